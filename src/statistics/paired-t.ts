import { mean } from './mean.ts';
import { pairedDifferences } from './paired-differences.ts';
import { sampleVariance } from './sample-variance.ts';
import { tQuantile, tTwoSided } from './student-t.ts';

/** Result of `pairedT`; differences count as `b - a`. */
export interface PairedT {
  mean_diff: number;
  /** Standard error of the mean difference. */
  se: number;
  /** Infinite when all differences are equal and not 0. */
  t: number;
  df: number;
  /** Two-sided. */
  p_value: number;
  /** 95 % interval of the mean difference. */
  ci95: [number, number];
}

/**
 * Paired t-test (Student 1908): is the mean of the differences `b - a` other than 0? For two variants measured on the same cases, one
 * number per case and variant (the mean of its runs, never the runs themselves: statistics.md 1). Assumes independent
 * pairs and differences that are roughly normal or not too few; a one-sided skew at few pairs breaks it (statistics.md 4.2).
 * Differences without any scatter give p 0, or 1 when all are 0 (statistics.md 4.3 step 6), so the decision never rests on it
 * alone: see `caseLevelP`. RangeError for fewer than two pairs or lists of unequal length.
 */
export function pairedT(a: readonly number[], b: readonly number[]): PairedT {
  const differences = pairedDifferences(a, b);
  if (differences.length < 2) throw new RangeError(`pairedT: ${differences.length} pairs, two are needed`);
  const mean_diff = mean(differences);
  const df = differences.length - 1;
  const se = Math.sqrt(sampleVariance(differences) / differences.length);
  const t = mean_diff === 0 ? 0 : mean_diff / se;
  const half = tQuantile(0.975, df) * se;
  return { mean_diff, se, t, df, p_value: tails(t, df), ci95: [mean_diff - half, mean_diff + half] };
}

function tails(t: number, df: number): number {
  return Number.isFinite(t) ? tTwoSided(t, df) : 0;
}
