import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyse } from '../../src/experiments/analyse.ts';
import type { AnalysisSettings, Evidence, Play } from '../../src/experiments/evidence.ts';
import { planLooks } from '../../src/experiments/looks.ts';
import { statisticalAnalysis, variantResult } from '../../src/schema/experiment.ts';
import { courseOf, playedExperiment, settingsOf } from '../support/experiment-plays.ts';

const metrics = ['relevance', 'latency_ms', 'cost_usd'];

function analysed(evidence: Evidence, settings: Partial<AnalysisSettings> = {}) {
  return analyse(evidence, settingsOf(settings), courseOf(evidence));
}

/** Experiments of all shapes: few cases and many, one run and several, lost plays, values that are missing. */
const evidences = fc
  .record({
    variants: fc.uniqueArray(fc.constantFrom('baseline', 'terse', 'long', 'constructor', '7'), {
      minLength: 2,
      maxLength: 3,
    }),
    cases: fc.integer({ min: 1, max: 9 }),
    rounds: fc.integer({ min: 1, max: 3 }),
    plays: fc.infiniteStream(
      fc.record({
        fate: fc.constantFrom('played', 'played', 'played', 'played', 'lost', 'missing'),
        passed: fc.boolean(),
        relevance: fc.option(fc.integer({ min: 0, max: 20 })),
        latencyMs: fc.integer({ min: 0, max: 3000 }),
        costUsd: fc.option(fc.integer({ min: 0, max: 30 })),
        digest: fc.constantFrom('x', 'y', 'z'),
      }),
    ),
  })
  .map(({ variants, cases, rounds, plays }) =>
    playedExperiment(
      Object.fromEntries(
        variants.map((variant) => [
          variant,
          () => {
            const { value } = plays.next();
            if (value.fate !== 'played') return value.fate === 'lost' ? 'no answer' : null;
            const { relevance, costUsd, fate: _, ...play } = value;
            return {
              ...play,
              scores: relevance === null ? {} : { relevance: relevance / 20 },
              costUsd: costUsd === null ? null : costUsd / 1000,
            };
          },
        ]),
      ),
      { cases, rounds, metrics },
    ),
  );

const shuffled = <T>(list: readonly T[], seed: number): T[] =>
  list
    .map((item, index) => ({ item, key: Math.sin(seed + 7.3 * index) }))
    .sort((one, other) => one.key - other.key)
    .map(({ item }) => item);

const primaries = fc.constantFrom('pass_rate', 'relevance', 'latency_ms', 'cost_usd');

describe('analyse', () => {
  it('answers by the schema, whatever was played', () => {
    fc.assert(
      fc.property(evidences, primaries, (evidence, primaryMetric) => {
        const {
          results,
          statistical_analysis: analysis,
          recommendation,
        } = analysed(evidence, { primaryMetric });
        expect(Object.keys(results).sort()).toEqual([...evidence.variants].sort());
        for (const result of Object.values(results)) expect(() => variantResult.parse(result)).not.toThrow();
        expect(() => statisticalAnalysis.parse(JSON.parse(JSON.stringify(analysis)))).not.toThrow();
        expect(evidence.variants).toContain(analysis.winner);
        expect(analysis.confidence).toBe(1 - analysis.p_value);
        expect(Object.keys(analysis.effect_size).sort()).toEqual([
          'cost_usd',
          'latency_ms',
          'pass_rate',
          'relevance',
        ]);
        expect(analysis.conclusive).toBe(analysis.not_conclusive_because.length === 0);
        if (evidence.cases.length < 6) expect(analysis.conclusive).toBe(false);
        expect(/winner/i.test(recommendation)).toBe(analysis.conclusive);
        expect(recommendation).toMatch(/^["A-Z].*\.$/);
        expect(recommendation).not.toMatch(/NaN|undefined|null|Infinity|-0\b| {2}/);
      }),
      { numRuns: 150 },
    );
  });

  it('does not depend on the order of plays', () => {
    fc.assert(
      fc.property(evidences, primaries, fc.nat(), (evidence, primaryMetric, seed) => {
        const moved = {
          ...evidence,
          plays: shuffled(evidence.plays, seed),
          lost: shuffled(evidence.lost, seed),
        };
        expect(analysed(moved, { primaryMetric })).toEqual(analysed(evidence, { primaryMetric }));
      }),
      { numRuns: 60 },
    );
  });

  it('does not depend on the order of cases, nor of variants where the baseline is requested', () => {
    fc.assert(
      fc.property(evidences, primaries, fc.nat(), (evidence, primaryMetric, seed) => {
        const settings = { primaryMetric, baseline: evidence.variants[0] as string };
        const moved = {
          ...evidence,
          cases: shuffled(evidence.cases, seed),
          variants: shuffled(evidence.variants, seed),
        };
        const [one, other] = [evidence, moved].map((each) => analysed(each, settings).statistical_analysis);
        // Two leaders that are exactly equal may change places.
        if (one?.winner !== other?.winner || one?.compared_with !== other?.compared_with) return;
        expect(other?.p_value).toBeCloseTo(one?.p_value ?? -1, 9);
        expect(other?.probability_best).toEqual(one?.probability_best);
        expect(other?.effect_size).toEqual(one?.effect_size);
        expect(other?.difference ?? 0).toBeCloseTo(one?.difference ?? 0, 9);
        expect(other?.minimum_detectable_effect ?? 0).toBeCloseTo(one?.minimum_detectable_effect ?? 0, 9);
      }),
      { numRuns: 60 },
    );
  });

  it('turns the sign of every contrast where two variants change names', () => {
    fc.assert(
      fc.property(evidences, (evidence) => {
        const variants = evidence.variants.slice(0, 2);
        const [a, b] = variants as [string, string];
        const two = {
          ...evidence,
          variants,
          plays: evidence.plays.filter(({ variant }) => variants.includes(variant)),
          lost: [],
        };
        const swapped = {
          ...two,
          plays: two.plays.map((play) => ({ ...play, variant: play.variant === a ? b : a })),
        };
        const rows = analysed(two, { baseline: a }).statistical_analysis.contrasts;
        const turned = analysed(swapped, { baseline: a }).statistical_analysis.contrasts;
        for (const [index, row] of rows.entries()) {
          const other = turned[index];
          if (row.difference === null) expect(other?.difference).toBeNull();
          else if (row.metric === 'pass_rate' || row.metric === 'relevance')
            expect(other?.difference).toBeCloseTo(-row.difference, 12);
          else expect((1 + (other?.difference ?? 0)) * (1 + row.difference)).toBeCloseTo(1, 9);
          expect(other?.p_value).toBeCloseTo(row.p_value, 9);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('gives latency and cost the same p and the same ratio in any unit', () => {
    fc.assert(
      fc.property(evidences, fc.integer({ min: 2, max: 1000 }), (evidence, factor) => {
        // From 2 ms and 0.001 dollars: nothing reaches the floors below which values do not count.
        const play = (each: Play, times: number): Play => ({
          ...each,
          latencyMs: (each.latencyMs + 2) * times,
          costUsd: each.costUsd === null ? null : (each.costUsd + 0.001) * times,
        });
        const [one, other] = [1, factor].map(
          (times) =>
            analysed({ ...evidence, plays: evidence.plays.map((each) => play(each, times)) })
              .statistical_analysis,
        );
        for (const [index, row] of (one?.contrasts ?? []).entries()) {
          const scaled = other?.contrasts[index];
          expect(scaled?.difference ?? 0).toBeCloseTo(row.difference ?? 0, 9);
          expect(scaled?.p_value).toBeCloseTo(row.p_value, 6);
        }
        expect(other?.effect_size['latency_ms']).toBe(one?.effect_size['latency_ms']);
      }),
      { numRuns: 40 },
    );
  });

  describe('after looks', () => {
    const evidence = playedExperiment(
      {
        baseline: (index, round) => ({ passed: (index + round) % 4 === 0 }),
        terse: (index, round) => ({ passed: (index + round) % 4 < 2 + (index % 3) }),
      },
      { cases: 20, rounds: 4 },
    );
    const lookPlan = planLooks(10);
    const look = {
      rounds: 4,
      leader: 'terse',
      p_value: 0.001,
      nominal_alpha: lookPlan[1]?.alpha ?? 0,
      conditional_power: null,
      decision: 'winner' as const,
      dropped: [],
    };
    const at = (course: Partial<Parameters<typeof courseOf>[1]>) =>
      analyse(
        evidence,
        settingsOf(),
        courseOf(evidence, { lookPlan, looks: [look], plannedRounds: 10, playsPlanned: 400, ...course }),
      ).statistical_analysis;

    it('gives an interval that holds over all looks, wider than the plain one', () => {
      const { interval, repeated_interval: repeated, runs_saved } = at({ ended: 'winner' });
      expect(repeated?.[0]).toBeLessThan(interval?.[0] ?? -1);
      expect(repeated?.[1]).toBeGreaterThan(interval?.[1] ?? 1);
      expect(runs_saved).toBe(240);
      expect(analysed(evidence).statistical_analysis.repeated_interval).toBeNull();
    });

    it('decides at the level of the look that ended it, else at that of the last one', () => {
      const alphaOf = (course: Parameters<typeof at>[0]) => {
        const { repeated_interval: repeated } = at(course);
        return (repeated?.[1] ?? 0) - (repeated?.[0] ?? 0);
      };
      expect(alphaOf({ ended: 'winner' })).toBeGreaterThan(alphaOf({ ended: 'complete' }));
      expect(alphaOf({ ended: 'budget' })).toBe(alphaOf({ ended: 'complete' }));
    });

    it('saved nothing where the budget ended it', () => {
      expect(at({ ended: 'budget' }).runs_saved).toBe(0);
      expect(at({ ended: 'cancelled' }).runs_saved).toBe(0);
    });

    it('puts the warnings of the course first', () => {
      expect(at({ ended: 'winner', warnings: ['two variants are the same'] }).warnings[0]).toBe(
        'two variants are the same',
      );
    });
  });

  it('compares with the runner-up where the baseline leads', () => {
    const evidence = playedExperiment(
      {
        low: () => ({ passed: false }),
        baseline: (index) => ({ passed: index < 8 }),
        second: (index) => ({ passed: index < 4 }),
      },
      { cases: 10, rounds: 1 },
    );
    const { winner, effect_size } = analysed(evidence).statistical_analysis;
    expect([winner, effect_size['pass_rate']]).toEqual(['baseline', '+100.0%']);
  });

  it('turns intervals of latency so that less is negative', () => {
    const evidence = playedExperiment(
      {
        baseline: (index) => ({ latencyMs: 1000 + index }),
        fast: (index) => ({ latencyMs: 800 + 5 * index }),
      },
      { cases: 12, rounds: 1, metrics: ['latency_ms'] },
    );
    const { winner, difference, interval, conclusive } = analysed(evidence, {
      primaryMetric: 'latency_ms',
    }).statistical_analysis;
    expect([winner, conclusive]).toEqual(['fast', true]);
    expect(difference).toBeLessThan(-0.15);
    expect(interval?.[0]).toBeLessThan(difference ?? -1);
    expect(interval?.[1]).toBeGreaterThan(difference ?? 0);
    expect(interval?.[1]).toBeLessThan(0);
  });
});
