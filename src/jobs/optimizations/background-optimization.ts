import type { AnnouncingParts, RunningParts, StateAccess } from '../../engine/engine-parts.ts';
import { type Fault, faultSentences } from '../../errors.ts';
import { type Optimization, optimization, optimizeRequest } from '../../schema/optimization.ts';
import { type QueuedWork, workBehind } from '../background-job.ts';
import type { Job } from '../job-records.ts';
import { announceOptimization } from './announce-optimization.ts';
import { startOptimization } from './start-optimization.ts';
import type { StartedOptimization } from './started-optimization.ts';

/** Brings an optimization to its end behind an answer. Stopped with the process it is `running` again, to go on at the next start. */
export function optimizationBehind(
  engine: StateAccess & AnnouncingParts,
  id: string,
  { start, abandon }: QueuedWork<StartedOptimization>,
): Promise<void> {
  return workBehind(
    engine,
    { id, kind: 'optimization' },
    {
      abandon,
      async work() {
        await using started = await start();
        const { cancelled } = await started.finish();
        if (!cancelled || !engine.live().stopping.aborted) return 'done';
        await changed(engine, id, (record) => ({
          ...unchanged(record),
          status: 'running',
          details: { reason: 'not finished: stopped with the service, goes on at its next start' },
        }));
        return 'stopped';
      },
      onFault: (fault) => broken(engine, id, fault),
    },
  );
}

/** Goes on with an optimization after a restart. */
export function resumedOptimization(
  engine: RunningParts & AnnouncingParts,
  { id, request }: Job,
): Promise<void> {
  return optimizationBehind(engine, id, {
    async start() {
      const stored = optimization.safeParse(await (await engine.store()).get('optimizations', id)).data;
      const { stopping: signal } = engine.live();
      return stored === undefined
        ? startOptimization(engine, optimizeRequest.parse(request), { id, signal })
        : startOptimization(engine, stored.request, { resume: id, signal });
    },
  });
}

/** Nothing was found: the prompt as it was. */
const unchanged = (record: Optimization): Optimization => ({
  ...record,
  optimized_prompt: record.original_prompt,
  changes_made: [],
  predicted_improvement: {},
  decision: 'not_validated',
});

/** The engine could not bring it to its end: it has failed, its validation with it, and subscribers are notified. */
async function broken(engine: StateAccess & AnnouncingParts, id: string, fault: Fault): Promise<void> {
  const reason = faultSentences(fault);
  const ended = await changed(engine, id, (record) => ({
    ...unchanged(record),
    status: 'failed',
    details: { ...record.details, reason },
  }));
  if (ended === undefined) return;
  const { validation_run_id: runId } = ended;
  const store = await engine.store();
  const row = await store.runSummary(runId);
  if (row !== null && row['status'] !== 'completed')
    await store.putRunSummary({ ...row, status: 'failed', reason: `Validation of ${id}: ${reason}` });
  await announceOptimization(engine, ended);
}

async function changed(
  engine: StateAccess,
  id: string,
  change: (record: Optimization) => Optimization,
): Promise<Optimization | undefined> {
  let after: Optimization | undefined;
  await (await engine.store()).update('optimizations', id, (value) => {
    const { data } = optimization.safeParse(value);
    if (data === undefined) return value;
    after = change(data);
    return after;
  });
  return after;
}
