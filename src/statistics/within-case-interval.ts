import type { CaseScores } from './case-level-p.ts';
import { mean } from './mean.ts';
import { sampleVariance } from './sample-variance.ts';
import { tQuantile } from './student-t.ts';

/**
 * Interval of the mean difference b - a on exactly these test cases: what more runs of the same cases could still change
 * (statistics.md 4.3 step 6). Built from the scatter of the runs within each case and variant, t with Satterthwaite's
 * degrees of freedom (1946). For yes/no scores a success and a failure are added to each cell first (Agresti and Caffo
 * 2000), so that ten passes of ten are not taken for certainty; a single run then counts as one degree of freedom, and the ends stay
 * in -1..1. Null without cases, or where a graded score was measured once: one number has no scatter. `alpha` is 1 - level.
 * RangeError for a side without runs.
 */
export function withinCaseInterval(
  cases: readonly CaseScores[],
  { binary, alpha }: { binary: boolean; alpha: number },
): [number, number] | null {
  if (cases.length === 0) return null;
  const difference = mean(cases.map(({ a, b }) => mean(b) - mean(a)));
  let variance = 0;
  let bySquare = 0;
  for (const runs of cases.flatMap(({ a, b }) => [a, b])) {
    if (!binary && runs.length === 1) return null;
    const cell = (binary ? ofShare(runs) : sampleVariance(runs) / runs.length) / cases.length ** 2;
    variance += cell;
    bySquare += cell ** 2 / Math.max(1, runs.length - 1);
  }
  const half = variance === 0 ? 0 : tQuantile(1 - alpha / 2, variance ** 2 / bySquare) * Math.sqrt(variance);
  const [low, high] = [difference - half, difference + half];
  return binary ? [Math.max(-1, low), Math.min(1, high)] : [low, high];
}

/**
 * Variance of the mean of 0/1 scores. Divided by the runs, not by the runs + 2 (statistics.md 4.3 step 6 says why): the difference is not
 * shrunk, and the smaller figure shuts out 0 in up to 11.6 % of experiments without an effect (5 cases, 3 runs), this one in 5.5 %.
 */
function ofShare(runs: readonly number[]): number {
  const share = (mean(runs) * runs.length + 1) / (runs.length + 2);
  return (share * (1 - share)) / runs.length;
}
