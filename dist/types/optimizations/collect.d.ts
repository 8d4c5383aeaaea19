import type { AnalysedAttempt } from '../failure-analysis/attempts.js';
import { type Owner } from '../failure-analysis/categories.js';
import type { OptimizationMaterial, OptimizationSettings, OptimizedCase } from './material.js';
import type { PromptEdit } from './prompt/prompt-edit.js';
type Category = PromptEdit['category'];
/** A failure that a prompt might mend. */
interface CollectedFailure {
    attempt: AnalysedAttempt;
    category: Category;
    /** Who can mend it, where its own evidence says so. */
    owner?: Owner;
}
/** A case with its near-duplicates, of which one is played for all. */
export interface Family {
    /** Every member. */
    cases: readonly OptimizedCase[];
    /** Played for the family: the member that failed most often, else the one with the lowest id. */
    caseId: string;
    failures: readonly CollectedFailure[];
    passes: readonly AnalysedAttempt[];
    /** The most frequent kind of its failures; null when it only passed. */
    category: Category | null;
    /** The kind with what several of its cases demand in the same words: failures that one rule would mend. Empty for a family that only passed. */
    strand: string;
}
/** What there is to work with. */
export interface Collected {
    failing: Family[];
    passing: Family[];
    /** Failed attempts that count against `min_failures`. */
    failures: number;
    /** Attempts that are no failures of the prompt, by reason: a category, or `case_gone` when the case is no longer there. */
    excluded: Record<string, number>;
}
/**
 * The failures that a prompt might mend, by family of cases (improvement.md 2.2 step 1). Failures of the infrastructure, of an evaluator or of a test are listed
 * as excluded, and so are those whose own evidence says that a tool, the data or the model has to be mended: no rule follows from them. Where metrics have targets, an attempt that passed below one is a failure too.
 */
export declare function collect(material: OptimizationMaterial, settings: Pick<OptimizationSettings, 'type' | 'targetMetrics'>): Collected;
export {};
