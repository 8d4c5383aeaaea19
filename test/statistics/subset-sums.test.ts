import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../src/ports/seeded-random.ts';
import { permutationStratified } from '../../src/statistics/permutation-stratified.ts';
import { subsetSums } from '../../src/statistics/subset-sums.ts';

const zeroOne = (count: number, ones: number) => Array.from({ length: count }, (_, i) => (i < ones ? 1 : 0));

describe('sums of a random subset', () => {
  it.each([
    [[0, 1, 1, 0, 1], 2],
    [[0.3, 0.3, 0.1], 2],
    [[1, 0], 1],
    [[0, 0, 0, 1], 4],
    [[0, 1, 1], 0],
  ])('of two values %j, %i at a time, are as likely as counting says', (values, size) => {
    const chances = new Map<number, number>();
    let subsets = 0;
    for (let mask = 0; mask < 2 ** values.length; mask += 1) {
      const taken = values.filter((_, place) => mask & (1 << place));
      if (taken.length !== size) continue;
      subsets += 1;
      const sum = Number(taken.reduce((before, value) => before + value, 0).toFixed(9));
      chances.set(sum, (chances.get(sum) ?? 0) + 1);
    }
    const found = subsetSums(values, size, 1e-12, 1000);
    expect([...(found?.values ?? [])].map((value) => Number(value.toFixed(9)))).toEqual(
      [...chances.keys()].sort((a, b) => a - b),
    );
    for (const [place, value] of (found?.values ?? new Float64Array()).entries())
      expect(found?.probabilities[place]).toBeCloseTo(
        (chances.get(Number(value.toFixed(9))) ?? 0) / subsets,
        12,
      );
  });

  it('are given up when all that is kept at a time is too much, not only one list of it', () => {
    const next = seededRandom(1).next;
    const values = Array.from({ length: 16 }, next);
    // 16 over 8 is 12,870: the last list alone would fit.
    expect(subsetSums(values, 8, 1e-13, 13_000)).toBeNull();
    expect(subsetSums(values, 8, 1e-13, 2 ** 16)?.values.length).toBe(12_870);
  });
});

describe('relabelling the runs of one case', () => {
  it('counts a thousand passes and failures a side, instead of adding them up one by one', () => {
    const { p_value } = permutationStratified([{ a: zeroOne(1000, 500), b: zeroOne(1000, 545) }]);
    // Binomial coefficients counted in whole numbers: the share of the divisions at least 22.5 from 522.5 passes.
    expect(p_value).toBeCloseTo(0.04884142564876978, 12);
  });

  it('draws at random instead of listing for a thousand scores of a fine scale', () => {
    const { next } = seededRandom(3);
    const scores = () => Array.from({ length: 1000 }, () => Math.round(next() * 4) / 4);
    const { p_value } = permutationStratified([{ a: scores(), b: scores() }], { next, draws: 9_999 });
    expect(p_value).toBeGreaterThan(0.01);
  });
});
