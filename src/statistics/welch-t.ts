import { mean } from './mean.ts';
import { sampleVariance } from './sample-variance.ts';
import { tQuantile, tTwoSided } from './student-t.ts';

/** Result of `welchT`; the difference is mean(b) - mean(a). */
interface WelchT {
  diff: number;
  /** Infinite when neither group scatters and the means differ. */
  t: number;
  /** Welch-Satterthwaite degrees of freedom, rarely whole. */
  df: number;
  /** Two-sided. */
  p_value: number;
  /** 95 % interval of the difference. */
  ci95: [number, number];
}

/**
 * Welch's t-test (Welch 1947, degrees of freedom after Satterthwaite 1946): do two independent groups have different means,
 * when their scatter may differ? For values that are not paired (two runs over different cases); where the same cases stand on both sides
 * `pairedT` sees more. Assumes independent values, roughly normal or not too few. Without scatter in either group: p 0, or
 * 1 when the means are equal, with n - 2 degrees of freedom. RangeError for fewer than two values in a group.
 */
export function welchT(a: readonly number[], b: readonly number[]): WelchT {
  if (a.length < 2 || b.length < 2)
    throw new RangeError(`welchT: ${a.length} and ${b.length} values, each group needs two`);
  const diff = mean(b) - mean(a);
  if (!Number.isFinite(diff)) throw new RangeError('welchT: a value is not finite; leave out missing values');
  const shareA = sampleVariance(a) / a.length;
  const shareB = sampleVariance(b) / b.length;
  const variance = shareA + shareB;
  const t = diff === 0 ? 0 : diff / Math.sqrt(variance);
  // Shares of the whole instead of squared variances, which would leave the range of numbers for tiny scatter.
  const df =
    variance === 0
      ? a.length + b.length - 2
      : 1 / ((shareA / variance) ** 2 / (a.length - 1) + (shareB / variance) ** 2 / (b.length - 1));
  const half = tQuantile(0.975, df) * Math.sqrt(variance);
  return {
    diff,
    t,
    df,
    p_value: Number.isFinite(t) ? tTwoSided(t, df) : 0,
    ci95: [diff - half, diff + half],
  };
}
