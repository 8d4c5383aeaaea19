import type { Message } from '../schema/message.ts';
import type { ToolCall } from '../schema/tool-call.ts';
import { fieldOf, listField, textField, textOf } from './json-fields.ts';
import { type RecordedCall, recordedCall } from './recorded-calls.ts';

/** A question with everything that followed it until the next one. */
interface MessageTurn {
  input: string;
  output: string;
  calls: ToolCall[];
}

/** A conversation as it was recorded. */
export interface Conversation {
  system: string | undefined;
  turns: MessageTurn[];
  /** All messages, in order; without system texts and without results of tools. */
  messages: Message[];
  /** Whether tools occur at all: without that nobody knows whether there were calls. */
  toolsSeen: boolean;
  /** Of each call, how many of `messages` had been said before it. */
  callsAfter: number[];
}

const USERS = new Set(['user', 'human', 'customer']);
const SYSTEM = new Set(['system', 'developer']);
const TOOLS = new Set(['tool', 'function', 'tool_result', 'ipython']);

/**
 * Messages of roles user, assistant and tool as turns: a user message begins one, the last message of the assistant in it is its
 * answer, results find their calls by id, else by order. Calls may stand in `tool_calls`, in `function_call` or among the parts of the
 * content; whoever is neither user, system nor tool is taken for the assistant. A last question that nobody answered is left out.
 */
export function conversationOf(messages: readonly unknown[]): Conversation {
  const log = conversationLog();
  for (const entry of messages) readMessage(entry, log);
  return log.conversation();
}

type ConversationLog = ReturnType<typeof conversationLog>;

/** A conversation while it is read: what is written and called finds its turn, a result its call. */
function conversationLog() {
  const turns: MessageTurn[] = [];
  const messages: Message[] = [];
  const open = new Map<string, ToolCall>();
  const unanswered: ToolCall[] = [];
  let system: string | undefined;
  let toolsSeen = false;
  const callsAfter: number[] = [];
  const turn = () => {
    if (turns.length === 0) turns.push({ input: '', output: '', calls: [] });
    return turns[turns.length - 1] as MessageTurn;
  };
  return {
    instructed(text: string): void {
      system ??= text;
    },
    userSpoke(text: string): void {
      const last = turns.at(-1);
      if (last !== undefined && isUnanswered(last))
        last.input = [last.input, text].filter((part) => part !== '').join('\n');
      else turns.push({ input: text, output: '', calls: [] });
      messages.push({ role: 'user', content: text });
    },
    called({ id, call }: RecordedCall): void {
      toolsSeen = true;
      turn().calls.push(call);
      callsAfter.push(messages.length);
      if (id !== undefined) open.set(id, call);
      if (call.result === undefined) unanswered.push(call);
    },
    resulted(id: string | undefined, name: string | undefined, result: unknown, failed: boolean): void {
      toolsSeen = true;
      const call =
        (id === undefined ? undefined : open.get(id)) ??
        unanswered.find((one) => one.result === undefined && (name === undefined || one.name === name));
      if (call === undefined) return;
      call.result = result;
      if (failed) call.error = result;
    },
    answered(text: string): void {
      // A greeting before the first question answers nothing.
      if (turns.length > 0) turn().output = text;
      messages.push({ role: 'assistant', content: text });
    },
    conversation(): Conversation {
      const last = turns.at(-1);
      if (turns.length > 1 && last !== undefined && isUnanswered(last)) turns.pop();
      return { system, turns, messages, toolsSeen, callsAfter };
    },
  };
}

const isUnanswered = ({ output, calls }: MessageTurn) => output === '' && calls.length === 0;

/** One message, by its role. */
function readMessage(entry: unknown, log: ConversationLog): void {
  const role = (textField(entry, 'role', 'from', 'type') ?? 'assistant').toLowerCase();
  const content = fieldOf(entry, 'content') ?? fieldOf(entry, 'value') ?? fieldOf(entry, 'parts');
  const text = spokenOf(content);
  if (SYSTEM.has(role)) log.instructed(text);
  else if (TOOLS.has(role))
    log.resulted(textField(entry, 'tool_call_id'), textField(entry, 'name'), text, false);
  else {
    const parts = Array.isArray(content) ? content : [];
    for (const part of parts.filter((one) => isOf(one, 'tool_result', 'tool_call_response'))) {
      const id = textField(part, 'tool_use_id', 'id');
      log.resulted(id, undefined, resultOf(part), fieldOf(part, 'is_error') === true);
    }
    const asks = USERS.has(role);
    if (!asks) for (const call of callsOf(entry, parts)) log.called(call);
    if (text === '') return;
    if (asks) log.userSpoke(text);
    else log.answered(text);
  }
}

/** The calls of a message, wherever in it they stand. */
function callsOf(entry: unknown, parts: readonly unknown[]): RecordedCall[] {
  const functionCall = fieldOf(entry, 'function_call');
  return [
    ...parts.filter((part) => isOf(part, 'tool_use', 'tool_call')),
    ...(listField(entry, 'tool_calls') ?? []),
    ...(functionCall ? [functionCall] : []),
  ].flatMap((one) => recordedCall(one) ?? []);
}

const isOf = (part: unknown, ...types: string[]) => types.some((type) => fieldOf(part, 'type') === type);

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
