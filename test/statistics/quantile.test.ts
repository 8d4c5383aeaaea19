import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quantile } from '../../src/statistics/quantile.ts';

describe('the quantile (type 7)', () => {
  it.each([
    [[1, 2, 3, 4], 0.5, 2.5],
    [[4, 1, 3, 2], 0.25, 1.75],
    [[7], 0.95, 7],
    [[10, 20, 30, 40, 50], 0.95, 48],
    [[10, 9, 100], 0, 9],
    [[10, 9, 100], 1, 100],
    [[-5, 10, -30], 0.5, -5],
  ])('of %j at %d is %d', (values, p, expected) => {
    expect(quantile(values, p)).toBeCloseTo(expected, 12);
  });

  it('lies between the smallest and the largest number, grows with p, and leaves the input alone', () => {
    const numbers = fc.array(fc.double({ noNaN: true, min: -1e9, max: 1e9 }), { minLength: 1 });
    const p = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(numbers, p, p, (values, a, b) => {
        const before = [...values];
        const [low, high] = [quantile(values, Math.min(a, b)), quantile(values, Math.max(a, b))];
        expect(values).toEqual(before);
        expect(low).toBeGreaterThanOrEqual(Math.min(...values));
        expect(high).toBeLessThanOrEqual(Math.max(...values));
        expect(low - high).toBeLessThanOrEqual(1e-6);
      }),
    );
  });

  it('refuses no numbers and a share outside 0..1', () => {
    expect(() => quantile([], 0.5)).toThrow(RangeError);
    expect(() => quantile([1], 1.1)).toThrow(RangeError);
    expect(() => quantile([1], Number.NaN)).toThrow(RangeError);
  });
});
