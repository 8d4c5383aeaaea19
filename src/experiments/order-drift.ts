import { mean } from '../statistics/mean.ts';
import { spearman } from '../statistics/spearman.ts';
import { spearmanP } from '../statistics/spearman-p.ts';
import type { Evidence } from './evidence.ts';
import { groupedBy } from './grouped-by.ts';
import type { Metric } from './metrics.ts';

/** A metric that moved with time inside one variant. */
interface OrderDrift {
  variant: string;
  /** Rank correlation of the order of plays and the metric, raw direction. */
  rho: number;
  p_value: number;
}

/** Bounds of statistics.md 4.3 step 3. */
const STRONG = 0.3;
const RARE = 0.01;

/**
 * Did the metric rise or fall while the experiment went on? A variant's setting stays the same, so a drift is the provider, a limit,
 * a cache or an agent with a memory. The variants were played side by side and share it, but the averages are of no
 * steady thing. Plays are measured from the mean of their case where cases were played more than once: otherwise cases in a fixed
 * order, easy ones first, would look like a drift. Only drifts beyond chance are returned (|rho| > 0.3 and p < 0.01).
 */
export function orderDrift({ variants, plays }: Evidence, metric: Metric): OrderDrift[] {
  return variants.flatMap((variant) => {
    const measured = plays.flatMap((play) => {
      const value = play.variant === variant ? metric.rawOf(play) : undefined;
      return value === undefined ? [] : [{ order: play.order, caseId: play.caseId, value }];
    });
    const groups = [...groupedBy(measured, ({ caseId }) => caseId).values()];
    const repeated = groups.filter((group) => group.length > 1);
    const points =
      repeated.length === 0
        ? measured
        : repeated.flatMap((group) => {
            const centre = mean(group.map(({ value }) => value));
            return group.map(({ order, value }) => ({ order, value: steady(value - centre) }));
          });
    const rho = spearman(
      points.map(({ order }) => order),
      points.map(({ value }) => value),
    );
    if (rho === null || Math.abs(rho) <= STRONG) return [];
    // Deviations of a case add up to nothing, so each case costs one of its plays.
    const p_value = spearmanP(rho, points.length - repeated.length);
    return p_value < RARE ? [{ variant, rho, p_value }] : [];
  });
}

/** Without the rounding of a mean, which would rank equal values. */
const steady = (deviation: number): number => Number(deviation.toFixed(9));
