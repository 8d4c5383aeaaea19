import { incompleteBeta } from './incomplete-beta.ts';

/**
 * P(X <= x) for X ~ Beta(a, b). The beta distribution is what is known about a share after a − 1 passes and b − 1
 * failures; its tails are also the exact binomial tails: P(Binomial(n, p) >= k) = betaCdf(p, k, n − k + 1).
 * Relative accuracy about 1e-12, in the lower tail too; for the upper tail ask for betaCdf(1 − x, b, a).
 */
export function betaCdf(x: number, a: number, b: number): number {
  return incompleteBeta(x, 1 - x, a, b);
}

/**
 * The x with P(X <= x) = p for X ~ Beta(a, b), p in 0..1. Found by bisection to the last bit: some 50 evaluations,
 * no starting value that could mislead it. RangeError for a p outside 0..1.
 */
export function betaQuantile(p: number, a: number, b: number): number {
  if (!(p >= 0 && p <= 1)) throw new RangeError(`betaQuantile: p must be in 0..1, got ${p}`);
  if (!(a > 0 && b > 0)) throw new RangeError(`betaQuantile: a and b must be above 0, got ${a} and ${b}`);
  if (p === 0 || p === 1) return p;
  let low = 0;
  let high = 1;
  for (;;) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) return middle;
    // Compare in the smaller tail, where the digits are.
    const below =
      p <= 0.5
        ? incompleteBeta(middle, 1 - middle, a, b) < p
        : incompleteBeta(1 - middle, middle, b, a) > 1 - p;
    if (below) low = middle;
    else high = middle;
  }
}
