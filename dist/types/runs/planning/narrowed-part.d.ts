import type { RunHeader } from '../../schema/run.js';
import type { Verdict } from '../gating/verdict.js';
import type { NarrowedPart, RunConfig } from '../records.js';
/** Which of the selected cases are played, where it is not all of them. */
export interface NarrowedChoice extends NarrowedPart {
    /** Their ids. Absent where marks alone narrow, and where a run goes on that chose before. */
    ids?: readonly string[];
}
/** What results.json says of a run that played some of its cases alone; nothing where it played all. */
export declare const narrowedHeader: (part: NarrowedPart | undefined) => Pick<RunHeader, 'narrowed'>;
/** One line for people: `8 of 120 cases (sample 8, seed 1)`. */
export declare const narrowedLine: (part: NarrowedPart) => string;
/** The verdict of a run that plays a part of its cases, because of a change or by choice, says so. */
export declare function partVerdict(verdict: Verdict, { affected, narrowed }: Parts): Verdict;
type Parts = Pick<RunConfig, 'affected' | 'narrowed'>;
export {};
