import { describe, expect, it } from 'vitest';
import { Fault } from '../../../src/errors.ts';
import type { ExperimentPlan } from '../../../src/experiments/plan-experiment.ts';
import { ASSUMED_SCATTER } from '../../../src/experiments/planned-power.ts';
import { earlierScatter } from '../../../src/jobs/experiments/earlier-scatter.ts';
import { rememberOutcomes } from '../../../src/runs/case-history.ts';
import { memoryStore } from '../../support/memory-store.ts';

const CASES = ['c1', 'c2', 'c3'];
const description = (id: string) => ({
  id: `0:${id}`,
  hash: `hash-${id}`,
  agent_id: 'shop',
  repeat: 5,
  min_passes: 0,
});
const planOf = (metrics: string[] = ['pass_rate']) =>
  ({
    definition: { agent_id: 'shop' },
    cases: CASES,
    metrics,
    planned: [...CASES, ...CASES].map((id) => ({
      description: description(id),
      scorers: [],
      loaded: { case: { turns: [] } },
    })),
    // A test needs no more of a plan than what is read of it.
  }) as unknown as ExperimentPlan;

function engineOf(store = memoryStore(), judgeId: string | Fault = 'offline') {
  return {
    store: async () => store,
    warn: () => {},
    settings: async () => ({}) as never,
    scoringWith: async () => {
      if (judgeId instanceof Fault) throw judgeId;
      return { judge: { id: judgeId }, budget: {} } as never;
    },
  };
}

const experiment = (changes: Record<string, unknown> = {}, analysis: Record<string, unknown> = {}) => ({
  experiment_id: 'exp_old',
  status: 'completed',
  name: 'Old',
  agent_id: 'shop',
  created_at: '2026-01-01T00:00:00.000Z',
  request: {
    name: 'Old',
    agent_id: 'shop',
    variants: [
      { name: 'a', config: {} },
      { name: 'b', config: {} },
    ],
    test_case_ids: CASES,
    metrics: ['pass_rate'],
    config: {},
  },
  statistical_analysis: {
    ...{ winner: 'b', confidence: 0.5, p_value: 0.5, effect_size: {}, conclusive: false },
    ...{ not_conclusive_because: [], primary_metric: 'pass_rate', baseline: 'a', compared_with: 'a' },
    ...{ scope: 'population', p_population: 0.5, p_these_cases: 0.5, difference: 0, interval: null },
    ...{ cases: 12, probability_best: {}, minimum_detectable_effect: null, influence: [] },
    ...{ variance: { within_runs: 0.2, between_cases: 0.01 }, contrasts: [], looks: [], runs_saved: 0 },
    ...{ repeated_interval: null, seed: 1, warnings: [] },
    ...analysis,
  },
  ...changes,
});

describe('the scatter that a plan may expect', () => {
  it('is assumed where the state knows nothing', async () => {
    expect(await earlierScatter(engineOf(), planOf(), 'pass_rate')).toBe(ASSUMED_SCATTER);
  });

  it('is that of the newest experiment of the agent that was decided by the same metric', async () => {
    const store = memoryStore();
    const put = (id: string, value: unknown) => store.put('experiments', id, value);
    await put('exp_old', experiment());
    await put('exp_new', experiment({ experiment_id: 'exp_new', created_at: '2026-02-01T00:00:00.000Z' }));
    const later = { created_at: '2026-03-01T00:00:00.000Z' };
    await put('exp_other', experiment({ ...later, agent_id: 'other' }));
    await put('exp_metric', experiment(later, { primary_metric: 'relevance' }));
    await put('exp_few', experiment(later, { cases: 4 }));
    await put('exp_flat', experiment(later, { variance: { within_runs: 0, between_cases: 0 } }));
    await put('exp_once', experiment(later, { variance: null }));
    await put('exp_pending', { ...experiment(later), statistical_analysis: undefined, status: 'pending' });
    expect(await earlierScatter(engineOf(store), planOf(), 'pass_rate')).toEqual({
      withinRuns: 0.2,
      betweenCases: 0.01,
      source: { from: 'experiment', id: 'exp_new' },
    });
  });

  describe('without one', () => {
    /** Outcomes of runs that played each case once: c1 always passed, c2 half of the times, c3 never. */
    async function withRuns(runs: number) {
      const store = memoryStore();
      const described = CASES.map((id) => ({ ...description(id), repeat: 1, min_passes: 1 }));
      for (let run = 0; run < runs; run += 1)
        await rememberOutcomes(store, 'offline', described, [
          'passed',
          run % 2 === 0 ? 'passed' : 'failed',
          'failed',
        ]);
      return store;
    }

    it('is that of the outcomes of these cases in earlier runs', async () => {
      const scatter = await earlierScatter(engineOf(await withRuns(6)), planOf(), 'pass_rate');
      // Squares 6 x 1/4 of c2 over 3 x 5 degrees of freedom, for both variants.
      expect(scatter.withinRuns).toBeCloseTo((2 * 1.5) / 15, 12);
      expect(scatter).toMatchObject({
        betweenCases: ASSUMED_SCATTER.betweenCases,
        source: { from: 'history', cases: 3 },
      });
    });

    it.each<[string, () => Promise<unknown>]>([
      ['too few of them', async () => earlierScatter(engineOf(await withRuns(3)), planOf(), 'pass_rate')],
      [
        'of another judge',
        async () => earlierScatter(engineOf(await withRuns(6), 'gpt'), planOf(), 'pass_rate'),
      ],
      [
        'of other scorers than those that the experiment names',
        async () => earlierScatter(engineOf(await withRuns(6)), planOf(['relevance']), 'pass_rate'),
      ],
      [
        'a judge that has no key yet',
        async () =>
          earlierScatter(
            engineOf(await withRuns(6), new Fault('validation_failed', 'no key')),
            planOf(),
            'pass_rate',
          ),
      ],
    ])('is assumed: %s', async (_, found) => {
      expect(await found()).toBe(ASSUMED_SCATTER);
    });
  });
});
