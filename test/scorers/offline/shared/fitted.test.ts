import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Features,
  fittedEvidence,
  likelihood,
  type Weights,
} from '../../../../src/scorers/offline/shared/fitted.ts';

const WEIGHTS: Weights = {
  bias: -1,
  features: {
    good: { weight: 2, low: 0, high: 1 },
    bad: { weight: -3, low: 0, high: 2 },
    far: { weight: 0.5, low: -4, high: 4 },
  },
};
const sigmoid = (logit: number) => 1 / (1 + Math.exp(-logit));
const value = fc.double({ min: -100, max: 100, noNaN: true });
const values: fc.Arbitrary<Features> = fc.record({ good: value, bad: value, far: value });

describe('a fitted likelihood', () => {
  it.each<[string, Features, number]>([
    ['no evidence', { good: 0, bad: 0, far: 0 }, -1],
    ['what speaks for it', { good: 1, bad: 0, far: 0 }, 1],
    ['what speaks against it', { good: 1, bad: 1, far: 0 }, -2],
    ['parts of each', { good: 0.5, bad: 0.25, far: 2 }, 0.25],
    ['values beyond what the fit saw, taken to its edge', { good: 50, bad: -50, far: 9 }, 3],
    ['missing values as the low end', {}, -3],
    ['names that it does not know, passed over', { good: 1, bad: 0, far: 0, other: 99 }, 1],
  ])('is the logistic function of the weighted sum: %s', (_, features, logit) => {
    expect(likelihood(WEIGHTS, features)).toBeCloseTo(sigmoid(logit), 12);
  });

  it('without features is the share of good items alone', () => {
    expect(likelihood({ bias: 0, features: {} }, { good: 1 })).toBe(0.5);
  });

  it('rises with what speaks for an item, falls with what speaks against it, and stays within what the fit saw', () => {
    const lowest = likelihood(WEIGHTS, { good: 0, bad: 2, far: -4 });
    const highest = likelihood(WEIGHTS, { good: 1, bad: 0, far: 4 });
    fc.assert(
      fc.property(values, fc.double({ min: 0, max: 100, noNaN: true }), (features, more) => {
        const { good = 0, bad = 0 } = features;
        const chance = likelihood(WEIGHTS, features);
        expect(likelihood(WEIGHTS, { ...features, good: good + more })).toBeGreaterThanOrEqual(chance);
        expect(likelihood(WEIGHTS, { ...features, bad: bad + more })).toBeLessThanOrEqual(chance);
        expect(chance).toBeGreaterThanOrEqual(lowest);
        expect(chance).toBeLessThanOrEqual(highest);
        expect(likelihood(WEIGHTS, { ...features })).toBe(chance);
      }),
    );
  });
});

describe('a likelihood as evidence', () => {
  it.each([
    [0, 0],
    [0.25, 0.1],
    [0.5, 0.8],
    [0.75, 0.9],
    [1, 1],
  ])('%s becomes %s', (chance, expected) => {
    expect(fittedEvidence(chance)).toBeCloseTo(expected, 12);
  });

  it('keeps the order, leaves no doubt which side it is on, and stays within [0, 1]', () => {
    const chance = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(chance, chance, (one, other) => {
        const [low, high] = one <= other ? [one, other] : [other, one];
        expect(fittedEvidence(low)).toBeLessThanOrEqual(fittedEvidence(high));
        for (const each of [low, high]) {
          const found = fittedEvidence(each);
          expect(each >= 0.5 ? found >= 0.8 && found <= 1 : found >= 0 && found <= 0.2).toBe(true);
        }
      }),
    );
  });
});
