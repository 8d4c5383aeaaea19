import { describe, expect, it } from 'vitest';
import { withinCaseInterval } from '../../src/statistics/within-case-interval.ts';

const zeros = (count: number) => Array.from({ length: count }, () => 0);
const ones = (count: number) => Array.from({ length: count }, () => 1);

describe('the interval of a difference on exactly these cases', () => {
  it('is that of Welch for one case with graded scores', () => {
    // scipy 1.17 ttest_ind(b, a, equal_var=False).confidence_interval()
    const interval = withinCaseInterval([{ a: [0.2, 0.4, 0.3], b: [0.5, 0.9, 0.7, 0.7] }], {
      binary: false,
      alpha: 0.05,
    });
    expect(interval?.[0]).toBeCloseTo(0.1415033952394204, 10);
    expect(interval?.[1]).toBeCloseTo(0.6584966047605794, 10);
  });

  // The graded case with numpy and scipy's t quantile; the others from the formula, written out once more.
  it.each([
    [
      'two cases with graded scores',
      false,
      [
        { a: [0.2, 0.4, 0.3], b: [0.5, 0.9, 0.7, 0.7] },
        { a: [0.1, 0.1, 0.4], b: [0.3, 0.2] },
      ],
      0.04549360692958068,
      0.40450639307041913,
    ],
    [
      'ten of ten against none of ten, which is not certainty; ends inside -1..1',
      true,
      [{ a: zeros(10), b: ones(10) }],
      0.7403190857276414,
      1,
    ],
    [
      'unequal numbers of runs, one of them single',
      true,
      [
        { a: [0, 0, 1, 0], b: [1, 1, 1, 0] },
        { a: zeros(5), b: ones(4) },
        { a: [1, 0], b: [1] },
      ],
      -0.001702377310404679,
      1,
    ],
  ])('%s', (_, binary, cases, low, high) => {
    const interval = withinCaseInterval(cases, { binary, alpha: 0.05 });
    expect(interval?.[0]).toBeCloseTo(low, 10);
    expect(interval?.[1]).toBeCloseTo(high, 10);
  });

  it.each([
    ['no cases', []],
    ['a graded score measured once', [{ a: [0.5], b: [0.5, 0.6] }]],
  ])('cannot be told from %s', (_, cases) => {
    expect(withinCaseInterval(cases, { binary: false, alpha: 0.05 })).toBeNull();
  });

  it('needs runs on both sides', () => {
    const cases = [{ a: [], b: [0.5, 0.6] }];
    expect(() => withinCaseInterval(cases, { binary: false, alpha: 0.05 })).toThrow(RangeError);
  });

  it('is a point where runs of a case never differ', () => {
    const cases = [{ a: [0.25, 0.25], b: [0.75, 0.75, 0.75] }];
    expect(withinCaseInterval(cases, { binary: false, alpha: 0.05 })).toEqual([0.5, 0.5]);
  });
});
