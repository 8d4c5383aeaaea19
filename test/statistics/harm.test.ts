import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../src/ports/seeded-random.ts';
import type { CaseScores } from '../../src/statistics/case-level-p.ts';
import { changeOf, HARM_LEVEL, isUnharmed, shownHarms } from '../../src/statistics/harm.ts';
import { normalDraw } from '../../src/statistics/normal-draw.ts';

/** Cases that moved by these amounts. */
const moved = (...changes: number[]): CaseScores[] =>
  changes.map((change) => ({ a: [0.5], b: [0.5 + change] }));

describe('isUnharmed', () => {
  it.each<[string, CaseScores[], boolean]>([
    ['nothing moved', moved(0, 0, 0), true],
    ['a mean that fell by less than the margin', moved(-0.3, 0.3, -0.2, 0.1, -0.1, 0), true],
    ['a mean that fell by the margin over six cases', moved(-0.3, 0.1, -0.3, 0.1, -0.3, 0.1), false],
    ['the same over five, which may be chance', moved(-0.3, 0.1, -0.3, 0.1, -0.3), true],
    ['three cases that all fell, beyond chance', moved(-0.5, -0.45, -0.55), false],
    ['a single case', moved(-0.5), true],
  ])('%s', (_, cases, unharmed) => {
    expect(isUnharmed(changeOf(cases))).toBe(unharmed);
  });
});

describe('shownHarms', () => {
  const clear = moved(-0.2, -0.3, -0.1, -0.2, -0.3, -0.2, -0.1, -0.2);
  const still = moved(0.1, -0.1, 0.2, -0.2, 0.1, -0.1, 0.2, -0.2);

  it('names what is harmed, and nothing else', () => {
    expect(shownHarms([still, clear, still]).map(({ shown }) => shown)).toEqual([false, true, false]);
  });

  it('asks nothing of no metrics', () => {
    expect(shownHarms([])).toEqual([]);
  });

  it('does not call harm what is certain and too small to matter', () => {
    const [little] = shownHarms([moved(...Array.from({ length: 20 }, () => -0.04))]);
    expect(little?.p_value).toBeLessThan(0.001);
    expect(little?.shown).toBe(false);
  });

  it('gives a metric the same answer however often it is listed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -10, max: 10 }), { minLength: 6, maxLength: 12 }),
        fc.integer({ min: 1, max: 6 }),
        (tenths, count) => {
          const cases = moved(...tenths.map((tenth) => tenth / 10));
          const [alone] = shownHarms([cases]);
          for (const one of shownHarms(Array.from({ length: count }, () => cases))) {
            expect(one.p_value).toBeCloseTo(alone?.p_value ?? -1, 12);
            expect(one.shown).toBe(alone?.shown);
          }
        },
      ),
    );
  });

  it.each([1, 3, 8])('seldom sees harm where there is none, with %d metrics', (metrics) => {
    const { next } = seededRandom(7 + metrics);
    const draws = 600;
    let seen = 0;
    for (let draw = 0; draw < draws; draw += 1) {
      const harms = shownHarms(
        Array.from({ length: metrics }, () =>
          moved(...Array.from({ length: 10 }, () => normalDraw(next) / 4)),
        ),
      );
      if (harms.some(({ shown }) => shown)) seen += 1;
    }
    // Two standard errors more.
    expect(seen / draws).toBeLessThan(HARM_LEVEL + 2 * Math.sqrt((HARM_LEVEL * (1 - HARM_LEVEL)) / draws));
    expect(seen).toBeGreaterThan(0);
  });
});
