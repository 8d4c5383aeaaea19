import type { Evidence } from './evidence.ts';
import type { Metric } from './metrics.ts';

/** Why no play tells the variants apart: all pass, all fail, or the metric never changes. */
export type Saturation = 'all_pass' | 'all_fail' | 'constant';

/**
 * A metric without any variation cannot tell variants apart, however many plays are added: the cases are too easy, too hard, or the
 * metric looks at something else (statistics.md 4.4). Undefined as soon as two plays differ, and without plays.
 */
export function saturation({ plays }: Evidence, metric: Metric): Saturation | undefined {
  const values = plays.map(metric.rawOf).filter((value) => value !== undefined);
  const [first] = values;
  if (first === undefined || values.some((value) => value !== first)) return undefined;
  if (!metric.binary) return 'constant';
  return first === 1 ? 'all_pass' : 'all_fail';
}
