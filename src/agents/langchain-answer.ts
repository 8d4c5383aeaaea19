import { Fault } from '../errors.ts';
import type { ToolCall } from '../schema/tool-call.ts';
import type { AgentAnswer } from './agent.ts';
import { contentText, textWithCalls, usageOf } from './chat-answer.ts';
import { readContext } from './read-answer.ts';
import { readArguments, readToolCalls } from './read-tool-calls.ts';
import { asRecord, own } from './record.ts';

/** Keys under which chains put their answer, most usual first. */
const ANSWER_KEYS = ['output', 'answer', 'result', 'text', 'response'];

/**
 * The `output` of LangServe: a text, a message, a state with messages, or an object with the answer under a usual key;
 * anything else counts as JSON text. Undefined when there is nothing.
 */
export function chainAnswer(output: unknown): AgentAnswer | undefined {
  if (output === undefined || output === null) return undefined;
  if (typeof output === 'string') return { output };
  const record = asRecord(output);
  if (record === undefined) return { output: JSON.stringify(output) };
  if (Array.isArray(own(record, 'messages'))) return stateAnswer(record['messages'] as unknown[]);
  if (own(record, 'content') !== undefined) return stateAnswer([{ type: 'ai', ...record }]);
  const key = ANSWER_KEYS.find((name) => own(record, name) !== undefined && record[name] !== null);
  if (key === undefined) return { output: JSON.stringify(output) };
  const inner = record[key];
  const answer = typeof inner === 'string' ? { output: inner } : chainAnswer(inner);
  if (answer === undefined) return undefined;
  const context = readContext(own(record, 'context'), 'output.context', true);
  const steps = own(record, 'intermediate_steps');
  return {
    ...answer,
    ...(context !== undefined && { context }),
    ...(Array.isArray(steps) && { tool_calls: steps.flatMap(stepCall) }),
  };
}

/**
 * The answer of a list of messages: the text of the last AI message, and the tool calls since the last human message with
 * their results. Undefined when no AI message follows, or the last one holds neither text nor calls.
 */
export function stateAnswer(messages: readonly unknown[]): AgentAnswer | undefined {
  const records = messages.map(asRecord);
  const from = records.findLastIndex((message) => ['human', 'user'].includes(kindOf(message))) + 1;
  const turn = records.slice(from);
  const replies = turn.filter((message) => ['ai', 'assistant', 'AIMessageChunk'].includes(kindOf(message)));
  const last = replies.at(-1);
  if (last === undefined) return undefined;
  const results = new Map<unknown, Record<string, unknown>>();
  for (const message of turn)
    if (message !== undefined && kindOf(message) === 'tool' && own(message, 'tool_call_id') !== undefined)
      results.set(own(message, 'tool_call_id'), message);
  const tool_calls = replies.flatMap((message) => {
    const calls = own(message, 'tool_calls');
    if (!Array.isArray(calls)) return [];
    return readToolCalls(calls, 'tool_calls').map((call, index) =>
      withResult(call, results.get(own(asRecord(calls[index]), 'id'))),
    );
  });
  // Calls of earlier messages were answered already; only those of the last one stand in the place of a text.
  const open = own(last, 'tool_calls');
  const calls = Array.isArray(open) ? open : [];
  const text = contentText(own(last, 'content'));
  if (text === undefined && calls.length === 0) return undefined;
  return { ...textWithCalls(text ?? '', calls), tool_calls, ...totalUsage(replies) };
}

function withResult(call: ToolCall, message: Record<string, unknown> | undefined): ToolCall {
  if (message === undefined) return call;
  const content = own(message, 'content');
  const text = contentText(content) ?? content;
  return own(message, 'status') === 'error' ? { ...call, error: text } : { ...call, result: text };
}

function stepCall(step: unknown): ToolCall[] {
  if (!Array.isArray(step)) return [];
  const action = asRecord(step[0]);
  const name = own(action, 'tool');
  if (typeof name !== 'string' || name === '') return [];
  return [
    { name, arguments: readArguments(own(action, 'tool_input'), 'intermediate_steps'), result: step[1] },
  ];
}

function kindOf(message: Record<string, unknown> | undefined): string {
  const kind = own(message, 'type') ?? own(message, 'role');
  return typeof kind === 'string' ? kind : '';
}

function totalUsage(messages: readonly (Record<string, unknown> | undefined)[]): Pick<AgentAnswer, 'usage'> {
  const totals = { input_tokens: 0, output_tokens: 0 };
  let known = false;
  for (const message of messages) {
    const { usage } = usageOf(own(message, 'usage_metadata'), 'input_tokens', 'output_tokens');
    if (usage === undefined) continue;
    known = true;
    totals.input_tokens += usage.input_tokens ?? 0;
    totals.output_tokens += usage.output_tokens ?? 0;
  }
  return known ? { usage: totals } : {};
}

/** LangGraph reports a failed run with status 200 and this key. */
export function refuseGraphError(state: Record<string, unknown> | undefined, where: string): void {
  const error = own(state, '__error__');
  if (error === undefined || error === null) return;
  const record = asRecord(error);
  const what = [own(record, 'error'), own(record, 'message')]
    .filter((part) => typeof part === 'string')
    .join(': ');
  throw new Fault('agent_failed', `The graph failed: ${(what || JSON.stringify(error)).slice(0, 300)}`, {
    where,
    hint: 'Look into the log of the LangGraph server.',
  });
}
