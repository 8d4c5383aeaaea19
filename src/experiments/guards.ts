import { pairedInterval } from '../statistics/paired-interval.ts';
import { caseValues, pairsOf } from './case-values.ts';
import type { Evidence } from './evidence.ts';
import { type Metric, metricOf } from './metrics.ts';

/** A winner may lose less than this on any other quality metric (statistics.md 4.3 step 7). */
export const GUARD_MARGIN = 0.05;

/** Whether the leader is no worse than the baseline on a metric that the decision is not about. */
export interface Guard {
  metric: string;
  /** Of leader minus baseline: lower one-sided 95 % bound. Null where the plays do not suffice. */
  lowerBound: number | null;
  /** The bound lies above -GUARD_MARGIN. */
  held: boolean;
}

/**
 * Guards every other quality metric (scores and pass rate, not latency and cost) against a winner that buys its lead with them:
 * the leader must be non-inferior to the baseline on each. Where all cases differ by the same amount, that amount is the bound:
 * a metric on which nothing varies holds nobody back. No evidence holds nothing.
 */
export function guardsOf(
  evidence: Evidence,
  { leader, baseline, except }: { leader: string; baseline: string; except: string },
): Guard[] {
  const names = [...new Set(['pass_rate', ...evidence.metrics])].filter((name) => name !== except);
  return names
    .map(metricOf)
    .filter(({ scale }) => scale === 'linear')
    .map((metric) => {
      const lowerBound = boundOf(evidence, metric, leader, baseline);
      return { metric: metric.name, lowerBound, held: lowerBound !== null && lowerBound > -GUARD_MARGIN };
    });
}

function boundOf(evidence: Evidence, metric: Metric, leader: string, baseline: string): number | null {
  const { cases } = pairsOf(caseValues(evidence, metric), baseline, leader);
  if (cases.length === 0) return null;
  // The lower end of the two-sided 90 % interval is the one-sided 95 % bound.
  const { difference, sd, interval } = pairedInterval(cases, { binary: metric.binary, alpha: 0.1 });
  if (sd === 0 || isConstant(cases.flatMap(({ a, b }) => [...a, ...b]))) return difference;
  return interval?.[0] ?? null;
}

const isConstant = (values: readonly number[]) => values.every((value) => value === values[0]);
