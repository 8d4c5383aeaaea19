import { newcombeInterval } from './newcombe.ts';
import { normalSf } from './normal.ts';

/** Difference of two shares, its pooled z test and its 95 % interval. */
type TwoProportions = {
  /** Second share minus first, −1..1. */
  diff: number;
  z: number;
  /** Two-sided, 0..1. */
  p_value: number;
  newcombe_ci95: [number, number];
};

/**
 * Do two independent groups pass at the same rate? z test with the pooled rate, for `x1` of `n1` against `x2` of `n2`,
 * and Newcombe's interval of the difference. Assumes independent tries and unpaired groups; with about five passes or
 * failures per group, or fewer, take Fisher's exact test instead. Both groups all passing or all failing shows no
 * difference: z 0, p 1. RangeError when a count is no share.
 */
export function twoProportions(x1: number, n1: number, x2: number, n2: number): TwoProportions {
  const newcombe_ci95 = newcombeInterval(x1, n1, x2, n2);
  const diff = x2 / n2 - x1 / n1;
  const pooled = (x1 + x2) / (n1 + n2);
  const variance = pooled * (1 - pooled) * (1 / n1 + 1 / n2);
  const z = variance > 0 ? diff / Math.sqrt(variance) : 0;
  return { diff, z, p_value: Math.min(1, 2 * normalSf(Math.abs(z))), newcombe_ci95 };
}
