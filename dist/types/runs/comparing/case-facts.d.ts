import type { CaseResult, OutcomeStatus } from '../../schema/run.js';
import type { CriteriaBook } from './scorer-criteria.js';
/** The results of one scorer for one case, in numbers. */
export interface ScorerFacts {
    /** Mean over the counted results of an attempt, for each judged attempt that has some. */
    values: number[];
    /** Thresholds of gating results by turn, of the first attempt that has one there. */
    thresholds: (number | undefined)[];
    /** What a judge decided, in the order of attempts and turns; `fresh` unless all of it came from the cache of verdicts. */
    judged: {
        score: number;
        pass: boolean;
        fresh: boolean;
    }[];
    /** Whether some result of it could decide about the case. */
    gates: boolean;
}
/** One case of a run without its texts: what is kept of 10,000 cases while two runs are compared. */
export interface CaseFacts {
    id: string;
    name: string;
    hash: string | undefined;
    gating: boolean;
    /** It does not gate because of its own history, which nobody asked for. */
    quarantined: boolean;
    status: OutcomeStatus;
    /** Nothing about it is sure. */
    unsure: boolean;
    /** It was left out by a mark: `skip`, or `only` at another case. */
    skipped: boolean;
    /** Undefined where the results do not say. */
    minPasses: number | undefined;
    /** Attempts that were played, whatever came of them. */
    attempts: number;
    /** Attempts that were planned, as far as the results say. */
    repeat: number;
    /** 1 or 0 for each judged attempt. */
    passes: number[];
    /** Milliseconds of each judged attempt, mean over its turns. */
    latencies: number[];
    scorers: Map<string, ScorerFacts>;
    /** Scorers that could not judge somewhere: they were asked, even where no result is. */
    errored: Set<string>;
    /** Digests of what was asked and of what was answered; empty when nothing was. */
    questions: string;
    answers: string;
}
/** The facts of a case; by what its scorers judged goes into the book. */
export declare function caseFacts(one: CaseResult, book: CriteriaBook): CaseFacts;
/** An attempt that says something about the answers. */
export declare const isJudged: ({ status }: {
    status: OutcomeStatus;
}) => boolean;
