import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFlaky, pastPassShare } from '../../../src/runs/comparing/flaky.ts';
import { flipVerdict, isSettled } from '../../../src/runs/comparing/flip-verdict.ts';

const LEVEL = 0.025;
const verdictOf = (
  repeats: { played: number; failed: number } | undefined,
  onBase?: { played: number; failed: number },
  needed: number | undefined = 6,
) => flipVerdict({ repeats, onBase, needed, level: LEVEL });

describe('a case that passed before and fails now, where six failures are proof', () => {
  it.each([
    [undefined, 'suspected'],
    [{ played: 0, failed: 0 }, 'suspected'],
    [{ played: 1, failed: 1 }, 'suspected'],
    [{ played: 3, failed: 3 }, 'suspected'],
    [{ played: 5, failed: 5 }, 'suspected'],
    [{ played: 6, failed: 6 }, 'regression'],
    [{ played: 9, failed: 9 }, 'regression'],
    [{ played: 9, failed: 8 }, 'suspected'],
    [{ played: 3, failed: 2 }, 'suspected'],
    [{ played: 2, failed: 0 }, 'noise'],
    [{ played: 3, failed: 1 }, 'noise'],
    [{ played: 1, failed: 0 }, 'suspected'],
  ] as const)('after repeats %j is %s', (repeats, verdict) => {
    expect(verdictOf(repeats)).toBe(verdict);
  });

  it.each([
    // Fisher's exact test: 1/20, 1/70, 1/15, 1/28 for plays that differ on the two sides altogether.
    [3, { played: 3, failed: 0 }, 'suspected'],
    [4, { played: 4, failed: 0 }, 'regression'],
    [4, { played: 2, failed: 0 }, 'suspected'],
    [6, { played: 2, failed: 0 }, 'regression'],
    [4, { played: 4, failed: 1 }, 'suspected'],
    // So many failures would be proof without the base; what went both ways there is not proven by them.
    [7, { played: 3, failed: 1 }, 'suspected'],
    [9, { played: 6, failed: 1 }, 'regression'],
    [9, { played: 2, failed: 2 }, 'noise'],
    [4, { played: 1, failed: 1 }, 'suspected'],
  ] as const)('with %i failed repeats, and %j on the base, is %s', (failed, onBase, verdict) => {
    expect(verdictOf({ played: failed, failed }, onBase)).toBe(verdict);
  });

  it('is not proven by repeats where no number of them is proof, and is by the base', () => {
    const never = { repeats: { played: 20, failed: 20 }, needed: undefined, level: LEVEL };
    expect(flipVerdict(never)).toBe('suspected');
    expect(flipVerdict({ ...never, onBase: { played: 3, failed: 0 } })).toBe('regression');
  });

  it('is proven by its own plays where it was played often, unless it passed again', () => {
    const own = { needed: 6, level: LEVEL, byItself: true };
    expect(flipVerdict(own)).toBe('regression');
    expect(flipVerdict({ ...own, repeats: { played: 1, failed: 0 } })).toBe('suspected');
    expect(flipVerdict({ ...own, onBase: { played: 2, failed: 2 } })).toBe('noise');
  });

  it('is settled only when no further repeat could change the verdict', () => {
    const most = 6;
    const outcomes = fc.array(fc.boolean(), { maxLength: most });
    fc.assert(
      fc.property(outcomes, (passes) => {
        const counted = (all: readonly boolean[]) => ({
          played: all.length,
          failed: all.filter((pass) => !pass).length,
        });
        const left = most - passes.length;
        const endings = Array.from({ length: 2 ** left }, (_, bits) =>
          Array.from({ length: left }, (__, bit) => ((bits >> bit) & 1) === 1),
        );
        const verdicts = new Set(endings.map((ending) => verdictOf(counted([...passes, ...ending]))));
        const isFinal = verdicts.size === 1 && verdicts.has(verdictOf(counted(passes)));
        if (isFinal) expect(isSettled(counted(passes), most)).toBe(true);
        // After a pass proof is out of reach, and an excuse is looked for among the first three alone.
        if (!passes.includes(true)) expect(isSettled(counted(passes), most)).toBe(isFinal);
        else if (passes.length >= 3) expect(isSettled(counted(passes), most)).toBe(true);
      }),
    );
  });
});

describe('a flaky case', () => {
  it.each([
    ['', false],
    ['PPPPPP', false],
    ['PPPFFF', false],
    ['PPFP', true],
    ['FPF', true],
    ['PFPPPPPPPPPPP', false],
    ['PPPPPPPFPPP', true],
    ['P?F?P', true],
  ])('with the history %s: %s', (history, flaky) => {
    expect(isFlaky(history)).toBe(flaky);
  });

  it('counts only what was judged', () => {
    expect(pastPassShare('PPFP')).toBe(0.75);
    expect(pastPassShare('EES')).toBeNull();
  });
});
