import type { CategoryId } from '../../failure-analysis/categories.js';
/** Kinds of `changes_made.type`; the list is open (interface 2.4). */
export declare const CHANGE_TYPES: readonly ['added_instruction', 'added_few_shot', 'strengthened_instruction', 'replaced_instruction', 'removed_instruction'];
type ChangeType = (typeof CHANGE_TYPES)[number];
/**
 * One atomic change of a prompt, made for one reason (improvement.md 2.2 steps 6 and 7). A candidate is a set of them; where two
 * have the same anchor and are not insertions they contradict each other.
 */
export interface PromptEdit {
    op: 'insert' | 'replace' | 'delete' | 'add_example';
    /** `s4` for the fourth sentence of the original prompt, `h2` for its second heading, `rules` or `examples` for the section that is added. */
    anchor: string;
    /** Empty for `delete`. */
    text: string;
    type: ChangeType;
    rationale: string;
    /** What it is meant to mend; `new:<name>` for a cluster outside of the taxonomy. */
    category: CategoryId | `new:${string}`;
    /** Runs that show what it is meant to mend. */
    evidence_run_ids: readonly string[];
}
export {};
