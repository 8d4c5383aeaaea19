import { describe, expect, it } from 'vitest';
import {
  casesNeeded,
  minimumDetectableEffect,
  runsNeeded,
  varianceParts,
} from '../../src/experiments/variance-parts.ts';
import { seededRandom } from '../../src/ports/seeded-random.ts';
import { normalDraw } from '../../src/statistics/normal-draw.ts';

/** Cases whose true difference scatters by `tau` and whose runs scatter by `sigma` on either side. */
function drawn(count: number, runs: number, { tau, sigma }: { tau: number; sigma: number }) {
  const { next } = seededRandom(11);
  const side = (centre: number) => Array.from({ length: runs }, () => centre + sigma * normalDraw(next));
  return Array.from({ length: count }, () => ({ a: side(0), b: side(tau * normalDraw(next)) }));
}

describe('varianceParts', () => {
  it('tells the scatter of runs from that of cases', () => {
    const parts = varianceParts(drawn(4000, 5, { tau: 0.3, sigma: 0.2 }), false);
    // Both sides together: 2 · 0.04.
    expect(parts.withinRuns).toBeCloseTo(0.08, 2);
    expect(parts.betweenCases).toBeCloseTo(0.09, 2);
    expect(parts.perCase).toBeCloseTo(0.09 + 0.08 / 5, 2);
    expect(parts.runs).toBe(5);
    expect(parts.freedom).toBe(4000 * 2 * 4);
  });

  it('finds no scatter between cases where there is none, never less', () => {
    const parts = varianceParts(drawn(50, 5, { tau: 0, sigma: 0.2 }), false);
    expect(parts.betweenCases).toBeGreaterThanOrEqual(0);
    expect(parts.betweenCases).toBeLessThan(0.01);
  });

  it('cannot tell them apart with one run a case, but knows what they scatter together', () => {
    const parts = varianceParts(
      [
        { a: [0.2], b: [0.4] },
        { a: [0.5], b: [0.5] },
        { a: [0.1], b: [0.7] },
      ],
      false,
    );
    expect(parts).toMatchObject({ withinRuns: null, betweenCases: null, ofTheseCases: null });
    // Differences 0.2, 0 and 0.6.
    expect(parts.perCase).toBeCloseTo(0.0933333, 6);
  });

  it('knows of a single case only how its runs scatter', () => {
    const parts = varianceParts([{ a: [0, 1, 1, 0], b: [1, 1, 1, 1] }], true);
    expect(parts.betweenCases).toBeNull();
    expect(parts.perCase).toBeNull();
    expect(parts.withinRuns).toBeCloseTo(2 * (1 / 6), 12);
    // (3/6 · 3/6 + 5/6 · 1/6) / 6.
    expect(parts.ofTheseCases).toBeCloseTo((0.25 + 5 / 36) / 6, 12);
  });

  it('finds no scatter at all in runs that are equal, however their mean rounds', () => {
    const equal = { a: [0.1, 0.1, 0.1], b: [0.7, 0.7, 0.7] };
    expect(varianceParts([equal, equal], false).withinRuns).toBe(0);
  });

  it('says nothing of nothing', () => {
    expect(varianceParts([], true)).toMatchObject({ withinRuns: null, betweenCases: null, perCase: null });
    expect(minimumDetectableEffect(varianceParts([], true), 0, 'these_test_cases')).toBeNull();
  });
});

describe('what a design can find', () => {
  const parts = {
    withinRuns: 0.3,
    betweenCases: 0.01,
    perCase: 0.04,
    ofTheseCases: 0.0015,
    freedom: 360,
    runs: 10,
  };

  it('is (t.975 + t.8) standard errors', () => {
    // 19 degrees of freedom: 2.0930 + 0.8610.
    expect(minimumDetectableEffect(parts, 20, 'population')).toBeCloseTo(
      (2.093024 + 0.8609506) * Math.sqrt(0.04 / 20),
      6,
    );
    expect(minimumDetectableEffect(parts, 20, 'these_test_cases')).toBeCloseTo(2.81 * Math.sqrt(0.0015), 3);
  });

  it('is never nothing, just because everything passed', () => {
    const passed = Array.from({ length: 20 }, () => ({ a: [1, 1, 1], b: [1, 1, 1] }));
    expect(minimumDetectableEffect(varianceParts(passed, true), 20, 'population')).toBeGreaterThan(0.1);
    // Graded scores that never change say nothing of what would.
    expect(minimumDetectableEffect(varianceParts(passed, false), 20, 'population')).toBeNull();
  });

  it('needs the cases of statistics.md: 7.849 · variance / delta²', () => {
    expect(casesNeeded(parts, 0.1)).toBe(Math.ceil((7.848879 * 0.04) / 0.01));
    expect(casesNeeded(parts, 0)).toBeNull();
    expect(casesNeeded({ ...parts, perCase: null }, 0.1)).toBeNull();
  });

  it('needs runs that push the rest below what the cases allow, if any can', () => {
    const wanted = runsNeeded(parts, 20, 0.1) ?? 0;
    const variance = (runs: number) => (0.01 + 0.3 / runs) / 20;
    const power = (runs: number) => 0.1 ** 2 / variance(runs);
    expect(power(wanted)).toBeGreaterThanOrEqual(7.8488);
    expect(power(wanted - 1)).toBeLessThan(7.849);
    expect(runsNeeded({ ...parts, betweenCases: 0.5 }, 20, 0.1)).toBeNull();
    expect(runsNeeded({ ...parts, withinRuns: 0 }, 20, 0.1)).toBeNull();
  });
});
