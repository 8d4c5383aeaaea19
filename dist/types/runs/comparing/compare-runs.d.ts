import type { Comparison } from '../../schema/comparison.js';
import type { CaseResult, RunHeader } from '../../schema/run.js';
import { type GatedPlays } from './fall-of-rate.js';
import { type FlipEvidence, type FoundFlip } from './find-flips.js';
/** A finished run: everything of results.json. The cases are gone through up to twice, and only numbers are kept of them. */
export interface ComparedRun {
    header: RunHeader;
    cases: Iterable<CaseResult>;
}
/** What is known beside the two runs. */
export interface CompareOptions extends FlipEvidence {
    /** Milliseconds since the epoch, for the age of the baseline; default: when `b` ended. */
    now?: number;
    /** Whether `b` was to play every case. Unless it was, a case that is missing was just not played. */
    selected?: 'all' | 'some' | undefined;
    /** Ids of the cases that the suite of `b` holds and `b` left out, where they are known: no others were just not played. */
    unaffected?: readonly string[] | undefined;
    /** Given where a gate decides, which may play all cases again: what came of that. */
    gated?: GatedPlays | undefined;
}
/** Two runs compared, with what a gate asks that may play on. */
export interface DetailedComparison {
    comparison: Comparison;
    /** Ids of the gating cases that could be compared, in the order of run b. */
    compared: string[];
    /** Of those, how many more flipped to failing than to passing. */
    lost: number;
    /** Further plays of all cases may still prove that the pass rate fell. */
    mayHaveFallen: boolean;
    /** Ids of cases that failed before and have to be played again to make the failures of a flip proof. */
    beside: readonly string[];
    /** The flips of gating cases to failing, with the further failures in a row that prove each; undefined where no number does. */
    flips: {
        id: string;
        verdict: NonNullable<FoundFlip['verdict']>;
        needed: number | undefined;
    }[];
}
/**
 * How run `b` differs from run `a`, which is the baseline: cases in pairs, criteria against criteria, then flips, scorers, latency and cost,
 * and one verdict (contract 6, statistics.md 4.3). A pure function of the two runs and the options. Hand over all cases: what
 * does not gate is shown and decides nothing. Cost is linear in the results.
 */
export declare const compareRuns: (a: ComparedRun, b: ComparedRun, options?: CompareOptions) => Comparison;
/** `compareRuns` for a gate, which plays again what could still change the answer. */
export declare function comparedInDetail(a: ComparedRun, b: ComparedRun, options?: CompareOptions): DetailedComparison;
