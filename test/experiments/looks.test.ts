import { describe, expect, it } from 'vitest';
import { decide } from '../../src/experiments/decide.ts';
import type { AnalysisSettings, Evidence } from '../../src/experiments/evidence.ts';
import { lookAt, planLooks } from '../../src/experiments/looks.ts';
import { normalCdf, normalQuantile } from '../../src/statistics/normal.ts';
import { everyCase, evidenceOf, lostOnes } from '../support/evidence.ts';

const settings: AnalysisSettings = { minEffect: 0, seed: 7 };
const plan = planLooks(10);
const times = (value: number, count: number) => Array.from({ length: count }, () => value);

/** Each of the cases with the number of passes given, of `rounds` plays. */
function passing(counts: readonly number[], rounds: number): Record<string, number[]> {
  return Object.fromEntries(
    counts.map((count, index) => [`c${index + 1}`, [...times(1, count), ...times(0, rounds - count)]]),
  );
}

describe('planned looks', () => {
  it.each([
    [10, [2, 4, 6, 8, 10]],
    [4, [2, 3, 4]],
    [5, [2, 3, 4, 5]],
    [3, [2, 3]],
    [2, [2]],
    [1, [1]],
    [15, [3, 6, 9, 12, 15]],
    [7, [2, 3, 5, 6, 7]],
    [1000, [200, 400, 600, 800, 1000]],
  ])('of %d rounds', (rounds, after) => {
    expect(planLooks(rounds).map((look) => look.rounds)).toEqual(after);
  });

  it('have the boundaries of statistics.md 4.3 step 11', () => {
    const z = [2.8903, 2.7085, 2.5141, 2.315, 2.11];
    const p = [0.0038, 0.0068, 0.0119, 0.0206, 0.0349];
    for (const [index, look] of plan.entries()) {
      expect(Math.abs(look.z - (z[index] as number))).toBeLessThan(2e-4);
      expect(Math.abs(look.alpha - (p[index] as number))).toBeLessThan(6e-5);
    }
  });

  it('with only one leave the whole level to it', () => {
    expect(planLooks(1)[0]?.alpha).toBe(0.05);
  });

  it.each([0, 1.5, Number.NaN])('are none for %d rounds', (rounds) => {
    expect(() => planLooks(rounds)).toThrow(RangeError);
  });
});

describe('a look', () => {
  it('stops with a winner that is clear enough for so early a look', () => {
    const evidence = evidenceOf({ a: everyCase(12, [0, 0]), b: everyCase(12, [1, 1]) });
    expect(lookAt(evidence, settings, plan, 0)).toEqual({
      rounds: 2,
      leader: 'b',
      p_value: 2 ** -12,
      nominal_alpha: plan[0]?.alpha,
      conditional_power: null,
      decision: 'winner',
      dropped: [],
    });
  });

  it('goes on where the fixed level would have stopped', () => {
    // Eight cases, all better: p = 1/256 = .0039, above the .0038 of the first look.
    const evidence = evidenceOf({ a: everyCase(8, [0, 0]), b: everyCase(8, [1, 1]) });
    expect(decide(evidence, settings).conclusive).toBe(true);
    expect(lookAt(evidence, settings, plan, 0).decision).toBe('go_on');
  });

  it('judges futility from two fifths on, by the conditional power of the page', () => {
    const evidence = evidenceOf({
      a: passing([2, 3, 1, 4, 0, 2, 2, 1], 4),
      b: passing([3, 3, 2, 4, 0, 2, 1, 2], 4),
    });
    const look = lookAt(evidence, settings, plan, 1);
    const t = 0.4;
    const b = -normalQuantile(look.p_value / 2) * Math.sqrt(t);
    const z = plan[4]?.z as number;
    expect(look.conditional_power).toBeCloseTo(
      1 - normalCdf((z - b - (b / t) * (1 - t)) / Math.sqrt(1 - t)),
      9,
    );
    expect(look.decision).toBe((look.conditional_power as number) < 0.1 ? 'futile' : 'go_on');
  });

  it('gives up where nothing differs, but never before two fifths', () => {
    const same = (rounds: number) =>
      evidenceOf({ a: everyCase(8, times(1, rounds)), b: everyCase(8, times(1, rounds)) });
    expect(lookAt(same(2), settings, plan, 0)).toMatchObject({ decision: 'go_on', conditional_power: null });
    expect(lookAt(same(4), settings, plan, 1)).toMatchObject({ decision: 'futile', p_value: 1 });
  });

  it('does not decide after the last round', () => {
    const evidence = evidenceOf({ a: everyCase(12, times(0, 10)), b: everyCase(12, times(1, 10)) });
    expect(lookAt(evidence, settings, plan, 4)).toMatchObject({
      decision: 'last',
      conditional_power: null,
      rounds: 10,
    });
  });

  it('never stops for a winner of five cases, but for futility', () => {
    const clear = evidenceOf({ a: everyCase(5, times(0, 8)), b: everyCase(5, times(1, 8)) });
    expect(lookAt(clear, settings, plan, 3)).toMatchObject({ decision: 'go_on' });
    expect(lookAt(clear, settings, plan, 3).conditional_power).toBeGreaterThan(0.99);
    const same = evidenceOf({ a: everyCase(5, times(1, 8)), b: everyCase(5, times(1, 8)) });
    expect(lookAt(same, settings, plan, 3).decision).toBe('futile');
  });

  it('does not stop for a winner whose guard is open', () => {
    const evidence = evidenceOf(
      { a: everyCase(12, [0, 0]), b: everyCase(12, [1, 1]) },
      { metrics: ['relevance'], of: (value) => ({ passed: value === 1, scores: { relevance: 1 - value } }) },
    );
    expect(lookAt(evidence, settings, plan, 0).decision).toBe('go_on');
  });

  it('does not stop for a winner while a guard stands lower, though that may be chance; the end does', () => {
    const evidence = evidenceOf(
      { a: everyCase(12, [0, 0]), b: everyCase(12, [1, 1]) },
      { metrics: ['relevance'], of: (value) => ({ passed: value === 1 }) },
    );
    const falls = [0.5, -0.5, -0.4, 0.4, -0.5, -0.3, 0.4, -0.6, 0.3, -0.3, -0.2, 0.4];
    const withFalls = {
      ...evidence,
      plays: evidence.plays.map((one) => {
        const fall = falls[Number(one.caseId.slice(1)) - 1] ?? 0;
        return { ...one, scores: { relevance: one.variant === 'b' ? 0.6 + fall : 0.6 } };
      }),
    };
    expect(decide(withFalls, settings).guards).toMatchObject([{ held: true, settled: false }]);
    expect(decide(withFalls, settings).conclusive).toBe(true);
    expect(lookAt(withFalls, settings, plan, 0).decision).toBe('go_on');
    const better = {
      ...withFalls,
      plays: withFalls.plays.map((one) => ({ ...one, scores: { relevance: 0.6 } })),
    };
    expect(lookAt(better, settings, plan, 0).decision).toBe('winner');
  });

  it('gives up where every play was lost', () => {
    const evidence = evidenceOf({ a: {}, b: {} }, { lost: [...lostOnes('a', 8), ...lostOnes('b', 8)] });
    expect(lookAt(evidence, settings, plan, 1).decision).toBe('futile');
  });

  it.each([-1, 5])('number %d is not planned', (index) => {
    const evidence = evidenceOf({ a: {}, b: {} });
    expect(() => lookAt(evidence, settings, plan, index)).toThrow(RangeError);
  });
});

describe('dropping one of three variants', () => {
  const close = {
    a: passing([3, 2, 4, 3, 1, 2, 3, 4, 2, 3, 1, 2], 4),
    b: passing([3, 3, 4, 2, 2, 3, 4, 3, 2, 4, 2, 2], 4),
  };
  const evidence = evidenceOf({ ...close, c: everyCase(12, times(0, 4)) });

  it('happens when the leader beats it at half the level of the look', () => {
    const look = lookAt(evidence, settings, plan, 1);
    const { rivals } = decide(evidence, settings);
    expect(look).toMatchObject({ leader: 'b', decision: 'go_on', dropped: ['c'] });
    expect(rivals.find(({ variant }) => variant === 'c')?.contrast.p_value).toBeLessThan(
      (plan[1]?.alpha as number) / 2,
    );
  });

  it('is not notified again of one that was not played since the last look', () => {
    const before: Evidence = {
      ...evidence,
      plays: evidence.plays.filter(({ variant, round }) => variant !== 'c' || round < 2),
    };
    expect(lookAt(before, settings, plan, 1)).toMatchObject({ leader: 'b', dropped: [] });
  });

  it('never takes the baseline while a guard against it is open', () => {
    const guarded = evidenceOf(
      { baseline: everyCase(12, times(0, 4)), p: close.a, q: close.b },
      { metrics: ['relevance'] },
    );
    expect(lookAt(guarded, settings, plan, 1)).toMatchObject({ leader: 'q', dropped: [] });
    const held: Evidence = {
      ...guarded,
      plays: guarded.plays.map((one) => ({ ...one, scores: { relevance: 0.8 } })),
    };
    expect(lookAt(held, settings, plan, 1)).toMatchObject({ leader: 'q', dropped: ['baseline'] });
  });

  it('leaves at least two in play', () => {
    // Both are beaten, but no winner is named: the lead is too small to be worth having.
    const clear = evidenceOf({
      a: everyCase(12, times(0, 4)),
      b: everyCase(12, [1, 1, 1, 0]),
      c: everyCase(12, times(0, 4)),
    });
    expect(lookAt(clear, { ...settings, minEffect: 0.9 }, plan, 1)).toMatchObject({
      leader: 'b',
      decision: 'go_on',
      dropped: [],
    });
  });

  it('does not happen with two', () => {
    const two = evidenceOf({ a: everyCase(12, times(0, 4)), b: everyCase(12, [1, 1, 1, 0]) });
    expect(lookAt(two, { ...settings, minEffect: 0.9 }, plan, 1).dropped).toEqual([]);
  });
});
