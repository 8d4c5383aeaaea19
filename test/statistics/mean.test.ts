import { describe, expect, it } from 'vitest';
import { mean } from '../../src/statistics/mean.ts';

describe('the mean', () => {
  it.each([
    [[1, 2, 3], 2],
    [[0.25, 0.5, 0.75], 0.5],
    [[1, 1e100, 1, -1e100], 0.5],
    [[0], 0],
  ])('of %j is %d', (values, expected) => {
    expect(mean(values)).toBe(expected);
  });

  it('does not drift over many terms', () => {
    expect(mean(Array.from({ length: 1_000_000 }, () => 0.1))).toBe(0.1);
  });

  it('refuses no numbers', () => {
    expect(() => mean([])).toThrow(RangeError);
  });
});
