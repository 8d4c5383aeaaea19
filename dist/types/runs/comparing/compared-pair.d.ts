import type { FoundChange } from './criteria-changes.js';
import type { CasePair } from './pair-cases.js';
/** A pair of cases, and what of it can be compared. */
export interface ComparedPair extends CasePair {
    /** Same question, same expectation: its scores and latencies can be compared. */
    sameCase: boolean;
    /** And the same criteria, by the same judges: passed and failed mean the same on both sides. */
    sameCriteria: boolean;
    /** Scorers whose scores cannot be compared in this case, because their threshold is part of the score. */
    rescaled: ReadonlySet<string>;
}
/**
 * How the criteria of one case changed between the runs. `changed` are the scorers that judge by other criteria everywhere: those
 * are reported once, not for each case.
 */
export declare function comparePair({ a: before, b: after }: CasePair, changed: ReadonlySet<string>): {
    pair: ComparedPair;
    found: FoundChange[];
};
