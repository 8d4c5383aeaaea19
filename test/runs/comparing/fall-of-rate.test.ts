import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../src/ports/seeded-random.ts';
import type { ComparedPair } from '../../../src/runs/comparing/compared-pair.ts';
import { fallOf, looksAgain } from '../../../src/runs/comparing/fall-of-rate.ts';
import { FALSE_RED } from '../../../src/runs/comparing/false-red.ts';
import { pairedContrast } from '../../../src/statistics/paired-contrast.ts';

type Outcome = 'passed' | 'failed';
const caseOf = (id: string, before: Outcome, now: Outcome, plays = 1) => {
  const passes = (outcome: Outcome) => Array(plays).fill(outcome === 'passed' ? 1 : 0);
  return {
    a: { id, status: before, passes: passes(before) },
    b: { id, status: now, passes: passes(now) },
  } as ComparedPair; // Nothing else is looked at.
};
const LAST = looksAgain(false).length - 1;

/** Twelve cases that passed once before; `worse` of them pass five of nine plays now, the others all nine. */
function look(
  worse: number,
  { at = LAST, onBase = false, known = 0, plays = 1, dead = 0 } = {},
): ReturnType<typeof fallOf> {
  const compared = [
    ...Array.from({ length: 12 }, (_, index) => caseOf(`c${index}`, 'passed', 'passed', plays)),
    ...Array.from({ length: dead }, (_, index) => caseOf(`c${100 + index}`, 'failed', 'failed')),
  ];
  const further = (id: string) => {
    const index = Number(id.slice(1));
    return { now: { played: 8, failed: index >= 100 ? 8 : index < worse ? 4 : 0 } };
  };
  return fallOf(
    pairedContrast([], { binary: true }),
    compared,
    [],
    { onBase, look: { at, further } },
    ({ id }) => (id === 'c0' && known > 0 ? { played: known, failed: 0 } : undefined),
  );
}

describe('a fall of the pass rate after all cases were played again', () => {
  // p is 0.078, 0.047, 0.028 and 0.017 for five to eight cases that got worse.
  it.each([
    ['five cases that got worse', 5, {}, false],
    ['six', 6, {}, true],
    [
      'six beside one that never passes, whose failures in a row may be proof elsewhere',
      6,
      { dead: 1 },
      false,
    ],
    ['eight beside one that never passes', 8, { dead: 1 }, true],
    ['six at a look in between, which may spend little', 6, { at: LAST - 1 }, false],
  ] as const)('%s', (_, worse, how, proven) => {
    const fall = look(worse, how);
    expect([fall.proven, fall.again]).toEqual([proven, true]);
  });

  it('is looked at once more only as long as something is expected of it', () => {
    expect([look(4, { at: 1 }).isOpen, look(2, { at: 1 }).isOpen]).toEqual([true, false]);
    expect(look(4, { at: LAST }).isOpen).toBe(false);
  });

  it.each([
    ['a history', { known: 3 }],
    ['the base', { onBase: true, at: 0 }],
    ['several plays of a case', { plays: 5 }],
  ])('leaves the tests of flips their part where there is %s', (_, how) => {
    const proven = [6, 7].map((worse) => look(worse, how).proven);
    expect(proven).toEqual([false, true]);
  });
});

describe('the first plays alone', () => {
  const first = (down: number, up: number) => {
    const compared = Array.from({ length: 24 }, (_, at) =>
      caseOf(`c${at}`, at < down || at >= down + up ? 'passed' : 'failed', at < down ? 'failed' : 'passed'),
    );
    const passes = pairedContrast(
      compared.map(({ a, b }) => ({ a: a.passes, b: b.passes })),
      { binary: true },
    );
    return fallOf(passes, compared, [], { onBase: false });
  };

  it('prove a mass failure, and nothing less', () => {
    expect([first(10, 0).proven, first(9, 0).proven, first(12, 2).proven]).toEqual([true, false, false]);
    expect(first(9, 0).suspected).toBe(true);
  });
});

describe('an unchanged suite', () => {
  it.each([0.2, 0.45, 0.75, 0.95])(
    'of %d is called fallen at some look in no more runs than may be',
    (chance) => {
      const { next } = seededRandom(18);
      const suites = 400;
      let red = 0;
      for (let suite = 0; suite < suites; suite += 1) {
        const outcome = (): Outcome => (next() < chance ? 'passed' : 'failed');
        const compared = Array.from({ length: 12 }, (_, at) => caseOf(`c${at}`, outcome(), outcome()));
        const tapes = compared.map(() => Array.from({ length: 8 }, () => next() < chance));
        const isRed = looksAgain(false).some(({ rounds }, at) => {
          const further = (id: string) => {
            const plays = tapes[Number(id.slice(1))]!.slice(0, rounds);
            return { now: { played: rounds, failed: plays.filter((passed) => !passed).length } };
          };
          const none = pairedContrast([], { binary: true });
          return fallOf(none, compared, [], { onBase: false, look: { at, further } }).proven;
        });
        if (isRed) red += 1;
      }
      expect(red / suites).toBeLessThanOrEqual(FALSE_RED + 0.0225);
    },
  );
});
