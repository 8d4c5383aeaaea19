import { mean } from '../statistics/mean.ts';
import { type CaseValues, caseValues } from './case-values.ts';
import type { AnalysisSettings, Evidence } from './evidence.ts';
import { type Metric, metricOf } from './metrics.ts';
import { shownRatio, WORTH } from './shown-ratio.ts';

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

/** Costs that differ by less break no tie. */
const RATIO = Math.log1p(WORTH);

/** Who stands best, and by which metric where several are equal on the primary one. */
interface Leader {
  variant: string;
  /** The last metric that was needed to tell it from others that are equal on the primary one. */
  brokenBy?: string;
}

/**
 * The variant of `measured` (those with values of the primary metric) that stands best: mean over the cases that all of them have, each
 * the mean of its plays. Equals are told apart by the other requested metrics, scores and passes before time and money, each in the order of
 * the request; where these are equal too the baseline leads, else the first of the request. Without any values it is the baseline.
 * Scores and costs are what the answers were and what they are billed at; durations are the machine's and the network's too, and no two
 * plays take the same. So these only count where chance does not explain them: else the leader of a tie would be drawn by lot.
 */
export function leaderOf(
  evidence: Evidence,
  settings: AnalysisSettings,
  measured: readonly string[],
  primary: Metric,
): Leader {
  const baseline = baselineOf(evidence.variants, settings);
  let tied = bestOf(caseValues(evidence, primary), measured, primary, TIE);
  let brokenBy: string | undefined;
  for (const metric of breakers(evidence, primary)) {
    if (tied.length < 2) break;
    const values = caseValues(evidence, metric);
    if (tied.some((variant) => (values.get(variant)?.size ?? 0) === 0)) continue;
    const better =
      metric.name === 'latency_ms'
        ? notShownSlower(evidence, settings, metric, tied)
        : bestOf(values, tied, metric, metric.scale === 'log' ? RATIO : TIE);
    if (better.length < tied.length) brokenBy = metric.name;
    tied = better;
  }
  const variant = tied.includes(baseline) ? baseline : (tied[0] ?? baseline);
  return { variant, ...(brokenBy === undefined ? {} : { brokenBy }) };
}

function breakers({ metrics }: Evidence, primary: Metric): Metric[] {
  const others = [...new Set(metrics)].filter((name) => name !== primary.name).map(metricOf);
  return [
    ...others.filter(({ scale }) => scale === 'linear'),
    ...others.filter(({ scale }) => scale === 'log'),
  ];
}

/** Those of the variants that are not shown to take longer than the one that took least. */
function notShownSlower(
  evidence: Evidence,
  { seed }: AnalysisSettings,
  metric: Metric,
  variants: readonly string[],
): string[] {
  const [fastest = ''] = bestOf(caseValues(evidence, metric), variants, metric, TIE);
  return variants.filter(
    (variant) => (shownRatio(evidence, { metric, variant, against: fastest, seed })?.ratio ?? 0) <= 0,
  );
}

/** Those of the variants whose mean is the best, or so close to it that it is the same. */
function bestOf(values: CaseValues, variants: readonly string[], metric: Metric, close: number): string[] {
  const shared = [...(values.get(variants[0] ?? '')?.keys() ?? [])].filter((caseId) =>
    variants.every((variant) => values.get(variant)?.has(caseId)),
  );
  const standings = variants.map((variant) => {
    const byCase = values.get(variant) ?? new Map<string, readonly number[]>();
    // Without a case that all share there is no fair order; the contrasts then say nothing either.
    const caseIds = shared.length > 0 ? shared : [...byCase.keys()];
    return metric.direction * mean(caseIds.map((caseId) => mean(byCase.get(caseId) ?? [])));
  });
  const best = Math.max(...standings);
  return variants.filter((_, index) => (standings[index] as number) >= best - close);
}
