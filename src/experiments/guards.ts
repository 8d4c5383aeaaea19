import type { CaseScores } from '../statistics/case-level-p.ts';
import { changeOf, isUnharmed, shownHarms } from '../statistics/harm.ts';
import { pairedInterval } from '../statistics/paired-interval.ts';
import { caseValues, pairsOf } from './case-values.ts';
import type { Evidence } from './evidence.ts';
import { type Metric, metricOf } from './metrics.ts';

/** Whether the leader harms a metric that the decision is not about. */
export interface Guard {
  metric: string;
  /** Of leader minus baseline, over their common cases; null without any. */
  difference: number | null;
  /** Of the same: lower one-sided 95 % bound. Null where the plays do not suffice. */
  lowerBound: number | null;
  /** Chance of such a loss without harm, adjusted for the number of guards; null where nothing could be compared. */
  pHarm: number | null;
  /** No harm was shown, and something could be compared. */
  held: boolean;
  /** The plays so far leave no reason to look again: an experiment may stop here with a winner. */
  settled: boolean;
}

/** The metrics that guard a decision on `primary`: every other quality metric (scores and pass rate, not latency and cost). */
export function guardedMetrics(metrics: readonly string[], primary: string): Metric[] {
  return [...new Set(['pass_rate', ...metrics])]
    .filter((name) => name !== primary)
    .map(metricOf)
    .filter(({ scale }) => scale === 'linear');
}

/**
 * Guards every other quality metric against a winner that buys its lead with them. All of them together are asked one question, whether there
 * is evidence of harm against the baseline, with one error rate (`shownHarms`): a proof that no metric suffered would refuse most true winners, the more the
 * more metrics are measured. A metric without values on both sides holds nobody's lead: no evidence is never a pass.
 */
export function guardsOf(
  evidence: Evidence,
  { leader, baseline, except }: { leader: string; baseline: string; except: string },
): Guard[] {
  const found = guardedMetrics(evidence.metrics, except).map((metric) => {
    const { cases } = pairsOf(caseValues(evidence, metric), baseline, leader);
    const lowerBound = cases.length === 0 ? null : boundOf(metric, cases);
    // A single case that was played once does not even speak for itself.
    return { metric: metric.name, cases, lowerBound, isKnown: cases.length > 1 || lowerBound !== null };
  });
  const harms = shownHarms(found.filter(({ isKnown }) => isKnown).map(({ cases }) => cases));
  return found.map(({ metric, cases, lowerBound, isKnown }) => {
    const harm = isKnown ? harms.shift() : undefined;
    if (harm === undefined)
      return { metric, difference: null, lowerBound, pHarm: null, held: false, settled: false };
    const change = changeOf(cases);
    const held = !harm.shown;
    return {
      ...{ metric, difference: change.difference, lowerBound, pHarm: harm.p_value },
      ...{ held, settled: held && isUnharmed(change) },
    };
  });
}

/** Where all cases differ by the same amount, that amount is the bound. */
function boundOf({ binary }: Metric, cases: readonly CaseScores[]): number | null {
  // The lower end of the two-sided 90 % interval is the one-sided 95 % bound.
  const { difference, sd, interval } = pairedInterval(cases, { binary, alpha: 0.1 });
  if (sd === 0 || isConstant(cases.flatMap(({ a, b }) => [...a, ...b]))) return difference;
  return interval?.[0] ?? null;
}

const isConstant = (values: readonly number[]) => values.every((value) => value === values[0]);
