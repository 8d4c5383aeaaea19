import type { PlannedCase } from '../runs/planning/plan.js';
import type { Workload } from '../runs/run-spec.js';
import type { RunWorld } from '../runs/world.js';
import type { AttemptSource } from './attempt-source.js';
/** Attempts of one kind: in the journal of the optimization, or in that of its validation run. */
export type AttemptJournal = Pick<Workload, 'runId' | 'config'> & Pick<RunWorld, 'journal'>;
interface StoredAttemptsWorld extends Omit<RunWorld, 'journal'>, Pick<Workload, 'settings' | 'judge' | 'budget'> {
    /** Where the search is played. */
    search: AttemptJournal;
    /** Where the cases held out are played: a run of its own. */
    validation: AttemptJournal;
    /** Cases as they are played with the agent as it is, by id. */
    cases: ReadonlyMap<string, PlannedCase>;
    original: string;
    /** Metrics that are measured and not scored, such as `latency_ms`, as far as they have targets. */
    measured: readonly string[];
}
/**
 * Plays prompts against the real agent (improvement.md 2.2): every attempt is an attempt in a journal, made and judged as in a run, and
 * the same attempt of the same prompt is never made twice, also not by another process that goes on after a kill. Rejects with
 * `cancelled`, and with `budget_exhausted` when a ceiling was reached, or the judge's provider refused, before all was played.
 */
export declare function storedAttempts(world: StoredAttemptsWorld): AttemptSource;
export {};
