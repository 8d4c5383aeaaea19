import type { CriteriaChange } from '../../schema/comparison.js';
/** A change as it was found, in one case or (without `id`) in all; `sentence` is given the words for the cases concerned. */
export interface FoundChange extends Omit<CriteriaChange, 'message'> {
    sentence: (cases: string) => string;
}
/** The changes as a reader sees them: equal ones together, one sentence each, a bounded number. */
export declare function criteriaChanges(found: readonly FoundChange[]): CriteriaChange[];
