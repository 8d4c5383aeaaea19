import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newcombeInterval } from '../../src/statistics/newcombe.ts';

describe("Newcombe's interval of a difference of shares", () => {
  // Newcombe 1998, table II, method 10 (there first minus second).
  it.each([
    [48, 80, 56, 70, 0.0524, 0.3339],
    [3, 10, 9, 10, 0.1705, 0.809],
    [0, 29, 5, 56, -0.0381, 0.1926],
    [0, 20, 10, 10, 0.6791, 1],
  ])('%d of %d against %d of %d', (x1, n1, x2, n2, low, high) => {
    const interval = newcombeInterval(x1, n1, x2, n2);
    expect(interval[0]).toBeCloseTo(low, 4);
    expect(interval[1]).toBeCloseTo(high, 4);
  });

  it('takes any level: a lower one is narrower, and 0.8 is z 1.2816', () => {
    const [low, high] = newcombeInterval(10, 20, 10, 20, 0.8);
    // Both Wilson intervals are 0.5 ± h, so the ends are ±√2 h.
    const z = 1.2815515655446004;
    const h = (z * Math.sqrt(0.25 / 20 + z ** 2 / 1600)) / (1 + z ** 2 / 20);
    expect(high).toBeCloseTo(Math.SQRT2 * h, 12);
    expect(low).toBeCloseTo(-Math.SQRT2 * h, 12);
    expect(newcombeInterval(10, 20, 10, 20)[1]).toBeGreaterThan(high);
  });

  it('holds the difference, stays in -1..1, and turns its sign with the groups', () => {
    const group = fc
      .integer({ min: 1, max: 1000 })
      .chain((n) => fc.tuple(fc.double({ min: 0, max: n, noNaN: true }), fc.constant(n)));
    fc.assert(
      fc.property(group, group, ([x1, n1], [x2, n2]) => {
        const [low, high] = newcombeInterval(x1, n1, x2, n2);
        const difference = x2 / n2 - x1 / n1;
        expect(low).toBeLessThanOrEqual(difference);
        expect(high).toBeGreaterThanOrEqual(difference);
        expect(low).toBeGreaterThanOrEqual(-1 - 1e-12);
        expect(high).toBeLessThanOrEqual(1 + 1e-12);
        const [otherLow, otherHigh] = newcombeInterval(x2, n2, x1, n1);
        expect(otherLow).toBeCloseTo(-high, 12);
        expect(otherHigh).toBeCloseTo(-low, 12);
      }),
    );
  });

  it.each([
    [1, 0, 1, 2],
    [1, 2, 3, 2],
  ])('refuses %d of %d and %d of %d', (x1, n1, x2, n2) => {
    expect(() => newcombeInterval(x1, n1, x2, n2)).toThrow(RangeError);
  });
});
