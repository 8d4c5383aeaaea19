import type { ReachableAgent } from '../agents/agent.js';
import type { Environment } from '../ports/ports.js';
import type { Settings } from '../schema/settings.js';
import type { LoadedWorld } from '../worlds/loaded-world.js';
import type { Evals, LoadedAgent, LoadedCase } from './evals.js';
/** What the evals folder holds. */
export interface EvalsAccess {
    /** Absolute, whether it is there or not. */
    readonly evalsDir: string;
    /** The evals folder; rejects with one Fault that holds every problem. */
    evals(): Promise<Evals>;
    /** Those of the evals folder, else the defaults, with what the caller chose. */
    settings(): Promise<Settings>;
}
/** Agents and cases, whether they stand in the evals folder or in the state. */
export interface ResourceAccess {
    /** Agents of the evals folder, then of the state. */
    agents(): Promise<LoadedAgent[]>;
    /** Cases of the evals folder, then of the state. */
    cases(): Promise<LoadedCase[]>;
    /** Worlds of the evals folder; none where there is no folder. */
    worlds(): Promise<readonly LoadedWorld[]>;
    /** An agent with its variables and keys filled in, from another environment where one is given; rejects when one is not set. */
    reach(agent: LoadedAgent, env?: Pick<Environment, 'get'>): Promise<ReachableAgent>;
    /** Drops what was loaded of the state, after something was created or deleted there; of the evals folder only where that is said. */
    forget(also?: {
        evals: true;
    }): void;
}
