import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatAgainst,
  formatCount,
  formatCounted,
  formatDuration,
  formatInterval,
  formatMoney,
  formatPercent,
  formatPercentAgainst,
  formatRate,
  formatScore,
  ratesThatAddUp,
} from '../../src/text/format.ts';

describe('numbers for people', () => {
  it.each([
    [0, '0 %'],
    [1, '100 %'],
    [0.92, '92 %'],
    [0.875, '88 %'],
    [0.995, '99.5 %'],
    [0.9996, '99.96 %'],
    [0.99999, '>99.99 %'],
    [0.004, '0.4 %'],
    [0.00001, '<0.01 %'],
  ])('share %d is %s', (share, expected) => {
    expect(formatPercent(share)).toBe(expected);
  });

  it.each([
    [0, '0 %'],
    [1, '100 %'],
    [0.92, '92 %'],
    [0.875, '87.5 %'],
    [2 / 3, '66.7 %'],
    [0.9996, '99.96 %'],
    [0.99999, '>99.99 %'],
    [0.00001, '<0.01 %'],
  ])('rate %d is %s', (share, expected) => {
    expect(formatRate(share)).toBe(expected);
  });

  it('two rates and their difference add up as they are shown, and the difference is off by a last digit at most', () => {
    const counts = fc.integer({ min: 1, max: 200 }).chain((of) => {
      const some = fc.integer({ min: 0, max: of }).map((passed) => passed / of);
      return fc.tuple(some, some);
    });
    fc.assert(
      fc.property(counts, ([a, b]) => {
        const shown = ratesThatAddUp(a, b);
        const [before, now] = [shown.a, shown.b].map((text) => Number(text.replace(' %', ''))) as [
          number,
          number,
        ];
        expect(now - before).toBeCloseTo(shown.delta * 100, 9);
        expect(Math.abs(shown.delta - (b - a))).toBeLessThanOrEqual(0.001 + 1e-9);
        expect(Number((shown.delta * 100).toFixed(shown.digits))).toBeCloseTo(shown.delta * 100, 9);
      }),
    );
  });

  it.each([
    [0.875, 1, '87.5 %', '100 %'],
    [0.92, 1, '92 %', '100 %'],
    [0.896, 0.9, '89.6 %', '90 %'],
    [0.8999, 0.9, '89.99 %', '90 %'],
    [0.9, 0.9, '90 %', '90 %'],
    [0.9999, 1, '99.99 %', '100 %'],
    [0.96, 0.955, '96.0 %', '95.5 %'],
  ])('%d against %d', (share, bound, first, second) => {
    expect(formatPercentAgainst(share, bound)).toEqual([first, second]);
  });

  it.each([
    [0.0013, 0.0013, '0.13 %', '0.13 %'],
    [0.9, 0.9, '90 %', '90 %'],
    [0.896, 0.9, '89.6 %', '90 %'],
  ])('a share of %d against %d', (share, bound, shown, against) => {
    expect(formatPercentAgainst(share, bound)).toEqual([shown, against]);
  });

  it('a share below its bound never reads as reaching it', () => {
    const share = fc.integer({ min: 0, max: 10_000 }).map((value) => value / 10_000);
    fc.assert(
      fc.property(share, share, (a, b) => {
        const [first, second] = formatPercentAgainst(a, b).map((text) =>
          Number(text.replace(/[ %<>]/g, '')),
        ) as [number, number];
        expect(Math.sign(first - second)).toBe(Math.sign(a - b));
      }),
    );
  });

  it.each([
    [0.5, 0.7, '0.50 < 0.70'],
    [0.6996, 0.7, '0.6996 < 0.70'],
    [0.6951, 0.7, '0.695 < 0.70'],
    [0.7, 0.7, '0.70 ≥ 0.70'],
    [1, 0.75, '1.00 ≥ 0.75'],
    [0.5, 0.855, '0.50 < 0.855'],
  ])('score %d against %d', (score, threshold, expected) => {
    expect(formatAgainst(score, threshold)).toBe(expected);
  });

  it.each([
    [0, '0 ms'],
    [420, '420 ms'],
    [999.6, '1.0 s'],
    [1300, '1.3 s'],
    [59_949, '59.9 s'],
    [59_960, '1 min 0 s'],
    [125_000, '2 min 5 s'],
    [3_599_700, '1 h 0 min'],
    [3_840_000, '1 h 4 min'],
  ])('%d ms is %s', (ms, expected) => {
    expect(formatDuration(ms)).toBe(expected);
  });

  it.each([
    [0, '$0'],
    [0.00001, '<$0.0001'],
    [0.00123, '$0.0012'],
    [0.042, '$0.042'],
    [0.42, '$0.42'],
    [0.0999, '$0.10'],
    [0.00999, '$0.010'],
    [0.996, '$1.00'],
    [1234.5, '$1,234.50'],
  ])('%d dollars are %s', (usd, expected) => {
    expect(formatMoney(usd)).toBe(expected);
  });

  it('scores, counts, intervals', () => {
    expect(formatScore(0.5)).toBe('0.50');
    expect(formatCount(1234567)).toBe('1,234,567');
    expect(formatCounted(1, 'case')).toBe('1 case');
    expect(formatCounted(2000, 'case')).toBe('2,000 cases');
    expect(formatCounted(2, 'failure does', 'failures do')).toBe('2 failures do');
    expect(formatInterval([0.7496, 0.9778])).toBe('[75, 98]');
    expect(formatInterval([0.9962, 1])).toBe('[99.6, 100]');
  });
});
