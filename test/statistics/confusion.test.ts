import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balancedAccuracy } from '../../src/statistics/balanced-accuracy.ts';
import { confusion } from '../../src/statistics/confusion.ts';
import { failureF1 } from '../../src/statistics/failure-f1.ts';

describe('the confusion counts', () => {
  it('put every row into one of four cells', () => {
    const labels = [1, 1, 1, 0, 0, 0, 0];
    const passed = [true, true, false, true, false, false, false];
    expect(confusion(labels, passed)).toEqual({ tp: 2, fn: 1, fp: 1, tn: 3 });
    expect(confusion(labels, passed, [2, 0, 1, 3, 0, 1, 1])).toEqual({ tp: 2, fn: 1, fp: 3, tn: 2 });
    expect(confusion([], [])).toEqual({ tp: 0, fp: 0, tn: 0, fn: 0 });
  });
});

describe('balanced accuracy and F1 of the failing class', () => {
  it.each([
    // Half of the good passed, nine of ten bad failed.
    [{ tp: 5, fn: 5, tn: 9, fp: 1 }, 0.7, 18 / 24],
    [{ tp: 5, fn: 0, tn: 5, fp: 0 }, 1, 1],
    [{ tp: 90, fn: 0, tn: 0, fp: 10 }, 0.5, 0],
    [{ tp: 0, fn: 0, tn: 3, fp: 1 }, null, 6 / 7],
    [{ tp: 3, fn: 1, tn: 0, fp: 0 }, null, null],
    [{ tp: 0, fn: 0, tn: 0, fp: 0 }, null, null],
  ])('of %j are %d and %d', (counts, balanced, f1) => {
    expect(balancedAccuracy(counts)).toEqual(balanced === null ? null : expect.closeTo(balanced, 12));
    expect(failureF1(counts)).toEqual(f1 === null ? null : expect.closeTo(f1, 12));
  });

  it('whoever always says the same is right by chance', () => {
    const class_ = fc.integer({ min: 1, max: 1e6 });
    fc.assert(
      fc.property(class_, class_, (good, bad) => {
        expect(balancedAccuracy({ tp: good, fn: 0, fp: bad, tn: 0 })).toBe(0.5);
        expect(balancedAccuracy({ tp: 0, fn: good, fp: 0, tn: bad })).toBe(0.5);
      }),
    );
  });
});
