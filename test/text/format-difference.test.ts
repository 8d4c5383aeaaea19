import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DifferenceUnit,
  formatDifference,
  formatDifferenceInterval,
  formatDifferenceWithin,
  formatP,
  formatPValue,
} from '../../src/text/format-difference.ts';

describe('a difference', () => {
  it.each<[number, DifferenceUnit, string]>([
    [0.18, 'share', '+18 pp'],
    [-0.08, 'share', '−8 pp'],
    [0.023, 'share', '+2.3 pp'],
    [0, 'share', '0 pp'],
    [1e-17, 'share', '0 pp'],
    [-0.09, 'score', '−0.09'],
    [0.004, 'score', '+0.004'],
    [0, 'score', '0.00'],
    [-0.154, 'ratio', '−15 %'],
    [2.5, 'ratio', '+250 %'],
  ])('%d as %s is %s', (value, unit, shown) => {
    expect(formatDifference(value, unit)).toBe(shown);
  });

  it.each<[number, [number, number], DifferenceUnit, string]>([
    [0.18, [0.064, 0.296], 'share', '+18 pp [6, 30]'],
    [0.08, [-0.04, 0.2], 'share', '+8 pp [−4, +20]'],
    [0.12, [0.002, 0.24], 'share', '+12.0 pp [0.2, 24.0]'],
    [-0.09, [-0.16, -0.02], 'score', '−0.09 [−0.16, −0.02]'],
    [-0.004, [-0.02, 0.012], 'score', '0.00 [−0.02, +0.01]'],
    [0.1, [0.0004, 0.2], 'score', '+0.1000 [0.0004, 0.2000]'],
    [0, [0, 0], 'score', '0.00 [0.00, 0.00]'],
    [-0.002, [-0.006, 0.002], 'score', '0.00 [−0.01, 0.00]'],
  ])('%d within %j as %s is %s', (value, interval, unit, shown) => {
    expect(formatDifferenceWithin(value, interval, unit)).toBe(shown);
  });

  it('stands alone where there is no interval', () => {
    expect(formatDifferenceWithin(0.18, null, 'share')).toBe('+18 pp');
    expect(formatDifferenceInterval([-0.052, 0.218], 'share')).toBe('[−5, +22] pp');
  });

  it('shows on which side of zero an interval lies, and has no hyphen for a minus', () => {
    const bound = fc.double({ min: -1, max: 1, noNaN: true }).filter((value) => Math.abs(value) > 0.0001);
    fc.assert(
      fc.property(bound, bound, fc.constantFrom<DifferenceUnit>('share', 'score', 'ratio'), (a, b, unit) => {
        const [low, high] =
          Math.sign(a) === Math.sign(b) ? [Math.min(a, b), Math.max(a, b)] : [Math.abs(a), Math.abs(a)];
        const shown = formatDifferenceWithin((low + high) / 2, [low, high], unit);
        expect(shown).not.toContain('-');
        const bounds = shown
          .replace(/^.*\[|\]/g, '')
          .replaceAll('−', '-')
          .split(', ')
          .map(Number);
        expect(bounds.map(Math.sign)).toEqual([Math.sign(low), Math.sign(high)]);
      }),
    );
  });
});

describe('a p-value', () => {
  it.each([
    [0, 'p < 0.001'],
    [0.00099, 'p < 0.001'],
    [0.001, 'p = 0.001'],
    [0.0041, 'p = 0.0041'],
    [0.0496, 'p = 0.0496'],
    [0.04996, 'p = 0.04996'],
    [0.05, 'p = 0.05'],
    [0.0504, 'p = 0.0504'],
    [0.5, 'p = 0.5'],
    [0.996, 'p = 0.996'],
    [0.9999, 'p > 0.999'],
    [1, 'p = 1'],
  ])('%d is %s', (p, shown) => {
    expect(formatPValue(p)).toBe(shown);
  });

  it('is on paper on the same side of 0.05 as in truth, and never 0', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (p) => {
        const shown = Number(formatP(p).replace(/[<>] /, ''));
        expect(shown).toBeGreaterThan(0);
        expect(shown <= 0.05).toBe(p <= 0.05);
      }),
    );
  });
});
