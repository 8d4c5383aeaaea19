import type { StatisticalAnalysis } from '../../schema/experiment.ts';

/** Code points of a recommendation, which is made of sentences of ours, and of a single such sentence. */
export const RECOMMENDATION = 6_000;
export const SENTENCE = 600;

/** A sentence that a reader must not miss: why nothing is proven, or a warning. */
interface Remark {
  kind: 'reason' | 'warning';
  text: string;
}

/** Reasons and warnings that the recommendation does not say already, in its own words. */
export function remarks(found: StatisticalAnalysis, recommendation: string): Remark[] {
  const isRepeated = (text: string) => recommendation.includes(text);
  return [
    ...found.not_conclusive_because
      .filter((text) => !isRepeated(text))
      .map((text) => ({ kind: 'reason' as const, text })),
    ...found.warnings.filter((text) => !isRepeated(text)).map((text) => ({ kind: 'warning' as const, text })),
  ];
}
