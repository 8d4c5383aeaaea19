import { type PlannedCase } from '../runs/planning/plan.js';
import { type CreateExperimentRequest } from '../schema/experiment.js';
import type { Settings } from '../schema/settings.js';
import type { Registry } from '../scorers/by-name/registry-of.js';
import type { LoadedAgent, LoadedCase } from '../test-cases/evals.js';
/** An experiment that can be played: what was asked, checked and multiplied out. */
export interface ExperimentPlan {
    definition: CreateExperimentRequest;
    /** Plays of each case with each variant. */
    rounds: number;
    /** Whether looks may end it early. */
    sequential: boolean;
    seed: number;
    variants: string[];
    /** Ids of the cases that are played. */
    cases: string[];
    metrics: string[];
    /** Every case with every variant: the case of index c with the variant of index v stands at v × cases + c. */
    planned: PlannedCase[];
    warnings: string[];
}
interface ExperimentInput {
    definition: CreateExperimentRequest;
    cases: readonly LoadedCase[];
    agents: readonly LoadedAgent[];
    settings: Settings;
    registry: Registry;
    /** Where the experiment does not name one. */
    seed: number;
    /** Overrides that never reach the agent are reported, not refused: a client of the service knows only the documented interface. */
    tellUnreached?: boolean;
    /** Names of all tools that the agent is offered in the cases, where they are known: a description of any other is a problem. */
    offered?: ReadonlySet<string>;
}
/**
 * Checks an experiment and multiplies it out. Scorers among the metrics judge every turn (those of conversations the last one), beside
 * the checks of the turn; without any the turns' own scorers do (contract 9). One Fault `validation_failed` with every problem, before anything is played.
 */
export declare function planExperiment(input: ExperimentInput): ExperimentPlan;
export {};
