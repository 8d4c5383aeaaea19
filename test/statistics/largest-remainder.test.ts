import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { largestRemainder } from '../../src/statistics/largest-remainder.ts';

describe('largestRemainder', () => {
  it.each([
    [
      [1, 1, 1],
      [33.4, 33.3, 33.3],
    ],
    [
      [2, 1],
      [66.7, 33.3],
    ],
    [
      [0, 5],
      [0, 100],
    ],
    [
      [0, 0],
      [0, 0],
    ],
    [[], []],
  ])('of %j is %j', (counts, expected) => {
    expect(largestRemainder(counts)).toEqual(expected);
  });

  it('sums to 100 exactly, and is nowhere off by a tenth', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 1, maxLength: 40 }), (counts) => {
        const total = counts.reduce((sum, count) => sum + count, 0);
        fc.pre(total > 0);
        const shares = largestRemainder(counts);
        expect(shares.reduce((sum, share) => sum + Math.round(share * 10), 0)).toBe(1000);
        for (const [at, share] of shares.entries())
          expect(Math.abs(share - (100 * (counts[at] as number)) / total)).toBeLessThan(0.1 + 1e-9);
      }),
    );
  });
});
