/** The scores of one case: its valid runs with either variant. */
export interface CaseScores {
    a: readonly number[];
    b: readonly number[];
}
/** Result of `caseLevelP`. */
interface CaseLevelP {
    /** Per case: mean of b minus mean of a, in the order of the cases. */
    d: number[];
    /** Two-sided p of the paired t-test on `d`; 0 when all are equal and not 0, 1 for a single case. */
    p_t: number;
    /** Mid-p of the exact sign-flip test on `d`. */
    p_mid: number;
    /** The larger of the two: the p to decide with. */
    p_value: number;
}
/**
 * Would variant b differ from variant a on other cases than these? The p-value of the scope `population` (statistics.md
 * 4.3 step 6): the runs of a case are averaged first, since ten runs of one case are not ten observations, then the larger of two
 * p-values on the case differences is taken. The t-test keeps the power, the sign flip needs no normal distribution and never says 0
 * where nothing scatters; together they stayed at or below 0.052 under every symmetric null tried (statistics.md 1 and
 * 4.2). Assumes independent cases; a one-sided skew at few cases still misleads it, so report influence beside it.
 * Scales are the caller's: logarithms for latency and cost, and no sign, since both tests are two-sided.
 * One case says nothing about others: p 1. RangeError for no cases, or for a case without runs in a variant (it leaves
 * the contrast before this point).
 */
export declare function caseLevelP(cases: readonly CaseScores[]): CaseLevelP;
export {};
