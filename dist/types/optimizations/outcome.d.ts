import type { OptimizationDecision, PromptChange } from '../schema/optimization.js';
import type { Candidate, Course } from './course.js';
import type { MeasuredEdit } from './eliminate.js';
import type { GateAttempts } from './gate.js';
/** What an optimization ends with; the fields of interface 2.4 that do not depend on where it is stored. */
export interface OptimizationOutcome {
    status: 'completed' | 'failed';
    decision: OptimizationDecision;
    /** The original unless `accepted` or `provisional`. */
    optimized_prompt: string;
    changes_made: PromptChange[];
    /** Over all cases of the window, by what was measured on cases that no edit was made from; empty when nothing was. */
    predicted_improvement: Record<string, {
        from: number;
        to: number;
    }>;
    details: Record<string, unknown>;
    /** The attempts that the verdict rests on: original and candidate. */
    holdout: GateAttempts | null;
}
/** Edits as `changes_made` tells them; `measured_effect` is the mean difference on the selection cases. */
export declare function changesOf(edits: readonly MeasuredEdit[]): PromptChange[];
/** A candidate for `details`. */
export declare function candidateDetails(candidate: Candidate): Record<string, unknown>;
/** A search for `details`: every candidate with its edits, and why others were refused (improvement.md 2.2 step 15). */
export declare function courseDetails({ pool, tried, refused, iterations, stopped, }: Course): Record<string, unknown>;
