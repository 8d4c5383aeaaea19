import { Fault } from '../errors.ts';
import type { Invocation } from '../schema/agent.ts';
import type { AgentUsage } from '../schema/run.ts';
import type { AgentAnswer } from './agent.ts';
import { compilePath, type JsonPath, valueAt } from './json-path.ts';
import { parseReply } from './parse-reply.ts';
import { readToolCalls } from './read-tool-calls.ts';
import { amount, asRecord, own } from './record.ts';
import { excerpt } from './status-fault.ts';

/** Where the parts of an answer stand, when it is not the program protocol. */
export interface AnswerMapping {
  output?: JsonPath;
  tool_calls?: JsonPath;
  context?: JsonPath;
  plan?: JsonPath;
}

const errorText = (error: unknown) =>
  typeof error === 'string' ? error : (JSON.stringify(error) ?? String(error));

/** Beyond this a cost is a mistake of the agent, and one mistake must not hide the sum of a run. */
const DEAREST_ANSWER_USD = 10_000;

const PROTOCOL_KEYS = ['output', 'tool_calls', 'context', 'agent_plan'];

/** The mapping of an agent; Fault `validation_failed` names a path that cannot be read. */
export function mappingOf(invocation: Invocation): AnswerMapping {
  const { output_path, tool_calls_path, context_path, plan_path } = invocation;
  return {
    ...(output_path !== undefined && { output: compilePath(output_path, 'invocation.output_path') }),
    ...(tool_calls_path !== undefined && {
      tool_calls: compilePath(tool_calls_path, 'invocation.tool_calls_path'),
    }),
    ...(context_path !== undefined && { context: compilePath(context_path, 'invocation.context_path') }),
    ...(plan_path !== undefined && { plan: compilePath(plan_path, 'invocation.plan_path') }),
  };
}

/**
 * Reads an answer (contract 3): by the mapping, else by the keys of the program protocol, else the text itself is the
 * output. A mapped output that is missing is Fault `agent_failed` naming path and keys seen; other parts are then not captured.
 */
export function readAnswer(text: string, mapping: AnswerMapping, where: string): AgentAnswer {
  const mapped = Object.keys(mapping).length > 0;
  if (!mapped && !/^\ufeff?\s*\{/.test(text)) return { output: text };
  const reply = parseReply(text, where);
  const root = reply.kind === 'json' ? reply.value : undefined;
  const record = asRecord(root);
  if (mapping.output !== undefined && root === undefined) throw missingOutput(mapping.output, text, where);
  if (!mapped && !PROTOCOL_KEYS.some((key) => record !== undefined && Object.hasOwn(record, key))) {
    // An object that reports an error is not an answer; judging it would score a failure.
    const error = own(record, 'error');
    if (error !== undefined && error !== null && error !== false)
      throw new Fault('agent_failed', `the agent reported an error: ${excerpt(errorText(error))}`, {
        where,
        subcode: 'reported_error',
      });
    return { output: text };
  }

  const part = (path: JsonPath | undefined, key: string) =>
    path === undefined ? own(record, key) : valueAt(root, path);
  // Beside a mapping the protocol's keys may belong to somebody else: what does not fit there is left alone.
  const lenient = (path: JsonPath | undefined) => mapped && path === undefined;
  const answer: AgentAnswer = { output: '' };

  const calls = part(mapping.tool_calls, 'tool_calls') ?? undefined;
  if (calls !== undefined && !(lenient(mapping.tool_calls) && !looksLikeCalls(calls)))
    answer.tool_calls = readToolCalls(calls, mapping.tool_calls?.text ?? 'tool_calls');
  const context = readContext(
    part(mapping.context, 'context'),
    mapping.context?.text ?? 'context',
    lenient(mapping.context),
  );
  if (context !== undefined) answer.context = context;
  const plan = readText(part(mapping.plan, 'agent_plan'));
  if (plan !== undefined) answer.agent_plan = plan;
  const usage = readUsage(own(record, 'usage'));
  if (usage !== undefined) answer.usage = usage;

  const output = readText(part(mapping.output, 'output'));
  if (output !== undefined) answer.output = output;
  else if (mapping.output !== undefined && !answer.tool_calls?.length)
    throw missingOutput(mapping.output, root, where);
  else if (!answer.tool_calls?.length) {
    if (!mapped) throw missingOutput(compilePath('output', 'output'), root, where);
    answer.output = text;
  }
  return answer;
}

/** A text as it is, a structured value as JSON; nothing for null and undefined. */
function readText(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function looksLikeCalls(value: unknown): boolean {
  return Array.isArray(value) && value.every((entry) => asRecord(entry) !== undefined);
}

/** Context documents: texts, or objects that carry their text under a usual name. */
export function readContext(value: unknown, path: string, lenient = false): string[] | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.map(documentText);
  if (lenient) return undefined;
  throw new Fault('agent_failed', `The answer's ${path} is neither a text nor a list of documents.`, {
    where: path,
    subcode: 'unreadable_answer',
    hint: 'Context is a list of texts.',
  });
}

function documentText(value: unknown): string {
  const record = asRecord(value);
  const named = ['text', 'content', 'page_content', 'document'].map((key) => own(record, key));
  return named.find((text) => typeof text === 'string') ?? readText(value) ?? '';
}

function readUsage(value: unknown): AgentUsage | undefined {
  const record = asRecord(value);
  const usage: AgentUsage = {};
  for (const key of ['input_tokens', 'output_tokens', 'cost_usd'] as const) {
    const number = amount(own(record, key));
    const sane = key === 'cost_usd' ? (number ?? 0) <= DEAREST_ANSWER_USD : Number.isSafeInteger(number ?? 0);
    if (number !== undefined && sane) usage[key] = number;
  }
  return Object.keys(usage).length === 0 ? undefined : usage;
}

function missingOutput(path: JsonPath, root: unknown, where: string): Fault {
  const record = asRecord(root);
  const keys = Object.keys(record ?? {})
    .slice(0, 20)
    .map((key) => key.slice(0, 60));
  const seen =
    record !== undefined
      ? `its top keys are ${keys.length === 0 ? 'none' : keys.join(', ')}`
      : Array.isArray(root)
        ? `it is a list of ${root.length}`
        : `it is no JSON object but begins with ${JSON.stringify(String(root).slice(0, 80))}`;
  return new Fault('agent_failed', `The answer has no output at "${path.text}": ${seen}.`, {
    where,
    subcode: 'missing_output',
    hint: 'Set invocation.output_path to where the answer text stands, for example data.answer.',
  });
}
