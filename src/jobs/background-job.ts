import type { BackgroundAccess, StateAccess } from '../engine/engine-parts.ts';
import { asFault, type Fault } from '../errors.ts';
import { endJob, type Job } from './job-records.ts';

/** How a piece of background work ended: `stopped` with the process, to go on at the next start. */
export type JobEnd = 'done' | 'stopped';

/**
 * Does the work of a job behind an answer, in its turn. When the work throws, `onFault` writes the end down where its result would stand;
 * without that, the job would begin anew at every start. Rejects with the fault afterwards.
 */
export async function workBehind(
  engine: StateAccess & BackgroundAccess,
  { id, kind }: Pick<Job, 'id' | 'kind'>,
  work: () => Promise<JobEnd>,
  onFault: (fault: Fault) => Promise<void>,
): Promise<void> {
  const live = engine.live();
  const slot = live.slot(kind);
  try {
    await slot.ready();
    if (live.stopping.aborted) return;
    if ((await work()) === 'stopped') return;
    await endJob(engine, id);
  } catch (error) {
    if (live.stopping.aborted) return;
    const fault = asFault(error);
    if (fault.code === 'locked') {
      engine.warn(`${id} is left alone: ${fault.message}`);
      return;
    }
    await onFault(fault);
    await endJob(engine, id);
    throw error;
  } finally {
    slot.leave();
  }
}
