import type { AnnouncingParts, RunningParts } from '../../engine/engine-parts.ts';
import { Fault } from '../../errors.ts';
import { owning, type Resources } from '../../flow/resources.ts';
import { continuedRun } from '../../runs/planning/continued-run.ts';
import { freshRun } from '../../runs/planning/fresh-run.ts';
import type { RunOptions } from '../../runs/planning/run-options.ts';
import { checkContinuable } from '../../runs/planning/same-run.ts';
import { openRunJournal, type RunJournal } from '../../runs/run-journal.ts';
import { openBlobs } from '../../state/blobs.ts';
import { acquireLock } from '../../state/lock.ts';
import type { StateAccess } from '../../state/state-access.ts';
import { statePaths } from '../../state/state-paths.ts';
import { type StartedRun, startedRun } from './started-run.ts';

export type { RunOptions } from '../../runs/planning/run-options.ts';
export type { StartedRun } from './started-run.ts';

/** Loads, plans, checks everything that can be checked before money is spent, and opens the journal, all of it until the run is closed. */
export async function startRun(
  engine: RunningParts & AnnouncingParts,
  options: RunOptions = {},
): Promise<StartedRun> {
  const continued = options.resume ?? options.retryErrors;
  const runId = continued ?? options.id ?? engine.ports.ids.next('run_');
  if (continued !== undefined) requireRun(engine, runId);
  return owning(async (open) => {
    const journal = await openOwnJournal(engine, runId, open);
    const { config } = journal;
    if (continued !== undefined) checkContinuable(config, options, runId);
    const requested = { engine, runId, options, open };
    const spec = await (config === undefined
      ? freshRun(requested)
      : continuedRun(requested, journal, config));
    return startedRun(engine, { spec, journal, signal: options.signal, open });
  });
}

function requireRun({ ports, stateDir }: StateAccess, runId: string): void {
  const paths = statePaths(stateDir);
  if (ports.files.stat(paths.journal(runId)) !== null) return;
  throw new Fault('not_found', `no run "${runId}" in this state folder`, {
    where: paths.runs,
    hint: 'See: assay list runs',
  });
}

/** The journal of a run that nobody else works on. */
export async function openOwnJournal(
  { ports, stateDir }: StateAccess,
  runId: string,
  open: Resources,
): Promise<RunJournal> {
  const paths = statePaths(stateDir);
  // The lock stands in the run's own folder: other runs on the same state go on beside it.
  const lock = await acquireLock(paths.runFolder(runId), ports);
  open.atClose(() => lock.release());
  const journal = openRunJournal(paths.journal(runId), ports, openBlobs(paths.blobs, ports));
  open.atClose(() => journal.close());
  return journal;
}
