import { type CaseHistory } from './flaky.js';
/** Further plays of a flipped case that were judged, on the side that failed. */
export interface FlipRepeats {
    played: number;
    failed: number;
}
export type FlipVerdict = 'regression' | 'suspected' | 'noise';
/**
 * So many further failures in a row confirm a regression: with the first one, a case that passes half of its plays fails
 * all four in 6 % of the runs, one that passes four of five in 0.2 %.
 */
export declare const REPEATS_TO_CONFIRM = 3;
/** So many passes among the repeats say that the failure was chance: at least as often right as wrong. */
export declare const PASSES_TO_EXCUSE = 2;
/**
 * So many failures on the base commit, and no pass, say that the case fails without the change too: one that passes nine of ten
 * plays there is excused by chance in 1 % of the runs.
 */
export declare const FAILURES_ON_BASE = 2;
/**
 * What a case is that passed before and fails now. Without repeats it is only suspected: one failure cannot tell a
 * regression from chance. `regression` when at least three repeats were played and every one failed; `noise` when two
 * passed. A case that went both ways before (`isFlaky`, and failed more than once) is at most suspected as long as as many failures in a row are
 * what its past share of passes gives in more than one run of twenty. What fails on the base commit too is `noise`, whatever the
 * repeats say: it is not the change that made it fail.
 */
export declare function flipVerdict(repeats: FlipRepeats | undefined, history?: CaseHistory, onBase?: FlipRepeats): FlipVerdict;
/** Whether the plays on the base commit show that a case fails there as well. */
export declare const failsOnBase: (onBase: FlipRepeats | undefined) => boolean;
/** How probably repeats excuse a flip where a play passes with this share: two passes before, or with, the third play. */
export declare const chanceOfExcuse: (share: number) => number;
/** Whether further repeats (up to `most` in all) can still change `flipVerdict`; what is settled is not played again. */
export declare function isSettled(repeats: FlipRepeats, most?: number): boolean;
