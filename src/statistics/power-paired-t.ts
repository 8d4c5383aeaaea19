import { normalSf } from './normal.ts';
import { tQuantile } from './student-t.ts';

/** Steps of the trapezoid rule; on this bell-shaped integrand it is exact to about 12 digits. */
const STEPS = 500;
/** Weights below exp(−40), about 4e-18, cannot be seen in a double. */
const NEGLIGIBLE = 40;
/** A t test needs two pairs. */
const FEWEST_PAIRS = 2;
/** Beyond this many pairs nothing is being planned any more: the effect asked for is too small. */
const MOST_PAIRS = 1e9;

/**
 * P(|T'| > critical) for the noncentral t with `df` degrees of freedom: the normal tail averaged over the distribution
 * of the sample standard deviation s = exp(u), whose density in u is proportional to exp(df (u − exp(2u)/2)).
 */
function noncentralTwoSided(critical: number, df: number, noncentrality: number): number {
  const spread = NEGLIGIBLE / df;
  const low = -(spread + Math.sqrt(spread));
  const step = (Math.sqrt(spread) - low) / STEPS;
  let weights = 0;
  let sum = 0;
  for (let i = 0; i <= STEPS; i += 1) {
    const u = low + i * step;
    const weight = Math.exp(df * (u - Math.expm1(2 * u) / 2));
    const edge = critical * Math.exp(u);
    weights += weight;
    sum += weight * (normalSf(edge - noncentrality) + normalSf(edge + noncentrality));
  }
  return sum / weights;
}

/** Effect, test level and (for a sample size) the wanted chance of seeing the effect. */
type PairedTPlan = {
  /** Mean of the paired differences in units of their standard deviation (Cohen's d_z); the sign does not matter. */
  effect_size: number;
  /** Two-sided level, between 0 and 1. */
  alpha: number;
  /** Wanted power, above alpha and below 1. */
  power: number;
};

/**
 * Power of the two-sided paired t test: the chance that `n` pairs (test cases played by both variants) show an effect
 * of `effect_size`. Assumes roughly normal differences. Noncentral t distribution, both tails (Cohen 1988, ch. 2).
 * `n` may be a fraction. RangeError for n < 2 or an alpha outside 0..1.
 */
export function pairedTPower(plan: { effect_size: number; alpha: number; n: number }): number {
  const { effect_size, alpha, n } = plan;
  if (!(n >= FEWEST_PAIRS && n < Infinity))
    throw new RangeError(`pairedTPower: n must be at least 2, got ${n}`);
  if (!(alpha > 0 && alpha < 1))
    throw new RangeError(`pairedTPower: alpha must be between 0 and 1, got ${alpha}`);
  if (!Number.isFinite(effect_size))
    throw new RangeError(`pairedTPower: effect_size must be finite, got ${effect_size}`);
  return noncentralTwoSided(-tQuantile(alpha / 2, n - 1), n - 1, Math.abs(effect_size) * Math.sqrt(n));
}

/**
 * How many pairs a two-sided paired t test needs to see `effect_size` with the wanted power. The result is the real
 * number at which the power is met (round up to plan), never under 2. RangeError when the effect is 0 or so small that
 * no realistic number of pairs would show it, or when power is not between alpha and 1.
 */
export function pairedTSampleSize(plan: PairedTPlan): number {
  const { effect_size, alpha, power } = plan;
  if (!(power > alpha && power < 1))
    throw new RangeError(`pairedTSampleSize: power must lie between alpha and 1, got ${power}`);
  const reached = (n: number) => pairedTPower({ effect_size, alpha, n }) >= power;
  if (reached(FEWEST_PAIRS)) return FEWEST_PAIRS;
  let low = FEWEST_PAIRS;
  let high = 2 * FEWEST_PAIRS;
  while (!reached(high)) {
    low = high;
    high *= 2;
    if (high > MOST_PAIRS)
      throw new RangeError(`pairedTSampleSize: effect_size ${effect_size} is too small to plan for`);
  }
  while (high - low > 1e-11 * high) {
    const middle = (low + high) / 2;
    if (reached(middle)) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}
