import type { AnalysedAttempt } from '../failure-analysis/attempts.js';
import type { Owner } from '../failure-analysis/categories.js';
import type { OPTIMIZATION_TYPES } from '../schema/optimization.js';
import type { PromptEdit } from './prompt/prompt-edit.js';
/** A test case as far as an optimization needs it. */
export interface OptimizedCase {
    id: string;
    /** Everything that the case says: input and what is expected. Near-duplicates are found by it, and nothing of it may leak. */
    text: string;
    /** The expected behaviour in a sentence; empty where the case names none. */
    expected: string;
    /** Cases of the same lineage are one family. */
    lineage?: string;
    /** Its scorers. */
    metrics: readonly string[];
}
/** What an optimization starts from. Errored attempts are no failures and may be left in or out. */
export interface OptimizationMaterial {
    prompt: string;
    failed: readonly AnalysedAttempt[];
    passed: readonly AnalysedAttempt[];
    /** What kind each failure is, and who can mend it where its own evidence says so; one without an entry is `other`. */
    categories: readonly {
        attempt: AnalysedAttempt;
        category: PromptEdit['category'];
        owner?: Owner;
    }[];
    cases: readonly OptimizedCase[];
    /** Attempts of which nothing is sure, beside them; left out where there is none. */
    unsure?: number;
}
/** Hard limits of the whole optimization, of attempts; money, judge calls and time are those of the attempt source. */
interface OptimizationBudget {
    /** Agent runs at most (improvement.md 2.2 step 14). */
    attempts: number;
    /** Questions to the proposer at most. */
    proposals: number;
}
export interface OptimizationSettings {
    type: (typeof OPTIMIZATION_TYPES)[number];
    targetMetrics?: Readonly<Record<string, {
        target: number;
        current?: number | undefined;
    }>>;
    minFailures: number;
    includeExamples: boolean;
    maxExamples: number;
    /** In Unicode code points. */
    maxLength?: number;
    preserve: readonly string[];
    seed: number;
    /** What the split into sealed and open cases is drawn with; default `seed`. An agent that keeps its own keeps its hold-out. */
    splitSeed?: number;
    budget: OptimizationBudget;
    /** How often cases were held out for this agent, this time included; from 1. */
    holdoutUses: number;
    /** Whether the agent can be played at all. */
    canPlay: boolean;
    /** Standard deviation of a judge on equal answers, where known. */
    judgeNoise?: number;
}
export {};
