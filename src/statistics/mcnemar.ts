import { logChoose } from './log-choose.ts';

/**
 * McNemar's exact test for paired yes/no outcomes, one pair per test case: `b` cases that only the first variant passes, `c`
 * that only the second passes. Cases with equal outcomes say nothing about the difference. Without one, each of the b + c
 * cases falls on either side with chance 1/2; assumes independent cases (McNemar 1947, Psychometrika 12:153). `mid_p` counts
 * the observed split half (Fagerland, Lydersen and Laake 2013); both are 1 when no case differs. It is the sign-flip test of
 * differences -1, 0, 1 and the p to show for one run per case (statistics.md 4.2). Whole numbers >= 0, else RangeError.
 */
export function mcnemar(b: number, c: number): { p_value: number; mid_p: number } {
  if (!(Number.isSafeInteger(b) && Number.isSafeInteger(c) && b >= 0 && c >= 0))
    throw new RangeError(`mcnemar: ${b} and ${c} must be whole numbers >= 0`);
  const discordant = b + c;
  if (discordant === 0) return { p_value: 1, mid_p: 1 };
  const smaller = Math.min(b, c);
  const observed = Math.exp(logChoose(discordant, smaller) - discordant * Math.LN2);
  // The terms below the observed one, each from its neighbour; they shrink, so the sum ends when they stop counting.
  let below = 0;
  let term = observed;
  for (let count = smaller; count > 0 && term > below * Number.EPSILON; count -= 1) {
    term *= count / (discordant - count + 1);
    below += term;
  }
  // An even split is its own mirror image and must not be counted from both sides.
  if (b === c) return { p_value: 1, mid_p: 1 - observed / 2 };
  return { p_value: Math.min(1, 2 * (below + observed)), mid_p: Math.min(1, 2 * below + observed) };
}
