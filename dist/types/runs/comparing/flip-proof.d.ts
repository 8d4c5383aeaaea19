import type { CaseHistory } from './flaky.js';
/** Further plays of a case that were judged, on one side. */
export interface FlipRepeats {
    played: number;
    failed: number;
}
/** How the gating cases ended that both runs judged by the same criteria. */
export interface CaseMoves {
    /** Passed before, fail now. */
    down: number;
    /** Failed before, pass now. */
    up: number;
    /** Failed both times, without a history that shows that they always do. */
    stillFailing: number;
}
/** Share of unchanged suites in which flips may be called a regression; the fall of the pass rate has its own (fall-of-rate.ts). */
export declare const FLIP_ALPHA = 0.025;
/** Further plays that a flipped case can have, at most. */
export declare const MOST_REPEATS = 24;
/** Of more flips than that none is repeated where the fall of the pass rate decides by itself; where it does not, so many are. */
export declare const MOST_REPEATED_CASES = 20;
/** Earlier outcomes that say something; below that only the suite does. */
export declare const LEAST_HISTORY = 3;
/** What each of the flips that are looked at may spend. */
export declare const levelOfFlip: (flips: number) => number;
/**
 * How many further failures in a row prove that a case which passed before and fails now is broken; undefined where no number
 * that is played does. The pass and the failure that made it a flip are what it was picked for, so they prove nothing. By what its own
 * history shows where that is enough (an exact test of earlier against further plays), else by how often this suite goes both ways.
 */
export declare function failuresNeeded(moves: CaseMoves, history?: CaseHistory): number | undefined;
/** Earlier plays that the pass which made the flip is not among, with how often a row of failures began. */
export declare function outcomesBefore(history: CaseHistory): FlipRepeats & {
    episodes: number;
};
/** Whether a case failed each time as far as it is remembered: broken long ago, and no sign of a suite that goes both ways. */
export declare const alwaysFailed: (history: CaseHistory | undefined) => boolean;
/** The chance, if nothing changed, that the plays before hold so many of the passes: Fisher's exact test, one-sided. */
export declare const chanceOf: (before: FlipRepeats, now: FlipRepeats) => number;
/** Plays a side that prove it where the base can be played: all of them pass there, all fail here. */
export declare function playsOfEachSide(level: number): number;
/** Passes on the base, without a failure, that prove it beside so many failures without a pass; at least one, at most `MOST_REPEATS`. */
export declare function passesNeeded(failures: number, level: number): number;
/**
 * Whether a case that is played several times in a run shows by these plays alone that it is broken: all passed, now all fail.
 * Any of the cases compared could have done so by chance; the worst case passes as often as both sides together.
 */
export declare function provenByItself(before: readonly number[], now: readonly number[], cases: number): boolean;
