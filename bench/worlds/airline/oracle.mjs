import { isDeepStrictEqual } from 'node:util';
import { tools } from './tools.mjs';

const RUN = new Map(tools.map(({ name, run }) => [name, run]));
export const WRITES = new Set(tools.filter(({ reads }) => !reads).map(({ name }) => name));

/** The end state of these calls, reckoned without the product: refused calls are left behind, as an agent would. */
export function endState(state, calls) {
  const own = structuredClone(state);
  for (const { name, arguments: args } of calls) {
    try {
      RUN.get(name)(own, structuredClone(args));
    } catch {
      // Refused, and nothing has changed.
    }
  }
  return own;
}

/** Whether two lists of calls leave the same behind. */
export const sameEnd = (state, one, other) => isDeepStrictEqual(endState(state, one), endState(state, other));

/** Whether what a door answered is what was recorded: `{result}` or `{error}` against a text, by value where that is JSON. */
export function sameAnswer(answer, recorded) {
  if (answer === undefined) return false;
  if ('error' in answer) return `Error: ${answer.error}`.replace(/^Error: Error: /, 'Error: ') === recorded;
  // A tool that gave nothing back was recorded as an empty text.
  if ((answer.result ?? '') === recorded) return true;
  try {
    return isDeepStrictEqual(answer.result, JSON.parse(recorded));
  } catch {
    return false;
  }
}
