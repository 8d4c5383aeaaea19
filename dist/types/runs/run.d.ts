import type { OutcomeStatus, RunReport } from '../schema/run.js';
import type { CaseHistory } from './case-history.js';
import type { Verdict } from './gating/verdict.js';
import type { AffectedPart, CaseDescription } from './records.js';
import type { RunSpec } from './run-spec.js';
import type { RunWorld } from './world.js';
export interface RunOutcome {
    report: RunReport;
    verdict: Verdict;
    cancelled: boolean;
    /** Set where the time limit left cases unplayed. */
    overtime?: true;
    /** Set where only affected cases were asked for. */
    affected?: AffectedPart;
    /** Why flipped cases were not played on the base commit, where that was asked for. */
    baseNotices?: string[];
    /** What became of each case, in the order of the plan. */
    outcomes: OutcomeStatus[];
    /** Whether each was played several times and all plays ended alike. */
    unanimous: boolean[];
    /** What one play of each case took the agent, in milliseconds; null where it is unknown. */
    durations: (number | null)[];
    /** Whether recordings answered anything of each: then it is no play of its own, however often it is made. */
    fromRecordings: boolean[];
}
/**
 * Plays, scores, compares with a baseline and gates what was decided. Journalled step by step: the same call after a crash goes on
 * where it stopped. The cases of the report are read from the journal, so it is looked at while that is open.
 */
export declare function run(spec: RunSpec, world: RunWorld): Promise<RunOutcome>;
/** Cases that went both ways in earlier runs, without a change of the case. */
export declare function flakyIds(descriptions: readonly CaseDescription[], history: CaseHistory | undefined): string[];
