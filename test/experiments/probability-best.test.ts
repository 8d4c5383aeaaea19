import { describe, expect, it } from 'vitest';
import { metricOf } from '../../src/experiments/metrics.ts';
import { probabilityBest } from '../../src/experiments/probability-best.ts';
import { seededRandom } from '../../src/ports/seeded-random.ts';
import { probabilityBest as exactly } from '../../src/statistics/beta-prob-best.ts';

type Cases = Record<string, number[]>;
const valuesOf = (variants: Record<string, Cases>) =>
  new Map(Object.entries(variants).map(([name, cases]) => [name, new Map(Object.entries(cases))]));
const best = (variants: Record<string, Cases>, metric = 'pass_rate', seed = 5) =>
  probabilityBest(valuesOf(variants), metricOf(metric), seededRandom(seed).next);
const runs = (passes: number, of: number) => Array.from({ length: of }, (_, run) => (run < passes ? 1 : 0));

describe('probabilityBest', () => {
  it('agrees with the exact posterior where one case makes the weights irrelevant', () => {
    const found = best({ a: { x: runs(6, 10) }, b: { x: runs(8, 10) }, c: { x: runs(3, 10) } });
    const exact = exactly([6, 8, 3], [10, 10, 10], [0.5, 0.5]);
    // Four standard errors of 4,000 draws.
    for (const [place, name] of ['a', 'b', 'c'].entries())
      expect(Math.abs((found[name] ?? 0) - (exact[place] ?? 0))).toBeLessThan(4 * Math.sqrt(0.25 / 4000));
  });

  it('adds up to 1, and is even where nothing differs', () => {
    const same = { x: runs(5, 10), y: runs(7, 10) };
    const found = best({ a: same, b: same });
    expect((found['a'] ?? 0) + (found['b'] ?? 0)).toBe(1);
    expect(Math.abs((found['a'] ?? 0) - 0.5)).toBeLessThan(0.04);
  });

  it('prefers less of what costs', () => {
    const found = best(
      { slow: { x: [7, 7.1], y: [7, 7.2] }, fast: { x: [6, 6.1], y: [6.2, 6.1] } },
      'latency_ms',
    );
    expect(found['fast']).toBeGreaterThan(0.9);
  });

  it('is not certain after one run a case', () => {
    const found = best({ a: { x: [0.7], y: [0.71] }, b: { x: [0.71], y: [0.7] } }, 'relevance');
    expect(found['a']).toBeGreaterThan(0.3);
    expect(found['a']).toBeLessThan(0.7);
  });

  it('weighs cases, so few cases that disagree leave doubt', () => {
    const found = best({ a: { x: runs(50, 50), y: runs(0, 50) }, b: { x: runs(10, 50), y: runs(30, 50) } });
    expect(found['a']).toBeGreaterThan(0.3);
    expect(found['a']).toBeLessThan(0.8);
  });

  it('does not depend on the order of variants, cases or plays', () => {
    const one = best(
      { a: { x: [0.4, 0.6], y: [0.7, 0.1] }, b: { x: [0.5, 0.5], y: [0.4, 0.6] } },
      'relevance',
    );
    const other = best(
      { b: { y: [0.6, 0.4], x: [0.5, 0.5] }, a: { y: [0.1, 0.7], x: [0.6, 0.4] } },
      'relevance',
    );
    expect(other).toEqual(one);
  });

  it('leaves out a variant without plays, and says nothing where no case is shared or only one is left', () => {
    expect(best({ a: { x: runs(1, 2) }, b: {} })).toEqual({});
    expect(Object.keys(best({ a: { x: runs(1, 2) }, b: {}, c: { x: runs(1, 2) } }))).toEqual(['a', 'c']);
    expect(best({ a: { x: runs(1, 2) }, b: { y: runs(1, 2) } })).toEqual({});
    expect(best({ a: {}, b: {} })).toEqual({});
  });
});
