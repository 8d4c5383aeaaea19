import { expect, it } from 'vitest';
import { allReached } from '../../src/optimizations/all-reached.ts';
import type { ScoredAttempt } from '../../src/optimizations/attempt-source.ts';
import { newCandidate } from '../../src/optimizations/course.ts';
import { objectiveOf } from '../../src/optimizations/objective.ts';

const attempts = (status: ScoredAttempt['status'], tone: number): ScoredAttempt[] =>
  Array.from({ length: 24 }, (_, index) => ({
    case_id: `c${index % 8}`,
    repetition: Math.floor(index / 8),
    status,
    scores: { tone },
    failed_safety: [],
    digest: '',
  }));

it.each([
  ['metric_driven', 'failed', 0.95, true],
  ['metric_driven', 'passed', 0.8, false],
  ['full', 'failed', 0.95, false],
  ['full', 'passed', 0.8, false],
  ['full', 'passed', 0.95, true],
  ['error_driven', 'passed', 0.2, true],
  ['error_driven', 'failed', 0.95, false],
] as const)('%s, every case %s, the metric at %d: all reached is %s', (type, status, tone, expected) => {
  const objective = objectiveOf({ type, targetMetrics: { tone: { target: 0.9 } } }, attempts('failed', 0.5), [
    'tone',
  ]);
  const own = attempts(status, tone);
  const cases = own.map(({ case_id }) => case_id);
  const candidate = { ...newCandidate('better', [], 'proposal', cases), attempts: own, raced: true };
  expect(allReached(candidate, objective)).toBe(expected);
});
