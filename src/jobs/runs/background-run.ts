import type {
  AnnouncingParts,
  BackgroundAccess,
  PortsAccess,
  StateAccess,
} from '../../engine/engine-parts.ts';
import type { LiveRun } from '../../engine/live-runs.ts';
import { openProgressLog } from '../../engine/progress-log.ts';
import { asFault, type Fault, faultSentences } from '../../errors.ts';
import type { RunEvent } from '../../runs/world.ts';
import { statePaths } from '../../state/state-paths.ts';
import { announce } from '../announce.ts';
import type { QueuedWork } from '../background-job.ts';
import { endJob } from '../job-records.ts';
import type { StartedRun } from './started-run.ts';

/** A run to be played behind an answer. */
export interface BackgroundRun extends QueuedWork<StartedRun> {
  runId: string;
  /** ISO 8601: when it was asked for. */
  createdAt: string;
  testCaseCount: number;
  /** Whether it was begun over the service: then it has a job and a stream. */
  isServed: boolean;
}

/**
 * Puts a run into the queue and plays it to the end. It is listed at once; the promise resolves when it has ended, was left for the
 * next start because the process stops, or is played by another process. Rejects with what broke the engine, after that was written
 * down as the end of the run.
 */
export function playBehind(engine: StateAccess & AnnouncingParts, run: BackgroundRun): Promise<void> {
  const live = engine.live();
  const entry = liveEntry(engine, run);
  const slot = live.slot('run');
  live.add(entry);
  return whenItsTurn().finally(() => {
    slot.leave();
    // The log first: whoever follows it looks here for more.
    entry.log?.close();
    live.remove(run.runId);
  });

  async function whenItsTurn(): Promise<void> {
    try {
      if (!slot.free && run.isServed) await listAsWaiting(engine, run);
      await slot.ready();
      if (run.isServed && live.stopping.aborted) return await run.abandon?.();
      const finished = await played(engine, run, entry);
      if (finished === 'stopped')
        return await listAsWaiting(engine, run, 'Stopped with the service; goes on at its next start.');
      if (finished !== undefined) entry.log?.note(finished);
    } catch (error) {
      // Played, it is closed already. What cannot be closed either is a consequence, and the cause says more.
      await run.abandon?.().catch(() => undefined);
      if (live.stopping.aborted) return;
      const fault = asFault(error);
      if (fault.code === 'locked') {
        engine.warn(`${run.runId} is left alone: ${fault.message}`);
        return;
      }
      await failed(engine, run, entry, fault);
      throw error;
    }
    if (run.isServed) await endJob(engine, run.runId);
  }
}

function liveEntry(
  engine: StateAccess,
  { runId, createdAt, testCaseCount, isServed }: BackgroundRun,
): LiveRun {
  const path = statePaths(engine.stateDir).runEvents(runId);
  return {
    ...{ runId, status: 'queued', startedAt: createdAt, agentId: null, testCaseCount },
    counts: { total: testCaseCount, passed: 0, failed: 0, errored: 0, skipped: 0, unsure: 0 },
    log: isServed
      ? openProgressLog(path, engine.ports, (error) =>
          engine.warn(`the progress of ${runId} cannot be written down: ${asFault(error).message}`),
        )
      : undefined,
  };
}

/** Found in the list of runs while it waits. */
async function listAsWaiting(
  engine: StateAccess,
  { runId, createdAt }: BackgroundRun,
  reason = 'Waits for its turn.',
): Promise<void> {
  await (await engine.store()).putRunSummary({
    ...{ run_id: runId, status: 'queued', conclusion: null, reason },
    ...{ started_at: createdAt, pass_rate: null },
  });
}

/** Plays it. Its last event is handed back, because nobody is to be notified of the end before it is written down. */
async function played(
  engine: PortsAccess & BackgroundAccess,
  run: BackgroundRun,
  entry: LiveRun,
): Promise<RunEvent | 'stopped' | undefined> {
  await using started = await run.start();
  const agents = new Set(started.planned.map(({ description }) => description.agent_id));
  entry.status = 'running';
  entry.startedAt = new Date(engine.ports.clock.now()).toISOString();
  entry.agentId = agents.size === 1 ? [...agents][0]! : null;
  entry.counts.skipped = started.planned.filter(({ description }) => description.skip !== undefined).length;
  const first = started.planned[0]?.description;
  if (first !== undefined) entry.firstCase = { id: first.id, name: first.name };
  let last: RunEvent | undefined;
  started.events.subscribe((event) => {
    if (event.type === 'run.finished') {
      last = event;
      return;
    }
    if (event.type === 'case.finished') {
      entry.counts[event.data.status] += 1;
      if (event.data.unsure === true) entry.counts.unsure = (entry.counts.unsure ?? 0) + 1;
    }
    entry.log?.note(event);
  });
  const { cancelled } = await started.finish();
  return cancelled && engine.live().stopping.aborted ? 'stopped' : last;
}

/** Writes down that the engine could not play it to the end, in every place where somebody waits for an end. */
async function failed(
  engine: StateAccess & AnnouncingParts,
  run: BackgroundRun,
  entry: LiveRun,
  fault: Fault,
): Promise<void> {
  const { runId } = run;
  const reason = faultSentences(fault);
  const now = engine.ports.clock.now();
  const store = await engine.store();
  await store.putRunSummary({
    ...{ run_id: runId, status: 'failed', conclusion: 'failed', reason, started_at: entry.startedAt },
    ...{ finished_at: new Date(now).toISOString(), agent_id: entry.agentId, counts: entry.counts },
    pass_rate: null,
  });
  const first = entry.firstCase ?? { id: '', name: '' };
  await announce(engine, {
    event: 'run.failed',
    data: {
      run_id: runId,
      test_case_id: first.id,
      test_case_name: first.name,
      failure_summary: reason,
    },
  });
  entry.log?.note({
    type: 'run.finished',
    data: {
      ...{ run_id: runId, status: 'failed', conclusion: 'failed', reason, counts: { ...entry.counts } },
      pass_rate: null,
      duration_ms: Math.max(0, Math.round(now - Date.parse(entry.startedAt))),
    },
  });
  if (run.isServed) await endJob(engine, runId);
}
