import type { AnnouncingParts, RunningParts } from '../engine/engine-parts.ts';
import { owning } from '../flow/resources.ts';
import { endJob, jobOf, writeJob } from '../jobs/job-records.ts';
import type { OptimizationOptions } from '../jobs/optimizations/draft-optimization.ts';
import { storedOptimization } from '../jobs/optimizations/stored-optimizations.ts';
import { optimizeRequest, optimizeResponse } from '../schema/optimization.ts';
import { defineWatched } from './define-operation.ts';

type Parts = RunningParts & AnnouncingParts;

/**
 * POST /v1/optimize/prompt (interface 4.4). Answers when the optimization is complete; what was played stays in the state whatever
 * happens. Begun in the background it is `running` first, with every field of interface 2.4, and goes on after a restart.
 */
export const optimizePromptOperation = defineWatched({
  name: 'optimize-prompt',
  method: 'POST',
  path: '/v1/optimize/prompt',
  tag: 'optimizations',
  status: 200,
  summary: 'Improve the system prompt of an agent by its failures, and prove it on cases held out.',
  access: 'account',
  lifetime: 'service',
  input: optimizeRequest,
  output: optimizeResponse,
  async start(request, engine: Parts, options: OptimizationOptions) {
    const { startOptimization } = await import('../jobs/optimizations/start-optimization.ts');
    return startOptimization(engine, request, options);
  },
  async begin(request, engine: Parts) {
    const id = engine.ports.ids.next('opt_');
    const stored = await (await engine.store()).get('optimizations', id);
    const isKnown = (await jobOf(engine, id)) !== undefined;
    if (stored !== null && (isKnown || optimizeResponse.safeParse(stored).data?.status !== 'running'))
      return storedOptimization(engine, id);
    engine.live().requireQueueSpace('optimization');
    await writeJob(engine, { id, kind: 'optimization', request });
    try {
      const { startOptimization } = await import('../jobs/optimizations/start-optimization.ts');
      const { optimizationBehind } = await import('../jobs/optimizations/background-optimization.ts');
      return await owning(async (open) => {
        const started = await startOptimization(engine, request, { id, signal: engine.live().stopping });
        const abandon = () => started.close();
        open.atClose(abandon);
        const answer = await storedOptimization(engine, id);
        engine.inBackground(optimizationBehind(engine, id, { start: async () => started, abandon }));
        return answer;
      });
    } catch (error) {
      await endJob(engine, id);
      throw error;
    }
  },
});
