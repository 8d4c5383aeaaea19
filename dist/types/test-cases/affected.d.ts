import type { ChangedFile } from '../git/changed-file.js';
import { type SuitePlaces } from './everyones-files.js';
/** A file that a case cannot be played without, from the top of the repository; `*`, `**` and `?` as in `context_files`. */
export interface Tie {
    path: string;
    /** What it is to the case: `its own file`. */
    what: string;
}
/** One entry of `affects`. */
export interface Dependence {
    written: string;
    /** What it may mean, from the top of the repository; one match is enough. */
    patterns: readonly string[];
    /** Begins with `!`: files that do not count although another entry matches them. */
    exclude: boolean;
}
/** What the result of a case hangs on. Without any `affects` that is everything that could be part of an agent. */
export interface CaseTies {
    id: string;
    files: readonly Tie[];
    affects: readonly Dependence[];
}
/** Why a case is chosen: the file that did it (or the pattern that is wrong) and the whole reason. */
export interface Why {
    cause: string;
    reason: string;
}
/**
 * The cases that a change can make different, each with its reason. A case that is not in the answer was shown not to hang on
 * any changed file. A pattern of `affects` that means no file of the repository (`files`, asked only then) is most likely a
 * mistake or out of date, and would leave its case out for ever: the case is chosen.
 */
export declare function affectedCases(changed: readonly ChangedFile[], cases: readonly CaseTies[], places: SuitePlaces, files: Iterable<string>): Map<string, Why>;
