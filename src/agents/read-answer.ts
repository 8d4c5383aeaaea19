import { Fault } from '../errors.ts';
import type { AgentUsage } from '../schema/run.ts';
import { compilePath, type JsonPath, valueAt } from '../text/json-path.ts';
import type { AgentAnswer, AgentCall } from './agent.ts';
import { answerAmongText, lastObject } from './answer-among-text.ts';
import { type AnswerMapping, mapsParts, PROTOCOL_KEYS } from './answer-mapping.ts';
import { parseReply } from './parse-reply.ts';
import { readToolCalls } from './read-tool-calls.ts';
import { amount, asRecord, own } from './record.ts';
import { refuseReportedError } from './reported-error.ts';
import { excerpt } from './status-fault.ts';

/** Beyond this a cost is a mistake of the agent, and one mistake must not hide the sum of a run. */
const DEAREST_ANSWER_USD = 10_000;

/** Keys of an answer that are named in a message. */
const MOST_KEYS = 20;
const LONGEST_KEY = 60;

/** An object with a key of the protocol, as JSON, as Python writes a dict, or cut off. */
const LIKE_AN_ANSWER = /\{\s*["'](?:output|tool_calls|context|agent_plan)["']\s*:/;

/**
 * Reads an answer (contract 3): by the mapping, else by the keys of the program protocol, else the text itself is the
 * output. A mapped output that is missing is Fault `agent_failed` naming path and keys seen; other parts are then not captured.
 * An answer that says that it is an error is a Fault too, with its own words. With `logs` the answer may stand among other text.
 */
export function readAnswer(
  text: string,
  mapping: AnswerMapping,
  where: string,
  { warn, logs = false }: { warn?: AgentCall['onWarning']; logs?: boolean } = {},
): AgentAnswer {
  const mapped = mapsParts(mapping);
  const isObject = /^\ufeff?\s*\{/.test(text);
  const reply = mapped || mapping.error !== undefined || isObject ? parseReply(text, where) : undefined;
  const root = reply?.kind === 'json' ? reply.value : undefined;
  const record = asRecord(root);
  if (record === undefined && logs) {
    const found = answerAmongText(text, mapping);
    if (found !== undefined) {
      warn?.('text_around', textAround(found.around));
      return readAnswer(found.json, mapping, where, { warn });
    }
  }
  if (reply === undefined) {
    const last = logs ? lastObject(text) : undefined;
    if (last !== undefined) warn?.('unknown_keys', unknownKeys(last));
    else warnOfLikeness(text, warn);
    return { output: text };
  }
  const given = mapping.output === undefined ? own(record, 'output') : valueAt(root, mapping.output);
  refuseReportedError(root, { errorPath: mapping.error, hasOutput: !isBlank(given), where });
  if (mapping.output !== undefined && root === undefined) throw missingOutput(mapping.output, text, where);
  if (!mapped && !PROTOCOL_KEYS.some((key) => record !== undefined && Object.hasOwn(record, key))) {
    if (record !== undefined) warn?.('unknown_keys', unknownKeys(record));
    else warnOfLikeness(text, warn);
    return { output: text };
  }
  return partsOf(text, root, mapping, where);
}

/** A text is an answer, but not where it holds one that cannot be read: its tool calls would be lost without a word. */
function warnOfLikeness(text: string, warn: AgentCall['onWarning']): void {
  if (LIKE_AN_ANSWER.test(text)) warn?.('like_an_answer', LIKE_ONE);
}

const LIKE_ONE =
  'answered with text in which an answer seems to stand that cannot be read as one JSON object, so the whole text was taken as the output and no tool call was read; print one JSON object and nothing else (in Python json.dumps), or set invocation.output_path';

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** The parts of an answer that has a mapping, or a key of the program protocol. */
function partsOf(text: string, root: unknown, mapping: AnswerMapping, where: string): AgentAnswer {
  const mapped = mapsParts(mapping);
  const record = asRecord(root);
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
  } else answer.output_missing = true;
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

/** The first keys of an object, for a message. */
function keysOf(record: Record<string, unknown>): string {
  const keys = Object.keys(record)
    .slice(0, MOST_KEYS)
    .map((key) => excerpt(key.slice(0, LONGEST_KEY)));
  return keys.length === 0 ? 'none' : keys.join(', ');
}

const textAround = (around: string) =>
  `printed other text on standard output beside its JSON answer, which begins with ${JSON.stringify(excerpt(around))} and was left out; logs belong on standard error`;

const unknownKeys = (record: Record<string, unknown>) =>
  `answered with a JSON object that has none of the keys ${PROTOCOL_KEYS.join(', ')}, so its whole text was taken as the output and no tool call was read; its top keys are ${keysOf(record)}. Name the answer "output", or set invocation.output_path`;

function missingOutput(path: JsonPath, root: unknown, where: string): Fault {
  if (valueAt(root, path) === null)
    return new Fault('agent_failed', `The answer has no output: "${path.text}" is null.`, {
      where,
      subcode: 'missing_output',
      hint: 'Answer with a text; an empty one is an answer, and fails. What went wrong belongs under "error".',
    });
  const record = asRecord(root);
  const seen =
    record !== undefined
      ? `its top keys are ${keysOf(record)}`
      : Array.isArray(root)
        ? `it is a list of ${root.length}`
        : `it is no JSON object but begins with ${JSON.stringify(String(root).slice(0, 80))}`;
  return new Fault('agent_failed', `The answer has no output at "${path.text}": ${seen}.`, {
    where,
    subcode: 'missing_output',
    hint: 'Set invocation.output_path to where the answer text stands, for example data.answer.',
  });
}
