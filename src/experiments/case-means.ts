import { mean } from '../statistics/mean.ts';
import { caseValues } from './case-values.ts';
import type { Evidence } from './evidence.ts';
import { metricOf } from './metrics.ts';

/** Means of a metric, case by case in the order of the evidence, by variant: only where there are valid plays. Of ratios the geometric ones. */
export function caseMeans(
  evidence: Evidence,
  metric: string,
): { id: string; values: Record<string, number> }[] {
  const measured = metricOf(metric);
  const values = [...caseValues(evidence, measured)];
  const back = (value: number) => (measured.scale === 'log' ? Math.exp(value) : value);
  return evidence.cases.map((id) => ({
    id,
    values: Object.fromEntries(
      values.flatMap(([variant, byCase]) => {
        const plays = byCase.get(id);
        return plays === undefined ? [] : [[variant, back(mean(plays))]];
      }),
    ),
  }));
}
