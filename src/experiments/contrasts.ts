import type { ExperimentContrast } from '../schema/experiment.ts';
import { benjaminiHochberg } from '../statistics/benjamini-hochberg.ts';
import type { CaseScores } from '../statistics/case-level-p.ts';
import { holm } from '../statistics/holm.ts';
import { type PairedContrast, pairedContrast } from '../statistics/paired-contrast.ts';
import { POPULATION_CASES, pairedInterval } from '../statistics/paired-interval.ts';
import { caseValues, pairsOf } from './case-values.ts';
import type { Evidence } from './evidence.ts';
import { type Metric, metricOf } from './metrics.ts';

/** Level of a claim, and of the two one-sided tests of equivalence; share of false leads that is borne (statistics.md 4.3 step 9). */
const ALPHA = 0.05;
const Q = 0.1;

/** What every metric is asked: the requested ones in their order, the pass rate, and the primary metric in any case. */
export function contrastedMetrics(evidence: Evidence, primary: string): string[] {
  return [...new Set([...evidence.metrics, 'pass_rate', primary])];
}

/**
 * Every variant against the baseline on every metric. Claims on the primary metric are adjusted by Holm over the variants; all others together by
 * Benjamini and Hochberg, and are only leads to follow (statistics.md 4.3 step 9). Without common cases p is 1.
 */
export function contrasts(
  evidence: Evidence,
  options: { primary: string; baseline: string; next: () => number },
): ExperimentContrast[] {
  const { primary, baseline } = options;
  const rows = contrastedMetrics(evidence, primary).flatMap((name) => {
    const metric = metricOf(name);
    const values = caseValues(evidence, metric);
    return evidence.variants
      .filter((variant) => variant !== baseline)
      .map((variant) => rowOf(metric, variant, pairsOf(values, baseline, variant).cases, options));
  });
  const first = rows.filter(({ metric }) => metric === primary);
  const second = rows.filter(({ metric }) => metric !== primary);
  const adjusted = new Map([
    ...zip(first, holm(first.map(({ p_value }) => p_value)).adjusted),
    ...zip(second, benjaminiHochberg(second.map(({ p_value }) => p_value)).adjusted),
  ]);
  return rows.map((row) => {
    const p_adjusted = adjusted.get(row) ?? 1;
    const label = row.metric === primary ? 'primary' : 'exploratory';
    return { ...row, p_adjusted, label, holds: p_adjusted <= (label === 'primary' ? ALPHA : Q) };
  });
}

function rowOf(
  metric: Metric,
  variant: string,
  cases: readonly CaseScores[],
  { baseline, next }: { baseline: string; next: () => number },
) {
  const contrast = pairedContrast(cases, { binary: metric.binary, next, theseCases: false });
  return {
    metric: metric.name,
    variant,
    against: baseline,
    cases: contrast.cases,
    difference: contrast.difference === null ? null : asShown(contrast.difference, metric),
    interval: contrast.interval === null ? null : intervalShown(contrast.interval, metric),
    p_value: contrast.p_value,
    /** How far p and interval reach: a metric may have values in fewer cases than the primary one. */
    scope: contrast.scope,
    equivalent: equivalent(cases, metric),
    hedges_g: hedges(contrast),
  };
}

/** A difference as it is shown: latency and cost as a ratio - 1. */
export function asShown(difference: number, metric: Metric): number {
  return metric.scale === 'log' ? Math.expm1(difference) : difference;
}

/** Both ends of an interval as they are shown. */
export function intervalShown([low, high]: readonly [number, number], metric: Metric): [number, number] {
  return [asShown(low, metric), asShown(high, metric)];
}

/** Two one-sided tests (Schuirmann 1987): the 90 % interval lies within the margin. Says something of other cases only, so not below six. */
function equivalent(cases: readonly CaseScores[], metric: Metric): boolean | null {
  if (metric.equivalenceMargin === null || cases.length === 0) return null;
  if (cases.length < POPULATION_CASES) return false;
  const { interval } = pairedInterval(cases, {
    binary: metric.binary,
    alpha: 2 * ALPHA,
    scope: 'population',
  });
  if (interval === null) return false;
  return interval[0] > -metric.equivalenceMargin && interval[1] < metric.equivalenceMargin;
}

/** Difference in standard deviations of the case differences, with Hedges' correction for few cases (Hedges 1981). */
function hedges({ cases, difference, sd }: PairedContrast): number | null {
  // Below three cases the correction leaves nothing.
  if (difference === null || !sd || cases < 3) return null;
  return (difference / sd) * (1 - 3 / (4 * (cases - 1) - 1));
}

const zip = <A, B>(keys: readonly A[], values: readonly B[]): [A, B][] =>
  keys.map((key, index) => [key, values[index] as B]);
