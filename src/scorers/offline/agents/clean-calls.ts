import type { ToolCall } from '../../../schema/tool-call.ts';
import { leavesOf } from './argument-facts.ts';
import { callOutcome } from './call-outcome.ts';

/** Shortest value that somebody must have given. */
const SHORTEST = 3;
/** Values that were put together wrongly, or never filled in: a list, a dictionary or a placeholder where a text belongs. */
const MANGLED = /^\s*[[{<]/;
/** Calls that are followed; each of their values is looked for in all that came before, so that more take time that grows with the square. */
const MOST_CALLS = 500;
const SIGN_IN = /log_?in|sign_?in|auth/i;
/** Parameters that name the person whose data are looked up. */
const PERSON = /user|account|customer|member|patient|client|student/i;

/**
 * Whether what calls answered can be relied on: none broke off, every value was said or returned before, and nothing was looked up about
 * somebody who had not signed in. Nothing can be relied on where it is not known what was said, or where calls are too many to follow.
 */
export function cleanCalls(calls: readonly ToolCall[], said: string): boolean {
  if (said === '' || calls.length > MOST_CALLS) return false;
  let known = said.toLowerCase();
  let signedIn = false;
  for (const call of calls) {
    const outcome = callOutcome(call);
    const given = Object.entries(call.arguments ?? {});
    if (outcome === 'broke' || outcome === 'unknown') return false;
    if (!given.every(([, value]) => leavesOf(value).every((leaf) => isKnown(leaf, known)))) return false;
    if (SIGN_IN.test(call.name)) signedIn ||= outcome === 'yes';
    else if (outcome === 'content' && !signedIn && given.some(([name]) => PERSON.test(name))) return false;
    known += `\n${textOf(call.result).toLowerCase()}`;
  }
  return true;
}

function isKnown(leaf: string | number | boolean | null, known: string): boolean {
  if (leaf === null || typeof leaf === 'boolean') return true;
  const text = String(leaf).toLowerCase();
  return !MANGLED.test(text) && (text.length < SHORTEST || known.includes(text));
}

function textOf(result: unknown): string {
  return typeof result === 'string' ? result : (JSON.stringify(result) ?? '');
}
