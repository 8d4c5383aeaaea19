import type { Engine } from '../engine.js';
import type { PlannedCase } from '../runs/plan.js';
import { type RunOutcome } from '../runs/run.js';
import type { RunWorld } from '../runs/world.js';
import type { Settings } from '../schema/settings.js';
import type { AffectedChoice } from './affected-cases.js';
/** A run that is ready to go. */
export interface StartedRun {
    runId: string;
    planned: readonly PlannedCase[];
    settings: Settings;
    judge: {
        mode: 'llm' | 'offline';
        model: string;
    };
    /** What whoever waits should know before it ends: whole sentences, which the report holds too. */
    warnings: string[];
    events: RunWorld['events'];
    /** Where only affected cases were asked for. */
    affected?: AffectedChoice;
    /** Estimate of interface 2.8, in seconds, at least 1. */
    estimatedSeconds: number;
    /** Plays it to the end and hands the outcome on while its journal is still open for the reports. */
    finish<T>(use: (outcome: RunOutcome) => T | Promise<T>): Promise<T>;
    /** Lets go of journal and lock without playing. */
    abandon(): Promise<void>;
}
type World = Omit<RunWorld, 'ports' | 'connect' | 'attachments'>;
/** A run whose journal is open, as its door sees it. */
export declare function startedRun(engine: Engine, world: World, affected: AffectedChoice | undefined, close: () => Promise<void>): StartedRun;
export {};
