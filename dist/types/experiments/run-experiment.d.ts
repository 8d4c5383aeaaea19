import type { Workload } from '../runs/run-spec.js';
import type { RunWorld } from '../runs/world.js';
import type { ExperimentResponse } from '../schema/experiment.js';
import type { RunHeader } from '../schema/run.js';
import { type Course } from './analyse.js';
import type { AnalysisSettings } from './evidence.js';
import type { ExperimentPlan } from './plan-experiment.js';
export interface ExperimentOutcome {
    response: Required<ExperimentResponse>;
    usage: RunHeader['usage'];
    ended: Course['ended'];
    cancelled: boolean;
    /** Valid plays, and those without evidence. */
    plays: {
        valid: number;
        lost: number;
    };
    /** Means of the primary metric, case by case. */
    cases: {
        id: string;
        values: Record<string, number>;
    }[];
}
/**
 * Plays an experiment to its end: round after round as randomised complete blocks, with a look after every step where looks
 * were planned (statistics.md 4.3 steps 3 and 11), then the analysis of what the journal holds. The same call after a crash
 * takes the recorded plays, comes to the same decisions, and goes on where it stopped.
 */
export declare function runExperiment(plan: ExperimentPlan, work: Workload, world: RunWorld): Promise<ExperimentOutcome>;
export declare function settingsOf({ definition, seed }: ExperimentPlan): AnalysisSettings;
