import type { Engine } from '../engine.js';
import { type PlannedCase, type Selection } from '../runs/plan.js';
import type { PlayedRecord, RunConfig, ShardPart } from '../runs/records.js';
import type { Shard } from '../runs/shard.js';
import { type AffectedWish, type Draft } from './affected-cases.js';
import type { GivenSuite } from './imported-suite.js';
import { type AskedSettings } from './run-settings.js';
import { type StartedRun } from './started-run.js';
export type { StartedRun } from './started-run.js';
/** What a door may ask of a run, beyond what the evals folder says. */
export interface RunOptions extends AskedSettings {
    selection?: Selection;
    /** An id that was drawn for it before; what its journal holds already is neither played nor judged again. */
    id?: string;
    /** Continue this run: what its journal holds is neither played nor judged again. */
    resume?: string;
    /** Like `resume`, and errored attempts are played again. */
    retryErrors?: string;
    /** What it is compared with: a results.json file, the id of a stored run, or `none`. */
    baseline?: string;
    /** Look for a baseline in the state folder also where the gate does not ask for regressions: then it is only shown. */
    seekBaseline?: boolean;
    /** Why earlier runs could not be brought here, as a clause: then there is no baseline "yet" either. */
    unread?: string;
    /** Whose runs the state folder remembers: those of the base branch, or (default) whatever was played here. */
    historyOf?: 'base' | 'here';
    /** The run whose outputs `adopt` brings; `fresh` asks the judge anew where its cache knows an answer. */
    rescored?: {
        from: string;
        fresh: boolean;
    };
    /** Of the selected cases only those that a change can have made different. */
    affected?: AffectedWish;
    /** The part of the suite to play; gated when all parts are merged. */
    shard?: Shard;
    /** Cases and agents instead of those of the evals folder and the state. */
    suite?: GivenSuite;
    /** Starts from outputs that exist already: changes the plan and gives the plays that the journal begins with. */
    adopt?: (planned: readonly PlannedCase[]) => {
        cases: PlannedCase[];
        plays: PlayedRecord[];
    };
    /** The commit that this is a change of, in full. */
    baseRef?: string | undefined;
    signal?: AbortSignal;
}
/** What would be played, without judge, journal or agent: the answer to `--dry-run`. */
export declare function planRun(engine: Engine, options: RunOptions, before?: Pick<RunConfig, 'shard' | 'affected'>): Promise<Draft & {
    part?: ShardPart;
}>;
/** Loads, plans, checks everything that can be checked before money is spent, and opens the journal. */
export declare function startRun(engine: Engine, options?: RunOptions): Promise<StartedRun>;
