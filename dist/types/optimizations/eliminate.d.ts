import { type Ledger } from './attempts.js';
import type { Objective } from './objective.js';
import type { PromptEdit } from './prompt/prompt-edit.js';
/** An edit that stays, with what it adds to the mean of the selection cases; null where that was not measured. */
export interface MeasuredEdit {
    edit: PromptEdit;
    effect: number | null;
}
/**
 * Backward elimination (improvement.md 2.2 step 11): leaves out each edit in turn, the last first, and drops it when the selection cases do not miss it. The last one
 * stays; its effect is against the original. Stops measuring when the budget ends.
 */
export declare function eliminate(ground: {
    prompt: string;
    preserve: readonly string[];
    cases: readonly string[];
    objective: Objective;
    ledger: Ledger;
    allowed(prompt: string, edits: readonly PromptEdit[]): boolean;
}, edits: readonly PromptEdit[]): Promise<MeasuredEdit[]>;
