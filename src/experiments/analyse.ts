import { defined } from '../schema/defined.ts';
import type { ExperimentResponse, StatisticalAnalysis } from '../schema/experiment.ts';
import { pairedInterval } from '../statistics/paired-interval.ts';
import { analysisWarnings, type Suspicions } from './analysis-warnings.ts';
import { type CaseValues, caseValues, pairsOf } from './case-values.ts';
import { asShown, contrastedMetrics, contrasts, intervalShown } from './contrasts.ts';
import type { Course } from './course.ts';
import { type Decision, decide } from './decide.ts';
import { duplicateAnswers } from './duplicate-answers.ts';
import { effectSize } from './effect-size.ts';
import type { AnalysisSettings, Evidence } from './evidence.ts';
import { influence } from './influence.ts';
import { type Metric, metricOf } from './metrics.ts';
import { randomFor } from './order.ts';
import { probabilityBest } from './probability-best.ts';
import { recommend } from './recommend.ts';
import { saturation } from './saturation.ts';
import type { Facts } from './sentences/facts.ts';
import { talkNoiseOf } from './talk-noise.ts';
import { minimumDetectableEffect, type VarianceParts, varianceParts } from './variance-parts.ts';
import { variantResults } from './variant-results.ts';

export type { Course } from './course.ts';

/** Error level without looks. */
const ALPHA = 0.05;

/**
 * The completed part of an experiment's response (interface 2.5 with the extensions of contract 9): the figures of the variants, the
 * decision with everything that belongs beside it, and what to make of it in words. A pure function of evidence,
 * settings and course; the order of plays does not matter. Statistics are not rounded, so that they can be recomputed.
 */
export function analyse(
  given: Evidence,
  settings: AnalysisSettings,
  course: Course,
): Required<Pick<ExperimentResponse, 'results' | 'statistical_analysis' | 'recommendation'>> {
  // Sums round by the order of their terms; here it is that of the experiment, whatever the journal's.
  const evidence = { ...given, plays: [...given.plays].sort((one, other) => one.order - other.order) };
  const alpha = levelOf(course);
  const decision = decide(evidence, settings, { alpha });
  const metric = metricOf(decision.primary);
  const values = caseValues(evidence, metric);
  const pairs = pairsOf(values, decision.comparedWith, decision.leader);
  // Without a rival the leader is compared with nobody, not with itself.
  const cases = decision.rivals.length === 0 ? [] : pairs.cases;
  const parts = varianceParts(cases, metric.binary);
  const least = minimumDetectableEffect(parts, cases.length, decision.scope);
  const suspicions: Suspicions = {
    evidence,
    decision,
    metric,
    compared: pairs.caseIds,
    saturation: saturation(evidence, metric),
    duplicates: duplicateAnswers(evidence),
  };
  const randomOf = (purpose: string) => randomFor(settings.seed, purpose).next;
  const results = variantResults(evidence);
  const analysis: StatisticalAnalysis = {
    ...decided(evidence, decision, metric),
    probability_best: probabilityBest(values, metric, randomOf('probability best')),
    minimum_detectable_effect: least === null ? null : asShown(least, metric),
    influence: influence(
      decision.rivals.map(({ variant }) => ({ variant, ...pairsOf(values, variant, decision.leader) })),
      { scope: decision.scope, alpha, next: randomOf('influence'), direction: metric.direction },
    ),
    variance: shownVariance(parts),
    ...defined({ talk_noise: talkNoiseOf(evidence, metric) }),
    contrasts: contrasts(evidence, {
      primary: decision.primary,
      baseline: decision.baseline,
      next: randomOf('contrasts'),
    }),
    looks: course.looks,
    runs_saved: savedBy(evidence, course),
    repeated_interval: repeatedInterval(values, decision, course, alpha),
    seed: settings.seed,
    warnings: [...course.warnings, ...analysisWarnings(suspicions)],
  };
  const facts: Facts = { ...suspicions, settings, course, alpha, cases, parts, analysis, results };
  return { results, statistical_analysis: analysis, recommendation: recommend(facts) };
}

/** The decision as it is shown, with the figures that it was made by. */
function decided(evidence: Evidence, decision: Decision, metric: Metric) {
  const { difference, interval, cases } = decision.contrast;
  return {
    winner: decision.leader,
    confidence: 1 - decision.pValue,
    p_value: decision.pValue,
    effect_size: effectSizes(evidence, decision),
    conclusive: decision.conclusive,
    ...defined({ conclusive_for_these_cases: decision.conclusiveForTheseCases }),
    not_conclusive_because: decision.notBecause,
    primary_metric: decision.primary,
    baseline: decision.baseline,
    compared_with: decision.comparedWith,
    scope: decision.scope,
    p_population: decision.pPopulation,
    p_these_cases: decision.pTheseCases,
    difference: difference === null ? null : asShown(metric.direction * difference, metric),
    interval: interval === null ? null : raw(interval, metric),
    cases,
  };
}

function shownVariance({ withinRuns, betweenCases }: VarianceParts): StatisticalAnalysis['variance'] {
  if (withinRuns === null || betweenCases === null) return null;
  return { within_runs: withinRuns, between_cases: betweenCases };
}

/**
 * The level of the final decision. Where a look ended the experiment it is that look's. Otherwise it is that of the last planned look: an end that
 * the results had no part in (budget, cancellation) leaves out looks, and so spends no more of the error than all of them.
 */
function levelOf({ lookPlan, looks, ended }: Course): number {
  const deciding = ended === 'winner' || ended === 'futile' ? looks.at(-1)?.nominal_alpha : undefined;
  return deciding ?? lookPlan.at(-1)?.alpha ?? ALPHA;
}

/** An interval of leader minus the other, back in raw direction. */
function raw([low, high]: readonly [number, number], metric: Metric): [number, number] {
  return intervalShown(metric.direction === 1 ? [low, high] : [-high, -low], metric);
}

/** The leader on every metric against the baseline, or against the runner-up where the baseline leads (statistics.md 4.3 step 9). */
function effectSizes(evidence: Evidence, { leader, baseline, rivals, primary, comparedWith }: Decision) {
  const behind = ({ contrast }: Decision['rivals'][number]) => contrast.difference ?? Infinity;
  const second = [...rivals].sort((one, other) => behind(one) - behind(other))[0]?.variant;
  const reference = leader === baseline ? (second ?? comparedWith) : baseline;
  return Object.fromEntries(
    contrastedMetrics(evidence, primary).map((name) => {
      const metric = metricOf(name);
      const { cases } = pairsOf(caseValues(evidence, metric), reference, leader);
      return [name, reference === leader ? 'n/a' : effectSize(cases, metric)];
    }),
  );
}

/** Plays that the looks made unnecessary; what a budget or a cancellation cut off was needed. */
function savedBy({ plays, lost }: Evidence, { ended, playsPlanned }: Course): number {
  const needed = ended === 'budget' || ended === 'cancelled' || ended === 'refused';
  return needed ? 0 : Math.max(0, playsPlanned - plays.length - lost.length);
}

/** At the level of the look that ended it, so that it holds over all looks (Jennison and Turnbull 1989). */
function repeatedInterval(
  values: CaseValues,
  { leader, comparedWith, primary, scope, rivals }: Decision,
  { looks }: Course,
  alpha: number,
): [number, number] | null {
  if (looks.length === 0 || rivals.length === 0) return null;
  const metric = metricOf(primary);
  const { cases } = pairsOf(values, comparedWith, leader);
  if (scope !== 'population') return null;
  const { interval } = pairedInterval(cases, { binary: metric.binary, alpha, scope });
  if (interval === null) return null;
  return intervalShown(interval, metric);
}
