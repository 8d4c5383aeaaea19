import { formatDuration, formatMoney, formatPercent, formatScore } from '../../text/format.ts';
import {
  type DifferenceUnit,
  formatDifferenceInterval,
  formatDifferenceWithin,
} from '../../text/format-difference.ts';
import { named, type Piece } from './phrase.ts';

/** Metrics that are no scorers, by the names of contract 9: how people call them, and how values and differences are written. */
const MEASURES = new Map<string, { label: string; unit: DifferenceUnit; show: (value: number) => string }>([
  ['pass_rate', { label: 'pass rate', unit: 'share', show: formatPercent }],
  ['latency_ms', { label: 'latency', unit: 'ratio', show: formatDuration }],
  ['cost_usd', { label: 'cost', unit: 'ratio', show: formatMoney }],
]);

/** The metric as people call it: `pass rate`, `latency`, `cost`, or the scorer's own name. */
export function metricName(metric: string): Piece {
  return MEASURES.get(metric)?.label ?? named(metric);
}

/** Whether the metric is measured without a scorer: pass rate, latency or cost. */
export const isMeasure = (metric: string) => MEASURES.has(metric);

/** A mean of the metric, `79 %`, `1.3 s`, `$0.0021`, `0.84`; a dash where it was not measured. */
export function metricValue(metric: string, value: number | null | undefined): string {
  return value === null || value === undefined ? '–' : (MEASURES.get(metric)?.show ?? formatScore)(value);
}

/** How a difference of the metric is written. */
export const metricUnit = (metric: string): DifferenceUnit => MEASURES.get(metric)?.unit ?? 'score';

/** A difference of the metric with its interval, `+18 pp [6, 30]`; a dash where it was not measured. */
export function metricDifference(
  metric: string,
  value: number | null,
  interval: readonly [number, number] | null,
): string {
  return value === null ? '–' : formatDifferenceWithin(value, interval, metricUnit(metric));
}

/** Only the interval of a difference of the metric. */
export const metricInterval = (metric: string, interval: readonly [number, number]): string =>
  formatDifferenceInterval(interval, metricUnit(metric));

/** Whether less of the metric is better. */
export const lessIsBetter = (metric: string) => metric === 'latency_ms' || metric === 'cost_usd';
