import type { ScorerResult } from '../schema/scorer-result.ts';

/** One labelled row as a scorer saw it: all that the figures of agreement need, and no text. */
export interface Observation {
  /** What the scorer gave, 0 to 1; 1 where it was not applicable. */
  readonly score: number;
  /** What it is ranked by: the evidence beside the score where there is some, else the score. */
  readonly rank: number;
  /** 1 = should pass, 0 = should fail. */
  readonly label: 0 | 1;
  /** Rows of one group are resampled together. */
  readonly group: string;
  readonly dataset?: string;
  /** A finer human judgement, 0 to 1. */
  readonly humanScore?: number;
}

/** What ranks a result among others: the offline judge's evidence, where scores only count verdicts (metrics.md 10.1), else the score. */
export function rankOf({ score, metadata }: Pick<ScorerResult, 'score' | 'metadata'>): number {
  const { evidence } = metadata;
  return typeof evidence === 'number' && evidence >= 0 && evidence <= 1 ? evidence : score;
}
