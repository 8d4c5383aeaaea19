import { Fault } from '../errors.ts';
import { type JsonPath, valueAt } from '../text/json-path.ts';
import { asRecord, own } from './record.ts';
import { excerpt } from './status-fault.ts';

/** Keys under which an error says in words what it is, most telling first. */
const WORDS = ['message', 'detail', 'error', 'error_message', 'error_description', 'description', 'reason'];
/** Keys that say it less well: what was answered beside `is_error`, and the name of the kind of error. */
const LESSER_WORDS = ['text', 'result', 'output', 'title', 'type', 'code', 'name'];
/** Errors inside of errors that are looked into for words. */
const DEEPEST_WORDS = 4;

/**
 * Fault `agent_failed` (`reported_error`) for an answer that says that it is an error, with the words of the agent: judging it would
 * score a failure of the infrastructure. That is something at `errorPath`, `is_error: true`, and without an output a text or an
 * object under `error` or the `errors` of GraphQL. What is blank, `false`, `null` or 0 is no error.
 */
export function refuseReportedError(
  root: unknown,
  { errorPath, hasOutput, where }: { errorPath: JsonPath | undefined; hasOutput: boolean; where: string },
): void {
  const record = asRecord(root);
  const named = errorPath === undefined ? undefined : valueAt(root, errorPath);
  if (saysError(named)) throw reported(wordsOf(named) ?? wordsOf(record), named, where);
  const flagged = own(record, 'is_error') === true;
  const error = own(record, 'error');
  const bare = !hasOutput && saysError(error);
  if (flagged || bare) throw reported(wordsOf(error) ?? wordsOf(record), bare ? error : record, where);
  const list = own(record, 'errors');
  if (!hasOutput && isGraphqlErrors(list)) throw reported(wordsOf(list), list, where);
}

/** Whether what stands in the place of an error is one: nothing blank, `false`, `null`, 0 or without content. */
export function saysError(value: unknown): boolean {
  if (value === undefined || value === null || value === false || value === 0) return false;
  if (typeof value === 'string') return value.trim() !== '';
  return typeof value !== 'object' || Object.keys(value).length > 0;
}

/** Every error of GraphQL has a message (its specification, 7.1.2); other lists of that name may be an answer. */
function isGraphqlErrors(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((entry) => typeof own(asRecord(entry), 'message') === 'string')
  );
}

/** What an error says in words; undefined where it has none. */
function wordsOf(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (depth > DEEPEST_WORDS) return undefined;
  if (Array.isArray(value)) return wordsOf(value[0], depth + 1);
  const record = asRecord(value);
  if (record === undefined) return undefined;
  for (const key of [...WORDS, ...LESSER_WORDS]) {
    const words = wordsOf(own(record, key), depth + 1);
    if (words !== undefined) return words;
  }
  return undefined;
}

function reported(words: string | undefined, error: unknown, where: string): Fault {
  const said = words ?? JSON.stringify(error) ?? String(error);
  return new Fault('agent_failed', `the agent reported an error: ${excerpt(said)}`, {
    where,
    subcode: 'reported_error',
  });
}
