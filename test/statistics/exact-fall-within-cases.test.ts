import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactFallWithinCases } from '../../src/statistics/exact-fall-within-cases.ts';
import type { PlaysOfCase } from '../../src/statistics/fall-within-cases.ts';
import { fisherGreater } from '../../src/statistics/fisher-greater.ts';
import { logChoose } from '../../src/statistics/log-choose.ts';

const caseOf = (before: [number, number], now: [number, number]): PlaysOfCase => ({
  before: { passed: before[0], played: before[1] },
  now: { passed: now[0], played: now[1] },
});
const side = fc
  .tuple(fc.nat(3), fc.nat(3))
  .map(([a, b]): [number, number] => [Math.min(a, b), Math.max(a, b, 1)]);

/** Every way to deal the passes of each case anew between before and now, with its chance. */
function dealings(cases: readonly PlaysOfCase[]): { cases: PlaysOfCase[]; chance: number }[] {
  const [first, ...others] = cases;
  if (first === undefined) return [{ cases: [], chance: 1 }];
  const { before, now } = first;
  const passed = before.passed + now.passed;
  const all = logChoose(before.played + now.played, passed);
  return dealings(others).flatMap((rest) =>
    Array.from({ length: before.played + 1 }, (_, count) => ({
      cases: [caseOf([count, before.played], [passed - count, now.played]), ...rest.cases],
      chance:
        rest.chance * Math.exp(logChoose(before.played, count) + logChoose(now.played, passed - count) - all),
    })).filter(({ chance }) => chance > 0),
  );
}

describe('an exact fall within cases', () => {
  it('is of one case the exact test of Fisher', () => {
    const [a, c] = [
      [4, 5],
      [1, 4],
    ] as const;
    expect(exactFallWithinCases([caseOf([...a], [...c])])).toBeCloseTo(
      fisherGreater([
        [4, 1],
        [1, 3],
      ]),
      12,
    );
  });

  it('of single plays is the sign test on those that flipped', () => {
    const flips = Array.from({ length: 4 }, () => caseOf([1, 1], [0, 1]));
    const still = Array.from({ length: 9 }, () => caseOf([1, 1], [1, 1]));
    expect(exactFallWithinCases([...flips, ...still])).toBeCloseTo(0.5 ** 4, 12);
  });

  it.each([
    ['no cases', []],
    ['cases that never move', [caseOf([1, 1], [4, 4]), caseOf([0, 1], [0, 4])]],
    ['a case without plays now', [caseOf([1, 1], [0, 0])]],
  ])('says nothing of %s', (_, cases) => {
    expect(exactFallWithinCases(cases)).toBe(1);
  });

  it('breaks a tie for the cases that pass seldom', () => {
    const [seldom, often] = [
      [caseOf([1, 1], [1, 4]), caseOf([0, 1], [3, 4])],
      [caseOf([0, 1], [2, 4]), caseOf([1, 1], [2, 4])],
    ];
    expect(exactFallWithinCases(seldom!)).toBeLessThan(exactFallWithinCases(often!));
  });

  it('reaches no level more often than that, whatever the cases are like', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(side, side), { minLength: 1, maxLength: 4 }),
        fc.double({ min: 0.01, max: 0.5, noNaN: true }),
        (drawn, level) => {
          const cases = drawn.map(([before, now]) => caseOf(before, now));
          const reached = dealings(cases).filter((dealt) => exactFallWithinCases(dealt.cases) <= level);
          expect(reached.reduce((sum, { chance }) => sum + chance, 0)).toBeLessThanOrEqual(level + 1e-9);
        },
      ),
      { numRuns: 40 },
    );
  });
});
