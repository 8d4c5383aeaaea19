import { normalQuantile } from './normal.ts';

/** Cohen's h (difference of the arcsine-transformed rates, radians) and the tries each group needs. */
type TwoProportionsSampleSize = { effect_size_h: number; n_per_group: number };

/**
 * How many independent tries each of two groups needs so that a two-sided z test at level `alpha` sees the difference
 * between pass rates `p1` and `p2` with chance `power`. Arcsine effect size h = 2 asin √p1 − 2 asin √p2, then
 * n = 2 (z_{1−alpha/2} + z_power)² / h² (Cohen 1988, ch. 6); h is given without its sign, n as a real number to round
 * up. For unpaired groups: pairs of the same test cases need fewer. RangeError when the rates are equal or outside 0..1,
 * or power does not lie between alpha and 1.
 */
export function twoProportionsSampleSize(plan: {
  p1: number;
  p2: number;
  alpha: number;
  power: number;
}): TwoProportionsSampleSize {
  const { p1, p2, alpha, power } = plan;
  if (!(p1 >= 0 && p1 <= 1 && p2 >= 0 && p2 <= 1 && p1 !== p2))
    throw new RangeError(
      `twoProportionsSampleSize: two different rates in 0..1 are needed, got ${p1} and ${p2}`,
    );
  if (!(alpha > 0 && power > alpha && power < 1))
    throw new RangeError(`twoProportionsSampleSize: need 0 < alpha < power < 1, got ${alpha} and ${power}`);
  const effect_size_h = Math.abs(2 * Math.asin(Math.sqrt(p1)) - 2 * Math.asin(Math.sqrt(p2)));
  const multiplier = normalQuantile(power) - normalQuantile(alpha / 2);
  return { effect_size_h, n_per_group: 2 * (multiplier / effect_size_h) ** 2 };
}
