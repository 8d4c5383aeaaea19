import { z } from 'zod';
import type { AnnouncingParts, RunningParts, StateAccess } from '../engine/engine-parts.ts';
import { openProgressLog } from '../engine/progress-log.ts';
import { asFault, faultLine } from '../errors.ts';
import { summaryRow } from '../runs/record-run.ts';
import { openStoredRun, storedReport } from '../runs/stored-run.ts';
import { createRunRequest } from '../schema/run.ts';
import { statePaths } from '../state/state-paths.ts';
import { resumedBatch } from './background-batch.ts';
import { resumedExperiment } from './experiments/background-experiment.ts';
import { endJob, type Job, job } from './job-records.ts';
import { journalEvents } from './journal-progress.ts';
import { resumedOptimization } from './optimizations/background-optimization.ts';
import { announceRun } from './runs/announce-run.ts';
import { playBehind } from './runs/background-run.ts';
import { requestedRun } from './runs/requested-run.ts';
import { startRun } from './runs/start-run.ts';

/**
 * Goes on with everything that was begun over the service and has not come to its end: what was recorded is neither played nor judged
 * again. Resolves when all of it is listed; the work itself is done in the background, and what cannot go on ends there as failed, with the
 * reason. What was begun at a terminal or in a workflow has no job and is left to whoever began it.
 */
export async function resumeJobs(engine: RunningParts & AnnouncingParts): Promise<void> {
  const store = await engine.store();
  for (const { id, value } of await store.list('jobs')) {
    const { data, error } = job.safeParse(value);
    if (data === undefined) {
      engine.warn(`the job ${id} is stored in a form that this Assay does not read: ${error?.message}`);
      continue;
    }
    try {
      engine.inBackground(goingOn(engine, data));
    } catch (fault) {
      engine.warn(`${id} does not go on: ${faultLine(asFault(fault))}`);
    }
  }
}

function goingOn(engine: RunningParts & AnnouncingParts, begun: Job): Promise<void> {
  switch (begun.kind) {
    case 'run':
      return resumedRun(engine, begun);
    case 'experiment':
      return resumedExperiment(engine, begun);
    case 'optimization':
      return resumedOptimization(engine, begun);
    case 'batch':
      return resumedBatch(engine, begun);
  }
}

const countOf = z.object({ test_case_count: z.number() });

/** Listed in this very turn, so that it is not shown as interrupted to who asks right after the start. */
async function resumedRun(engine: RunningParts & AnnouncingParts, begun: Job): Promise<void> {
  const { id, created_at: createdAt } = begun;
  if (isFinished(engine, id)) return completed(engine, id);
  const testCaseCount = countOf.safeParse(begun.answer).data?.test_case_count ?? 0;
  return playBehind(engine, {
    ...{ runId: id, createdAt, testCaseCount, isServed: true },
    // With its id instead of as a continuation: it may have been killed before its first record.
    start: async () => {
      const requested = requestedRun(createRunRequest.parse(begun.request));
      return startRun(engine, { ...requested, id, signal: engine.live().stopping });
    },
  });
}

function isFinished(engine: StateAccess, id: string): boolean {
  const paths = statePaths(engine.stateDir);
  if (engine.ports.files.stat(paths.journal(id)) === null) return false;
  const journal = openStoredRun(id, paths, engine.ports);
  const isWhole = journal.header !== undefined;
  void journal.close(); // Only read from: nothing to wait for.
  return isWhole;
}

/** Killed between its last record and the end of its job: what was still to be announced is announced. */
async function completed(engine: StateAccess & AnnouncingParts, id: string): Promise<void> {
  const paths = statePaths(engine.stateDir);
  const journal = openStoredRun(id, paths, engine.ports);
  try {
    const report = storedReport(id, journal);
    const { header } = report;
    const config = journal.config!; // Has a header, so it was begun.
    const store = await engine.store();
    const row = await store.runSummary(id);
    // It is announced after its row was written; where that says so, it may have been, and twice is better than never.
    if (row?.['status'] !== header.status) await store.putRunSummary(summaryRow({ report }, config));
    await announceRun(engine, report, config);
    const log = openProgressLog(paths.runEvents(id), engine.ports);
    for (const event of journalEvents(journal, id)) log.note(event);
    log.close();
  } finally {
    await journal.close();
  }
  await endJob(engine, id);
}
