import type { Comparison } from '../../schema/comparison.js';
import type { StateAccess } from '../../state/state-access.js';
import type { RunConfig } from '../records.js';
import type { ComparedRun, CompareOptions } from './compare-runs.js';
/** A run that was opened to be compared. Its cases may be gone through several times until it is closed. */
export interface LoadedRun extends ComparedRun, Pick<CompareOptions, 'unaffected'> {
    /** Whether it was asked to play every case. Undefined for a file, which does not say. */
    selected: 'all' | 'some' | undefined;
    /** What it was asked to play; undefined for a file. */
    selection: Pick<RunConfig['selection'], 'cases' | 'tags'> | undefined;
    /** What was found when it was compared with its own baseline, repeats of flipped cases among it. */
    comparison: Comparison | undefined;
    close(): Promise<void>;
}
/** Whether both were asked to play the same: then a case that only one of them has was added or taken away. */
export declare const sameSelection: (a: LoadedRun['selection'], b: LoadedRun['selection']) => boolean;
/**
 * Opens a finished run by its id in this state folder, or from a results.json file (or the folder that holds one).
 * Rejects with `not_found`, `conflict` (not finished), `malformed_json`, `too_large` or `validation_failed`, each with
 * what to do.
 */
export declare function loadComparedRun(engine: Pick<StateAccess, 'ports' | 'stateDir'>, reference: string): Promise<LoadedRun>;
