import type { CaseResult } from '../../../schema/run.js';
import { type UnsureResult } from './unsure-results.js';
/** Unsure cases of which the same could not be told. */
export interface UnsureGroup {
    scorer: string;
    reason: string;
    /** Those that are kept, in the order of the cases. */
    cases: {
        one: CaseResult;
        result: UnsureResult;
    }[];
    /** How many there are. */
    count: number;
}
/** Gathers unsure cases by what could not be told of them. */
export interface UnsureGroups {
    add(one: CaseResult): void;
    /** The largest first; what was not kept apart is counted in `others`. */
    list(): {
        groups: UnsureGroup[];
        others: number;
        count: number;
    };
}
/** An empty gathering that keeps so many cases of each group. A case stands where its first scorer puts it. */
export declare function unsureGroups(mostCases: number): UnsureGroups;
