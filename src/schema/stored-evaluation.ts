import { z } from 'zod';
import { checks } from './check.ts';
import { timestamp } from './common.ts';
import { evaluateResponse } from './evaluation.ts';
import type { ScorerResult } from './scorer-result.ts';

/** A finished evaluation as the state keeps it: the verdict, not the texts that were judged. `threshold` is that of the request. */
export const storedEvaluation = evaluateResponse.extend({
  created_at: timestamp,
  scorers: z.array(z.string()),
  /** As they were asked for. */
  checks: checks.optional(),
  threshold: z.number().nullable(),
});
export type StoredEvaluation = z.infer<typeof storedEvaluation>;

/** The bare scores of results. Without a prototype: a scorer may have any name. */
export function scoresOf(
  results: Readonly<Record<string, Pick<ScorerResult, 'score'>>>,
): Record<string, number> {
  const scores: Record<string, number> = Object.create(null);
  for (const [name, { score }] of Object.entries(results)) scores[name] = score;
  return scores;
}
