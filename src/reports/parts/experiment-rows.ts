import type {
  ExperimentContrast,
  ExperimentReport,
  StatisticalAnalysis,
  VariantResult,
} from '../../schema/experiment.ts';
import {
  formatCount,
  formatDuration,
  formatInterval,
  formatMoney,
  formatPercent,
} from '../../text/format.ts';
import { isMeasure, lessIsBetter, metricDifference, metricUnit, metricValue } from './metric-text.ts';

/** A variant as tables show it; a dash where nothing was measured, so that no attempt is never a rate of zero. */
interface VariantRow {
  name: string;
  changes: string[];
  plays: string;
  /** `79 % [71, 85]` */
  rate: string;
  /** Mean, `1.3 s`. */
  latency: string;
  /** Of one attempt, on average; empty where the agent did not report it. */
  cost: string;
  /** `3 errored, 1 skipped`; empty when none was lost. */
  lost: string;
  /** Share of draws in which it is best; empty where that was not computed. */
  best: string;
  scores: VariantResult['avg_scores'];
}

/** The variants in the order of the request; those without a result are left out. */
export function variantRows({ response, variants }: ExperimentReport): VariantRow[] {
  const { results = {}, statistical_analysis: found } = response;
  return variants.flatMap(({ name, changes }) => {
    const result = Object.hasOwn(results, name) ? results[name] : undefined;
    return result === undefined ? [] : [variantRow(name, changes, result, found)];
  });
}

function variantRow(
  name: string,
  changes: string[],
  result: VariantResult,
  found: StatisticalAnalysis | undefined,
): VariantRow {
  const { runs, pass_rate_interval: interval, cost_usd: cost, errored = 0, skipped = 0 } = result;
  const chances = found?.probability_best ?? {};
  const best = Object.hasOwn(chances, name) ? chances[name] : undefined;
  const rate = `${formatPercent(result.pass_rate)}${interval === undefined ? '' : ` ${formatInterval(interval)}`}`;
  return {
    name,
    changes,
    plays: formatCount(runs),
    rate: runs === 0 ? '–' : rate,
    latency: runs === 0 ? '–' : formatDuration(result.avg_latency_ms),
    cost: runs === 0 || cost === undefined ? '' : formatMoney(cost / runs),
    lost: [
      ...(errored > 0 ? [`${formatCount(errored)} errored`] : []),
      ...(skipped > 0 ? [`${formatCount(skipped)} skipped`] : []),
    ].join(', '),
    best: best === undefined ? '' : chance(best),
    scores: result.avg_scores,
  };
}

/** Of some thousand draws: never all of them, never none. */
const chance = (share: number) =>
  share < 0.001 ? '<0.1 %' : share > 0.999 ? '>99.9 %' : formatPercent(Math.round(share * 1000) / 1000);

/** A mean of a metric as the results hold it: pass rate and latency stand beside the averages. */
function meanOf(
  metric: string,
  variant: string,
  results: Readonly<Record<string, VariantResult>>,
): number | null {
  const result = Object.hasOwn(results, variant) ? results[variant] : undefined;
  if (result === undefined || result.runs === 0) return null;
  if (metric === 'pass_rate') return result.pass_rate;
  if (metric === 'latency_ms') return result.avg_latency_ms;
  return (Object.hasOwn(result.avg_scores, metric) ? result.avg_scores[metric] : undefined) ?? null;
}

/**
 * Metric (`typical` is said behind its name where no mean is shown), baseline, variant and difference of a contrast, all on the scale of the difference. What is compared by ratios, case by case,
 * has no means here: the mean of all plays may go up while a typical case gets faster.
 */
export function contrastCells(
  { metric, against, difference, interval }: ExperimentContrast,
  variant: string,
  results: Readonly<Record<string, VariantResult>>,
  { name, typical }: { name: string; typical: string },
): [name: string, before: string, after: string, difference: string] {
  const changed = metricDifference(metric, difference, interval);
  if (metricUnit(metric) === 'ratio')
    return [
      `${name}${typical}`,
      '× 1',
      difference === null ? '–' : `× ${(1 + difference).toPrecision(2)}`,
      changed,
    ];
  return [
    name,
    metricValue(metric, meanOf(metric, against, results)),
    metricValue(metric, meanOf(metric, variant, results)),
    changed,
  ];
}

/** What a contrast may be called: `holds: better`, `not proven`; where exploratory `lead: worse`, `no practical difference`, or nothing. */
export function contrastReading({
  label,
  holds,
  equivalent,
  metric,
  difference,
}: ExperimentContrast): string {
  const better = (difference ?? 0) > 0 !== lessIsBetter(metric);
  const side = difference === null || difference === 0 ? '' : better ? ': better' : ': worse';
  if (holds && equivalent !== true) return `${label === 'primary' ? 'holds' : 'lead'}${side}`;
  if (equivalent === true) return 'no practical difference';
  return label === 'primary' ? 'not proven' : '';
}

/** What a typical case is where ratios are compared; empty where none is. */
export const typicalNote = ({ contrasts }: StatisticalAnalysis) =>
  contrasts.some(({ metric }) => lessIsBetter(metric))
    ? ' Latency and cost are compared as ratios, case by case: single slow or dear plays hardly move a typical case, and do move a mean.'
    : '';

/** Contrasts by variant, the primary metric first, then the measures, then scorers as they came; a variant without any measured difference is left out. */
export function contrastsOf(found: StatisticalAnalysis): Map<string, ExperimentContrast[]> {
  const rank = ({ metric, label }: ExperimentContrast) =>
    label === 'primary' ? 0 : isMeasure(metric) ? 1 : 2;
  const groups = new Map<string, ExperimentContrast[]>();
  for (const one of found.contrasts) {
    if (one.difference === null) continue;
    const group = groups.get(one.variant);
    if (group === undefined) groups.set(one.variant, [one]);
    else group.push(one);
  }
  for (const group of groups.values()) group.sort((a, b) => rank(a) - rank(b));
  return groups;
}
