import type { ScoredAttempt } from './attempt-source.js';
import { type Ledger } from './attempts.js';
import { type Objective } from './objective.js';
import { type Sealed } from './sealed.js';
import type { Holdout } from './split.js';
/** After so many uses a hold-out is used up. */
export declare const USES = 3;
/** A metric, or the passing cases, that must not suffer. */
interface GuardResult {
    metric: string;
    cases: number;
    difference: number;
    /** One-sided 95 %; null for a single case. */
    lower_bound: number | null;
    /** One-sided chance of such a fall where nothing suffers; of a scorer adjusted for the number of scorers. */
    p_value: number;
    /** No harm is shown. */
    held: boolean;
}
/** What the hold-out says. */
export interface GateResult {
    verdict: 'accepted' | 'provisional' | 'rejected' | 'not_validated';
    reason: string;
    /** Mean difference of the objective over the cases held out of those that failed. */
    difference: number | null;
    /** Its standard error; null below two cases. */
    error: number | null;
    interval: [number, number] | null;
    /** One-sided. */
    p_value: number;
    alpha: number;
    cases: number;
    plays: number;
    guards: GuardResult[];
    newly_failing_safety: string[];
    errored: {
        original: number;
        candidate: number;
    };
    /** Share of the plays of which nothing is sure; left out where there is none. */
    unsure?: {
        original: number;
        candidate: number;
    };
}
/** Attempts of the gate: with the original and with the candidate, of failing and of passing families. */
export interface GateAttempts {
    failing: readonly [readonly ScoredAttempt[], readonly ScoredAttempt[]];
    guards: readonly [readonly ScoredAttempt[], readonly ScoredAttempt[]];
}
/**
 * Level of the j-th use of a hold-out: 0.05 x 6/(pi² j²), which sums to 0.05 over all uses (improvement.md 2.2 step 12). After three uses cases are
 * drawn anew, and counting starts again.
 */
export declare function alphaOf(use: number): number;
/** Plays original and candidate on the sealed cases, interleaved, once. */
export declare function playGate(ledger: Ledger, holdout: Sealed<Holdout>, prompts: readonly [string, string], count: number): Promise<GateAttempts>;
/** The verdict over attempts that no edit was made or chosen by (improvement.md 2.2 step 12, statistics.md 4.3). */
export declare function verdictOf({ failing, guards }: GateAttempts, objective: Objective, { alpha, seed, attempts }: {
    alpha: number;
    seed: number;
    attempts: number;
}): GateResult;
/** Mean of a metric over cases that both sides have; null without such cases. */
export declare function meansOf({ failing }: GateAttempts, metric: string): {
    from: number;
    to: number;
} | null;
export {};
