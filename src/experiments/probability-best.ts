import { betaDraw } from '../statistics/beta-draw.ts';
import { gammaDraw } from '../statistics/gamma-draw.ts';
import { mean } from '../statistics/mean.ts';
import { normalDraw } from '../statistics/normal-draw.ts';
import { sampleVariance } from '../statistics/sample-variance.ts';
import { tDraw } from '../statistics/t-draw.ts';
import type { CaseValues } from './case-values.ts';
import type { Metric } from './metrics.ts';

/** Another seed then moves a share of one half by about 0.008 (statistics.md 4.3 step 8). */
const DRAWS = 4000;

/** Equal scores in a few runs are no proof that a case never scatters; least standard deviation of graded scores (step 8). */
const LEAST_DEVIATION = 0.02;

/**
 * How likely each variant is the best one on other cases like these: the share of draws in which its mean is. A draw weighs the
 * cases anew (Bayesian bootstrap, Rubin 1981) and takes each case's mean from its posterior: Beta(x + 1/2, K − x + 1/2)
 * for yes/no, else the mean plus a t with K − 1 degrees of freedom (statistics.md 4.3 step 8). For display; never the confidence and
 * never the decision, since it is too sure of itself with few cases. Only variants with plays take part, over the cases
 * that all of them played; no such case, nothing to say: empty. The order of cases and variants does not matter.
 */
export function probabilityBest(
  values: CaseValues,
  metric: Metric,
  next: () => number,
): Record<string, number> {
  const variants = [...values.keys()].filter((variant) => (values.get(variant)?.size ?? 0) > 0).sort();
  // The best of one says nothing.
  if (variants.length < 2) return {};
  const [first] = variants;
  const caseIds = [...(first === undefined ? [] : (values.get(first)?.keys() ?? []))]
    .filter((caseId) => variants.every((variant) => values.get(variant)?.has(caseId)))
    .sort();
  if (caseIds.length === 0) return {};
  const samplers = variants.map((variant) =>
    caseIds.map((caseId) => samplerOf(values.get(variant)?.get(caseId) ?? [], metric, next)),
  );
  const wins = variants.map(() => 0);
  const weights = new Float64Array(caseIds.length);
  for (let draw = 0; draw < DRAWS; draw += 1) {
    // Not divided by their sum: that changes no order.
    for (let index = 0; index < weights.length; index += 1) weights[index] = gammaDraw(1, next);
    let best = 0;
    let highest = -Infinity;
    for (const [place, cases] of samplers.entries()) {
      let total = 0;
      for (const [index, sample] of cases.entries()) total += (weights[index] as number) * sample();
      if (total * metric.direction > highest) {
        highest = total * metric.direction;
        best = place;
      }
    }
    wins[best] = (wins[best] ?? 0) + 1;
  }
  return Object.fromEntries(variants.map((variant, place) => [variant, (wins[place] ?? 0) / DRAWS]));
}

/** Draws what the true mean of one case with one variant may be. */
function samplerOf(scores: readonly number[], metric: Metric, next: () => number): () => number {
  const runs = scores.length;
  if (metric.binary) {
    const passes = scores.filter((score) => score === 1).length;
    return () => betaDraw(passes + 0.5, runs - passes + 0.5, next);
  }
  // Sorted, so that the order of plays does not reach the last digit.
  const sorted = [...scores].sort((one, other) => one - other);
  const centre = mean(sorted);
  // One run says nothing of its scatter: the least one stands in.
  if (runs === 1) return () => centre + LEAST_DEVIATION * normalDraw(next);
  const deviation = Math.max(LEAST_DEVIATION, Math.sqrt(sampleVariance(sorted)));
  const error = deviation / Math.sqrt(runs);
  return () => centre + error * tDraw(runs - 1, next);
}
