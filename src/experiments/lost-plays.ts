import { fisherExact } from '../statistics/fisher-exact.ts';
import { mean } from '../statistics/mean.ts';
import type { Evidence } from './evidence.ts';
import { type Metric, metricOf } from './metrics.ts';

/** Shares that differ by more than this are worth a warning, however few the plays (statistics.md 4.3 step 4). */
const POINTS = 0.05;

/** What plays without evidence could hide in a contrast of `a` minus `b`; pairs hold a's figure, then b's. */
export interface LostPlays {
  lost: [number, number];
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
  /** a is not behind on the valid plays, but would be if all its lost plays were bad and all of b's good. */
  turns: boolean;
}

/**
 * Could the plays that were lost have turned the comparison of two variants? (statistics.md 4.3 step 4.) On `pass_rate`, or
 * another metric of the scale 0..1; times and money have no worst case.
 */
export function lostPlays(
  evidence: Evidence,
  a: string,
  b: string,
  metric: Metric = metricOf('pass_rate'),
): LostPlays {
  const first = tallyOf(evidence, a, metric);
  const second = tallyOf(evidence, b, metric);
  const lost: [number, number] = [first.lost, second.lost];
  const plays: [number, number] = [first.valid + first.lost, second.valid + second.lost];
  const rates: [number, number] = [lost[0] / Math.max(1, plays[0]), lost[1] / Math.max(1, plays[1])];
  const { p_value } = fisherExact([
    [first.lost, first.valid],
    [second.lost, second.valid],
  ]);
  const difference = differenceOf(evidence, first, second, null, null);
  const worst = differenceOf(evidence, first, second, 0, 1);
  const best = differenceOf(evidence, first, second, 1, 0);
  return {
    lost,
    plays,
    rates,
    differs: p_value < 0.05 || Math.abs(rates[0] - rates[1]) > POINTS + 1e-12,
    difference,
    bounds: worst === null || best === null ? null : [worst, best],
    turns: difference !== null && worst !== null && difference > -1e-12 && worst < -1e-12,
  };
}

interface CaseTally {
  sum: number;
  values: number;
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
    const known = tally.byCase.get(id) ?? { sum: 0, values: 0, lost: 0 };
    tally.byCase.set(id, known);
    return known;
  };
  for (const play of evidence.plays) {
    if (play.variant !== variant) continue;
    tally.valid += 1;
    const value = metric.valueOf(play);
    if (value === undefined) continue;
    const ofCase = caseOf(play.caseId);
    ofCase.sum += value;
    ofCase.values += 1;
  }
  for (const play of evidence.lost) {
    if (play.variant !== variant) continue;
    tally.lost += 1;
    caseOf(play.caseId).lost += 1;
  }
  return tally;
}

/** Mean over cases of a - b with lost plays counted as given; null leaves them out. */
function differenceOf(
  evidence: Evidence,
  a: Tally,
  b: Tally,
  lostOfA: number | null,
  lostOfB: number | null,
): number | null {
  const differences = evidence.cases.flatMap((caseId) => {
    const ofA = meanOf(a.byCase.get(caseId), lostOfA);
    const ofB = meanOf(b.byCase.get(caseId), lostOfB);
    return ofA === null || ofB === null ? [] : [ofA - ofB];
  });
  return differences.length === 0 ? null : mean(differences);
}

function meanOf(tally: CaseTally | undefined, lostAs: number | null): number | null {
  if (tally === undefined) return null;
  const counted = tally.values + (lostAs === null ? 0 : tally.lost);
  return counted === 0 ? null : (tally.sum + (lostAs ?? 0) * (lostAs === null ? 0 : tally.lost)) / counted;
}
