import { Fault } from '../errors.ts';
import type { ToolCall } from '../schema/tool-call.ts';
import { parseReply } from './parse-reply.ts';
import { asRecord, own } from './record.ts';

/**
 * Tool calls as agents write them: our own form, that of chat completions (`function.name`, arguments as JSON text), of
 * messages (`input`) and of chains (`args`). Throws Fault `agent_failed` naming the first entry that is none.
 */
export function readToolCalls(value: unknown, path: string): ToolCall[] {
  if (!Array.isArray(value)) throw unreadable(path, 'is no list');
  return value.map((entry, index) => readToolCall(entry, `${path}[${index}]`));
}

function readToolCall(entry: unknown, path: string): ToolCall {
  const record = asRecord(entry);
  const inner = asRecord(own(record, 'function'));
  const name = own(record, 'name') ?? own(inner, 'name') ?? own(record, 'tool');
  if (record === undefined || typeof name !== 'string' || name === '')
    throw unreadable(path, 'is no object with a name');
  const given =
    own(record, 'arguments') ??
    own(inner, 'arguments') ??
    own(record, 'args') ??
    own(record, 'input') ??
    own(record, 'tool_input');
  const turn = own(record, 'turn');
  return {
    name,
    arguments: readArguments(given, path),
    ...(Object.hasOwn(record, 'result') && { result: record['result'] }),
    ...(Object.hasOwn(record, 'error') && record['error'] !== null && { error: record['error'] }),
    ...(typeof turn === 'number' && Number.isInteger(turn) && turn >= 0 && { turn }),
  };
}

/** Arguments as an object. Text that is no JSON object is kept under `unparsed`: the mistake is the agent's and shall be seen. */
export function readArguments(given: unknown, where: string): Record<string, unknown> {
  const read = argumentsOrGiven(given, where);
  return asRecord(read) ?? { unparsed: read };
}

/** Arguments as an object, none where there are none; what is no JSON object stays as it was given. */
export function argumentsOrGiven(given: unknown, where: string): unknown {
  const record = asRecord(given);
  if (record !== undefined) return record;
  if (given === undefined || given === null || given === '') return {};
  if (typeof given !== 'string') return given;
  const reply = parseReply(given, where);
  return (reply.kind === 'json' ? asRecord(reply.value) : undefined) ?? given;
}

function unreadable(path: string, what: string): Fault {
  return new Fault('agent_failed', `The answer's ${path} ${what}.`, {
    where: path,
    subcode: 'unreadable_answer',
    hint: 'Tool calls are a list of {"name", "arguments", "result"}.',
  });
}
