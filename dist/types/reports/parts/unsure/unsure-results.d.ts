import type { CaseResult } from '../../../schema/run.js';
/** What a scorer could not tell of a case, with what would settle it. */
export interface UnsureResult {
    scorer: string;
    /** What could not be told, as the scorer says it. */
    reason: string;
    /** The check that was proposed, as the line of YAML to write under `checks:`; empty where there is none. */
    check: string;
    /** Where it was found: indexes of attempt and turn. */
    attempt: number;
    turn: number;
}
/**
 * What could not be told of an unsure case: each scorer once, at its first unsure result, of the turns that left the case without a
 * verdict. Texts are as they were written.
 */
export declare function unsureResults(one: CaseResult): UnsureResult[];
