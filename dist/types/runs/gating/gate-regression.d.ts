import type { Comparison } from '../../schema/comparison.js';
import type { Verdict } from './verdict.js';
/** What `fail_on: regression` decides from. */
export interface BaselineFacts {
    comparison: Comparison;
    /** Which run it is and how it was found: "run_x, the newest run that passed". */
    name: string;
    /** Ids of the gating cases: what others did is shown and decides nothing. */
    gating: ReadonlySet<string>;
    /** Why flipped cases were not repeated, or not to the end. */
    note?: string | undefined;
}
/** Why there is nothing to compare with. */
export interface NoBaseline {
    /** A clause. */
    missing: string;
    /** What to do, as a sentence, where one may be there and cannot be read; without it there is none yet, or none was wanted. */
    remedy?: string | undefined;
}
/**
 * The decision of contract 5 under `fail_on: regression`, once the evidence itself is sound: failed only when the comparison
 * calls it a regression; what is only suspected passes and is named. Where nothing could be compared the run is neutral, unless
 * a baseline is required and could not be read: neutral run after run, the gate would be none. `passed` is the sentence about
 * this run alone.
 */
export declare function regressionVerdict(baseline: BaselineFacts | NoBaseline | undefined, passed: string, requiresBaseline: boolean): Verdict;
