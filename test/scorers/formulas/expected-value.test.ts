import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  distributionOf,
  expectedValue,
  levelScore,
  sharesOf,
} from '../../../src/scorers/formulas/expected-value.ts';
import { round4 } from '../../../src/scorers/formulas/round.ts';

const GRADES = ['1', '2', '3', '4', '5'];
const chances = (given: Record<string, number>) => Object.entries(given).map(([token, p]) => ({ token, p }));
const scoreOf = (distribution: ReturnType<typeof distributionOf>) =>
  distribution === null ? null : round4(levelScore(expectedValue(distribution).value));

describe('the expected grade (metrics.md 12.1)', () => {
  it.each<[Record<string, number>, number | null]>([
    [{ 3: 0.1, 4: 0.6, 5: 0.3 }, 0.8],
    [{ 4: 0.5, 5: 0.49, 1: 0.005 }, 0.8737],
    [{ 5: 1 }, 1],
    [{ 1: 1 }, 0],
    [{ 4: 0.4, ' 4': 0.3, '45': 0.2, four: 0.1 }, 0.75],
    [{ 1: 0.009, 2: 0.0099 }, null],
    [{ yes: 0.9 }, null],
    [{}, null],
    [{ 4: Number.NaN, 5: 2, 3: -1 }, null],
  ])('of the probabilities %j is the score %d', (given, score) => {
    expect(scoreOf(distributionOf(chances(given), GRADES))).toBe(score);
  });

  it.each([
    [['4', '4', '5'], 0.8333],
    [['3'], 0.5],
    [['1', '5'], 0.5],
  ])('of the samples %j is the score %d', (samples, score) => {
    expect(scoreOf(sharesOf(samples))).toBe(score);
  });

  it('adds up the chances of one token listed twice', () => {
    expect(
      distributionOf(
        [
          { token: '4', p: 0.2 },
          { token: '4', p: 0.2 },
          { token: '5', p: 0.4 },
        ],
        GRADES,
      ),
    ).toEqual({ 4: 0.5, 5: 0.5 });
  });

  it('lies within the grades, sums to one and does not mind the order', () => {
    const chance = fc.record({
      token: fc.constantFrom(...GRADES, 'x', ' 1'),
      p: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(chance), (given) => {
        const distribution = distributionOf(given, GRADES);
        if (distribution === null) return;
        const { value, std } = expectedValue(distribution);
        expect(value).toBeGreaterThanOrEqual(1 - 1e-9);
        expect(value).toBeLessThanOrEqual(5 + 1e-9);
        expect(std).toBeLessThanOrEqual(2 + 1e-9);
        expect(Object.values(distribution).reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 9);
        const turned = distributionOf([...given].reverse(), GRADES);
        expect(expectedValue(turned ?? {}).value).toBeCloseTo(value, 9);
      }),
    );
  });
});
