import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFlaky, pastPassShare } from '../../../src/runs/comparing/flaky.ts';
import { flipVerdict, isSettled, REPEATS_TO_CONFIRM } from '../../../src/runs/comparing/flip-verdict.ts';

describe('a case that passed before and fails now', () => {
  it.each([
    [undefined, 'suspected'],
    [{ played: 0, failed: 0 }, 'suspected'],
    [{ played: 1, failed: 1 }, 'suspected'],
    [{ played: 2, failed: 2 }, 'suspected'],
    [{ played: 3, failed: 3 }, 'regression'],
    [{ played: 5, failed: 5 }, 'regression'],
    [{ played: 3, failed: 2 }, 'suspected'],
    [{ played: 2, failed: 0 }, 'noise'],
    [{ played: 3, failed: 1 }, 'noise'],
    [{ played: 1, failed: 0 }, 'suspected'],
  ] as const)('after repeats %j is %s', (repeats, verdict) => {
    expect(flipVerdict(repeats)).toBe(verdict);
  });

  it.each([
    // Half of its plays pass: four failures in a row come in 6 % of the runs.
    ['PFPFPFPF', 3, 'suspected'],
    ['PFPFPFPF', 4, 'regression'],
    // Nine of ten: never by habit.
    ['PPPFPPPPPP', 3, 'regression'],
    ['FFPFFFFFFF', 4, 'suspected'],
    // It failed and was repaired, long ago or yesterday, however long that took: no habit.
    ['PFFFFFFP', 3, 'regression'],
    ['PFFP', 3, 'regression'],
    ['PFFPFP', 3, 'suspected'],
    ['FFFFPPPPPP', 3, 'regression'],
    ['', 3, 'regression'],
  ])('with the history %s and %i failed repeats is %s', (history, failed, verdict) => {
    expect(flipVerdict({ played: failed, failed }, history)).toBe(verdict);
  });

  it('is settled exactly when no further repeat could change the verdict', () => {
    const outcomes = fc.array(fc.boolean(), { maxLength: REPEATS_TO_CONFIRM });
    fc.assert(
      fc.property(outcomes, (passes) => {
        const counted = (all: readonly boolean[]) => ({
          played: all.length,
          failed: all.filter((pass) => !pass).length,
        });
        const left = REPEATS_TO_CONFIRM - passes.length;
        const endings = Array.from({ length: 2 ** left }, (_, bits) =>
          Array.from({ length: left }, (__, bit) => ((bits >> bit) & 1) === 1),
        );
        const verdicts = new Set(endings.map((ending) => flipVerdict(counted([...passes, ...ending]))));
        expect(isSettled(counted(passes))).toBe(
          verdicts.size === 1 && verdicts.has(flipVerdict(counted(passes))),
        );
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
