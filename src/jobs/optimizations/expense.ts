import { planBudget } from '../../optimizations/budget-plan.ts';
import { collect } from '../../optimizations/collect.ts';
import type { OptimizationSettings } from '../../optimizations/material.ts';
import type { OptimizeRequest } from '../../schema/optimization.ts';
import type { GatheredMaterial } from './optimization-material.ts';

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
export function expenseOf(
  { material }: GatheredMaterial,
  settings: OptimizationSettings,
  budget: OptimizeRequest['budget'],
  costUsd: number | undefined,
): Expense {
  const { failing, passing, failures } = collect(material, settings);
  const plan = planBudget({
    failing: failing.length,
    passing: passing.length,
    limit: settings.budget.attempts,
  });
  const starts = failures >= settings.minFailures && failing.length > 0;
  const plays =
    starts && settings.canPlay && plan !== undefined ? Math.min(plan.worstCase, settings.budget.attempts) : 0;
  const ceilings = [
    `${budget.max_judge_calls} judge calls`,
    `${budget.max_optimizer_calls} proposals`,
    costUsd === undefined ? 'no ceiling in dollars' : `$${costUsd}`,
    `${budget.max_minutes} minutes`,
  ].join(', ');
  return {
    agent_runs: plays,
    judge_calls: budget.max_judge_calls,
    optimizer_calls: budget.max_optimizer_calls,
    cost_usd: costUsd ?? null,
    minutes: budget.max_minutes,
    words:
      plays === 0 || plan === undefined
        ? 'Nothing will be played.'
        : `${plan.words} Limits besides: ${ceilings}.`,
  };
}
