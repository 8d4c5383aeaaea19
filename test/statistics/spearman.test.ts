import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spearman } from '../../src/statistics/spearman.ts';

describe("Spearman's rank correlation", () => {
  // By hand: 1 − 6 Σd² / (n (n² − 1)) without ties; Pearson on mean ranks with them.
  it.each([
    ['the same order', [1, 2, 3], [10, 20, 900], 1],
    ['the reverse', [1, 2, 3], [3, 2, 1], -1],
    ['one swap of five', [1, 2, 3, 4, 5], [2, 1, 3, 4, 5], 0.9],
    ['with a tie', [1, 2, 2, 3], [1, 2, 3, 4], 4.5 / Math.sqrt(4.5 * 5)],
  ])('%s', (_, one, other, expected) => {
    expect(spearman(one, other)).toBeCloseTo(expected, 12);
  });

  it.each([
    ['no pairs', [], []],
    ['one pair', [1], [2]],
    ['a side that never changes', [0.5, 0.5, 0.5], [1, 2, 3]],
  ])('is not defined for %s', (_, one, other) => {
    expect(spearman(one, other)).toBeNull();
  });

  it('refuses lists of different length', () => {
    expect(() => spearman([1], [1, 2])).toThrow(RangeError);
  });

  it('lies in -1..1, is symmetric, and does not change under a stretch', () => {
    const pair = fc.tuple(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -5, max: 5 }));
    fc.assert(
      fc.property(fc.array(pair), (pairs) => {
        const [one, other] = [pairs.map(([a]) => a), pairs.map(([, b]) => b)];
        const rho = spearman(one, other);
        if (rho === null) return;
        expect(Math.abs(rho)).toBeLessThanOrEqual(1);
        expect(spearman(other, one)).toBeCloseTo(rho, 12);
        expect(
          spearman(
            one.map((value) => value ** 3),
            other,
          ),
        ).toBe(rho);
      }),
    );
  });
});
