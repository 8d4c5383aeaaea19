import type { EvalsAccess, OptionsAccess, ResourceAccess, ScoringAccess, ServiceAccess, StateAccess } from '../../engine/engine-parts.js';
import type { OptimizationSettings } from '../../optimizations/material.js';
import type { Proposer } from '../../optimizations/proposing/proposer.js';
import type { Optimization, OptimizeRequest } from '../../schema/optimization.js';
import type { LoadedAgent } from '../../test-cases/evals.js';
import { type GatheredMaterial } from './optimization-material.js';
/** What an entry point may ask of an optimization beside the request. */
export interface OptimizationOptions {
    /** Go on with this optimization: what its journals hold is neither played nor judged nor asked again. */
    resume?: string;
    /** An id that was drawn for it before. */
    id?: string;
    /** Ceiling in US dollars; with `resume` it takes the place of the request's own. What was spent before counts in either case. */
    maxCostUsd?: number;
    signal?: AbortSignal;
    /** Called with the agent before anything is stored or paid; what it throws ends it. */
    check?: (agent: LoadedAgent) => void;
    /** Who proposes; default the judge's model where there is one, else the catalogue. */
    proposer?: Proposer;
}
/** An optimization as far as nothing was locked, opened or paid for it. */
export interface DraftedOptimization {
    id: string;
    gathered: GatheredMaterial;
    settings: OptimizationSettings;
    /** What a reader should know before. */
    notes: string[];
    /** As it is stored while it is under way. */
    record: Optimization;
}
/**
 * What is to be done, of a new optimization or of one that goes on. Fault `conflict` where what that one began with has changed,
 * `validation_failed` for a request that nothing can be made of.
 */
export declare function draftOptimization(engine: OptionsAccess & StateAccess & EvalsAccess & ResourceAccess & ScoringAccess & ServiceAccess, request: OptimizeRequest, options: OptimizationOptions): Promise<DraftedOptimization>;
