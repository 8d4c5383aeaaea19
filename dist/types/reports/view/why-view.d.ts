import type { CaseResult, RunReport } from '../../schema/run.js';
import { type Phrase } from '../parts/phrase.js';
import type { UnsureGroups } from '../parts/unsure/unsure-groups.js';
/** A case that stands for others, with what was wrong with it in words of a scorer or an agent. */
export interface WhyExample extends Pick<CaseResult, 'id' | 'location'> {
    reason: string;
}
/** Cases that ended badly for the same reason. */
export interface WhyGroup {
    /** What it is: a kind of failure, a scorer that most of them did not pass, or an error. */
    what: Phrase;
    /** Cases of the group. */
    count: number;
    /** Undefined where none was kept. */
    example: WhyExample | undefined;
    /** The cases could not be judged: they say nothing about the answers. */
    errored: boolean;
    /** Nobody can tell whether they are right: they neither pass nor fail. */
    unsure?: true;
}
/** Gathers the failing and errored cases of a run in groups. */
export interface WhyGroups {
    failing(one: CaseResult): void;
    errored(one: CaseResult): void;
    /**
     * Kinds of failure of this analysis, else scorers, the largest first; then what could not be judged; and where there is no verdict
     * because of them the `unsure` ones.
     */
    list(report: Pick<RunReport, 'failure_analysis' | 'header'>, unsure?: UnsureGroups): WhyGroup[];
}
/**
 * Why the cases of a run end badly, in groups: by the kinds of its failure analysis where it has one, else by the first scorer that a
 * case does not pass; and by error. Keeps a few words of each case, and of the first cases alone.
 */
export declare function whyGroups(): WhyGroups;
/** The part of a reason that a reader acts on: `Score 0 is below the threshold 0.7: 0 of 1 criterion met. Not met: …` begins at `Not met`. */
export declare function bareReason(reasoning: string): string;
