import type { CaseHistory } from './flaky.js';
/** Further plays of a case that were judged, on one side. */
export interface FlipRepeats {
    played: number;
    failed: number;
}
/** A gating case that failed in the baseline: it may hardly ever pass, as a flip that only fails when repeated may. */
export interface FailedBefore {
    id: string;
    /** In this run, as far as it was planned. */
    passes: boolean;
    repeats(): FlipRepeats | undefined;
    /** Whether so many of its repeats could not be judged that it gets no more. */
    isGivenUp?(): boolean;
}
/** Whether the cases that failed in the baseline leave failures in a row a proof. */
export interface BesideFlips {
    /** `open` until those in `toPlay` were played; `unclear` where one of them hardly ever passes, or nobody will know. */
    state: 'clear' | 'open' | 'unclear';
    toPlay: readonly string[];
    /** Those that nobody could judge often enough, where they alone leave it unclear. */
    unjudged?: readonly string[];
}
/** Further plays of a case that count, at most. */
export declare const MOST_REPEATS = 24;
/** Repeats of a case that nobody could judge are made up for, so many of them. */
export declare const MADE_UP_FOR = 2;
/** Repeats that a case can have with those: no more than `MOST_REPEATS` of them count. */
export declare const MOST_ROUNDS: number;
/** Of more flips than that none is repeated where the fall of the pass rate decides by itself; where it does not, so many are. */
export declare const MOST_REPEATED_CASES = 20;
/**
 * So many failures in a row prove a flip of which nothing else is known, where no other case passed exactly once among as many
 * plays: then the one pass would have to be the very first of 26, of the only such case. That happens in at most 1.9 % of the suites, whatever
 * their cases are like (false-red.ts).
 */
export declare const ENOUGH_FAILURES = 24;
/** Earlier outcomes that say something. */
export declare const LEAST_HISTORY = 3;
/** What an exact test may spend on each of the flips that are looked at. */
export declare const levelOfFlip: (flips: number) => number;
/**
 * What the cases that failed in the baseline say about failures in a row: whether one of them passes so seldom that it could have been the flip.
 * More than are repeated are not looked at.
 */
export declare function besideFlips(flips: number, failedBefore: readonly FailedBefore[]): BesideFlips;
/** Further failures in a row that prove a case which passed before and fails now. */
export interface NeededFailures {
    /** As things stand: undefined where no number does. */
    now: number | undefined;
    /** And what may still suffice once the cases that failed before were played again. */
    atMost: number | undefined;
}
/**
 * How many further failures in a row prove that a flip is broken. The pass and the failure that made it a flip are what it was
 * picked for, so they prove nothing. By its own history where that is enough (an exact test of earlier against further plays), else
 * by `ENOUGH_FAILURES`. What failed more than once, or mostly, is measured by its history alone.
 */
export declare function failuresNeeded(level: number, beside: BesideFlips['state'], history?: CaseHistory): NeededFailures;
/** Earlier plays that the pass which made the flip is not among, with how often a row of failures began. */
export declare function outcomesBefore(history: CaseHistory): FlipRepeats & {
    episodes: number;
};
/** The chance, if nothing changed, that the plays before hold so many of the passes: Fisher's exact test, one-sided. */
export declare const chanceOf: (before: FlipRepeats, now: FlipRepeats) => number;
/** Plays a side that prove it where the base can be played: all of them pass there, all fail here. */
export declare function playsOfEachSide(level: number): number;
/** Passes on the base, without a failure, that prove it beside so many failures without a pass; at least one, at most `MOST_REPEATS`. */
export declare function passesNeeded(failures: number, level: number): number;
/** The plays of a case in the two runs, 1 or 0 each. */
export interface OwnPlays {
    before: readonly number[];
    now: readonly number[];
}
/**
 * Whether cases that are played several times in a run show by these plays alone that they are broken: all passed, now all fail. Each
 * case that passed as often in all could have done so by chance, in one of so many ways to deal its plays.
 */
export declare function provenByThemselves(cases: readonly OwnPlays[]): boolean;
/** Whether both runs played a case several times. */
export declare const isRepeated: ({ before, now }: OwnPlays) => boolean;
/** All its plays passed before, and all of several fail now. */
export declare const isBrokenThrough: (one: OwnPlays) => boolean;
