import { describe, expect, it } from 'vitest';
import { vectorCosine } from '../../src/statistics/vector-cosine.ts';

describe('the cosine of two vectors', () => {
  it.each([
    [[1, 0], [0, 1], 0],
    [[1, 2, 3], [2, 4, 6], 1],
    [[1, 1], [-1, -1], -1],
    [[1, 0], [1, 1], Math.SQRT1_2],
    [[1e300, 0], [1e300, 1e300], Math.SQRT1_2],
    [[1e-300, 0], [1e-300, 1e-300], Math.SQRT1_2],
  ])('of %j and %j is %d', (a, b, cosine) => {
    expect(vectorCosine(a, b)).toBeCloseTo(cosine, 12);
  });

  it.each([
    [[], []],
    [
      [0, 0],
      [1, 1],
    ],
    [[1], [1, 2]],
    [
      [Number.NaN, 1],
      [1, 1],
    ],
    [
      [Number.POSITIVE_INFINITY, 1],
      [1, 1],
    ],
  ])('of %j and %j there is none', (a, b) => {
    expect(vectorCosine(a, b)).toBeNull();
  });
});
