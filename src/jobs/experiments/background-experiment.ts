import type { BackgroundAccess, RunningParts, StateAccess } from '../../engine/engine-parts.ts';
import { type Fault, faultSentences } from '../../errors.ts';
import {
  createExperimentRequest,
  type StatisticalAnalysis,
  type StoredExperiment,
  storedExperiment,
} from '../../schema/experiment.ts';
import { type QueuedWork, workBehind } from '../background-job.ts';
import type { Job } from '../job-records.ts';
import { type StartedExperiment, startExperiment } from './start-experiment.ts';

/** Plays an experiment to its end behind an answer. Stopped with the process it is `running` again, to go on at the next start. */
export function experimentBehind(
  engine: StateAccess & BackgroundAccess,
  id: string,
  { start, abandon }: QueuedWork<StartedExperiment>,
): Promise<void> {
  return workBehind(
    engine,
    { id, kind: 'experiment' },
    {
      abandon,
      async work() {
        await using started = await start();
        const { cancelled } = await started.finish();
        if (!cancelled || !engine.live().stopping.aborted) return 'done';
        await changed(
          engine,
          id,
          ({ results: _, statistical_analysis: __, recommendation: ___, ...rest }) => ({
            ...rest,
            status: 'running',
          }),
        );
        return 'stopped';
      },
      onFault: (fault) => changed(engine, id, (record) => ({ ...record, ...withoutEvidence(record, fault) })),
    },
  );
}

/** Goes on with an experiment after a restart. */
export function resumedExperiment(
  engine: RunningParts & BackgroundAccess,
  { id, request }: Job,
): Promise<void> {
  return experimentBehind(engine, id, {
    async start() {
      const stored = storedExperiment.safeParse(await (await engine.store()).get('experiments', id)).data;
      const { stopping: signal } = engine.live();
      return stored === undefined
        ? startExperiment(engine, createExperimentRequest.parse(request), { id, signal })
        : startExperiment(engine, stored.request, { resume: id, signal });
    },
  });
}

async function changed(
  engine: StateAccess,
  id: string,
  change: (record: StoredExperiment) => StoredExperiment,
): Promise<void> {
  await (await engine.store()).update('experiments', id, (value) => {
    const { data } = storedExperiment.safeParse(value);
    return data === undefined ? value : change(data);
  });
}

/** An experiment that could not be played: its status has no other end than `completed`, so its recommendation is that nothing was shown (contract 9). */
function withoutEvidence({ request }: StoredExperiment, fault: Fault) {
  const reason = faultSentences(fault);
  const names = request.variants.map(({ name }) => name);
  const baseline = request.config.baseline ?? names[0]!;
  const analysis: StatisticalAnalysis = {
    ...{ winner: baseline, confidence: 0, p_value: 1, effect_size: {}, conclusive: false },
    not_conclusive_because: [reason],
    primary_metric: request.config.primary_metric ?? 'pass_rate',
    baseline,
    compared_with: names.find((name) => name !== baseline)!,
    ...{ scope: 'these_test_cases', p_population: 1, p_these_cases: 1, difference: null, interval: null },
    ...{ cases: 0, probability_best: {}, minimum_detectable_effect: null, influence: [], variance: null },
    ...{ contrasts: [], looks: [], runs_saved: 0, repeated_interval: null, warnings: [] },
    seed: request.config.seed ?? 1,
  };
  const none = { runs: 0, pass_rate: 0, avg_scores: {}, avg_latency_ms: 0 };
  return {
    status: 'completed' as const,
    results: Object.fromEntries(names.map((name) => [name, none])),
    statistical_analysis: analysis,
    recommendation: `The experiment ended without a result: ${reason}`,
  };
}
