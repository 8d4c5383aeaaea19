import type { AnalysedAttempt } from '../../failure-analysis/attempts.js';
import type { CategoryId } from '../../failure-analysis/categories.js';
import type { PromptEdit } from '../prompt/prompt-edit.js';
/** Failures of one kind, the heaviest kind first. */
export interface Weakness {
    category: CategoryId | `new:${string}`;
    /** count x severity x fixability. */
    weight: number;
    failures: readonly AnalysedAttempt[];
}
/** All that whoever proposes edits may see: nothing of a case on the hold-out can be reached from here (improvement.md 2.2 step 3). */
export interface ReflectView {
    /** The prompt that is edited, with its sentences numbered by `parsePrompt`. */
    prompt: string;
    weaknesses: readonly Weakness[];
    /** Attempts that passed, of cases outside of the hold-out: what must stay as it is, and where examples come from. */
    passes: readonly AnalysedAttempt[];
    /** Edits that were tried, with what each did to the mean score; null for those that were refused without an attempt. */
    tried: readonly {
        edits: readonly PromptEdit[];
        gain: number | null;
    }[];
    /** Text that stays byte for byte; an edit that touches it is refused. */
    preserve: readonly string[];
    maxExamples: number;
    /** Budget of characters left for the prompt; undefined without a limit. */
    maxLength: number | undefined;
    seed: number;
}
/** How asking a model goes. It is stored with every proposal, so that whoever goes on after a kill asks no more and no less. */
export interface Asking {
    /** Calls that may still be made. */
    left: number;
    /** Questions in a row that failed until now. */
    inVain: number;
    /** Failed questions by reason. */
    failures: Record<string, number>;
}
/** Where edits come from: the offline catalogue, or a model. */
export interface Proposer {
    readonly name: 'catalogue' | 'model';
    /** Who proposes where nothing that came may be tried, or no question is left; nobody by default. */
    readonly instead?: Proposer;
    /** At most `count` sets of edits to add to the candidate that has `parent`; fewer or none where it knows nothing more. */
    propose(view: ReflectView, parent: readonly PromptEdit[], count: number): Promise<PromptEdit[][]>;
}
