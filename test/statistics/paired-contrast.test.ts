import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CaseScores } from '../../src/statistics/case-level-p.ts';
import { newcombeInterval } from '../../src/statistics/newcombe.ts';
import { pairedContrast } from '../../src/statistics/paired-contrast.ts';
import { withinCaseInterval } from '../../src/statistics/within-case-interval.ts';

const binary = { binary: true };
const graded = { binary: false };
const repeated = (value: number, count: number) => Array.from({ length: count }, () => value);

const seven: CaseScores[] = [
  { a: [0, 1, 0, 0], b: [1, 1, 0, 1] },
  { a: [1, 1, 0, 1], b: [1, 1, 1, 1] },
  { a: [0, 0, 0, 0], b: [0, 1, 0, 0] },
  { a: [1, 0, 1, 0], b: [1, 0, 1, 1] },
  { a: [1, 1, 1, 1], b: [1, 1, 1, 1] },
  { a: [0, 1, 1, 0], b: [1, 1, 1, 0] },
  { a: [0, 0, 1, 0], b: [0, 0, 0, 0] },
];

describe('the contrast of two variants over test cases', () => {
  it('agrees with scipy, a full listing of signs, and the hypergeometric convolution', () => {
    const contrast = pairedContrast(seven, binary);
    expect(contrast).toMatchObject({ cases: 7, scope: 'population' });
    expect(contrast.difference).toBeCloseTo(0.17857142857142858, 12);
    expect(contrast.sd).toBeCloseTo(0.23779743280283547, 12);
    expect(contrast.p_t).toBeCloseTo(0.09413276656581646, 10);
    // 2 of 64 sign vectors lie beyond, 10 at the observed sum.
    expect(contrast.p_mid).toBeCloseTo(7 / 64, 12);
    expect(contrast.p_population).toBe(contrast.p_mid);
    expect(contrast.p_value).toBe(contrast.p_population);
    expect(contrast.p_these_cases).toBeCloseTo(0.19090743440233232, 10);
    expect(contrast.interval?.[0]).toBeCloseTo(-0.041354516117219714, 10);
    expect(contrast.interval?.[1]).toBeCloseTo(0.39849737326007684, 10);
  });

  it('takes another level for the interval', () => {
    const { interval } = pairedContrast(seven, { binary: true, alpha: 0.1 });
    expect(interval?.[0]).toBeCloseTo(0.003920364336029408, 10);
    expect(interval?.[1]).toBeCloseTo(0.3532224928068276, 10);
  });

  it('speaks for the population from six cases on, and below for these only', () => {
    expect(pairedContrast(seven.slice(0, 6), binary).scope).toBe('population');
    const five = pairedContrast(seven.slice(0, 5), binary);
    expect(five.scope).toBe('these_test_cases');
    expect(five.p_value).toBe(five.p_these_cases);
    expect(five.interval).toEqual(withinCaseInterval(seven.slice(0, 5), { binary: true, alpha: 0.05 }));
  });

  it('can be held to the narrower scope, and leaves out the permutation only where it is not needed', () => {
    const narrow = pairedContrast(seven, { binary: true, scope: 'these_test_cases', theseCases: false });
    expect(narrow.p_value).toBeCloseTo(0.19090743440233232, 10);
    expect(pairedContrast(seven, { binary: true, theseCases: false }).p_these_cases).toBeNull();
  });

  it('says nothing without cases', () => {
    expect(pairedContrast([], binary)).toEqual({
      cases: 0,
      difference: null,
      sd: null,
      p_t: 1,
      p_mid: 1,
      p_population: 1,
      p_these_cases: 1,
      scope: 'these_test_cases',
      p_value: 1,
      interval: null,
    });
  });

  // statistics.md 4.4.
  it('of one case, ten failures against ten passes, speaks for this case: 2 of C(20, 10)', () => {
    const contrast = pairedContrast([{ a: repeated(0, 10), b: repeated(1, 10) }], binary);
    expect(contrast.p_value).toBeCloseTo(2 / 184_756, 12);
    expect(contrast).toMatchObject({ p_population: 1, sd: null, scope: 'these_test_cases' });
  });

  it('of three cases all better says 0.125 for others', () => {
    const cases = repeated(0, 3).map(() => ({ a: repeated(0, 10), b: repeated(1, 10) }));
    const contrast = pairedContrast(cases, binary);
    expect(contrast).toMatchObject({ p_t: 0, p_mid: 0.125, p_population: 0.125, sd: 0 });
    expect(contrast.p_these_cases).toBeLessThan(1e-14);
  });

  it.each([
    ['nothing differs', [0, 1, 1], [0, 1, 1], 1],
    ['one of three differs', [0, 1, 0], [0, 1, 1], 1],
    ['all three turn', [0, 0, 0], [1, 1, 1], 0.25],
  ])('of three cases played once, where %s', (_, a, b, p) => {
    const cases = a.map((score, row) => ({ a: [score], b: [b[row] as number] }));
    expect(pairedContrast(cases, binary).p_value).toBeCloseTo(p, 12);
  });

  it('takes the same from every case, though without scatter, not for certainty where it counts passes', () => {
    const same = repeated(0, 8).map(() => ({ a: [0, 0, 0, 1], b: [1, 0, 1, 1] }));
    const contrast = pairedContrast(same, binary);
    expect(contrast.p_value).toBe(2 ** -8);
    expect(contrast.interval).toEqual(newcombeInterval(2, 8, 6, 8));
    expect(pairedContrast(same, graded).interval).toEqual([0.5, 0.5]);
    const perfect = pairedContrast(
      repeated(0, 8).map(() => ({ a: [1, 1], b: [1, 1] })),
      binary,
    );
    expect(perfect).toMatchObject({ difference: 0, p_value: 1, p_these_cases: 1 });
    expect(perfect.interval?.[0]).toBeLessThan(-0.2);
  });

  it('does not take rounding for scatter', () => {
    // All differ by 0.2, in floating point by five different numbers.
    const cases = [0, 0.1, 0.2, 0.3, 0.4, 0.6, 0.7].map((low) => ({ a: [low], b: [low + 0.2] }));
    expect(pairedContrast(cases, graded).sd).toBe(0);
  });

  it('draws relabellings that cannot be listed, the same ones for the same numbers', () => {
    let state = 1;
    const next = () => {
      state = (state * 16_807) % 2_147_483_647;
      return state / 2_147_483_647;
    };
    const cases = Array.from({ length: 5 }, () => ({
      a: Array.from({ length: 12 }, next),
      b: Array.from({ length: 12 }, next),
    }));
    expect(() => pairedContrast(cases, graded)).toThrow(/too many relabellings/);
    state = 5;
    const first = pairedContrast(cases, { binary: false, next }).p_value;
    state = 5;
    expect(pairedContrast(cases, { binary: false, next }).p_value).toBe(first);
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThanOrEqual(1);
  });

  it.each([
    ['not a number', [{ a: [Number.NaN], b: [1] }]],
    ['a side without runs', [{ a: [], b: [1] }]],
  ])('refuses %s', (_, cases) => {
    expect(() => pairedContrast(cases, graded)).toThrow(RangeError);
  });

  const runs = fc.array(fc.constantFrom(0, 0.25, 0.5, 1), { minLength: 1, maxLength: 4 });
  const someCases = fc.array(fc.record({ a: runs, b: runs }), { minLength: 1, maxLength: 9 });

  it('turns its sign with the labels and keeps every p', () => {
    fc.assert(
      fc.property(someCases, (cases) => {
        const one = pairedContrast(cases, graded);
        const other = pairedContrast(
          cases.map(({ a, b }) => ({ a: b, b: a })),
          graded,
        );
        expect(other.difference).toBeCloseTo(-(one.difference as number), 12);
        for (const p of ['p_t', 'p_mid', 'p_population', 'p_these_cases', 'p_value'] as const)
          expect(other[p]).toBeCloseTo(one[p] as number, 9);
        expect(other.interval === null).toBe(one.interval === null);
        if (one.interval !== null) expect(other.interval?.[0]).toBeCloseTo(-one.interval[1], 9);
      }),
    );
  });

  it('does not depend on the order of cases and runs, nor on the unit', () => {
    fc.assert(
      fc.property(someCases, fc.constantFrom(0.001, 3, 1000), (cases, unit) => {
        const one = pairedContrast(cases, graded);
        const turned = [...cases].reverse().map(({ a, b }) => ({
          a: a.map((score) => score * unit).reverse(),
          b: b.map((score) => score * unit).reverse(),
        }));
        const other = pairedContrast(turned, graded);
        expect(other.p_value).toBeCloseTo(one.p_value, 9);
        expect((other.difference as number) / unit).toBeCloseTo(one.difference as number, 9);
      }),
    );
  });

  it('has p-values in 0..1 and an interval around the difference, and leaves its input alone', () => {
    fc.assert(
      fc.property(someCases, (cases) => {
        const before = structuredClone(cases);
        const { difference, interval, ...rest } = pairedContrast(cases, graded);
        expect(cases).toEqual(before);
        for (const p of [rest.p_t, rest.p_mid, rest.p_population, rest.p_these_cases, rest.p_value]) {
          expect(p).toBeGreaterThanOrEqual(0);
          expect(p).toBeLessThanOrEqual(1);
        }
        if (interval === null) return;
        expect(interval[0]).toBeLessThanOrEqual((difference as number) + 1e-12);
        expect(interval[1]).toBeGreaterThanOrEqual((difference as number) - 1e-12);
      }),
    );
  });
});
