import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../src/ports/seeded-random.ts';
import { clusterBootstrap } from '../../src/statistics/cluster-bootstrap.ts';

const next = (seed = 1) => seededRandom(seed).next;
/** Mean of values under weights. */
const meanOf = (values: readonly number[]) => (weights: ArrayLike<number>) => {
  let sum = 0;
  let count = 0;
  for (const [row, value] of values.entries()) {
    sum += value * (weights[row] as number);
    count += weights[row] as number;
  }
  return { mean: count === 0 ? null : sum / count };
};

describe('the cluster bootstrap', () => {
  it('of ten independent shares is near the exact percentiles of the binomial', () => {
    // P(X <= 1) = 0.011, P(X <= 2) = 0.055 for 10 draws at one half; mirrored above.
    const values = [1, 0, 1, 0, 1, 0, 1, 0, 1, 0];
    const groups = values.map((_, row) => row);
    const { mean } = clusterBootstrap(groups, meanOf(values), { next: next(), resamples: 20_000 });
    expect(mean).toEqual([0.2, 0.8]);
  });

  it('draws whole groups: repeating every row tenfold within its group tells nothing new', () => {
    const values = [0.1, 0.9, 0.4, 0.7, 0.2, 0.5];
    const tenfold = values.flatMap((value) => Array.from({ length: 10 }, () => value));
    const groups = values.flatMap((_, row) => Array.from({ length: 10 }, () => `doc ${row}`));
    const once = clusterBootstrap(Object.keys(values), meanOf(values), { next: next() });
    const often = clusterBootstrap(groups, meanOf(tenfold), { next: next() });
    const asRows = clusterBootstrap(Object.keys(tenfold), meanOf(tenfold), { next: next() });
    expect(often.mean?.[0]).toBeCloseTo(once.mean?.[0] as number, 9);
    expect(often.mean?.[1]).toBeCloseTo(once.mean?.[1] as number, 9);
    const width = (interval: [number, number] | null) => (interval?.[1] ?? 0) - (interval?.[0] ?? 0);
    expect(width(asRows.mean)).toBeLessThan(width(often.mean) / 2);
  });

  it('keeps its promise for means: about 95 of 100 intervals hold the truth', () => {
    let held = 0;
    for (let trial = 0; trial < 200; trial += 1) {
      const draw = next(trial + 1);
      const values = Array.from({ length: 60 }, () => Number(draw() < 0.6));
      const { mean } = clusterBootstrap(Object.keys(values), meanOf(values), { next: draw, resamples: 400 });
      if (mean !== null && mean[0] <= 0.6 && mean[1] >= 0.6) held += 1;
    }
    expect(held).toBeGreaterThan(178);
    expect(held).toBeLessThan(200);
  });

  it('is the same for the same seed, and another for another', () => {
    const values = [0.1, 0.9, 0.4, 0.7, 0.2, 0.5];
    const of = (seed: number) =>
      clusterBootstrap(Object.keys(values), meanOf(values), { next: next(seed), resamples: 200 });
    expect(of(7)).toEqual(of(7));
    expect(of(7)).not.toEqual(of(8));
  });

  it.each([
    ['no rows', [], []],
    ['one group', ['a', 'a', 'a'], [1, 2, 3]],
  ])('has no interval for %s', (_, groups, values) => {
    expect(clusterBootstrap(groups, meanOf(values), { next: next() })).toEqual({ mean: null });
  });

  it('leaves out resamples without a value, and gives up when most are', () => {
    const often = (share: number) => {
      const draw = next(3);
      return () => ({ figure: draw() < share ? 1 : null });
    };
    const of = (share: number) =>
      clusterBootstrap([1, 2, 3], often(share), { next: next(), resamples: 500 }).figure;
    expect(of(0.9)).toEqual([1, 1]);
    expect(of(0.2)).toBeNull();
  });

  it('stays within the values, and a wider confidence is a wider interval', () => {
    const values = fc.array(fc.integer({ min: -100, max: 100 }), { minLength: 2, maxLength: 30 });
    fc.assert(
      fc.property(values, fc.integer(), (numbers, seed) => {
        const of = (confidence: number) =>
          clusterBootstrap(Object.keys(numbers), meanOf(numbers), {
            next: next(seed),
            resamples: 50,
            confidence,
          }).mean;
        const [wide, narrow] = [of(0.99), of(0.8)];
        if (wide === null || narrow === null) throw new Error('two groups are enough');
        expect(wide[0]).toBeGreaterThanOrEqual(Math.min(...numbers));
        expect(wide[1]).toBeLessThanOrEqual(Math.max(...numbers));
        expect(wide[0]).toBeLessThanOrEqual(narrow[0]);
        expect(wide[1]).toBeGreaterThanOrEqual(narrow[1]);
      }),
    );
  });
});
