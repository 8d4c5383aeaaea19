import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adjustedRand } from '../../src/statistics/adjusted-rand.ts';
import { normalizedMutualInformation } from '../../src/statistics/normalized-mutual-information.ts';

describe('adjustedRand', () => {
  it.each([
    [[0, 0, 1, 1], [1, 1, 0, 0], 1],
    [[0, 0, 1, 2], [0, 0, 1, 1], 0.5714285714],
    [[0, 0, 0, 0], [0, 1, 2, 3], 0],
    [[0, 0, 1, 1], [0, 1, 0, 1], -0.5],
    [[], [], 1],
    [['a', 'b'], [1, 2], 1],
  ])('of %j and %j is %d', (a, b, expected) => {
    expect(adjustedRand(a, b)).toBeCloseTo(expected, 9);
  });

  it('matches the worked example of Hubert and Arabie (1985): 0.31257 for Santos and Embrechts’ table', () => {
    // Table of counts [[5, 1, 2], [1, 4, 0], [0, 1, 3]]; by hand 20 common pairs, 44 and 46 pairs, of 136.
    const table = [
      [5, 1, 2],
      [1, 4, 0],
      [0, 1, 3],
    ];
    const first: number[] = [];
    const second: number[] = [];
    for (const [row, counts] of table.entries())
      for (const [column, count] of counts.entries())
        for (let at = 0; at < count; at += 1) {
          first.push(row);
          second.push(column);
        }
    const both = 10 + 1 + 6 + 3;
    const [left, right, all] = [28 + 10 + 6, 15 + 15 + 10, 136];
    const chance = (left * right) / all;
    expect(adjustedRand(first, second)).toBeCloseTo((both - chance) / ((left + right) / 2 - chance), 12);
  });
});

describe('normalizedMutualInformation', () => {
  it.each([
    [[0, 0, 1, 1], [1, 1, 0, 0], 1],
    [[0, 0, 1, 1], [0, 1, 0, 1], 0],
    [[0, 0, 0, 0], [0, 1, 2, 3], 0],
    // H = ln 2 and 1.5 ln 2, shared ln 2: 1 / 1.25.
    [[0, 0, 1, 1], [0, 0, 1, 2], 0.8],
    [[0, 0], [1, 1], 1],
  ])('of %j and %j is %d', (a, b, expected) => {
    expect(normalizedMutualInformation(a, b)).toBeCloseTo(expected, 12);
  });
});

describe('both', () => {
  const labels = fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 })), {
    minLength: 2,
    maxLength: 30,
  });
  it.each([
    ['adjustedRand', adjustedRand],
    ['normalizedMutualInformation', normalizedMutualInformation],
  ])('%s is symmetric, at most 1, and blind to the names of groups', (_, measure) => {
    fc.assert(
      fc.property(labels, (pairs) => {
        const a = pairs.map(([left]) => left);
        const b = pairs.map(([, right]) => right);
        expect(measure(a, b)).toBeCloseTo(measure(b, a), 9);
        expect(measure(a, b)).toBeLessThanOrEqual(1);
        expect(measure(a, a)).toBeCloseTo(1, 9);
        expect(
          measure(
            a.map((label) => `group ${9 - label}`),
            b,
          ),
        ).toBeCloseTo(measure(a, b), 9);
      }),
    );
  });

  it.each([
    ['adjustedRand', adjustedRand],
    ['normalizedMutualInformation', normalizedMutualInformation],
  ])('%s refuses partitions of different things', (_, measure) => {
    expect(() => measure([1], [1, 2])).toThrow(RangeError);
  });
});
