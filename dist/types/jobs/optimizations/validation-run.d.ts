import type { StateAccess } from '../../engine/engine-parts.js';
import type { OptimizationOutcome } from '../../optimizations/outcome.js';
import type { AttemptJournal } from '../../optimizations/stored-attempts.js';
import type { RunConfig } from '../../runs/records.js';
import type { RunHeader } from '../../schema/run.js';
/** The run in which original and candidate play the cases held out (improvement.md 2.2 step 12). */
export interface ValidationRun {
    ground: AttemptJournal;
    /** Writes down how it ended; a cancelled one stays open to go on. */
    finish(outcome: OptimizationOutcome, judge: RunHeader['judge']): Promise<void>;
    close(): Promise<void>;
}
/**
 * Opens the validation run of an optimization and lists it at once, so that its id can be looked up whatever happens. It is a stored run
 * like others, but proves nothing of the agent as it is: it is never a baseline, and never analysed as the agent's.
 */
export declare function openValidationRun(engine: StateAccess, runId: string, optimizationId: string, given: Omit<RunConfig, 'validates' | 'gate'>): Promise<ValidationRun>;
