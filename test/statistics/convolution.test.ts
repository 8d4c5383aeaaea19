import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convolution } from '../../src/statistics/convolution.ts';
import { permutationStratified } from '../../src/statistics/permutation-stratified.ts';
import { certain, type SumDistribution } from '../../src/statistics/sum-distribution.ts';

const TOLERANCE = 1e-12;

/** Even chances for each value. */
const evenly = (values: readonly number[]): SumDistribution => {
  const sorted = Float64Array.from(new Set(values)).sort();
  return { values: sorted, probabilities: sorted.map(() => 1 / sorted.length) };
};

/** The sums of all pairs, by their value to nine digits. */
function pairs(x: SumDistribution, y: SumDistribution) {
  const chances = new Map<string, number>();
  for (const [i, a] of x.values.entries())
    for (const [j, b] of y.values.entries()) {
      const key = (a + b).toFixed(9).replace(/^-(0\.0+)$/, '$1');
      chances.set(
        key,
        (chances.get(key) ?? 0) + (x.probabilities[i] as number) * (y.probabilities[j] as number),
      );
    }
  return chances;
}

function expectPairs(x: SumDistribution, y: SumDistribution) {
  const sum = convolution(x, y, TOLERANCE);
  const chances = pairs(x, y);
  expect([...sum.values]).toEqual([...sum.values].sort((one, other) => one - other));
  expect(sum.values.length).toBe(chances.size);
  for (const [index, value] of sum.values.entries())
    expect(sum.probabilities[index]).toBeCloseTo(
      chances.get(value.toFixed(9).replace(/^-(0\.0+)$/, '$1')) ?? -1,
      12,
    );
}

const list = (value: fc.Arbitrary<number>) => fc.array(value, { minLength: 1, maxLength: 12 }).map(evenly);

describe('the sum of two independent numbers', () => {
  it.each([
    ['a binary grid', 1 / 64],
    ['tenths, which no double holds', 0.1],
    ['thirds', 1 / 3],
  ])('has each sum once, with the chance of all pairs that make it, on %s', (_, unit) => {
    const value = fc.integer({ min: -30, max: 30 }).map((count) => count * unit);
    fc.assert(fc.property(list(value), list(value), expectPairs));
  });

  it('has each sum once where one side is on a grid and the other between its places', () => {
    const value = fc.integer({ min: -30, max: 30 });
    const beside = fc.tuple(value, fc.constantFrom(0, 0.123456, 0.7)).map(([count, more]) => count + more);
    fc.assert(fc.property(list(value), list(beside), expectPairs));
  });

  it('has each sum once where nothing is on a grid', () => {
    const value = fc.integer({ min: -1000, max: 1000 }).map((count) => Math.cbrt(count));
    fc.assert(fc.property(list(value), list(value), expectPairs));
  });

  it('moves what is added to a certain number', () => {
    expect(convolution(evenly([1, 2, 4]), evenly([0.5]), TOLERANCE)).toEqual(evenly([1.5, 2.5, 4.5]));
    expect(convolution(evenly([3]), evenly([0.5]), TOLERANCE)).toEqual(evenly([3.5]));
  });
});

describe('numbers at the end of what numbers reach', () => {
  it('add up to nothing where there is nothing', () => {
    const nothing = { values: new Float64Array(0), probabilities: new Float64Array(0) };
    expect(convolution(certain(1), nothing, 1e-9)).toEqual(nothing);
  });

  it('are refused where their sum is none', () => {
    expect(() =>
      permutationStratified([
        { a: [1.7e308, 0], b: [-1.7e308, 5] },
        { a: [1e308, 3], b: [-1.2e308, 7] },
      ]),
    ).toThrow('too far apart');
  });
});
