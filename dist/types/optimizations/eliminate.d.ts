import { type Ledger } from './attempts.js';
import type { Objective } from './objective.js';
import type { PromptEdit } from './prompt/prompt-edit.js';
/** An edit that stays, with what it adds to the mean of the selection cases; null where that was not measured. */
export interface MeasuredEdit {
    edit: PromptEdit;
    effect: number | null;
}
interface Ground {
    prompt: string;
    preserve: readonly string[];
    /** The selection cases. */
    cases: readonly string[];
    /** Open cases of one kind of failure: what an edit was made for, also where selection has none of it. */
    casesOf(category: PromptEdit['category']): readonly string[];
    objective: Objective;
    ledger: Ledger;
    allowed(prompt: string, edits: readonly PromptEdit[]): boolean;
}
/**
 * Backward elimination (improvement.md 2.2 step 11): leaves out each edit in turn, the last first, and drops it when neither the cases that it was made
 * for nor the selection cases miss it. One that those cases miss stays without a look at the others: its effect is then theirs. The
 * last one stays; its effect is against the original. Stops measuring when the budget ends.
 */
export declare function eliminate(ground: Ground, edits: readonly PromptEdit[]): Promise<MeasuredEdit[]>;
export {};
