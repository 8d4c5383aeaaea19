import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../src/ports/seeded-random.ts';
import { betaDraw } from '../../src/statistics/beta-draw.ts';
import { gammaDraw } from '../../src/statistics/gamma-draw.ts';
import { normalDraw } from '../../src/statistics/normal-draw.ts';
import { tDraw } from '../../src/statistics/t-draw.ts';

const DRAWS = 60_000;

/** Mean, variance and third central moment of many draws. */
function moments(draw: (next: () => number) => number) {
  const { next } = seededRandom(7);
  const values = Array.from({ length: DRAWS }, () => draw(next));
  const mean = values.reduce((sum, value) => sum + value, 0) / DRAWS;
  const about = (power: number) => values.reduce((sum, value) => sum + (value - mean) ** power, 0) / DRAWS;
  return {
    mean,
    variance: about(2),
    third: about(3),
    share: (test: (value: number) => boolean) => values.filter(test).length / DRAWS,
  };
}

/** Four standard errors: a right sampler misses it once in 16,000 seeds, and this seed is fixed. */
const within = (variance: number) => 4 * Math.sqrt(variance / DRAWS);

describe('random draws', () => {
  it('draws normals with mean 0, variance 1 and the right tail', () => {
    const found = moments(normalDraw);
    expect(Math.abs(found.mean)).toBeLessThan(within(1));
    expect(Math.abs(found.variance - 1)).toBeLessThan(within(2));
    expect(Math.abs(found.third)).toBeLessThan(within(15));
    expect(Math.abs(found.share((value) => value > 1.959964) - 0.025)).toBeLessThan(within(0.025));
  });

  it.each([0.3, 0.5, 1, 1.5, 4, 40])(
    'draws gammas of shape %d: mean and variance are the shape, skew 2/√shape',
    (shape) => {
      const found = moments((next) => gammaDraw(shape, next));
      expect(Math.abs(found.mean - shape)).toBeLessThan(within(shape));
      // Fourth central moment of a gamma: 3 shape² + 6 shape.
      expect(Math.abs(found.variance - shape)).toBeLessThan(within(2 * shape ** 2 + 6 * shape));
      expect(found.third / (2 * shape)).toBeGreaterThan(0.7);
      expect(found.third / (2 * shape)).toBeLessThan(1.3);
    },
  );

  it.each([
    [0.5, 0.5],
    [10.5, 0.5],
    [3.5, 7.5],
    [1, 1],
    [0.5, 1.5],
    [6.5, 6.5],
    [12.5, 0.5],
    [12.5, 1.5],
  ])('draws shares from Beta(%d, %d)', (a, b) => {
    const found = moments((next) => betaDraw(a, b, next));
    const variance = (a * b) / ((a + b) ** 2 * (a + b + 1));
    expect(Math.abs(found.mean - a / (a + b))).toBeLessThan(within(variance));
    expect(found.variance / variance).toBeGreaterThan(0.95);
    expect(found.variance / variance).toBeLessThan(1.05);
    expect(found.share((value) => value >= 0 && value <= 1)).toBe(1);
  });

  it.each([
    [1, 12.7062],
    [3, 3.182446],
    [9, 2.262157],
    [60, 2.000298],
  ])('draws t with %d degrees of freedom: 5 %% beyond ±%d', (df, critical) => {
    const found = moments((next) => tDraw(df, next));
    expect(Math.abs(found.share((value) => Math.abs(value) > critical) - 0.05)).toBeLessThan(within(0.0475));
    expect(Math.abs(found.share((value) => value > 0) - 0.5)).toBeLessThan(within(0.25));
  });

  it('repeats with its seed', () => {
    const draw = () => {
      const { next } = seededRandom(3);
      return [betaDraw(2, 3, next), tDraw(4, next), gammaDraw(0.5, next)];
    };
    expect(draw()).toEqual(draw());
  });

  it.each([0, -1, Number.NaN, Infinity])('refuses the shape %d', (shape) => {
    expect(() => gammaDraw(shape, () => 0.5)).toThrow(RangeError);
  });
});
