import type { CaseScores } from '../statistics/case-level-p.ts';
import { mean } from '../statistics/mean.ts';
import { sampleVariance } from '../statistics/sample-variance.ts';
import { tQuantile } from '../statistics/student-t.ts';

/** Where the uncertainty of a difference comes from, on the scale of the analysis (statistics.md 4.3 step 10). */
export interface VarianceParts {
  /** Variance between runs of one case, both variants together; null when no case was played twice. */
  withinRuns: number | null;
  /** Variance, over cases, of the true difference; null for one case, and where `withinRuns` is null: it cannot be separated from chance. */
  betweenCases: number | null;
  /** Variance of one case's measured difference: what cases and runs scatter together. Null for one case. */
  perCase: number | null;
  /** Variance of the mean difference on exactly these cases: only runs scatter. Null when no case was played twice. */
  ofTheseCases: number | null;
  /** Degrees of freedom behind `withinRuns`. */
  freedom: number;
  /** Runs per case and variant, harmonic mean: what a variance of runs is divided by. */
  runs: number;
}

/** (1.960 + 0.842)²: 5 % two-sided error, found four times in five (statistics.md 4.3 step 10). */
const NORMAL_MULTIPLIER = (1.959963984540054 + 0.8416212335729143) ** 2;

/** Splits the scatter of the paired differences into what more cases would cure and what more runs would. */
export function varianceParts(cases: readonly CaseScores[], binary: boolean): VarianceParts {
  const sides = cases.flatMap(({ a, b }) => [a, b]);
  const repeated = sides.filter((runs) => runs.length > 1);
  const freedom = repeated.reduce((sum, runs) => sum + runs.length - 1, 0);
  // Pooled by degrees of freedom; with equal K this is the mean over cases. Times two, for both sides.
  const pooled =
    freedom === 0
      ? null
      : repeated.reduce((sum, runs) => sum + scatterOf(runs) * (runs.length - 1), 0) / freedom;
  const noise = sides.map((runs) => errorOf(runs, binary, pooled));
  const known = noise.every((value) => value !== null);
  const perCaseNoise = known && noise.length > 0 ? 2 * mean(noise) : null;
  const scatter = cases.length < 2 ? null : sampleVariance(cases.map(({ a, b }) => mean(b) - mean(a)));
  const isKnown = pooled !== null && perCaseNoise !== null;
  return {
    withinRuns: pooled === null ? null : 2 * pooled,
    betweenCases: scatter === null || !isKnown ? null : Math.max(0, scatter - perCaseNoise),
    perCase: scatter === null ? null : Math.max(scatter, perCaseNoise ?? 0),
    ofTheseCases: isKnown ? perCaseNoise / cases.length : null,
    freedom,
    runs: sides.length === 0 ? 0 : 1 / mean(sides.map((runs) => 1 / runs.length)),
  };
}

/** Variance of the runs of one case; equal runs have none, where the rounding of their mean would leave a trace. */
function scatterOf(runs: readonly number[]): number {
  return runs.every((value) => value === runs[0]) ? 0 : sampleVariance(runs);
}

/** Squared standard error of one side's mean; yes/no with a little doubt added, since three passes are no certainty (step 6). */
function errorOf(runs: readonly number[], binary: boolean, pooled: number | null): number | null {
  if (binary) {
    const share = (runs.reduce((sum, value) => sum + value, 0) + 1) / (runs.length + 2);
    return (share * (1 - share)) / (runs.length + 2);
  }
  return pooled === null ? null : pooled / runs.length;
}

/**
 * Smallest difference that as many cases and runs find with 80 % power at 5 %: for other cases, or for exactly these.
 * Null where nothing scattered or nothing could: then the data do not say.
 */
export function minimumDetectableEffect(
  parts: VarianceParts,
  cases: number,
  scope: 'population' | 'these_test_cases',
): number | null {
  const [variance, freedom] =
    scope === 'population'
      ? [parts.perCase === null ? null : parts.perCase / cases, cases - 1]
      : [parts.ofTheseCases, parts.freedom];
  if (variance === null || variance === 0 || freedom < 1) return null;
  return (tQuantile(0.975, freedom) + tQuantile(0.8, freedom)) * Math.sqrt(variance);
}

/** Cases that would show a difference of `delta` with 80 % power, at as many runs each as now; null without scatter or a delta. */
export function casesNeeded(parts: VarianceParts, delta: number): number | null {
  if (parts.perCase === null || parts.perCase === 0 || delta === 0) return null;
  return Math.ceil((NORMAL_MULTIPLIER * parts.perCase) / delta ** 2);
}

/** Runs per case and variant that would show `delta` on as many cases as now; null when no number of runs would: only cases help. */
export function runsNeeded(parts: VarianceParts, cases: number, delta: number): number | null {
  // Runs that never differ teach nothing, however many.
  if (!parts.withinRuns || parts.betweenCases === null || delta === 0) return null;
  const left = (cases * delta ** 2) / NORMAL_MULTIPLIER - parts.betweenCases;
  return left <= 0 ? null : Math.ceil(parts.withinRuns / left);
}
