import type { StatisticalAnalysis, VariantResult } from '../../schema/experiment.ts';
import type { CaseScores } from '../../statistics/case-level-p.ts';
import type { Course } from '../course.ts';
import type { Decision } from '../decide.ts';
import type { DuplicateAnswers } from '../duplicate-answers.ts';
import type { AnalysisSettings, Evidence } from '../evidence.ts';
import type { Metric } from '../metrics.ts';
import type { Saturation } from '../saturation.ts';
import type { VarianceParts } from '../variance-parts.ts';

/** What the sentences of a recommendation are made of. Nothing in them is computed anew but roundings. */
export interface Facts {
  evidence: Evidence;
  settings: AnalysisSettings;
  course: Course;
  decision: Decision;
  /** The primary one. */
  metric: Metric;
  /** The bound that p had to meet. */
  alpha: number;
  /** `comparedWith` (a) and the leader (b) on their common cases, analysis scale. */
  cases: readonly CaseScores[];
  parts: VarianceParts;
  saturation: Saturation | undefined;
  duplicates: DuplicateAnswers;
  analysis: StatisticalAnalysis;
  results: Readonly<Record<string, VariantResult>>;
}

/** The p-value alone would do, for other cases than these. */
export function isProven({ decision, alpha }: Facts): boolean {
  return decision.scope === 'population' && decision.pValue <= alpha;
}

/** Fewest and most runs of a case in the comparison. */
export function runsOf({ cases }: Pick<Facts, 'cases'>): [number, number] {
  const counts = cases.flatMap(({ a, b }) => [a.length, b.length]);
  return counts.length === 0 ? [0, 0] : [Math.min(...counts), Math.max(...counts)];
}

/** Every variant was shown to be equivalent to the baseline on the primary metric. */
export function noPracticalDifference({ analysis }: Facts): boolean {
  const primary = analysis.contrasts.filter(({ label }) => label === 'primary');
  return primary.length > 0 && primary.every(({ equivalent }) => equivalent === true);
}
