import { betaQuantile } from './beta-distribution.ts';
import { betaPowerTerm, incompleteBeta } from './incomplete-beta.ts';

/** Probability left out at each end of the integral. */
const CUT = 1e-16;
/**
 * Step of the trapezoid rule in units of the sharpest posterior's width: on a bell the rule's error at 0.4 widths is
 * far below the last digit, and the products of the others may sharpen it a few times over.
 */
const STEP = 0.4;
/** Below this a posterior can hold mass so close to 0 or 1 that a double cannot tell it from the end. */
const SMALLEST_PRIOR = 0.1;

/** ln(x/(1 − x)) at the two ends of a Beta(a, b), each end taken from the side on which it has its digits. */
function logitRange(a: number, b: number): [number, number] {
  const low = betaQuantile(CUT, a, b);
  const high = betaQuantile(CUT, b, a);
  return [Math.log(low) - Math.log1p(-low), Math.log1p(-high) - Math.log(high)];
}

/**
 * Probability that each variant has the highest true pass rate, when variant i passed `successes[i]` of `trials[i]`
 * independent tries: P(best = i) = ∫ f_i(x) Π_{j≠i} F_j(x) dx over the independent posteriors Beta(prior[0] + passes,
 * prior[1] + failures). The default prior is flat. Same order as the input, sums to 1. For display beside a test, never
 * as the decision: it ignores that runs of one case belong together (statistics.md 4.3 step 12). Integrated on the
 * logit scale, where the posterior vanishes smoothly at both ends even for priors below 1. RangeError for no variant,
 * lists of unequal length, counts that are no share, or a prior below 0.1.
 */
export function probabilityBest(
  successes: readonly number[],
  trials: readonly number[],
  prior: readonly [number, number] = [1, 1],
): number[] {
  if (successes.length === 0 || successes.length !== trials.length)
    throw new RangeError('probabilityBest: successes and trials need the same length, at least 1');
  if (!(prior[0] >= SMALLEST_PRIOR && prior[1] >= SMALLEST_PRIOR))
    throw new RangeError(
      `probabilityBest: both numbers of the prior must be at least ${SMALLEST_PRIOR}, got ${prior}`,
    );
  const posteriors = successes.map((passes, i): [number, number] => {
    const total = trials[i] ?? 0;
    if (!(passes >= 0 && passes <= total))
      throw new RangeError(`probabilityBest: ${passes} of ${total} is no share`);
    return [prior[0] + passes, prior[1] + total - passes];
  });
  if (posteriors.length === 1) return [1];
  const ranges = posteriors.map(([a, b]) => logitRange(a, b));
  const start = Math.min(...ranges.map(([low]) => low));
  const end = Math.max(...ranges.map(([, high]) => high));
  // ab/(a+b) is the curvature of the posterior's logarithm at its peak, on this scale.
  const step = STEP / Math.sqrt(1 + Math.max(...posteriors.map(([a, b]) => a * (b / (a + b)))));
  const sums = posteriors.map(() => 0);
  for (let u = start; u <= end; u += step) {
    const x = 1 / (1 + Math.exp(-u));
    const y = 1 / (1 + Math.exp(u));
    const below = posteriors.map(([a, b]) => incompleteBeta(x, y, a, b));
    // Products of all others: what stands before i, times what stands after it.
    const after = below.map(() => 1);
    for (let i = below.length - 2; i >= 0; i -= 1) after[i] = (after[i + 1] ?? 1) * (below[i + 1] ?? 1);
    let before = 1;
    posteriors.forEach(([a, b], i) => {
      sums[i] = (sums[i] ?? 0) + betaPowerTerm(x, y, a, b) * before * (after[i] ?? 1);
      before *= below[i] ?? 1;
    });
  }
  return sums.map((sum) => sum * step);
}
