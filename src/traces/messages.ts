import type { Message } from '../schema/message.ts';
import type { ToolCall } from '../schema/tool-call.ts';
import { fieldOf, listField, textField, textOf } from './json-fields.ts';
import { type RecordedCall, recordedCall } from './recorded-calls.ts';

/** A question with everything that followed it until the next one. */
export interface MessageTurn {
  input: string;
  output: string;
  calls: ToolCall[];
}

/** A conversation as it was recorded. */
export interface Conversation {
  system: string | undefined;
  turns: MessageTurn[];
  /** All that was said, in order; without system texts and without what tools said. */
  said: Message[];
  /** Whether tools occur at all: without that nobody knows whether there were calls. */
  toolsSeen: boolean;
}

const USERS = new Set(['user', 'human', 'customer']);
const SYSTEM = new Set(['system', 'developer']);
const TOOLS = new Set(['tool', 'function', 'tool_result', 'ipython']);

/**
 * Messages of roles user, assistant and tool as turns: a user message begins one, the last thing that the assistant said in it is its
 * answer, results find their calls by id, else by order. Calls may stand in `tool_calls`, in `function_call` or among the parts of the
 * content; whoever is neither user, system nor tool is taken for the assistant. A last question that nobody answered is left out.
 */
export function conversationOf(messages: readonly unknown[]): Conversation {
  const turns: MessageTurn[] = [];
  const said: Message[] = [];
  const open = new Map<string, ToolCall>();
  const unanswered: ToolCall[] = [];
  let system: string | undefined;
  let toolsSeen = false;
  const turn = () => {
    if (turns.length === 0) turns.push({ input: '', output: '', calls: [] });
    return turns[turns.length - 1] as MessageTurn;
  };
  const asked = (text: string) => {
    const last = turns.at(-1);
    if (last !== undefined && last.output === '' && last.calls.length === 0)
      last.input = [last.input, text].filter((part) => part !== '').join('\n');
    else turns.push({ input: text, output: '', calls: [] });
    said.push({ role: 'user', content: text });
  };
  const called = ({ id, call }: RecordedCall) => {
    toolsSeen = true;
    turn().calls.push(call);
    if (id !== undefined) open.set(id, call);
    if (call.result === undefined) unanswered.push(call);
  };
  const answered = (id: string | undefined, name: string | undefined, result: unknown, failed: boolean) => {
    toolsSeen = true;
    const call =
      (id === undefined ? undefined : open.get(id)) ??
      unanswered.find((one) => one.result === undefined && (name === undefined || one.name === name));
    if (call === undefined) return;
    call.result = result;
    if (failed) call.error = result;
  };

  for (const entry of messages) {
    const role = (textField(entry, 'role', 'from', 'type') ?? 'assistant').toLowerCase();
    const content = fieldOf(entry, 'content') ?? fieldOf(entry, 'value') ?? fieldOf(entry, 'parts');
    const parts = Array.isArray(content) ? content : [];
    const text = spokenOf(content);
    if (SYSTEM.has(role)) {
      system ??= text;
      continue;
    }
    if (TOOLS.has(role)) {
      answered(textField(entry, 'tool_call_id'), textField(entry, 'name'), text, false);
      continue;
    }
    for (const part of parts) {
      const kind = fieldOf(part, 'type');
      if (kind === 'tool_result' || kind === 'tool_call_response')
        answered(
          textField(part, 'tool_use_id', 'id'),
          undefined,
          resultOf(part),
          fieldOf(part, 'is_error') === true,
        );
    }
    if (USERS.has(role)) {
      if (text !== '') asked(text);
      continue;
    }
    for (const part of parts)
      if (fieldOf(part, 'type') === 'tool_use' || fieldOf(part, 'type') === 'tool_call') {
        const read = recordedCall(part);
        if (read !== undefined) called(read);
      }
    const functionCall = fieldOf(entry, 'function_call');
    const listed = [...(listField(entry, 'tool_calls') ?? []), ...(functionCall ? [functionCall] : [])];
    for (const one of listed) {
      const read = recordedCall(one);
      if (read !== undefined) called(read);
    }
    if (text !== '') {
      // A greeting before the first question answers nothing.
      if (turns.length > 0) turn().output = text;
      said.push({ role: 'assistant', content: text });
    }
  }
  const last = turns.at(-1);
  if (turns.length > 1 && last !== undefined && last.output === '' && last.calls.length === 0) turns.pop();
  return { system, turns, said, toolsSeen };
}

const resultOf = (part: unknown) =>
  fieldOf(part, 'content') ?? fieldOf(part, 'response') ?? fieldOf(part, 'result');

/** The words of a content; calls and results among its parts are no words. */
function spokenOf(content: unknown): string {
  if (!Array.isArray(content)) return textOf(content);
  return textOf(
    content.filter((part) => {
      const kind = fieldOf(part, 'type');
      return (
        typeof part === 'string' ||
        kind === undefined ||
        kind === 'text' ||
        kind === 'output_text' ||
        kind === 'input_text'
      );
    }),
  );
}
