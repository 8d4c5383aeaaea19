import type { Engine } from '../engine.js';
import { type PlannedCase, type Selection } from '../runs/plan.js';
import type { PlayedRecord, RunConfig } from '../runs/records.js';
import { type RunOutcome } from '../runs/run.js';
import { type RunJournal } from '../runs/run-journal.js';
import type { RunWorld } from '../runs/world.js';
import type { Settings } from '../schema/settings.js';
/** What a door may ask of a run, beyond what the evals folder says. */
export interface RunOptions {
    selection?: Selection;
    minPassRate?: number;
    failOn?: Settings['gate']['fail_on'];
    maxRetries?: number;
    timeoutMs?: number;
    parallel?: boolean;
    /** Continue this run: what its journal holds is neither played nor judged again. */
    resume?: string;
    /** Like `resume`, and errored attempts are played again. */
    retryErrors?: string;
    /** What it is compared with: a results.json file, the id of a stored run, or `none`. */
    baseline?: string;
    /** The run whose outputs `adopt` brings; `fresh` asks the judge anew where its cache knows an answer. */
    rescored?: {
        from: string;
        fresh: boolean;
    };
    /** Starts from outputs that exist already: changes the plan and gives the plays that the journal begins with. */
    adopt?: (planned: readonly PlannedCase[]) => {
        cases: PlannedCase[];
        plays: PlayedRecord[];
    };
    signal?: AbortSignal;
}
/** A run that is ready to go. */
export interface StartedRun {
    runId: string;
    planned: readonly PlannedCase[];
    settings: Settings;
    judge: {
        mode: 'llm' | 'offline';
        model: string;
    };
    events: RunWorld['events'];
    /** Estimate of interface 2.8, in seconds, at least 1. */
    estimatedSeconds: number;
    /** Plays it to the end and hands the outcome on while its journal is still open for the reports. */
    finish<T>(use: (outcome: RunOutcome) => T | Promise<T>): Promise<T>;
    /** Lets go of journal and lock without playing. */
    abandon(): Promise<void>;
}
/** What would be played, without judge, journal or agent: the answer to `--dry-run`. */
export declare function planRun(engine: Engine, options: RunOptions): Promise<{
    planned: PlannedCase[];
    settings: Settings;
}>;
/** Loads, plans, checks everything that can be checked before money is spent, and opens the journal. */
export declare function startRun(engine: Engine, options?: RunOptions): Promise<StartedRun>;
/** The folder that attachments may not leave; without an evals folder the one that would hold it. */
export declare function boundaryOf(engine: Engine): Promise<string>;
/** A run can only be continued with the cases and the judge that it began with; anything else would be two runs in one. */
export declare function checkSameCases(journal: RunJournal, planned: readonly PlannedCase[], runId: string): void;
export declare function checkSameJudge(before: RunConfig, now: RunConfig, runId: string): void;
