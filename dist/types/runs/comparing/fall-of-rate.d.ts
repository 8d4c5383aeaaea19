import type { PairedContrast } from '../../statistics/paired-contrast.js';
import type { ComparedPair } from './compared-pair.js';
import type { FoundFlip } from './find-flips.js';
import { type FlipRepeats } from './flip-proof.js';
/** Plays of every compared case beyond its own, made because the fall was suspicious. */
export interface FurtherPlays {
    now: FlipRepeats;
    onBase?: FlipRepeats | undefined;
}
/** A gate that may play all cases again before it calls a fall of the pass rate a regression. */
export interface GatedPlays {
    /** Whether the base can be played. */
    onBase: boolean;
    /** The last of the looks whose plays were all made; undefined before the first, and where none are made. */
    look?: {
        at: number;
        further(caseId: string): FurtherPlays;
    } | undefined;
}
/** What is known of a case from runs before the baseline; undefined where that is nothing. */
export type EarlierPlays = (one: ComparedPair['b']) => FlipRepeats | undefined;
/** A look at the fall after so many further plays of every case, and so many on the base. */
interface Look {
    rounds: number;
    onBase: number;
    /** What it may spend; the last one has what is left. */
    level?: number;
    /** Above that p nothing is expected of further plays. */
    futile?: number;
}
/** Suites of more cases than that find a fall that matters with one play each, and would pay much for more. */
export declare const MOST_CASES_AGAIN = 50;
/** So many more cases have to be lost than won before all are played again, and so many lost: one case that broke moves no rate. */
export declare const LOST_TO_PLAY_AGAIN = 1;
export declare const FLIPS_TO_PLAY_AGAIN = 2;
/** The looks at the fall after further plays of all cases. */
export declare const looksAgain: (onBase: boolean) => readonly Look[];
/** Whether the cases pass less often than before. */
export interface FallOfRate {
    /** So clearly that with flips to failing it is a regression. */
    proven: boolean;
    /** Enough to be suspicious of. */
    suspected: boolean;
    /** All cases were played again for it. */
    again: boolean;
    /** Further plays of all cases may still prove it. */
    isOpen: boolean;
    /** A clause: "the pass rate fell by 25 points over 24 cases (p = 0.002)". */
    sentence: string;
}
/**
 * Did the pass rate fall? By the paired test over all plays of the two runs; where a gate may play all cases again by an exact test within
 * cases (`exactFallWithinCases`, since there are more plays now than before) at each look. What all of them may spend stands in false-red.ts.
 */
export declare function fallOf(passes: PairedContrast, compared: readonly ComparedPair[], flips: readonly FoundFlip[], gated: GatedPlays | undefined, earlier?: EarlierPlays): FallOfRate;
/** What the pass rate did, as a clause. */
export declare function rateSentence({ difference, p_value, cases, scope }: PairedContrast): string;
export {};
