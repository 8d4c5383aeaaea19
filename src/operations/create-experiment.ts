import type { BackgroundAccess, RunningParts } from '../engine/engine-parts.ts';
import type { ExperimentOptions } from '../jobs/experiments/start-experiment.ts';
import { endJob, jobOf, writeJob } from '../jobs/job-records.ts';
import { createExperimentRequest, experimentResponse } from '../schema/experiment.ts';
import { defineWatched } from './define-operation.ts';

type Parts = RunningParts & BackgroundAccess;

/**
 * POST /v1/experiments (interface 4.5). Answers when the experiment is complete; what was played stays in the state whatever happens.
 * Begun in the background it is `pending` first, and goes on after a restart.
 */
export const createExperiment = defineWatched({
  name: 'create-experiment',
  method: 'POST',
  path: '/v1/experiments',
  tag: 'experiments',
  status: 201,
  summary: 'Compare configurations of an agent.',
  access: 'account',
  lifetime: 'service',
  input: createExperimentRequest,
  output: experimentResponse,
  async start(request, engine: Parts, options: ExperimentOptions) {
    const { startExperiment } = await import('../jobs/experiments/start-experiment.ts');
    return startExperiment(engine, request, options);
  },
  async begin(request, engine: Parts) {
    const id = engine.ports.ids.next('exp_');
    const stored = await (await engine.store()).get('experiments', id);
    if ((await jobOf(engine, id)) !== undefined || experimentResponse.safeParse(stored).data?.results)
      return { experiment_id: id, status: 'pending' as const };
    engine.live().requireQueueSpace('experiment');
    // Before the start, which takes the lock: then an id that was drawn is either answered or free.
    await writeJob(engine, { id, kind: 'experiment', request });
    try {
      const { startExperiment } = await import('../jobs/experiments/start-experiment.ts');
      const { experimentBehind } = await import('../jobs/experiments/background-experiment.ts');
      const started = await startExperiment(engine, request, { id, signal: engine.live().stopping });
      engine.inBackground(
        experimentBehind(engine, id, { start: async () => started, abandon: () => started.close() }),
      );
    } catch (error) {
      await endJob(engine, id);
      throw error;
    }
    return { experiment_id: id, status: 'pending' as const };
  },
});
