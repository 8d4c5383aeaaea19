import type { CaseScores } from '../statistics/case-level-p.ts';
import { mean } from '../statistics/mean.ts';
import type { Metric } from './metrics.ts';

/** A mean below this is no base for a percentage (statistics.md 4.3 step 9). */
const NOTHING = 1e-9;

/**
 * How far a variant (`b`) lies from the reference (`a`) on one metric, as the interface shows it: a signed percentage of the reference,
 * "+12.5%". Raw direction: "-20.0%" of `latency_ms` is faster. Means are over the cases that both have; for latency and
 * cost the ratio of geometric means. Where the reference is 0 there is no percentage: "+0.42 abs". "n/a" without values of both.
 */
export function effectSize(cases: readonly CaseScores[], metric: Metric): string {
  if (cases.length === 0) return 'n/a';
  const reference = mean(cases.map(({ a }) => mean(a)));
  const own = mean(cases.map(({ b }) => mean(b)));
  if (metric.scale === 'log') return `${signed(100 * Math.expm1(own - reference), 1)}%`;
  if (Math.abs(reference) < NOTHING) return `${signed(own - reference, 2)} abs`;
  return `${signed((100 * (own - reference)) / Math.abs(reference), 1)}%`;
}

/** With its sign, as the API writes it; what rounds to nothing is +0. */
function signed(value: number, digits: number): string {
  const size = Math.abs(value).toFixed(digits);
  return `${value < 0 && Number(size) !== 0 ? '-' : '+'}${size}`;
}
