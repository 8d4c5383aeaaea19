import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balancedAccuracy } from '../../src/statistics/balanced-accuracy.ts';
import { bestThreshold } from '../../src/statistics/best-threshold.ts';
import { confusion } from '../../src/statistics/confusion.ts';

const reached = (scores: number[], labels: number[], threshold: number) =>
  balancedAccuracy(
    confusion(
      labels,
      scores.map((score) => score >= threshold),
    ),
  );

describe('the best threshold', () => {
  it.each([
    ['half way between the classes', [0.2, 0.4, 0.6, 0.8], [0, 0, 1, 1], 0.5, 1],
    ['the lower of two equal gaps', [0.1, 0.2, 0.6, 0.7], [0, 1, 0, 1], 0.15, 0.75],
    ['equally good, the wider gap', [0.1, 0.2, 0.3, 0.9], [0, 1, 0, 1], 0.6, 0.75],
    ['scores that are all the same', [0.5, 0.5], [0, 1], 0.5, 0.5],
    ['scores that are upside down: all pass', [0.3, 0.8], [1, 0], 0.3, 0.5],
    ['no noise of binary fractions', [0.1, 0.2], [0, 1], 0.15, 1],
  ])('%s', (_, scores, labels, threshold, accuracy) => {
    expect(bestThreshold(scores, labels)).toEqual({ threshold, balancedAccuracy: accuracy });
  });

  it.each([
    ['no rows', [], []],
    ['one class', [0.1, 0.9], [1, 1]],
  ])('there is none for %s', (_, scores, labels) => {
    expect(bestThreshold(scores, labels)).toBeNull();
  });

  it('reaches what it says, and no other threshold reaches more', () => {
    const row = fc.record({ score: fc.integer({ min: 0, max: 10_000 }), label: fc.constantFrom(0, 1) });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 40 }), (rows) => {
        const scores = rows.map(({ score }) => score / 10_000);
        const labels = rows.map(({ label }) => label);
        const before = [...scores];
        const best = bestThreshold(scores, labels);
        expect(scores).toEqual(before);
        if (best === null) return;
        expect(reached(scores, labels, best.threshold)).toBeCloseTo(best.balancedAccuracy, 12);
        for (const other of [...scores, 2])
          expect(reached(scores, labels, other)).toBeLessThanOrEqual(best.balancedAccuracy + 1e-12);
      }),
    );
  });

  it('keeps two scores apart that are as near as numbers can be', () => {
    const low = 0.7;
    const high = 0.7 + 2 ** -53;
    expect(bestThreshold([low, high], [0, 1])).toEqual({ threshold: high, balancedAccuracy: 1 });
  });
});
