import { whyNoLabel } from '../../schema/labels/label-of-verdict.ts';
import type { CaseResult, TurnResult } from '../../schema/run.ts';
import type { ScorerResult } from '../../schema/scorer-result.ts';
import { suggest } from '../../test-cases/suggest.ts';

/** A verdict of one scorer on one turn, as a report has it. */
export interface ReportedVerdict {
  scorer: string;
  result: ScorerResult;
  /** From 0. */
  attempt: number;
  /** Turns of the attempt up to the one that was judged, which is the last. */
  turns: TurnResult[];
}

/**
 * The verdict that somebody means by naming a case and perhaps a scorer: of the last attempt and, in that, of the last turn, and of the
 * verdicts that made the case pass or fail. Where no scorer is named and several are meant the sentence names them.
 */
export function meantVerdict(
  found: CaseResult,
  scorer: string | undefined,
): ReportedVerdict | { problem: string } {
  const all = verdictsOf(found);
  if (all.length === 0) return { problem: 'Nothing was judged in this case.' };
  const named = scorer === undefined ? all : all.filter((one) => one.scorer === scorer);
  if (named.length === 0) {
    const names = unique(all);
    return {
      problem: `The case has no verdict of "${scorer}"${suggest(scorer ?? '', names)}; ${list(names)}.`,
    };
  }
  const whys = named.map((one) => whyNoLabel(one.scorer, one.result));
  const open = named.filter((_, index) => whys[index] === undefined);
  if (open.length === 0) return { problem: whys[0] ?? '' };
  const telling = open.filter(({ result }) => result.pass === (found.status === 'passed'));
  const meant = telling.length > 0 ? telling : open;
  const names = unique(meant);
  if (names.length > 1) return { problem: `Name the scorer whose verdict is wrong; ${list(names)}.` };
  const [last] = meant.slice(-1);
  return last ?? { problem: 'Nothing was judged in this case.' };
}

function verdictsOf({ attempts }: CaseResult): ReportedVerdict[] {
  return attempts.flatMap(({ turns }, attempt) =>
    turns.flatMap(({ results }, at) =>
      Object.entries(results).map(([scorer, result]) => ({
        ...{ scorer, result, attempt },
        turns: turns.slice(0, at + 1),
      })),
    ),
  );
}

/** Names that are listed. */
const MOST_NAMES = 20;
const unique = (verdicts: readonly ReportedVerdict[]) => [...new Set(verdicts.map(({ scorer }) => scorer))];
const list = (names: readonly string[]) =>
  `there ${names.length === 1 ? 'is' : 'are'} ${names.slice(0, MOST_NAMES).join(', ')}`;
