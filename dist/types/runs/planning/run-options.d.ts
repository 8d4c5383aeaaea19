import type { Settings } from '../../schema/settings.js';
import type { FaultKind } from '../../schema/worlds/world.js';
import type { Unread } from '../comparing/choose-baseline.js';
import type { PlayedRecord } from '../records.js';
import type { Shard } from '../sharding/shard.js';
import type { AffectedOptions } from './affected-cases.js';
import type { GivenSuite } from './imported-suite.js';
import type { Narrowing } from './narrow.js';
import type { PlannedCase, Selection } from './plan.js';
/** What may be asked of the end of a run, and of a merge alike: its gate, and what it is compared with. */
export interface GateOptions {
    minPassRate?: number;
    failOn?: Settings['gate']['fail_on'];
    /** What it is compared with: a results.json file, the id of a stored run, or `none`. */
    baseline?: string;
    /** Look for a baseline in the state folder also where the gate does not ask for regressions: then it is only shown. */
    seekBaseline?: boolean;
    /** Set where earlier runs could not be brought here: then there is no baseline "yet" either. */
    unread?: Unread;
    /** Whether a gate on regressions fails where its baseline cannot be read. */
    requireBaseline?: boolean;
    /** Whose runs the state folder remembers: those of the base branch, or (default) whatever was played here. */
    historyOf?: 'base' | 'here';
}
/** What may be asked of a run, beyond what the evals folder says. */
export interface RunOptions extends GateOptions {
    selection?: Selection;
    maxRetries?: number;
    timeoutMs?: number;
    parallel?: boolean;
    /** Longest time of the whole run, such as `10m`. */
    timeLimit?: string;
    /** An id that was drawn for it before; what its journal holds already is neither played nor judged again. */
    id?: string;
    /** Continue this run: what its journal holds is neither played nor judged again. */
    resume?: string;
    /** Like `resume`, and errored attempts are played again. */
    retryErrors?: string;
    /** The run whose outputs `adopt` brings; `fresh` asks the judge anew where its cache knows an answer. */
    rescored?: {
        from: string;
        fresh: boolean;
    };
    /** Of the selected cases only those that a change can have made different. */
    affected?: AffectedOptions;
    /** Of those some alone. */
    narrowing?: Narrowing;
    /** Whether a selected case that is marked `only` is invalid input, as where nobody looks at what is played. */
    refusesOnly?: boolean;
    /** Records what models are asked and answer in cassettes. */
    record?: boolean;
    /** Answers from cassettes: `all` of it, where what no recording answers is an error; or plays `changed` attempts, and only those, live. */
    replay?: 'all' | 'changed';
    /** Where secrets were withheld and nothing is said by `replay`: cases that were recorded are answered from their recordings. */
    replaysRecorded?: boolean;
    /** Plays the cases of worlds again with each of these faults. */
    faults?: readonly FaultKind[];
    /** The part of the suite to play; gated when all parts are merged. */
    shard?: Shard;
    /** Cases and agents instead of those of the evals folder and the state. */
    suite?: GivenSuite;
    /** Starts from outputs that exist already: changes the plan and gives the plays that the journal begins with. */
    adopt?: (planned: readonly PlannedCase[]) => {
        cases: PlannedCase[];
        plays: PlayedRecord[];
    };
    /** Play flipped cases on the base commit before they are called a regression. */
    baselineRefCheck?: boolean;
    /** The commit that this is a change of, in full. */
    baseRef?: string | undefined;
    signal?: AbortSignal;
}
