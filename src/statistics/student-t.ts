import { incompleteBeta } from './incomplete-beta.ts';
import { normalQuantile, normalSf } from './normal.ts';

/**
 * P(|T| >= |t|) for Student's t with `df` degrees of freedom: the two-sided p-value of every t test. Computed as the
 * tail it is (I_x(df/2, 1/2) with x = df/(df + t²), Abramowitz & Stegun 26.7.1), so a p of 1e-15 has its digits.
 * `df` may be a fraction (Welch) or Infinity (normal). RangeError for df <= 0 or a t that is not a number.
 */
export function tTwoSided(t: number, df: number): number {
  if (!(df > 0)) throw new RangeError(`tTwoSided: df must be above 0, got ${df}`);
  if (Number.isNaN(t)) throw new RangeError('tTwoSided: t is not a number');
  if (df === Infinity) return 2 * normalSf(Math.abs(t));
  if (Math.abs(t) === Infinity) return 0;
  const square = t * t;
  return incompleteBeta(df / (df + square), 1 / (1 + df / square), df / 2, 0.5);
}

/** P(T <= t) for Student's t with `df` degrees of freedom; exact in the lower tail, use tCdf(−t, df) for the upper. */
export function tCdf(t: number, df: number): number {
  const tail = tTwoSided(t, df) / 2;
  return t > 0 ? 1 - tail : tail;
}

/**
 * The q with P(T <= q) = p: the multiplier of a t interval. Bisection on the two-sided tail to the last bit.
 * p 0 and 1 give −Infinity and Infinity; RangeError for a p outside 0..1.
 */
export function tQuantile(p: number, df: number): number {
  if (!(p >= 0 && p <= 1)) throw new RangeError(`tQuantile: p must be in 0..1, got ${p}`);
  if (!(df > 0)) throw new RangeError(`tQuantile: df must be above 0, got ${df}`);
  if (df === Infinity) return normalQuantile(p);
  const tail = 2 * Math.min(p, 1 - p);
  if (tail === 1) return 0;
  const sign = p < 0.5 ? -1 : 1;
  if (tail === 0) return sign * Infinity;
  let low = 0;
  let high = 1;
  while (high < Infinity && tTwoSided(high, df) > tail) {
    low = high;
    high *= 2;
  }
  for (;;) {
    const middle = low + (high - low) / 2;
    if (middle <= low || middle >= high) return sign * middle;
    if (tTwoSided(middle, df) > tail) low = middle;
    else high = middle;
  }
}
