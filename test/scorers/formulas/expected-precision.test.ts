import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averagePrecision } from '../../../src/scorers/formulas/average-precision.ts';
import {
  expectedAveragePrecision,
  rankingEvidence,
} from '../../../src/scorers/formulas/expected-precision.ts';

const chance = fc.double({ min: 0, max: 1, noNaN: true });

describe('expected average precision', () => {
  it('is the average precision where every chance is 0 or 1', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(0, 1), { maxLength: 30 }), (ranked) => {
        expect(expectedAveragePrecision(ranked)).toBeCloseTo(averagePrecision(ranked), 10);
      }),
    );
  });

  it('of a single entry is its chance, and of none 0', () => {
    expect(expectedAveragePrecision([0.37])).toBeCloseTo(0.37, 10);
    expect(expectedAveragePrecision([])).toBe(0);
  });

  it('stays in [0, 1], and never loses when a likelier entry moves up', () => {
    fc.assert(
      fc.property(fc.array(chance, { minLength: 1, maxLength: 30 }), (chances) => {
        const value = expectedAveragePrecision(chances);
        const sorted = expectedAveragePrecision([...chances].sort((a, b) => b - a));
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1 + 1e-9);
        expect(sorted).toBeGreaterThanOrEqual(value - 1e-9);
      }),
    );
  });

  it.each([[[0.02, 0.02, 0.02]], [Array<number>(50).fill(0.05)]])(
    'is low where nothing is likely to be relevant: %j',
    (chances) => {
      expect(expectedAveragePrecision(chances)).toBeLessThan(0.3);
    },
  );
});

describe('evidence for a ranking', () => {
  it('follows its first rank, and the others where the first ones are alike', () => {
    fc.assert(
      fc.property(chance, chance, fc.array(chance, { maxLength: 10 }), (one, other, rest) => {
        fc.pre(Math.abs(one - other) > 0.12);
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(rankingEvidence([high, ...rest]) ?? 0).toBeGreaterThan(rankingEvidence([low, ...rest]) ?? 1);
      }),
    );
    expect(rankingEvidence([0.8, 0.7]) ?? 0).toBeGreaterThan(rankingEvidence([0.8, 0.7, 0.7]) ?? 1);
  });

  it('is that of the only entry, and null of none', () => {
    expect(rankingEvidence([0.37])).toBeCloseTo(0.37, 10);
    expect(rankingEvidence([])).toBeNull();
  });
});
