import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../src/ports/seeded-random.ts';
import { fallWithinCases, type PlaysOfCase } from '../../src/statistics/fall-within-cases.ts';
import { fisherGreater } from '../../src/statistics/fisher-greater.ts';
import { logChoose } from '../../src/statistics/log-choose.ts';

const caseOf = (before: [number, number], now: [number, number]): PlaysOfCase => ({
  before: { passed: before[0], played: before[1] },
  now: { passed: now[0], played: now[1] },
});

describe('a fall within cases', () => {
  it('is of one case the exact test of Fisher, with half of the tie', () => {
    const one = caseOf([4, 5], [1, 4]);
    const tie = Math.exp(logChoose(5, 4) + logChoose(4, 1) - logChoose(9, 5));
    expect(fallWithinCases([one])).toBeCloseTo(
      fisherGreater([
        [4, 1],
        [1, 3],
      ]) -
        tie / 2,
      12,
    );
  });

  it('of single plays is the sign test on those that flipped', () => {
    const flips = Array.from({ length: 4 }, () => caseOf([1, 1], [0, 1]));
    const still = Array.from({ length: 9 }, () => caseOf([1, 1], [1, 1]));
    expect(fallWithinCases([...flips, ...still])).toBeCloseTo(0.5 ** 4 / 2, 12);
  });

  it.each([
    ['no cases', []],
    ['cases that never move', [caseOf([1, 1], [4, 4]), caseOf([0, 1], [0, 4])]],
    ['a case without plays now', [caseOf([1, 1], [0, 0])]],
  ])('says nothing of %s', (_, cases) => {
    expect(fallWithinCases(cases)).toBe(1);
  });

  it('is a chance, and with the sides exchanged what is left of 1', () => {
    const side = fc
      .tuple(fc.nat(4), fc.nat(4))
      .map(([a, b]): [number, number] => [Math.min(a, b), Math.max(a, b, 1)]);
    const cases = fc.array(fc.tuple(side, side), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(cases, (drawn) => {
        const p = fallWithinCases(drawn.map(([before, now]) => caseOf(before, now)));
        const other = fallWithinCases(drawn.map(([before, now]) => caseOf(now, before)));
        expect(p).toBeGreaterThanOrEqual(0);
        if (p < 1 || other < 1) expect(p + other).toBeCloseTo(1, 9);
      }),
    );
  });

  it('is found in at most the level where nothing fell, though there is one play before and five now', () => {
    const { next } = seededRandom(18);
    const suites = 2000;
    for (const chance of [0.3, 0.8, 0.95]) {
      const plays = (count: number): [number, number] => [
        Array.from({ length: count }).filter(() => next() < chance).length,
        count,
      ];
      let found = 0;
      for (let suite = 0; suite < suites; suite += 1)
        if (fallWithinCases(Array.from({ length: 24 }, () => caseOf(plays(1), plays(5)))) <= 0.035)
          found += 1;
      expect(found / suites).toBeLessThanOrEqual(0.045);
    }
  });
});
