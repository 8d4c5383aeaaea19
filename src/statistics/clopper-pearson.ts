import { betaQuantile } from './beta-distribution.ts';

/**
 * Exact (Clopper-Pearson) interval of a share: every true rate that a two-sided binomial test would not reject after
 * `x` passes in `n` independent tries. It never covers less than it promises, at the price of being wider than Wilson's;
 * use it where a guarantee is asked for ("no failure in 59 runs: at most 6.1 % fail"). Assumes independent tries of one
 * rate: repeated runs of the same case are not that. Ends are beta quantiles (Clopper & Pearson 1934, Biometrika 26:404).
 * `confidence` lies strictly between 0 and 1. RangeError when n is not above 0 or x lies outside 0..n.
 */
export function clopperPearson(x: number, n: number, confidence = 0.95): { low: number; high: number } {
  if (!(n > 0 && n < Infinity && x >= 0 && x <= n))
    throw new RangeError(`clopperPearson: ${x} of ${n} is no share`);
  if (!(confidence > 0 && confidence < 1))
    throw new RangeError(`clopperPearson: confidence must be between 0 and 1, got ${confidence}`);
  const tail = (1 - confidence) / 2;
  return {
    low: x === 0 ? 0 : betaQuantile(tail, x, n - x + 1),
    // The upper end is one minus the lower end of the failures, which avoids the quantile of 1 − tail.
    high: x === n ? 1 : 1 - betaQuantile(tail, n - x, x + 1),
  };
}
