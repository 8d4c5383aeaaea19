import type { AnnouncingParts, EvalsAccess, ResourceAccess, Scoring, StateAccess, TracingAccess } from '../../engine/engine-parts.js';
import { type Resources } from '../../flow/resources.js';
import type { RecordedProposer } from '../../optimizations/proposing/recorded-proposer.js';
import type { RunConfig } from '../../runs/records.js';
import type { RunJournal } from '../../runs/run-journal.js';
import { type OptimizationReport, type OptimizeResponse } from '../../schema/optimization.js';
import type { LoadedAgent } from '../../test-cases/evals.js';
import type { DraftedOptimization } from './draft-optimization.js';
import { type Expense } from './expense.js';
import type { ValidationRun } from './validation-run.js';
/** Progress of an optimization, in the order of what happens. */
export type OptimizationEvent = {
    type: 'phase';
    phase: string;
    words: string;
} | {
    type: 'play';
};
/** An optimization that is ready to go. One that is not finished is closed by whoever started it, best by `await using`. */
export interface StartedOptimization extends AsyncDisposable {
    optimizationId: string;
    validationRunId: string;
    agent: LoadedAgent;
    judge: {
        mode: 'llm' | 'offline';
        model: string;
    };
    /** The most that it can take, known before it begins. */
    expense: Expense;
    /** What a reader should know before: failures that are not used, an agent that cannot be played. */
    notes: readonly string[];
    subscribe(listener: (event: OptimizationEvent) => void): void;
    /** Plays it to the end, stores the answer, and closes it. */
    finish(): Promise<FinishedOptimization>;
    /** Lets go of journals and lock, whether it was played or not. */
    close(): Promise<void>;
}
export interface FinishedOptimization {
    response: OptimizeResponse;
    report: OptimizationReport;
    cancelled: boolean;
}
/** Everything that an optimization is played with. */
export interface ReadyOptimization extends DraftedOptimization {
    /** Monotonic, in milliseconds. */
    begun: number;
    scoring: Scoring;
    journal: RunJournal;
    config: RunConfig;
    validation: ValidationRun;
    proposer: RecordedProposer;
    /** Notes of the proposer, complete once it has ended. */
    proposerNotes(): readonly string[];
    signal: AbortSignal | undefined;
    ceiling: number | undefined;
}
type Parts = StateAccess & EvalsAccess & ResourceAccess & TracingAccess & AnnouncingParts;
/** An optimization as its entry point sees it; `open` holds its journals and its lock. */
export declare function startedOptimization(engine: Parts, ready: ReadyOptimization, open: Resources): StartedOptimization;
export {};
