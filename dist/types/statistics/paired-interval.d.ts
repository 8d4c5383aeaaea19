import type { CaseScores } from './case-level-p.js';
/** From this many cases on a comparison can say something about other cases than these (statistics.md 1.2). */
export declare const POPULATION_CASES = 6;
/** How far a statement reaches: to other cases like these, or to exactly these (statistics.md 1.2). */
export type CaseScope = 'population' | 'these_test_cases';
/** Result of `pairedInterval`. */
interface PairedInterval {
    /** Mean of the case differences b - a. */
    difference: number;
    /** Their standard deviation; null for a single case. */
    sd: number | null;
    scope: CaseScope;
    /** Null where the runs show no scatter to build it from. */
    interval: [number, number] | null;
}
/**
 * How large is the difference b - a over test cases, and between which bounds (statistics.md 4.3 step 6)? For other cases than
 * these: the t interval of the case differences, or Newcombe's where every case says exactly the same of passes and failures
 * (no scatter is not certainty). For these cases: `withinCaseInterval`. `alpha` is 1 - level; scope as given, else what the number of
 * cases supports. Shares stay in -1..1. RangeError for no cases, a case without runs on a side, or numbers that are not finite.
 */
export declare function pairedInterval(cases: readonly CaseScores[], { binary, alpha, scope, }: {
    binary: boolean;
    alpha?: number;
    scope?: CaseScope;
}): PairedInterval;
export {};
