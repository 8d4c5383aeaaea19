import { type CaseScores } from './case-level-p.js';
import { type CaseScope } from './paired-interval.js';
/** One variant against another over test cases; `b` minus `a`. */
export interface PairedContrast {
    /** Number of cases compared. */
    cases: number;
    /** Mean of the case differences; null without cases. */
    difference: number | null;
    /** Standard deviation of the case differences; null below two cases. */
    sd: number | null;
    /** Two-sided p of the paired t-test on the case differences. */
    p_t: number;
    /** Mid-p of the sign-flip test on them. */
    p_mid: number;
    /** Would it hold for other cases? The larger of the two. */
    p_population: number;
    /** Does it hold on exactly these cases? Null when left out as not asked for. */
    p_these_cases: number | null;
    scope: CaseScope;
    /** The p of the scope. */
    p_value: number;
    /** Of `difference`, level 1 - alpha, for the scope; null where the runs show no scatter to build it from. */
    interval: [number, number] | null;
}
/** How `pairedContrast` is to work. */
interface ContrastOptions {
    /** Scores are 0 or 1. */
    binary: boolean;
    /** Uniform in [0, 1), seeded: for more relabellings than can be listed. Without it that is a RangeError. */
    next?: () => number;
    /** 1 - level of the interval; default 0.05. */
    alpha?: number;
    /** False leaves `p_these_cases` out where the scope does not need it. */
    theseCases?: boolean;
    /** Default: what the number of cases supports. Contrasts that are decided together share the narrower one. */
    scope?: CaseScope;
}
/**
 * Is variant b better or worse than variant a on the same test cases? The one contrast behind experiments, run comparison and
 * the regression gate (statistics.md 4.3 step 6). From six cases on the answer is about cases like these (`caseLevelP`); below
 * it is about exactly these (relabelling within each case). Every case needs a run on both sides: leave the others out and list
 * them. No cases: nothing is said, p 1. Scales and direction are the caller's. RangeError for scores that are not finite.
 */
export declare function pairedContrast(cases: readonly CaseScores[], options: ContrastOptions): PairedContrast;
export {};
