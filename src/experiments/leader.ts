import { mean } from '../statistics/mean.ts';
import type { CaseValues } from './case-values.ts';
import type { AnalysisSettings, Evidence } from './evidence.ts';
import type { Metric } from './metrics.ts';

/** Means this close are equal, and the baseline leads (statistics.md 4.3 step 7). */
export const TIE = 1e-12;

/** Names that say "this is the one to beat" (statistics.md 4.3 step 1). */
const BASELINE_NAMES: ReadonlySet<string> = new Set(['baseline', 'control', 'original', 'a']);

/** The metric that decides: as requested, else the pass rate, else (nothing was played) the first that was asked for. */
export function primaryOf({ plays, metrics }: Evidence, { primaryMetric }: AnalysisSettings): string {
  return primaryMetric ?? (plays.length > 0 ? 'pass_rate' : (metrics[0] ?? 'pass_rate'));
}

/** The variant to beat: as requested, else the one so named, else the first. */
export function baselineOf(variants: readonly string[], { baseline }: AnalysisSettings): string {
  const named = variants.find((variant) => BASELINE_NAMES.has(variant.toLowerCase()));
  return baseline ?? named ?? variants[0] ?? '';
}

/**
 * The variant of `measured` (those with values) that stands best: mean over the cases that all of them have, each the mean of
 * its plays. Among equals the baseline leads, else the first of the request. Without any values it is the baseline.
 */
export function leaderOf(
  values: CaseValues,
  measured: readonly string[],
  metric: Metric,
  baseline: string,
): string {
  const shared = [...(values.get(measured[0] ?? '')?.keys() ?? [])].filter((caseId) =>
    measured.every((variant) => values.get(variant)?.has(caseId)),
  );
  const standings = measured.map((variant) => {
    const byCase = values.get(variant) ?? new Map<string, readonly number[]>();
    // Without a case that all share there is no fair order; the contrasts then say nothing either.
    const caseIds = shared.length > 0 ? shared : [...byCase.keys()];
    return metric.direction * mean(caseIds.map((caseId) => mean(byCase.get(caseId) ?? [])));
  });
  const best = Math.max(...standings);
  const tied = measured.filter((_, index) => (standings[index] as number) >= best - TIE);
  return tied.includes(baseline) ? baseline : (tied[0] ?? baseline);
}
