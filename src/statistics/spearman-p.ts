import { tTwoSided } from './student-t.ts';

/**
 * Two-sided p-value of a rank correlation `rho` over `count` pairs: could two unrelated lists agree this far? By the t
 * approximation with count − 2 degrees of freedom (Kendall and Stuart 1973, 31.19), good from about 10 pairs on. 1 for fewer than three pairs;
 * 0 for perfect agreement. RangeError for a rho outside -1..1.
 */
export function spearmanP(rho: number, count: number): number {
  if (!(rho >= -1 && rho <= 1)) throw new RangeError(`spearmanP: rho must lie in -1..1, got ${rho}`);
  if (count < 3) return 1;
  return tTwoSided(rho * Math.sqrt((count - 2) / (1 - rho * rho)), count - 2);
}
