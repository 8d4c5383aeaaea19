import type { StateAccess } from '../../state/state-access.js';
import type { NarrowedPart } from '../records.js';
import type { RunPlan } from './affected-cases.js';
import type { PlannedCase } from './plan.js';
/** What is played of the selected cases: first those that failed, of those a sample, of that the first ones (contract 6). */
export interface Narrowing {
    /** Only cases that failed or errored in the last run of this state. */
    failing?: boolean;
    /** So many of them, drawn by the seed. */
    sample?: number;
    /** So many of them, the first in the order of the files. */
    limit?: number;
}
/**
 * A plan with fewer of its cases, as it was asked for, or as `only` marks of cases have it already. Where every case that could be
 * played is played it is the plan itself. `before` is what a run chose that goes on.
 */
export declare function narrowed(engine: StateAccess & {
    readonly options: {
        seed?: number;
    };
}, plan: RunPlan, requested: Narrowing, before: NarrowedPart | undefined): Promise<RunPlan>;
/**
 * So many cases drawn by the seed, in their own order. Each case has a place in the draw by its id alone: files in another order
 * give the same sample, a larger sample holds the smaller one, and a new case changes one place at most.
 */
export declare function sampled(cases: readonly PlannedCase[], count: number, seed: number): PlannedCase[];
/** A mark that was left in a file would take every other case out of the gate: refused where nobody looks at the cases. */
export declare function refuseOnly(planned: readonly PlannedCase[]): void;
