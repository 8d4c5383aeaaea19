import type { CaseResult, RunReport } from '../schema/run.js';
/** A text about the cases of a run in the making: told of each case once and in order, so that one pass over them makes every report. */
export interface CaseReport {
    /** What stands before the cases. A run that is under way has no report yet: it may be asked for once all cases were added. */
    begin(report: RunReport): Iterable<string>;
    /** What can be said now that this case is known, too. */
    add(one: CaseResult): Iterable<string>;
    /** What stands behind the cases, or all of it where they have to be known first. */
    end(report: RunReport): Iterable<string>;
}
/** Nothing to say yet. */
export declare const NOTHING: Iterable<string>;
/** One report for itself, piece by piece, in a pass of its own. */
export declare function piecesOf(made: CaseReport, report: RunReport): Iterable<string>;
