import type { AnnouncingParts, RunningParts, ServiceAccess, StateAccess } from '../engine/engine-parts.ts';
import { jobOf, writeJob } from '../jobs/job-records.ts';
import { requestedRun } from '../jobs/runs/requested-run.ts';
import { defined } from '../schema/defined.ts';
import { type CreateRunResponse, createRunRequest, createRunResponse } from '../schema/run.ts';
import { statePaths } from '../state/state-paths.ts';
import { defineOperation } from './define-operation.ts';
import { runEventsPath } from './run-events-path.ts';

/**
 * POST /v1/runs (interface 4.12). Answers as soon as the run is planned, checked and, over the service, written down as a job; the work
 * goes on in the background of the engine and ends with the run in the state. An id that was drawn before (the repetition of a request
 * whose answer got lost) is answered as it was and not played twice.
 */
export const createRun = defineOperation({
  name: 'create-run',
  method: 'POST',
  path: '/v1/runs',
  tag: 'runs',
  status: 202,
  summary: 'Play test cases against an agent.',
  access: 'account',
  lifetime: 'background',
  input: createRunRequest,
  output: createRunResponse,
  async run(request, engine: RunningParts & AnnouncingParts, { signal }) {
    const { startRun } = await import('../jobs/runs/start-run.ts');
    const { playBehind } = await import('../jobs/runs/background-run.ts');
    const isServed = engine.streams() !== undefined;
    const runId = engine.ports.ids.next('run_');
    const begun = isServed ? await answeredBefore(engine, runId) : undefined;
    if (begun !== undefined) return { ...begun, ...addressesOf(engine, runId) };
    engine.live().requireQueueSpace('run');
    // Over the service nobody who goes away takes a run along; it stops with the process.
    const stop = isServed ? engine.live().stopping : signal;
    const started = await startRun(engine, {
      ...requestedRun(request),
      id: runId,
      ...defined({ signal: stop }),
    });
    const answer = {
      run_id: runId,
      status: 'queued' as const,
      test_case_count: started.planned.length,
      estimated_duration_s: started.estimatedSeconds,
    };
    try {
      let createdAt = new Date(engine.ports.clock.now()).toISOString();
      const { estimatedSeconds } = await import('../runs/planning/estimated-seconds.ts');
      const { readCaseDurations } = await import('../runs/case-durations.ts');
      answer.estimated_duration_s = estimatedSeconds(started, await readCaseDurations(await engine.store()));
      if (isServed)
        createdAt = (await writeJob(engine, { id: runId, kind: 'run', request, answer })).created_at;
      engine.inBackground(
        playBehind(engine, {
          ...{ runId, createdAt, isServed, testCaseCount: answer.test_case_count },
          start: async () => started,
          abandon: () => started.close(),
        }),
      );
    } catch (error) {
      await started.close();
      throw error;
    }
    return { ...answer, ...addressesOf(engine, runId) };
  },
});

/** Where its progress is streamed: `wss` as the interface documents, and the same at the plain address of a service. */
function addressesOf(
  engine: ServiceAccess,
  runId: string,
): Pick<CreateRunResponse, 'webhook_url' | 'stream_url'> {
  const streams = engine.streams();
  // An address at which nothing listens would only be waited for.
  if (streams === undefined) return { webhook_url: '' };
  const path = runEventsPath(runId);
  const token = `?token=${encodeURIComponent(streams.token(runId))}`;
  return {
    webhook_url: `${streams.wss}${path}${token}`,
    stream_url: `${streams.plain}${path}${token}`,
  };
}

type Answer = Omit<CreateRunResponse, 'webhook_url' | 'stream_url'>;

/** What was answered for a run of this id, where there is one. */
async function answeredBefore(engine: StateAccess, runId: string): Promise<Answer | undefined> {
  const job = await jobOf(engine, runId);
  if (job !== undefined) return job.answer as Answer; // Written above.
  const paths = statePaths(engine.stateDir);
  if (engine.ports.files.stat(paths.journal(runId)) === null) return undefined;
  const { openStoredRun } = await import('../runs/stored-run.ts');
  const journal = openStoredRun(runId, paths, engine.ports);
  try {
    if (journal.header === undefined) return undefined;
    return {
      ...{ run_id: runId, status: 'queued', test_case_count: journal.planned.length },
      estimated_duration_s: Math.max(1, Math.ceil(journal.header.duration_ms / 1000)),
    };
  } finally {
    await journal.close();
  }
}
