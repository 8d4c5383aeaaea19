import type { CaseResult } from '../../../schema/run.ts';
import { canonicalJson } from '../../../text/canonical-json.ts';
import { caseProblem } from '../case-problem.ts';
import { failingScorers } from '../failing-scorers.ts';

/** Cases with the same trouble: the block of the first of them, how many others there are, and what some of those are called. */
export interface CaseGroup {
  readonly block: readonly string[];
  readonly others: number;
  /** Ids of the first of the others. */
  readonly named: readonly string[];
}

/** Puts cases with the same trouble together, so that one broken rule is one block and not a hundred. */
export interface CaseGroups {
  /** Renders the block where the case is the first of its group. */
  add(one: CaseResult, render: () => string[]): void;
  readonly groups: readonly CaseGroup[];
  /** Cases that found no room among the groups. */
  readonly more: number;
}

/** Names that are remembered of a group: more do not fit on a line. */
const MOST_NAMED = 24;

/** An empty collection of at most `most` groups. */
export function caseGroups(most: number): CaseGroups {
  const found = new Map<string, CaseGroup & { others: number; named: string[] }>();
  let more = 0;
  return {
    add(one, render) {
      // A grave one is not put behind one that is less so.
      const key = `${one.severity ?? ''} ${troubleOf(one)}`;
      const same = found.get(key);
      if (same !== undefined) {
        same.others += 1;
        if (same.named.length < MOST_NAMED) same.named.push(one.id);
      } else if (found.size >= most) more += 1;
      else found.set(key, { block: render(), others: 0, named: [] });
    },
    get groups() {
      return [...found.values()];
    },
    get more() {
      return more;
    },
  };
}

/**
 * What is wrong with a case, the same for cases that one change would mend: its error; else the scorers that it does not pass, each
 * with what a check expected, or in the words of its reason.
 */
function troubleOf(one: CaseResult): string {
  if (one.status === 'errored') {
    const { code, message } = caseProblem(one);
    return JSON.stringify(['errored', code, message]);
  }
  const failing = failingScorers(one);
  const gating = failing.filter((each) => each.gating);
  return JSON.stringify(
    (gating.length > 0 ? gating : failing).map(({ scorer, reasoning, attempt, turn }) => {
      const { kind, expected } = one.attempts[attempt]?.turns[turn]?.results[scorer]?.metadata ?? {};
      return typeof kind === 'string' ? [scorer, kind, canonicalJson(expected ?? null)] : [scorer, reasoning];
    }),
  );
}
