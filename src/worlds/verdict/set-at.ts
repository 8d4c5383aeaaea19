import { childAt, type Step, setKey } from '../state/pointer.ts';

/**
 * A state in which a path has the value that it has in another; what is on the way there and missing is made. Where the other has nothing
 * there, neither has the result.
 */
export function takenFrom(state: unknown, other: unknown, path: readonly Step[]): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return other;
  const theirs = childAt(other, step);
  const inner = takenFrom(childAt(state, step), theirs, rest);
  if (inner === childAt(state, step)) return state;
  if (Array.isArray(state) || (state === undefined && Array.isArray(other))) {
    const list: unknown[] = Array.isArray(state) ? [...state] : [];
    const place = Number(step);
    // What is missing before it is compared as nothing, and what is gone at the end makes the list shorter.
    while (list.length < place) list.push(undefined);
    list[place] = inner;
    while (list.length > 0 && list.at(-1) === undefined) list.pop();
    return list;
  }
  const copy = typeof state === 'object' && state !== null ? { ...state } : {};
  if (inner === undefined) delete (copy as Record<Step, unknown>)[step];
  else setKey(copy, step, inner);
  return copy;
}
