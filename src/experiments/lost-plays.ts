import type { CaseScores } from '../statistics/case-level-p.ts';
import { fisherExact } from '../statistics/fisher-exact.ts';
import { mean } from '../statistics/mean.ts';
import type { Evidence } from './evidence.ts';
import { type Metric, metricOf } from './metrics.ts';

/** Shares that differ by more than this are worth a warning, however few the plays (statistics.md 4.3 step 4). */
const POINTS = 0.05;

/** What plays without evidence could hide in a contrast of `a` minus `b`; pairs hold a's figure, then b's. */
export interface LostPlays {
  lost: [number, number];
  /** Unsure plays are among them: their shares differ, so that the sure ones alone may be a choice in favour of one side. */
  withUnsure: boolean;
  /** Valid and lost together. */
  plays: [number, number];
  /** Share lost; 0 without plays. */
  rates: [number, number];
  /** The shares differ: by more than 5 points, or more than chance explains (Fisher p < .05). */
  differs: boolean;
  /** Of the case means, valid plays only; null where no case has some on both sides. */
  difference: number | null;
  /** The same with every lost play counted: as 0 for a and 1 for b, and the other way round. */
  bounds: [number, number] | null;
  /** The cases as they would be at the lower of the bounds: the scores of b as `a`, those of a as `b`. */
  worst: CaseScores[];
  /** a is not behind on the valid plays, but would be if all its lost plays were bad and all of b's good. */
  turns: boolean;
  /**
   * What was lost has to be counted at its worst: the shares differ, or so little was lost that this costs next to nothing. Many plays
   * lost alike on both sides have other reasons than the variants, and bound nothing.
   */
  weighs: boolean;
}

/**
 * Unsure plays are no evidence, and no loss that counts against anybody as long as both variants have their share of them: what is
 * sure is then compared with what is sure. Where the shares differ, one variant may look better by what could not be told of it, and
 * its unsure plays are counted among the lost ones.
 *
 * Could the plays that were lost have turned the comparison of two variants? (statistics.md 4.3 step 4.) On `pass_rate`, or
 * another metric of the scale 0..1; times and money have no worst case.
 */
export function lostPlays(
  evidence: Evidence,
  a: string,
  b: string,
  metric: Metric = metricOf('pass_rate'),
): LostPlays {
  const withUnsure = unsureDiffers(evidence, a, b);
  const considered = withUnsure
    ? evidence
    : { ...evidence, lost: evidence.lost.filter(({ status }) => status !== 'unsure') };
  const first = tallyOf(considered, a, metric);
  const second = tallyOf(considered, b, metric);
  const lost: [number, number] = [first.lost, second.lost];
  const plays: [number, number] = [first.valid + first.lost, second.valid + second.lost];
  const rates: [number, number] = [lost[0] / Math.max(1, plays[0]), lost[1] / Math.max(1, plays[1])];
  const difference = differenceOf(pairsOf(evidence, first, second));
  const worstPairs = pairsOf(evidence, first, second, [0, 1]);
  const worst = differenceOf(worstPairs);
  const best = differenceOf(pairsOf(evidence, first, second, [1, 0]));
  const differs = sharesDiffer([first.lost, first.valid], [second.lost, second.valid]);
  return {
    lost,
    withUnsure,
    plays,
    rates,
    differs,
    difference,
    bounds: worst === null || best === null ? null : [worst, best],
    worst: worstPairs,
    turns: difference !== null && worst !== null && difference > -1e-12 && worst < -1e-12,
    weighs: lost[0] + lost[1] > 0 && (differs || Math.max(...rates) <= POINTS + 1e-12),
  };
}

/** By more than 5 points, or more than chance explains. */
function sharesDiffer(a: readonly [number, number], b: readonly [number, number]): boolean {
  const rate = ([part, rest]: readonly [number, number]) => part / Math.max(1, part + rest);
  return Math.abs(rate(a) - rate(b)) > POINTS + 1e-12 || fisherExact([[...a], [...b]]).p_value < 0.05;
}

/** Whether two variants differ in the share of their judged plays that are unsure. */
function unsureDiffers({ plays, lost }: Evidence, a: string, b: string): boolean {
  const of = (wanted: string): [number, number] => [
    lost.filter(({ variant, status }) => variant === wanted && status === 'unsure').length,
    plays.filter(({ variant }) => variant === wanted).length,
  ];
  return sharesDiffer(of(a), of(b));
}

interface CaseTally {
  values: number[];
  lost: number;
}

interface Tally {
  valid: number;
  lost: number;
  byCase: Map<string, CaseTally>;
}

function tallyOf(evidence: Evidence, variant: string, metric: Metric): Tally {
  const tally: Tally = { valid: 0, lost: 0, byCase: new Map() };
  const caseOf = (id: string): CaseTally => {
    const known = tally.byCase.get(id) ?? { values: [], lost: 0 };
    tally.byCase.set(id, known);
    return known;
  };
  for (const play of evidence.plays) {
    if (play.variant !== variant) continue;
    tally.valid += 1;
    const value = metric.valueOf(play);
    if (value !== undefined) caseOf(play.caseId).values.push(value);
  }
  for (const play of evidence.lost) {
    if (play.variant !== variant) continue;
    tally.lost += 1;
    caseOf(play.caseId).lost += 1;
  }
  return tally;
}

/** The cases with scores of both, those of the second as `a`; lost plays count as given for the first and the second, or not at all. */
function pairsOf(
  evidence: Evidence,
  first: Tally,
  second: Tally,
  lostAs: readonly [number, number] | [] = [],
): CaseScores[] {
  return evidence.cases.flatMap((caseId) => {
    const [b, a] = [first, second].map(({ byCase }, side) => scoresOf(byCase.get(caseId), lostAs[side]));
    return a === undefined || b === undefined || a.length === 0 || b.length === 0 ? [] : [{ a, b }];
  });
}

/** In ascending order, so that the order in which plays ended changes nothing. */
function scoresOf(tally: CaseTally | undefined, lostAs: number | undefined): number[] {
  if (tally === undefined) return [];
  const { values, lost } = tally;
  const all = lostAs === undefined ? values : [...values, ...Array<number>(lost).fill(lostAs)];
  return [...all].sort((one, other) => one - other);
}

/** Mean over cases of the first minus the second. */
function differenceOf(pairs: readonly CaseScores[]): number | null {
  return pairs.length === 0 ? null : mean(pairs.map(({ a, b }) => mean(b) - mean(a)));
}
