import type { ExperimentLook } from '../schema/experiment.js';
/** How an experiment went, as far as its plays do not show it. */
export interface Course {
    plannedRounds: number;
    looks: ExperimentLook[];
    /** Empty when there were no looks on the way. */
    lookPlan: {
        rounds: number;
        alpha: number;
        z: number;
    }[];
    ended: 'complete' | 'winner' | 'futile' | 'budget' | 'cancelled' | 'refused';
    /** As given by whoever ended it. */
    endReason?: string;
    playsPlanned: number;
    /** `none` where only computed scorers and measurements are among the metrics. */
    judgeMode: 'llm' | 'offline' | 'none';
    /** Of the plan and the plays; shown before those of the analysis. */
    warnings: string[];
}
