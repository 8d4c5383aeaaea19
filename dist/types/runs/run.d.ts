import { type RunReport } from '../schema/run.js';
import { type Verdict } from './gate.js';
import type { RunWorld } from './world.js';
export interface RunOutcome {
    report: RunReport;
    verdict: Verdict;
    cancelled: boolean;
}
/** Plays, scores and gates what was planned. Journalled step by step: the same call after a crash goes on where it stopped. */
export declare function run(world: RunWorld): Promise<RunOutcome>;
