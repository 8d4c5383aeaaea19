import { defined } from '../schema/defined.ts';
import type { AgentUsage } from '../schema/run.ts';
import type { ToolCall } from '../schema/tool-call.ts';
import { fieldOf, listField, recordOf, textField, textOf } from './json-fields.ts';
import { conversationOf } from './messages.ts';
import { outcomeOf } from './outcome.ts';
import { argumentsOf, recordedExpectations } from './recorded-calls.ts';
import type { SpanRecord, TraceRecord } from './span-record.ts';
import { tagsOf } from './tags.ts';
import type { Trajectory } from './trajectory.ts';

/**
 * A trace as a trajectory of one turn: its question and its answer from the root span or else from the first and last span of a model,
 * tool spans as calls, retrieval spans as context, tokens and money added up.
 */
export function traceTrajectory({
  id,
  agent,
  input,
  facts,
  spans,
}: TraceRecord): Trajectory | { problem: string } {
  if (spans.length === 0) return { problem: 'holds no spans' };
  const root = spans.find(({ parent }) => parent === undefined) ?? spans[0];
  const models = spans.filter(({ kind }) => kind === 'llm');
  const questions = [input, root?.input, models[0]?.input].map(questionIn);
  const answers = [root?.output, ...models.map(({ output }) => output).reverse()].map(answerIn);
  const question = questions.find((text) => text !== '') ?? '';
  const answer = answers.find((text) => text !== '') ?? '';
  const calls = toolCallsIn(spans);
  if (answer === '' && calls.length === 0 && root?.error === undefined)
    return { problem: 'holds no answer and no tool call' };
  const expected = listField(facts, 'expected_tools', 'expected_tool_calls');
  const truth = textField(facts, 'ground_truth', 'expected_output');
  const behaviour = textField(facts, 'expected_behavior');
  return {
    id: textField(facts, 'test_case_id', 'case_id') ?? id,
    name: textField(facts, 'name') ?? (question === '' ? root?.name : question),
    agent,
    tags: tagsOf(facts),
    turns: [
      {
        input: question,
        output: answer,
        tool_calls: calls,
        context: documentsRetrieved(spans),
        latency_ms: durationOf(root, spans),
        usage: usageOf(spans),
        criteria: {
          ...defined({ expected_behavior: behaviour, ground_truth: truth }),
          ...(expected === undefined ? {} : { expected_tools: recordedExpectations(expected) }),
        },
      },
    ],
    outcome: outcomeOf(facts, answer),
    ...(answer === '' && root?.error !== undefined
      ? { error: { code: 'agent_failed', message: root.error } }
      : {}),
  };
}

/** Tool spans as calls of the agent, in their order. */
export function toolCallsIn(spans: readonly SpanRecord[]): ToolCall[] {
  return spans.filter(({ kind }) => kind === 'tool').map(callOf);
}

/** What retrieval spans brought, as texts; null where nothing was retrieved. */
export function documentsRetrieved(spans: readonly SpanRecord[]): string[] | null {
  const retrieved = spans.filter(({ kind }) => kind === 'retrieval');
  return retrieved.length === 0 ? null : retrieved.flatMap(({ output }) => documentsIn(output));
}

/** Messages stand under this key, or are the value itself. */
const messagesIn = (value: unknown) =>
  Array.isArray(value) && value.some((one) => fieldOf(one, 'role') !== undefined)
    ? value
    : listField(value, 'messages');

function questionIn(value: unknown): string {
  const messages = messagesIn(value);
  if (messages === undefined) return empty(value) ? '' : textOf(value);
  return conversationOf(messages).turns.findLast(({ input }) => input !== '')?.input ?? '';
}

function answerIn(value: unknown): string {
  const messages = messagesIn(value);
  if (messages === undefined) return empty(value) ? '' : textOf(value);
  return conversationOf(messages).messages.findLast(({ role }) => role === 'assistant')?.content ?? '';
}

const empty = (value: unknown) => {
  const record = recordOf(value);
  return record !== undefined && Object.keys(record).length === 0;
};

function callOf({ name, input, output, error }: SpanRecord): ToolCall {
  const result = recordOf(output);
  // Our tracing entry point wraps a bare result, since its spans hold objects only.
  const bare = result !== undefined && Object.keys(result).length === 1 && Object.hasOwn(result, 'result');
  const value = bare ? result['result'] : output;
  return {
    name: name === '' ? 'tool' : name,
    arguments: argumentsOf(input),
    ...defined({ result: value, error }),
  };
}

function documentsIn(output: unknown): string[] {
  const list = Array.isArray(output)
    ? output
    : listField(output, 'documents', 'chunks', 'results', 'context');
  return (list ?? (empty(output) ? [] : [output])).map(textOf).filter((text) => text !== '');
}

function durationOf(root: SpanRecord | undefined, spans: readonly SpanRecord[]): number {
  const [start, end] =
    root?.start !== undefined && root.end !== undefined
      ? [root.start, root.end]
      : [
          spans.reduce((least, span) => Math.min(least, span.start ?? least), Number.POSITIVE_INFINITY),
          spans.reduce((most, span) => Math.max(most, span.end ?? most), Number.NEGATIVE_INFINITY),
        ];
  return Number.isFinite(end - start) ? Math.max(0, Math.round(end - start)) : 0;
}

/** Tokens and money of the model's spans. Spans above them often repeat the sum, so they count only where no model's span says it. */
export function usageOf(spans: readonly SpanRecord[]): AgentUsage | null {
  const models = spans.filter(({ kind }) => kind === 'llm');
  const sum = (key: 'tokens_input' | 'tokens_output' | 'cost_usd') => {
    const ofModels = models.flatMap((span) => span[key] ?? []);
    const values = ofModels.length > 0 ? ofModels : spans.flatMap((span) => span[key] ?? []);
    return values.length === 0 ? null : values.reduce((total, value) => total + value, 0);
  };
  const usage = {
    input_tokens: sum('tokens_input'),
    output_tokens: sum('tokens_output'),
    cost_usd: sum('cost_usd'),
  };
  return Object.values(usage).every((value) => value === null) ? null : usage;
}
