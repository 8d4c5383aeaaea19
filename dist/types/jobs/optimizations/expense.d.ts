import type { OptimizationSettings } from '../../optimizations/material.js';
import type { OptimizeRequest } from '../../schema/optimization.js';
import type { GatheredMaterial } from './optimization-material.js';
/** The most that an optimization can take (improvement.md 2.2 step 14). */
export interface Expense {
    agent_runs: number;
    judge_calls: number;
    optimizer_calls: number;
    cost_usd: number | null;
    minutes: number;
    /** The same as a sentence. */
    words: string;
}
/** The hard limits before the first play; nothing where too few failures end it before any. */
export declare function expenseOf({ material }: GatheredMaterial, settings: OptimizationSettings, budget: OptimizeRequest['budget'], costUsd: number | undefined): Expense;
