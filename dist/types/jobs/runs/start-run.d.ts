import type { AnnouncingParts, RunningParts } from '../../engine/engine-parts.js';
import { type Resources } from '../../flow/resources.js';
import type { RunOptions } from '../../runs/planning/run-options.js';
import { type RunJournal } from '../../runs/run-journal.js';
import type { StateAccess } from '../../state/state-access.js';
import { type StartedRun } from './started-run.js';
export type { RunOptions } from '../../runs/planning/run-options.js';
export type { StartedRun } from './started-run.js';
/** Loads, plans, checks everything that can be checked before money is spent, and opens the journal, all of it until the run is closed. */
export declare function startRun(engine: RunningParts & AnnouncingParts, options?: RunOptions): Promise<StartedRun>;
/** The journal of a run that nobody else works on. */
export declare function openOwnJournal({ ports, stateDir }: StateAccess, runId: string, open: Resources): Promise<RunJournal>;
