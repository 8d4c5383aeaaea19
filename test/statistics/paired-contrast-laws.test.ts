import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CaseScores } from '../../src/statistics/case-level-p.ts';
import { type PairedContrast, pairedContrast } from '../../src/statistics/paired-contrast.ts';

/** Whole numbers over 64, and 1, 2 or 4 runs: sums and means of them are exact, so equal is equal. */
const graded = fc.integer({ min: 0, max: 64 }).map((parts) => parts / 64);
const passed = fc.constantFrom(0, 1);

const casesOf = (score: fc.Arbitrary<number>, least: number): fc.Arbitrary<CaseScores[]> =>
  fc.constantFrom(1, 2, 4).chain((runs) => {
    const side = fc.array(score, { minLength: runs, maxLength: runs });
    return fc.array(fc.record({ a: side, b: side }), { minLength: least, maxLength: 12 });
  });

/** Cases, and whether their scores are verdicts. */
const comparison = (least = 1): fc.Arbitrary<{ cases: CaseScores[]; binary: boolean }> =>
  fc.oneof(
    casesOf(graded, least).map((cases) => ({ cases, binary: false })),
    casesOf(passed, least).map((cases) => ({ cases, binary: true })),
  );

const ofGrades = (least = 1) => casesOf(graded, least);

/** Small comparisons are exact, so that no law below rests on a seed. */
const noChance = () => {
  throw new Error('an exact comparison drew a random number');
};

const contrastOf = (cases: readonly CaseScores[], binary = false, alpha = 0.05): PairedContrast =>
  pairedContrast(cases, { binary, alpha, next: noChance });

const CHANCES = ['p_t', 'p_mid', 'p_population', 'p_these_cases', 'p_value'] as const;

/** Two contrasts that say the same, but for rounding. */
function expectSame(one: PairedContrast, other: PairedContrast) {
  expect(one.cases).toBe(other.cases);
  expect(one.scope).toBe(other.scope);
  expectSameChances(one, other);
  expectClose(one.difference, other.difference);
  expectClose(one.sd, other.sd);
  expectClose(one.interval?.[0], other.interval?.[0]);
  expectClose(one.interval?.[1], other.interval?.[1]);
}

function expectSameChances(one: PairedContrast, other: PairedContrast) {
  for (const chance of CHANCES) expectClose(one[chance], other[chance]);
}

function expectClose(one: number | null | undefined, other: number | null | undefined) {
  if (typeof one !== 'number' || typeof other !== 'number') expect(one).toBe(other);
  else expect(Math.abs(one - other)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(one)));
}

const mapScores = (
  cases: readonly CaseScores[],
  map: { a(score: number): number; b(score: number): number },
) => cases.map(({ a, b }) => ({ a: a.map(map.a), b: b.map(map.b) }));

describe('a paired contrast', () => {
  it('says the same of b against a as of a against b, with the other sign', () => {
    fc.assert(
      fc.property(comparison(), ({ cases, binary }) => {
        const forward = contrastOf(cases, binary);
        const back = contrastOf(
          cases.map(({ a, b }) => ({ a: b, b: a })),
          binary,
        );
        const mirrored = {
          ...back,
          difference: back.difference === null ? null : -back.difference,
          interval:
            back.interval === null ? null : ([-back.interval[1], -back.interval[0]] as [number, number]),
        };
        expectSame(forward, mirrored);
      }),
    );
  });

  it('does not depend on the order of the cases or of their runs', () => {
    const shuffledPair = comparison().chain(({ cases, binary }) =>
      fc
        .shuffledSubarray(cases, { minLength: cases.length, maxLength: cases.length })
        .map((other) => ({ cases, binary, other })),
    );
    fc.assert(
      fc.property(shuffledPair, ({ cases, binary, other }) => {
        const reversed = other.map(({ a, b }) => ({ a: [...a].reverse(), b: [...b].reverse() }));
        expectSame(contrastOf(cases, binary), contrastOf(reversed, binary));
      }),
    );
  });

  it('does not depend on how hard each case is: the same added to both sides changes nothing', () => {
    const withLevels = ofGrades().chain((cases) =>
      fc
        .array(fc.integer({ min: -64, max: 64 }), { minLength: cases.length, maxLength: cases.length })
        .map((levels) => ({ cases, levels })),
    );
    fc.assert(
      fc.property(withLevels, ({ cases, levels }) => {
        const moved = cases.map(({ a, b }, index) => {
          const level = (levels[index] ?? 0) / 8;
          return { a: a.map((score) => score + level), b: b.map((score) => score + level) };
        });
        expectSame(contrastOf(moved), contrastOf(cases));
      }),
    );
  });

  it('does not depend on the unit of a score', () => {
    fc.assert(
      fc.property(ofGrades(), fc.integer({ min: -20, max: 20 }), (cases, power) => {
        const unit = 2 ** power;
        const one = contrastOf(cases);
        const other = contrastOf(
          mapScores(cases, { a: (score) => score * unit, b: (score) => score * unit }),
        );
        expectSameChances(other, one);
        expectClose((other.difference ?? 0) / unit, one.difference);
        expectClose((other.sd ?? 0) / unit, one.sd ?? 0);
      }),
    );
  });

  it('finds nothing where both sides are equal', () => {
    fc.assert(
      fc.property(comparison(), ({ cases, binary }) => {
        const same = contrastOf(
          cases.map(({ a }) => ({ a, b: [...a].reverse() })),
          binary,
        );
        expect(same).toMatchObject({ difference: 0, p_t: 1, p_mid: 1, p_population: 1, p_value: 1 });
        if (same.interval !== null) {
          expect(same.interval[0]).toBeLessThanOrEqual(0);
          expect(same.interval[1]).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('does not count cases without a difference in the sign flip', () => {
    fc.assert(
      fc.property(comparison(), fc.integer({ min: 1, max: 5 }), ({ cases, binary }, more) => {
        const equal = Array.from({ length: more }, () => ({ a: [1, 1], b: [1, 1] }));
        expectClose(contrastOf([...cases, ...equal], binary).p_mid, contrastOf(cases, binary).p_mid);
      }),
    );
  });

  it('gives chances between 0 and 1, and the p of the widest scope that the cases support', () => {
    fc.assert(
      fc.property(comparison(), ({ cases, binary }) => {
        const contrast = contrastOf(cases, binary);
        for (const chance of CHANCES) {
          expect(contrast[chance]).toBeGreaterThanOrEqual(0);
          expect(contrast[chance]).toBeLessThanOrEqual(1);
        }
        expect(contrast.cases).toBe(cases.length);
        expect(contrast.p_population).toBe(Math.max(contrast.p_t, contrast.p_mid));
        expect(contrast.scope).toBe(cases.length >= 6 ? 'population' : 'these_test_cases');
        expect(contrast.p_value).toBe(
          contrast.scope === 'population' ? contrast.p_population : contrast.p_these_cases,
        );
      }),
    );
  });

  it('never says that chance is excluded: p is above 0 even where nothing scatters', () => {
    fc.assert(
      fc.property(comparison(), ({ cases, binary }) => {
        const contrast = contrastOf(cases, binary);
        expect(contrast.p_population).toBeGreaterThanOrEqual(2 ** -cases.length);
        expect(contrast.p_value).toBeGreaterThan(0);
      }),
    );
  });

  it('is surer the further b moves away from a by the same amount in every case', () => {
    const shift = fc.integer({ min: 1, max: 64 }).map((parts) => parts / 64);
    fc.assert(
      fc.property(ofGrades(), shift, (cases, by) => {
        const near = contrastOf(cases);
        // Away from a: up where b is at least as good, down where it is worse.
        const away = (near.difference ?? 0) < 0 ? -by : by;
        const far = contrastOf(mapScores(cases, { a: (score) => score, b: (score) => score + away }));
        for (const chance of CHANCES)
          expect(far[chance] ?? 1).toBeLessThanOrEqual((near[chance] ?? 1) + 1e-9);
        expectClose(far.difference, (near.difference ?? 0) + away);
      }),
    );
  });

  it('learns nothing about other cases from the same runs counted again', () => {
    fc.assert(
      fc.property(comparison(), fc.integer({ min: 2, max: 3 }), ({ cases, binary }, times) => {
        const again = (runs: readonly number[]) => Array.from({ length: times }, () => runs).flat();
        const once = contrastOf(cases, binary);
        const often = contrastOf(
          cases.map(({ a, b }) => ({ a: again(a), b: again(b) })),
          binary,
        );
        expectClose(often.difference, once.difference);
        expectClose(often.sd, once.sd);
        expectClose(often.p_t, once.p_t);
        expectClose(often.p_mid, once.p_mid);
        expectClose(often.p_population, once.p_population);
        if (once.scope === 'population' && (once.sd ?? 0) > 0) {
          expectClose(often.interval?.[0], once.interval?.[0]);
          expectClose(often.interval?.[1], once.interval?.[1]);
        }
      }),
    );
  });

  it('has an interval around the difference that excludes 0 where the t-test does, and grows with the level', () => {
    const levels = fc.constantFrom(0.001, 0.01, 0.05, 0.2);
    fc.assert(
      fc.property(comparison(6), levels, ({ cases, binary }, alpha) => {
        const { difference, interval, p_t, sd } = contrastOf(cases, binary, alpha);
        const [low, high] = interval ?? [Number.NaN, Number.NaN];
        expect(low).toBeLessThanOrEqual((difference ?? Number.NaN) + 1e-12);
        expect(high).toBeGreaterThanOrEqual((difference ?? Number.NaN) - 1e-12);
        if ((sd ?? 0) > 0 && Math.abs(p_t - alpha) > 1e-9) expect(low > 0 || high < 0).toBe(p_t < alpha);
        const [lower, higher] = contrastOf(cases, binary, alpha / 2).interval ?? [Number.NaN, Number.NaN];
        expect(lower).toBeLessThanOrEqual(low + 1e-12);
        expect(higher).toBeGreaterThanOrEqual(high - 1e-12);
      }),
    );
  });

  it('leaves the within-case permutation out where it is not asked for and decides nothing', () => {
    fc.assert(
      fc.property(comparison(), ({ cases, binary }) => {
        const full = contrastOf(cases, binary);
        const short = pairedContrast(cases, { binary, next: noChance, theseCases: false });
        expect(short).toEqual(full.scope === 'population' ? { ...full, p_these_cases: null } : full);
      }),
    );
  });

  it('changes only the p that decides and its interval when the narrower scope is asked for', () => {
    fc.assert(
      fc.property(comparison(6), ({ cases, binary }) => {
        const wide = contrastOf(cases, binary);
        const narrow = pairedContrast(cases, { binary, next: noChance, scope: 'these_test_cases' });
        const { p_these_cases, interval } = narrow;
        expect(narrow).toEqual({ ...wide, scope: 'these_test_cases', p_value: p_these_cases, interval });
      }),
    );
  });

  it('repeats with the seed where it has to draw', () => {
    const cases = Array.from({ length: 12 }, (_, index) => ({
      a: Array.from({ length: 10 }, (_, run) => Math.sin(index * 10 + run)),
      b: Array.from({ length: 10 }, (_, run) => Math.cos(index * 10 + run) + 0.2),
    }));
    const counting = () => {
      let count = 0;
      return () => {
        count = (count + 0.754877666) % 1;
        return count;
      };
    };
    const first = pairedContrast(cases, { binary: false, next: counting() });
    expect(pairedContrast(cases, { binary: false, next: counting() })).toEqual(first);
    expect(first.p_these_cases).toBeGreaterThan(0);
  });

  it('leaves its input as it was', () => {
    fc.assert(
      fc.property(comparison(), ({ cases, binary }) => {
        const frozen = Object.freeze(
          cases.map(({ a, b }) => Object.freeze({ a: Object.freeze([...a]), b: Object.freeze([...b]) })),
        );
        expect(contrastOf(frozen, binary)).toEqual(contrastOf(cases, binary));
      }),
    );
  });

  it.each([true, false])('says nothing without cases (verdicts: %s)', (binary) => {
    expect(contrastOf([], binary)).toMatchObject({
      cases: 0,
      difference: null,
      sd: null,
      p_t: 1,
      p_mid: 1,
      p_population: 1,
      p_value: 1,
      interval: null,
    });
  });
});
