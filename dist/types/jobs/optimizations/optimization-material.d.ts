import type { EvalsAccess, OptionsAccess, ResourceAccess, ScoringAccess, ServiceAccess, StateAccess } from '../../engine/engine-parts.js';
import type { OptimizationMaterial } from '../../optimizations/material.js';
import { type PlannedCase } from '../../runs/planning/plan.js';
import type { OptimizeRequest } from '../../schema/optimization.js';
import type { LoadedAgent, LoadedCase } from '../../test-cases/evals.js';
/** What an optimization of an agent starts from. */
export interface GatheredMaterial {
    agent: LoadedAgent;
    material: OptimizationMaterial;
    /** The cases as they are played, by id. */
    cases: ReadonlyMap<string, PlannedCase>;
    /**
     * Failed attempts that are not used, because their case is `gone`, `changed` since or marked `skip`, or because they were made with `another`
     * prompt, model or set of tools than the agent has now.
     */
    stale: {
        gone: number;
        changed: number;
        skipped: number;
        another: number;
    };
    /** Why nothing can be tried, as clauses; only the service goes on where there are some. */
    obstacles: string[];
    /** Digest of all of it. */
    digest: string;
}
/**
 * Failed and passed attempts of the agent in the window before `until` (milliseconds since 1970), their kinds, and the cases as the
 * evals have them now (improvement.md 2.2 step 1). `before` holds kinds and owners that an optimization began with, where one goes on. Fault
 * `validation_failed` for an agent that is not there or whose prompt nobody can replace.
 */
export declare function gatherMaterial(engine: OptionsAccess & StateAccess & EvalsAccess & ResourceAccess & ScoringAccess & ServiceAccess, request: Pick<OptimizeRequest, 'agent_id' | 'failure_window'>, until: number, before?: {
    kinds?: readonly string[] | undefined;
    owners?: readonly string[] | undefined;
}): Promise<GatheredMaterial>;
/** The agent, whose prompt can be replaced; else Fault `validation_failed`. */
export declare function agentWithPrompt(engine: ResourceAccess, id: string): Promise<LoadedAgent>;
/** The cases as this agent plays them, once each; whatever is wrong with one stops it before it costs anything. */
export declare function plannedCases(engine: EvalsAccess & ResourceAccess & ScoringAccess, agent: LoadedAgent, cases: readonly LoadedCase[]): Promise<Map<string, PlannedCase>>;
