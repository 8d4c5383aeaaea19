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
    /** By the id in run b, once all of them were made; undefined before, and where they are not made. */
    further?: ((caseId: string) => FurtherPlays) | undefined;
}
/** What is known of a case from runs before the baseline; undefined where that is nothing. */
export type EarlierPlays = (one: ComparedPair['b']) => FlipRepeats | undefined;
/** Suites of more cases than that find a fall that matters with one play each, and would pay much for more. */
export declare const MOST_CASES_AGAIN = 50;
/** Rounds in which all cases are played again, and those on the base where that can be played. */
export declare const ROUNDS_AGAIN = 4;
export declare const ROUNDS_AGAIN_ON_BASE = 3;
/** So many more cases have to be lost than won before all are played again: one that broke moves no rate. */
export declare const LOST_TO_PLAY_AGAIN = 2;
/** Whether the cases pass less often than before. */
export interface FallOfRate {
    /** So clearly that with flips to failing it is a regression. */
    proven: boolean;
    /** Enough to be suspicious of. */
    suspected: boolean;
    /** All cases were played again for it. */
    again: boolean;
    /** A clause: "the pass rate fell by 25 points over 24 cases (p = 0.002)". */
    sentence: string;
}
/**
 * Did the pass rate fall? By the paired test over all plays of the two runs; where all cases were played again by those plays
 * too (`fallWithinCases`, since there are more plays now than before). A gate that may play them again calls nothing proven
 * before, unless it is plain.
 */
export declare function fallOf(passes: PairedContrast, compared: readonly ComparedPair[], flips: readonly FoundFlip[], gated: GatedPlays | undefined, earlier?: EarlierPlays): FallOfRate;
/** What the pass rate did, as a clause. */
export declare function rateSentence({ difference, p_value, cases, scope }: PairedContrast): string;
