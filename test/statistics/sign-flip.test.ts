import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../src/ports/seeded-random.ts';
import { signFlip } from '../../src/statistics/sign-flip.ts';

/** 2 P(at least `most` of n coins), the two-sided p of n equal differences of which `most` have one sign. */
function coins(n: number, most: number): number {
  let term = 2 ** -n;
  let tail = 0;
  for (let heads = n; heads >= most; heads -= 1) {
    tail += term;
    term *= heads / (n - heads + 1);
  }
  return Math.min(1, 2 * tail);
}

const uneven = (count: number, seed: number) => {
  const { next } = seededRandom(seed);
  return Array.from({ length: count }, () => (next() - 0.42) * (1 + 3 * next() ** 3));
};

describe('the sign flip of many differences', () => {
  it.each([
    [41, 28],
    [60, 41],
    [1000, 540],
    [1000, 600],
  ])('is the binomial test for %i equal differences, %i of one sign', (n, most) => {
    const d = Array.from({ length: n }, (_, index) => (index < most ? 0.1 : -0.1));
    expect(signFlip(d).p_value / coins(n, most)).toBeCloseTo(1, 9);
    // Ties count half: the next tail is the rest.
    expect(signFlip(d).mid_p / ((coins(n, most) + coins(n, most + 1)) / 2)).toBeCloseTo(1, 9);
  });

  it.each([1, 2, 3, 4, 5, 6])(
    'goes on beyond 40 uneven differences where the list of all signs ended (seed %i)',
    (seed) => {
      const d = uneven(40, seed);
      const listed = signFlip(d).mid_p;
      const lattice = signFlip([...d, 1e-7, -1e-7]).mid_p;
      expect(Math.abs(lattice - listed)).toBeLessThan(2e-4);
    },
  );

  it('keeps small differences beside an outlier', () => {
    const d = uneven(60, 9);
    // The outlier decides the side; only the others can undo it.
    const { p_value } = signFlip([1e6, ...d]);
    const sum = d.reduce((total, one) => total + one, 0);
    const { next } = seededRandom(4);
    let reached = 0;
    for (let draw = 0; draw < 20_000; draw += 1)
      if (d.reduce((total, one) => total + (next() < 0.5 ? one : -one), 0) >= sum) reached += 1;
    expect(Math.abs(p_value - reached / 20_000)).toBeLessThan(0.015);
  });

  it.each([50, 200, 3000])('is never 0, however many (%i) agree', (count) => {
    const { p_value, mid_p } = signFlip(uneven(count, 2).map(Math.abs));
    expect(mid_p).toBeGreaterThan(0);
    expect(p_value).toBeGreaterThanOrEqual(mid_p);
    expect(p_value).toBeLessThan(1e-10);
  });

  it('lies in 0..1 and forgets sign and unit, for any sizes', () => {
    const sizes = fc.array(
      fc.oneof(fc.integer({ min: -20, max: 20 }), fc.double({ min: -1e9, max: 1e9, noNaN: true })),
      {
        minLength: 41,
        maxLength: 120,
      },
    );
    fc.assert(
      fc.property(sizes, (d) => {
        const one = signFlip(d);
        expect(one.mid_p).toBeGreaterThan(0);
        expect(one.mid_p).toBeLessThanOrEqual(one.p_value);
        expect(one.p_value).toBeLessThanOrEqual(1);
        const other = signFlip(d.map((difference) => -4 * difference));
        expect(other.p_value).toBeCloseTo(one.p_value, 9);
      }),
      { numRuns: 60 },
    );
  });
});
