import type { FaultKind } from '../../schema/worlds/world.js';
import type { LoadedAgent, LoadedCase } from '../../test-cases/evals.js';
import type { LoadedWorkspace } from '../../workspaces/loaded-workspace.js';
import type { CaseDescription } from '../records.js';
import type { Overrides } from './overrides.js';
import { type PlannedScorer, type ScorerSources } from './planned-scorers.js';
export interface PlannedCase {
    /** Place in the run, from 0. */
    index: number;
    loaded: LoadedCase;
    agent: LoadedAgent;
    description: CaseDescription;
    threshold: number | undefined;
    /** Scorers by turn index; a multi-turn scorer stands on the last turn that names it. Of a talk with a simulated user: of as many turns as it may have. */
    scorers: PlannedScorer[][];
    overrides?: Overrides;
    /** The folder that its attempts work in. */
    workspace?: LoadedWorkspace;
}
export interface Selection {
    cases?: readonly string[];
    tags?: readonly string[];
    /** Plays every selected case against this agent instead of its own. */
    agent?: string;
    repeat?: number;
}
export interface PlanInput extends ScorerSources {
    selection: Selection;
}
/** One play of a case. */
export interface Job {
    planned: PlannedCase;
    attempt: number;
    /** Place in the order of plays, where that order is part of the design. */
    order?: number;
    /** It is not played where the attempts before have decided its case. */
    unlessDecided?: true;
    /** What goes wrong in it on purpose, and the attempt that it makes a pair with. */
    fault?: {
        readonly kind: FaultKind;
        readonly of: number;
    };
    /** The planned attempt whose simulated user is met again. Left out: the one of the attempt itself. */
    userOf?: number;
}
/**
 * Decides what will be played: selectors are a union, `tags` mean any, no selector means all (contract 5). Pure, so
 * `--dry-run` prints it. Throws one Fault for every explicit id that matches nothing.
 */
export declare function plan(input: PlanInput): PlannedCase[];
/** Every play in file order, repeats of a case next to each other. */
export declare function jobs(planned: Iterable<PlannedCase>): Generator<Job>;
