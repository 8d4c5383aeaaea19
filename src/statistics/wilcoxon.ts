import { normalSf } from './normal.ts';
import { certain, mixture, upperTail } from './sum-distribution.ts';

/** Sizes this close, as a part of the largest, share a rank: 0.1 + 0.2 and 0.3 are the same difference. */
const TIE = 1e-12;

/**
 * `exact` lists every pattern of signs, with average ranks where sizes tie, in about n³ steps (a second at n = 500);
 * `exact_ties` is the same under the name that says so. `approx` is the normal approximation with the tie correction.
 */
type WilcoxonMethod = 'exact' | 'exact_ties' | 'approx';

/**
 * Wilcoxon's signed-rank test of paired differences: do the positive ones outweigh the negative ones when only the order of
 * their sizes counts? Robust against outliers; assumes independent differences, symmetric around zero without an effect.
 * Zeros are left out first, as Wilcoxon did (1945, Biometrics 1:80). `w_plus` and `w_minus` are the rank sums, `statistic` the
 * smaller; the p-value is two-sided, at most 1, and 1 when nothing is left. `correction` moves the statistic of `approx` half
 * a step towards the middle. RangeError for numbers that are not finite.
 */
export function wilcoxon(
  d: readonly number[],
  method: WilcoxonMethod = 'exact',
  correction = false,
): { w_plus: number; w_minus: number; statistic: number; p_value: number } {
  if (!d.every(Number.isFinite)) throw new RangeError('wilcoxon: every difference must be a finite number');
  const tolerance = TIE * d.reduce((most, difference) => Math.max(most, Math.abs(difference)), 0);
  const nonzero = d
    .filter((difference) => Math.abs(difference) > tolerance)
    .sort((one, other) => Math.abs(one) - Math.abs(other));
  const { ranks, ties } = averageRanks(nonzero.map(Math.abs), tolerance);
  const total = (ranks.length * (ranks.length + 1)) / 2;
  const plus = ranks.reduce((sum, rank, index) => ((nonzero[index] as number) > 0 ? sum + rank : sum), 0);
  const larger = Math.max(plus, total - plus);
  const figures = { w_plus: plus, w_minus: total - plus, statistic: total - larger };
  // Ranks balance exactly; with nothing left they do too.
  if (larger * 2 === total) return { ...figures, p_value: 1 };
  if (method === 'approx')
    return { ...figures, p_value: approximate(ranks.length, ties, larger, correction) };
  let sums = certain(0);
  // Sums are multiples of 1/2, so a quarter separates them.
  for (const rank of ranks)
    sums = mixture({ of: sums, shift: 0, share: 0.5 }, { of: sums, shift: rank, share: 0.5 }, 0.25);
  return { ...figures, p_value: Math.min(1, 2 * upperTail(certain(0), sums, larger - 0.25)) };
}

function approximate(count: number, ties: number, larger: number, correction: boolean): number {
  const middle = (count * (count + 1)) / 4;
  const variance = (count * (count + 1) * (2 * count + 1) - ties / 2) / 24;
  const distance = larger - middle - (correction ? 0.5 : 0);
  return Math.min(1, 2 * normalSf(Math.max(0, distance) / Math.sqrt(variance)));
}

/** Ranks of ascending sizes, from 1, neighbours within `tolerance` of the first of them sharing one; `ties` is the sum of t³ - t. */
function averageRanks(sizes: readonly number[], tolerance: number): { ranks: number[]; ties: number } {
  const ranks: number[] = [];
  let ties = 0;
  while (ranks.length < sizes.length) {
    const start = ranks.length;
    let end = start + 1;
    while (end < sizes.length && (sizes[end] as number) - (sizes[start] as number) <= tolerance) end += 1;
    const tied = end - start;
    ties += tied ** 3 - tied;
    for (let index = start; index < end; index += 1) ranks.push((start + 1 + end) / 2);
  }
  return { ranks, ties };
}
