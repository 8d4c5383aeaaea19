import type { CaseResult } from '../../schema/run.ts';
import { caseProblem } from './case-problem.ts';

/** Cases that stumbled over the same thing: the first of them, and how many others. */
interface SameError {
  one: CaseResult;
  others: number;
}

/** Puts errored cases with the same code and message together, so that one broken address is one block, not a hundred. */
interface SameErrors {
  add(one: CaseResult): void;
  readonly groups: readonly SameError[];
  /** Cases whose error found no room among the groups. */
  readonly more: number;
}

/** An empty collection of at most `most` groups. */
export function sameErrors(most: number): SameErrors {
  const found = new Map<string, SameError>();
  const groups: SameError[] = [];
  let more = 0;
  return {
    add(one) {
      const { code, message } = caseProblem(one);
      const key = JSON.stringify([code, message]);
      const same = found.get(key);
      if (same !== undefined) same.others += 1;
      else if (groups.length >= most) more += 1;
      else {
        const group = { one, others: 0 };
        found.set(key, group);
        groups.push(group);
      }
    },
    groups,
    get more() {
      return more;
    },
  };
}
