import { describe, expect, it } from 'vitest';
import { fisherExact } from '../../src/statistics/fisher-exact.ts';
import { fisherGreater } from '../../src/statistics/fisher-greater.ts';

describe('fisherGreater', () => {
  it('matches the tea tasting: 17 of 70 ways', () => {
    expect(
      fisherGreater([
        [3, 1],
        [1, 3],
      ]),
    ).toBeCloseTo(17 / 70, 12);
    expect(
      fisherGreater([
        [4, 0],
        [0, 4],
      ]),
    ).toBeCloseTo(1 / 70, 12);
  });

  it('is large when the first group has less, and 1 without any', () => {
    expect(
      fisherGreater([
        [1, 3],
        [3, 1],
      ]),
    ).toBeCloseTo(69 / 70, 12);
    expect(
      fisherGreater([
        [0, 5],
        [4, 1],
      ]),
    ).toBeCloseTo(1, 12);
    expect(
      fisherGreater([
        [0, 0],
        [0, 5],
      ]),
    ).toBe(1);
  });

  it('is at most the two-sided one for what is more frequent', () => {
    const table = [
      [14, 4],
      [3, 117],
    ] as const;
    expect(fisherGreater(table)).toBeLessThanOrEqual(fisherExact(table).p_value + 1e-15);
  });

  it('refuses what are no counts', () => {
    expect(() =>
      fisherGreater([
        [-1, 0],
        [0, 1],
      ]),
    ).toThrow(RangeError);
  });
});
