import type { CaseResult } from '../../../schema/run.ts';
import { type UnsureResult, unsureResults } from './unsure-results.ts';

/** Unsure cases of which the same could not be told. */
export interface UnsureGroup {
  scorer: string;
  reason: string;
  /** Those that are kept, in the order of the cases. */
  cases: { one: CaseResult; result: UnsureResult }[];
  /** How many there are. */
  count: number;
}

/** Gathers unsure cases by what could not be told of them. */
export interface UnsureGroups {
  add(one: CaseResult): void;
  /** The largest first; what was not kept apart is counted in `others`. */
  list(): { groups: UnsureGroup[]; others: number; count: number };
}

/** Reasons that are kept apart; a reader looks at no more, and each may stand for thousands of cases. */
const MOST_GROUPS = 8;

/** An empty gathering that keeps so many cases of each group. A case stands where its first scorer puts it. */
export function unsureGroups(mostCases: number): UnsureGroups {
  const groups = new Map<string, UnsureGroup>();
  let [others, count] = [0, 0];
  return {
    add(one) {
      count += 1;
      const [result] = unsureResults(one);
      const { scorer, reason } = result ?? { scorer: '', reason: one.reason ?? '' };
      const key = JSON.stringify([scorer, reason]);
      let group = groups.get(key);
      if (group === undefined) {
        if (groups.size >= MOST_GROUPS || result === undefined) {
          others += 1;
          return;
        }
        group = { scorer, reason, cases: [], count: 0 };
        groups.set(key, group);
      }
      group.count += 1;
      if (result !== undefined && group.cases.length < mostCases) group.cases.push({ one, result });
    },
    list: () => ({ groups: [...groups.values()].sort((a, b) => b.count - a.count), others, count }),
  };
}
