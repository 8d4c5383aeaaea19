import { describe, expect, it } from 'vitest';
import { ASSUMED_SCATTER, plannedPower, type Scatter } from '../../src/experiments/planned-power.ts';
import { powerAhead } from '../../src/experiments/sentences/power-ahead.ts';
import { pairedTPower } from '../../src/statistics/power-paired-t.ts';

const design = { cases: 12, rounds: 5, sequential: false, metrics: ['relevance'], primary: 'pass_rate' };
const planned = (changes: Partial<typeof design> = {}, scatter: Scatter = ASSUMED_SCATTER) => {
  const power = plannedPower({ ...design, ...changes }, scatter);
  if (power === undefined) throw new Error('no power');
  return power;
};

describe('the power of a plan', () => {
  it('is that of the paired t-test over cases; guards take at most a tenth of it', () => {
    const sd = Math.sqrt(0.15 ** 2 + 0.32 / 5);
    const free = pairedTPower({ effect_size: 0.2 / sd, alpha: 0.05, n: 12 });
    const [, large] = planned().effects;
    expect(large?.withoutGuards).toBeCloseTo(free, 12);
    expect(large?.withGuards).toBeCloseTo(0.9 * free, 12);
    expect(large?.harmShown).toBeCloseTo(pairedTPower({ effect_size: 0.2 / sd, alpha: 0.2, n: 12 }), 12);
  });

  it('costs nothing without guards, and no more with many; but each loss is then harder to see', () => {
    const effectOf = (metrics: string[]) => planned({ metrics }).effects[1];
    expect(effectOf(['pass_rate', 'latency_ms'])).toMatchObject({ harmShown: null });
    expect(effectOf(['pass_rate'])?.withGuards).toBe(effectOf(['pass_rate'])?.withoutGuards);
    expect(effectOf(['one', 'two', 'three'])?.withGuards).toBe(effectOf(['one'])?.withGuards);
    expect(effectOf(['one', 'two', 'three'])?.harmShown).toBeLessThan(effectOf(['one'])?.harmShown ?? 0);
  });

  it('is lower with looks, which spend some of the error early', () => {
    expect(planned({ rounds: 10, sequential: true }).effects[1]?.withoutGuards).toBeLessThan(
      planned({ rounds: 10 }).effects[1]?.withoutGuards ?? 0,
    );
  });

  it('is what it says with the cases and with the runs that it asks for', () => {
    const { casesNeeded, runsNeeded } = planned();
    expect(planned({ cases: casesNeeded }).effects[1]?.withGuards).toBeGreaterThanOrEqual(0.8);
    expect(planned({ cases: casesNeeded - 1 }).effects[1]?.withGuards).toBeLessThan(0.8);
    expect(planned({ rounds: runsNeeded ?? 0 }).effects[1]?.withGuards).toBeGreaterThanOrEqual(0.8);
    expect(planned({ rounds: (runsNeeded ?? 0) - 1 }).effects[1]?.withGuards).toBeLessThan(0.8);
  });

  it('asks for cases alone where no number of runs would do', () => {
    const uneven: Scatter = { ...ASSUMED_SCATTER, betweenCases: 0.4 ** 2 };
    expect(planned({}, uneven).runsNeeded).toBeNull();
    expect(powerAhead(planned({}, uneven)).at(-1)).toMatch(
      /^recommendation: Plan for more .*: \d+ cases played 5 times would prove it four times in five\.$/,
    );
  });

  it('is certain where nothing scatters, and 0 below six cases', () => {
    const none: Scatter = { withinRuns: 0, betweenCases: 0, source: { from: 'experiment', id: 'exp_1' } };
    expect(planned({}, none).effects[0]).toMatchObject({ withoutGuards: 1, withGuards: 0.9 });
    expect(planned({ cases: 5 }, none).effects[1]).toMatchObject({ withoutGuards: 0, withGuards: 0 });
  });

  it('is not told for times and costs', () => {
    expect(plannedPower({ ...design, primary: 'latency_ms' }, ASSUMED_SCATTER)).toBeUndefined();
  });
});

describe('the sentences of a plan', () => {
  it('say what is found with and without guards, what is assumed, and what to add', () => {
    expect(powerAhead(planned())).toMatchInlineSnapshot(`
      [
        "if one variant is better by 10 points on pass_rate: proven in about 17 % of such experiments (19 % without guards)",
        "if one variant is better by 20 points on pass_rate: proven in about 52 % of such experiments (57 % without guards)",
        "guards: relevance. A winner that harms it is held back. Harm is seen by mistake in at most 10 % of experiments; a true loss of 10 points is noticed in about 45 %, one of 20 points in about 84 %",
        "assumed, for want of earlier plays: that a case passes about four of five plays (or one of five), and that the gain varies from case to case by ±0.15; agents that are steadier find more, others less",
        "recommendation: Plan for more before you play it, if you look for a difference of 20 points: 24 cases played 5 times, or these 12 played 20 times, would prove it four times in five.",
      ]
    `);
  });

  it('say of several guards that they are asked together, and name an earlier experiment', () => {
    const scatter: Scatter = {
      withinRuns: 0.1,
      betweenCases: 0.01,
      source: { from: 'experiment', id: 'exp_1' },
    };
    expect(
      powerAhead(planned({ cases: 30, metrics: ['one', 'two'], primary: 'one' }, scatter)),
    ).toMatchInlineSnapshot(`
      [
        "if one variant is better by 0.1 on one: proven in about 78 % of such experiments (86 % without guards)",
        "if one variant is better by 0.2 on one: proven in about 90 % of such experiments (99 % without guards)",
        "guards: pass_rate and two. A winner that harms one of them is held back. Harm is seen by mistake in at most 10 % of experiments, all guards together; a true loss of 0.1 is noticed in about 93 %, one of 0.2 in about 99 %",
        "reckoned with the scatter of the earlier experiment exp_1 (variance between plays of a case 0.100, the gain varies from case to case by ±0.10)",
        "recommendation: Play it if you look for a difference of 0.2 or more; smaller ones are easily missed.",
      ]
    `);
  });

  it('say of too few cases only that', () => {
    expect(powerAhead(planned({ cases: 4 }))).toMatchInlineSnapshot(`
      [
        "recommendation: Add cases before you play it. 4 cases can prove nothing about others, however large the difference; at least 6 are needed, about 24 to prove 20 points four times in five.",
      ]
    `);
  });

  it('name the outcomes of earlier runs', () => {
    const scatter: Scatter = { ...ASSUMED_SCATTER, source: { from: 'history', cases: 12 } };
    expect(powerAhead(planned({ cases: 60, rounds: 20 }, scatter)).slice(-2)).toMatchInlineSnapshot(`
      [
        "reckoned with how often 12 cases passed and failed in earlier runs; assumed: that the gain varies from case to case by ±0.15",
        "recommendation: Play it; a difference of 10 points is found at least four times in five.",
      ]
    `);
  });
});
