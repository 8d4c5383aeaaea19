import type { BackgroundAccess, StateAccess } from '../engine/engine-parts.ts';
import { asFault, type Fault } from '../errors.ts';
import { endJob, type Job } from './job-records.ts';

/** How a piece of background work ended: `stopped` with the process, to go on at the next start. */
export type JobEnd = 'done' | 'stopped';

/** What is begun when it is its turn, or was begun before and waits. */
export interface QueuedWork<Started> {
  start(): Promise<Started>;
  /** Lets go of it where it was started already and does not get its turn. */
  abandon?(): Promise<void>;
}

/** The work of a job. */
export interface BackgroundWork {
  work(): Promise<JobEnd>;
  /** Writes the end down where the result would stand; without that, the job would begin anew at every start. */
  onFault(fault: Fault): Promise<void>;
  /** As of `QueuedWork`. */
  abandon?: QueuedWork<unknown>['abandon'];
}

/** Does the work of a job behind an answer, in its turn. When it throws, that is written down as its end; rejects with it afterwards. */
export async function workBehind(
  engine: StateAccess & BackgroundAccess,
  { id, kind }: Pick<Job, 'id' | 'kind'>,
  { work, onFault, abandon }: BackgroundWork,
): Promise<void> {
  const live = engine.live();
  const slot = live.slot(kind);
  try {
    await slot.ready();
    if (live.stopping.aborted) return await abandon?.();
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
