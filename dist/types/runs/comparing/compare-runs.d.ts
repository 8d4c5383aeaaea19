import type { Comparison } from '../../schema/comparison.js';
import type { CaseResult, RunHeader } from '../../schema/run.js';
import { type FlipEvidence } from './find-flips.js';
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
}
/**
 * How run `b` differs from run `a`, which is the baseline: cases in pairs, criteria against criteria, then flips, scorers, latency and cost,
 * and one verdict (contract 6, statistics.md 4.3). A pure function of the two runs and the options. Hand over all cases: what
 * does not gate is shown and decides nothing. Cost is linear in the results.
 */
export declare function compareRuns(a: ComparedRun, b: ComparedRun, options?: CompareOptions): Comparison;
