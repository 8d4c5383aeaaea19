import { describe, expect, it } from 'vitest';
import { variantResults } from '../../src/experiments/variant-results.ts';
import { playedExperiment } from '../support/experiment-plays.ts';

const metrics = ['relevance', 'latency_ms', 'cost_usd', 'pass_rate'];

describe('the figures of a variant', () => {
  it('are means over its valid plays, with what was lost beside them', () => {
    const evidence = playedExperiment(
      {
        a: (index, round) => ({
          passed: round === 0,
          scores: { relevance: 0.5 + index / 10 },
          latencyMs: 100 + 50 * round,
          costUsd: 0.0000125,
        }),
        b: (index) => (index === 0 ? 'connect ECONNREFUSED' : { scores: {}, costUsd: null }),
      },
      { cases: 2, rounds: 2, metrics },
    );
    expect(variantResults(evidence)).toEqual({
      a: {
        runs: 4,
        pass_rate: 0.5,
        avg_scores: { relevance: 0.55, latency_ms: 125, cost_usd: 0.000013, pass_rate: 0.5 },
        avg_latency_ms: 125,
        pass_rate_interval: [expect.any(Number), expect.any(Number)],
        p50_latency_ms: 125,
        p95_latency_ms: 150,
        cost_usd: 0.00005,
      },
      // A metric that was never measured is left out, not 0.
      b: {
        runs: 2,
        pass_rate: 1,
        avg_scores: { latency_ms: 500, pass_rate: 1 },
        avg_latency_ms: 500,
        pass_rate_interval: [expect.any(Number), 1],
        p50_latency_ms: 500,
        p95_latency_ms: 500,
        errored: 2,
      },
    });
  });

  it('are zeros without a valid play, and say how many were lost', () => {
    const evidence = playedExperiment(
      { a: () => ({}), b: () => 'no answer' },
      { cases: 3, rounds: 2, metrics },
    );
    const skipped = {
      ...evidence,
      lost: evidence.lost.map((play, index) => ({
        ...play,
        status: index === 0 ? ('skipped' as const) : play.status,
      })),
    };
    expect(variantResults(skipped)['b']).toEqual({
      runs: 0,
      pass_rate: 0,
      avg_scores: {},
      avg_latency_ms: 0,
      errored: 5,
      skipped: 1,
    });
  });

  it('give runs that always agree no more weight than one', () => {
    const agreeing = playedExperiment(
      { a: (index) => ({ passed: index % 2 === 0 }), b: (_, round) => ({ passed: round % 2 === 0 }) },
      { cases: 10, rounds: 10 },
    );
    const { a, b } = variantResults(agreeing);
    // Wilson for 5 of 10, and for 50 of 100.
    expect(a?.['pass_rate_interval']).toEqual([0.2366, 0.7634]);
    expect(b?.['pass_rate_interval']).toEqual([0.4038, 0.5962]);
  });

  it('leave the cost out where a play did not say: a total without it would look cheap', () => {
    const evidence = playedExperiment(
      { a: (index) => ({ costUsd: index === 0 ? null : 0.01 }), b: () => ({ costUsd: 0.01 }) },
      { cases: 2, rounds: 1 },
    );
    const { a, b } = variantResults(evidence);
    expect(a).not.toHaveProperty('cost_usd');
    expect(b?.['cost_usd']).toBe(0.02);
  });

  it('stand under any name that an object can hold', () => {
    const evidence = playedExperiment(
      { constructor: () => ({}), toString: () => ({ passed: false }) },
      { cases: 1, rounds: 1 },
    );
    expect(
      Object.entries(variantResults(evidence)).map(([name, { pass_rate }]) => [name, pass_rate]),
    ).toEqual([
      ['constructor', 1],
      ['toString', 0],
    ]);
  });
});
