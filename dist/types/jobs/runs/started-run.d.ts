/// <reference lib="esnext.disposable" preserve="true" />
import type { AnnouncingParts, RunningParts } from '../../engine/engine-parts.js';
import type { Resources } from '../../flow/resources.js';
import type { AffectedChoice } from '../../runs/planning/affected-cases.js';
import type { PlannedCase } from '../../runs/planning/plan.js';
import type { NarrowedPart } from '../../runs/records.js';
import { type RunOutcome } from '../../runs/run.js';
import type { RunJournal } from '../../runs/run-journal.js';
import type { RunSpec } from '../../runs/run-spec.js';
import type { RunWorld } from '../../runs/world.js';
import type { RunHeader } from '../../schema/run.js';
import type { Settings } from '../../schema/settings.js';
/**
 * A run that is ready to go. Whoever started it closes it, best by `await using`: until then its journal is locked, and open for the
 * cases of its report.
 */
export interface StartedRun extends AsyncDisposable {
    runId: string;
    planned: readonly PlannedCase[];
    settings: Settings;
    judge: RunHeader['judge'];
    /** What whoever waits should know before it ends: whole sentences, which the report holds too. */
    warnings: string[];
    /** The same of the models that it asks: what ends, and what has no known price. */
    modelNotes: string[];
    events: RunWorld['events'];
    /** Where only affected cases were asked for. */
    affected?: AffectedChoice;
    /** Where some of the selected cases alone are played. */
    narrowed?: NarrowedPart;
    /** Estimate of interface 2.8, in seconds, at least 1. */
    estimatedSeconds: number;
    /** Plays it to the end; `onCase` is told of each case while it goes on. The cases of the report can be read until the run is closed. */
    finish(listener?: Pick<RunWorld, 'onCase'>): Promise<RunOutcome>;
    /** Lets go of journal and lock, whether it was played or not. */
    close(): Promise<void>;
}
/** A run that was decided, and what it keeps open. */
interface OpenRun {
    spec: RunSpec;
    journal: RunJournal;
    signal: AbortSignal | undefined;
    open: Resources;
}
/** A run whose journal is open, as whoever asked for it sees it. */
export declare function startedRun(engine: RunningParts & AnnouncingParts, run: OpenRun): StartedRun;
export {};
