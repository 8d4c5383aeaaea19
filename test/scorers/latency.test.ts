import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latency, latencyScore } from '../../src/scorers/latency.ts';
import { outcomeWith } from '../support/evaluate-with.ts';
import { silentJudge } from '../support/scripted-judge.ts';

const judged = async (latencyMs: number, threshold?: number) => {
  const outcome = await outcomeWith(silentJudge(), latency, { latency_ms: latencyMs }, threshold);
  if (outcome.status === 'errored') throw new Error(outcome.error.message);
  return outcome.result;
};

describe('latency_ms', () => {
  it.each([
    [0, 1, true],
    [2500, 0.85, true],
    [5000, 0.7, true],
    [5001, 0.6999, false],
    [10_000, 0.4, false],
    [20_000, 0, false],
  ])('within a budget of 5000 ms scores %s ms as %s', async (latencyMs, score, pass) => {
    expect(latencyScore(latencyMs, 5000)).toBe(score);
    expect(await judged(latencyMs)).toMatchObject({
      score,
      pass,
      metadata: { latency_ms: latencyMs, budget_ms: 5000, threshold: 0.7 },
    });
  });

  it.each([
    [1500, 1500, 0.7, true, 1500],
    [1501, 1500, 0.6998, false, 1500],
    [750, 1500, 0.85, true, 1500],
    [5000, 1.5, 0, false, 1.5],
    [2500, 1, 0.85, true, 5000],
    [2500, 0.9, 0.85, true, 5000],
  ])(
    'takes a threshold above 1 for the budget: %s ms by %s',
    async (latencyMs, threshold, score, pass, budget) => {
      expect(await judged(latencyMs, threshold)).toMatchObject({
        score,
        pass,
        metadata: { budget_ms: budget, threshold },
      });
    },
  );

  it('meets a budget of nothing with nothing alone', () => {
    expect(latencyScore(0, 0)).toBe(1);
    expect(latencyScore(1, 0)).toBe(0);
  });

  it('asks nobody, and says so', async () => {
    const judge = silentJudge();
    const outcome = await outcomeWith(judge, latency, { latency_ms: 10 });
    expect(judge.asked).toEqual([]);
    expect(outcome).toMatchObject({
      status: 'scored',
      usage: { calls: 0 },
      result: {
        reasoning: 'The answer took 10 ms, within the budget of 5000 ms.',
        metadata: { judge: { mode: 'none', calls: 0, confidence: 'high' }, not_applicable: false },
      },
    });
    expect(latency).toMatchObject({ deterministic: true });
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['missing', {}, 'missing_field'],
    ['null', { latency_ms: null }, 'missing_field'],
    ['no number', { latency_ms: '10' }, 'invalid_field'],
    ['infinite', { latency_ms: Number.POSITIVE_INFINITY }, 'invalid_field'],
  ])('is refused when the latency is %s', async (_, fields, code) => {
    // What a request may hold, past the types.
    const subject = fields as { latency_ms?: number };
    expect(latency.check(subject)).toMatchObject([{ code, field: 'latency_ms' }]);
    expect(await outcomeWith(silentJudge(), latency, subject)).toMatchObject({
      status: 'errored',
      error: { code, field: 'latency_ms' },
    });
  });

  it('falls with the latency, stays within [0, 1], and reaches 0.7 exactly within the budget', () => {
    const ms = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(ms, ms, fc.integer({ min: 2, max: 100_000 }), (one, other, budget) => {
        const [fast, slow] = one <= other ? [one, other] : [other, one];
        expect(latencyScore(fast, budget)).toBeGreaterThanOrEqual(latencyScore(slow, budget));
        for (const each of [fast, slow]) {
          const score = latencyScore(each, budget);
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(1);
          expect(score >= 0.7).toBe(each <= budget);
        }
      }),
    );
  });
});
