import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wilsonInterval } from '../../src/statistics/wilson.ts';

describe('the Wilson interval', () => {
  // Reference: statsmodels proportion_confint(method='wilson').
  it.each([
    [8, 10, 0.95, 0.49016247153664183, 0.9433178485456247],
    [0, 10, 0.95, 0, 0.2775327998628892],
    [10, 10, 0.95, 0.7224672001371107, 1],
    [45, 50, 0.95, 0.7863976856252035, 0.9565242350681096],
    [1, 3, 0.95, 0.06149194472039621, 0.7923403991979522],
    [850, 1000, 0.95, 0.8265313415731996, 0.8707899274869118],
    [17, 20, 0.9, 0.6781719243246931, 0.9384175895226317],
    [17, 20, 0.99, 0.5644132797389441, 0.9612129394919282],
  ] as const)('%d of %d at %d', (successes, total, confidence, low, high) => {
    const interval = wilsonInterval(successes, total, confidence);
    expect(interval[0]).toBeCloseTo(low, 9);
    expect(interval[1]).toBeCloseTo(high, 9);
  });

  it('holds the rate, lies in 0..1, and is mirrored for failures', () => {
    const share = fc
      .integer({ min: 1, max: 100_000 })
      .chain((n) => fc.tuple(fc.integer({ min: 0, max: n }), fc.constant(n)));
    fc.assert(
      fc.property(share, ([x, n]) => {
        const [low, high] = wilsonInterval(x, n);
        const [otherLow, otherHigh] = wilsonInterval(n - x, n);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(low).toBeLessThanOrEqual(x / n);
        expect(high).toBeGreaterThanOrEqual(x / n);
        expect(high).toBeLessThanOrEqual(1);
        expect(otherLow).toBeCloseTo(1 - high, 9);
        expect(otherHigh).toBeCloseTo(1 - low, 9);
      }),
    );
  });

  it.each([
    [1, 0],
    [0, 0],
    [3, 2],
    [-1, 2],
    [Number.NaN, 2],
  ])('refuses %d of %d', (successes, total) => {
    expect(() => wilsonInterval(successes, total)).toThrow(RangeError);
  });
});
