import { describe, expect, it } from 'vitest';
import { effectSize } from '../../src/experiments/effect-size.ts';
import { metricOf } from '../../src/experiments/metrics.ts';

const logs = (...values: number[]) => values.map(Math.log);

describe('effectSize', () => {
  it.each([
    ['relevance', [{ a: [0.8], b: [0.9] }], '+12.5%'],
    [
      'relevance',
      [
        { a: [0.8, 0.8], b: [0.6] },
        { a: [0.4], b: [0.4, 0.4] },
      ],
      '-16.7%',
    ],
    ['pass_rate', [{ a: [1, 1, 0, 0], b: [1, 1, 1, 0] }], '+50.0%'],
    ['pass_rate', [{ a: [1], b: [1] }], '+0.0%'],
    ['pass_rate', [{ a: [0, 0], b: [1, 0] }], '+0.50 abs'],
    ['pass_rate', [{ a: [0, 0], b: [0, 0] }], '+0.00 abs'],
    // A hair less is not "-0.0%".
    ['relevance', [{ a: [0.8], b: [0.79999] }], '+0.0%'],
    // Raw direction: faster is negative. Ratio of geometric means, case by case.
    ['latency_ms', [{ a: logs(1000), b: logs(800) }], '-20.0%'],
    [
      'latency_ms',
      [
        { a: logs(1000), b: logs(2000) },
        { a: logs(100), b: logs(50) },
      ],
      '+0.0%',
    ],
    ['cost_usd', [{ a: logs(0.01), b: logs(0.015) }], '+50.0%'],
    ['relevance', [], 'n/a'],
  ])('of %s over %j is %s', (name, cases, text) => {
    expect(effectSize(cases, metricOf(name))).toBe(text);
  });
});
