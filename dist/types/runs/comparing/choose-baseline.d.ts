import type { StateAccess } from '../../state/state-access.js';
import type { NoBaseline } from '../gating/gate-regression.js';
import type { RunConfig } from '../records.js';
import type { Baseline } from '../run-spec.js';
import { type LoadedRun } from './load-compared-run.js';
/** A baseline that is open until the run ends, or why there is none. */
export interface ChosenBaseline {
    baseline?: Baseline & {
        run: LoadedRun;
    };
    /** What the run writes down, so that it goes on with the same one after a kill. */
    recorded?: string;
    missing?: NoBaseline;
}
/** Why earlier runs could not be brought to a state folder, as a clause, and what to do about it, as a sentence. */
export interface Unread {
    why: string;
    /** Absent where nobody here can do anything, as on a fork. */
    remedy?: string;
}
/** How a baseline is looked for. */
export interface BaselineSearch {
    /** The run that wants one. */
    runId: string;
    /** A file, a run id or `none`; undefined leaves the choice to us. */
    named?: string | undefined;
    /** Whether somebody asks for one: without that none is chosen. */
    wanted: boolean;
    /** Set where the run judges stored answers again: nothing was played that could have got worse. */
    rescored: RunConfig['rescored'];
    /** Set where earlier runs could not be brought to this state folder. */
    unread?: Unread | undefined;
    selection: RunConfig['selection'];
    /** Whoever judged is as good as another where this is undefined: only what needs no judge is compared. */
    judge: RunConfig['judge'] | undefined;
}
/**
 * The run to compare with. A named one is opened or refused before anything is paid. Without a name, and only where the gate
 * asks for regressions, it is the newest run of this state folder that can serve: finished, not failed (a regression would be
 * its own baseline the second time), not one that left doubts (a case flipped to failed, if only by chance, or lost its
 * verdict, or a fall was suspected: step by step that would lead anywhere), by the same judge, of the same cases or of all
 * of them. `fail_on: never` decided nothing about its answers, so such a run serves only where there is no other.
 */
export declare function chooseBaseline(engine: StateAccess, sought: BaselineSearch): Promise<ChosenBaseline>;
