import { expect } from 'vitest';
import type { Judge } from '../../src/judges/judge.ts';
import { offlineJudge } from '../../src/judges/offline.ts';
import type { Subject } from '../../src/schema/evaluation.ts';
import { judgeInfo, type ScorerResult, scorerResult } from '../../src/schema/scorer-result.ts';
import type { Scorer, ScorerOutcome } from '../../src/scorers/scorer.ts';

/** Evaluates with a judge and the default threshold. */
export function outcomeWith(
  judge: Judge,
  scorer: Scorer,
  subject: Subject,
  threshold = 0.7,
  samples = 1,
): Promise<ScorerOutcome> {
  return scorer.evaluate(subject, { judge, threshold, samples, repeat: 0 });
}

/** The same, when a result is expected; checks what every result must hold (metrics.md 0.1, 0.7). */
export async function resultWith(
  judge: Judge,
  scorer: Scorer,
  subject: Subject,
  threshold = 0.7,
  samples = 1,
): Promise<ScorerResult> {
  const outcome = await outcomeWith(judge, scorer, subject, threshold, samples);
  if (outcome.status === 'errored') throw new Error(`${outcome.error.code}: ${outcome.error.message}`);
  const { result } = outcome;
  scorerResult.parse(result);
  judgeInfo.parse(result.metadata['judge']);
  expect(result.score).toBeGreaterThanOrEqual(0);
  expect(result.score).toBeLessThanOrEqual(1);
  expect(result.pass).toBe(result.score >= threshold);
  expect(result.reasoning.length).toBeLessThanOrEqual(800);
  expect(result.metadata['threshold']).toBe(threshold);
  expect(Array.isArray(result.metadata['warnings'])).toBe(true);
  expect(Array.isArray(result.metadata['derived'])).toBe(true);
  expect(typeof result.metadata['not_applicable']).toBe('boolean');
  return result;
}

/** A result of the offline judge. */
export function offline(scorer: Scorer, subject: Subject, threshold = 0.7): Promise<ScorerResult> {
  return resultWith(offlineJudge(), scorer, subject, threshold);
}
