import { describe, expect, it } from 'vitest';
import type { ComparedPair } from '../../../src/runs/comparing/compared-pair.ts';
import { fallOf } from '../../../src/runs/comparing/fall-of-rate.ts';
import { pairedContrast } from '../../../src/statistics/paired-contrast.ts';

/** Twelve cases that passed once before; `worse` of them pass three of five plays now, the others all five. */
function secondLook(worse: number, earlier?: Parameters<typeof fallOf>[4]) {
  const passesNow = (at: number) => (at < worse ? 3 : 5);
  const compared = Array.from(
    { length: 12 },
    (_, at) =>
      ({ a: { id: `c${at}`, status: 'passed' }, b: { id: `c${at}`, status: 'passed' } }) as ComparedPair, // Nothing else is looked at.
  );
  const further = (id: string) => ({ now: { played: 4, failed: 5 - passesNow(Number(id.slice(1))) } });
  return fallOf(pairedContrast([], { binary: true }), compared, [], { further }, earlier);
}

/** By the number of the case: plays in runs before the baseline, and how many of them failed. */
const history =
  (of: (at: number) => [played: number, failed: number] | undefined): Parameters<typeof fallOf>[4] =>
  ({ id }) => {
    const [played, failed] = of(Number(id.slice(1))) ?? [];
    return played === undefined ? undefined : { played, failed: failed ?? 0 };
  };

describe('a fall of the pass rate after all cases were played again', () => {
  it.each([
    // By the baseline alone p is 0.066, 0.044 and 0.019.
    ['five cases that got worse, and nothing else known', 5, undefined, false],
    ['six, and nothing else known', 6, undefined, false],
    ['eight, and nothing else known', 8, undefined, true],
    ['five, and a history of passes', 5, () => [5, 0], false],
    ['six, and a history of passes', 6, () => [5, 0], true],
    ['six, and a history in which they failed as often as now', 6, (at) => [5, at < 6 ? 2 : 0], false],
    ['eight, and a history of an agent that was worse', 8, (at) => [5, at < 8 ? 4 : 0], true],
    ['six, and a history of two plays, which says nothing', 6, () => [2, 0], false],
    ['six, and a history of half of the cases', 6, (at) => (at < 6 ? [5, 0] : undefined), false],
  ] as [string, number, ((at: number) => [number, number] | undefined) | undefined, boolean][])(
    '%s',
    (_, worse, of, proven) => {
      const fall = secondLook(worse, of === undefined ? undefined : history(of));
      expect([fall.proven, fall.again]).toEqual([proven, true]);
    },
  );
});
