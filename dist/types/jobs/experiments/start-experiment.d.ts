import type { EvalsAccess, OptionsAccess, ResourceAccess, RunningParts, ScoringAccess, ServiceAccess, StateAccess } from '../../engine/engine-parts.js';
import { type ExperimentPlan } from '../../experiments/plan-experiment.js';
import { type ExperimentOutcome } from '../../experiments/run-experiment.js';
import type { RunWorld } from '../../runs/world.js';
import { type CreateExperimentRequest, type StoredExperiment } from '../../schema/experiment.js';
/** An experiment that is ready to go. One that is not finished is closed by whoever started it, best by `await using`. */
export interface StartedExperiment extends AsyncDisposable {
    experimentId: string;
    plan: ExperimentPlan;
    judge: {
        mode: 'llm' | 'offline';
        model: string;
    };
    events: RunWorld['events'];
    /** Plays it to the end, stores the answer, and closes it. */
    finish(): Promise<ExperimentOutcome>;
    /** Lets go of journal and lock, whether it was played or not. */
    close(): Promise<void>;
}
export interface ExperimentOptions {
    /** Go on with this experiment: what its journal holds is neither played nor judged again. */
    resume?: string;
    /** An id that was drawn for it before. */
    id?: string;
    /**
     * Ceiling in US dollars; the lower one of this and the experiment's own holds. With `resume` it takes the place of the experiment's
     * own: who ended by that one could never go on otherwise. What was spent before counts in either case.
     */
    maxCostUsd?: number;
    /** With `resume`: plays that errored are played again. */
    retryErrors?: boolean;
    signal?: AbortSignal;
}
/** Checks an experiment against the cases, agents and scorers there are, without playing anything. */
export declare function planOf(engine: Pick<RunningParts, 'ports'> & OptionsAccess & EvalsAccess & ResourceAccess & ScoringAccess & ServiceAccess, definition: CreateExperimentRequest): Promise<ExperimentPlan>;
/** What a stored experiment was asked to do. Fault `not_found` when there is none. */
export declare function storedDefinition(engine: StateAccess, id: string): Promise<StoredExperiment>;
/** Checks everything that can be checked before money is spent, writes the experiment down as pending, and opens its journal. */
export declare function startExperiment(engine: RunningParts, definition: CreateExperimentRequest, options?: ExperimentOptions): Promise<StartedExperiment>;
