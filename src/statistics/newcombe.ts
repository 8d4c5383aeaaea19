import { wilsonInterval } from './wilson.ts';

/**
 * Interval of the difference of two shares, `x2` of `n2` minus `x1` of `n1`, built from their two Wilson intervals (Newcombe
 * 1998, Statistics in Medicine 17:873, method 10). It stays inside -1..1 and does not collapse where all pass or none does,
 * as an interval from the scatter would. Counts may be fractions, as means of runs times the number of cases are.
 * RangeError when a count is no share.
 */
export function newcombeInterval(
  x1: number,
  n1: number,
  x2: number,
  n2: number,
  confidence = 0.95,
): [number, number] {
  const [low1, high1] = wilsonInterval(x1, n1, confidence);
  const [low2, high2] = wilsonInterval(x2, n2, confidence);
  const share1 = x1 / n1;
  const share2 = x2 / n2;
  const diff = share2 - share1;
  return [diff - Math.hypot(share2 - low2, high1 - share1), diff + Math.hypot(high2 - share2, share1 - low1)];
}
