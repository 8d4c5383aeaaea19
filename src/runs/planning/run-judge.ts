import { Fault } from '../../errors.ts';
import type { ScoringAccess } from '../../evaluations/scoring-access.ts';
import { budgetOf } from '../../judges/budget.ts';
import type { Budget } from '../../judges/budgeted.ts';
import type { Judge } from '../../judges/judge.ts';
import { noJudge } from '../../judges/no-judge.ts';
import type { Settings } from '../../schema/settings.ts';
import { criteriaOfCase } from '../../schema/users/talk-turns.ts';
import { withCeilings } from '../../test-cases/requested-settings.ts';
import type { RunPlan } from './affected-cases.ts';
import type { PlannedCase } from './plan.ts';
import { asksJudge } from './without-secrets.ts';

/** Who judges a run, and what it may cost. */
export interface RunJudge {
  judge: Judge;
  budget: Budget;
  /** The judge that the settings ask for is not this one: its key is missing. */
  isJudgeKeyMissing: boolean;
  /** Variables for keys that are set and empty. */
  emptyKeys: readonly string[];
  /** Judges cases that have no recording, where the others are judged by theirs. */
  unrecordedJudge?: Judge;
}

/**
 * The judge of the settings, with this ceiling (US dollars) where it is below theirs. A plan of checks that asks no judge needs none: what
 * keeps the one of the settings from being made, a missing key above all, is nothing to it, and no package is loaded for it.
 */
export async function choosePlanJudge(
  engine: Pick<ScoringAccess, 'scoringWith'>,
  { planned, settings }: Pick<RunPlan, 'planned' | 'settings'>,
  maxCostUsd?: number,
): Promise<RunJudge> {
  if (!asksJudge(planned) && planned.some(hasChecks))
    return idleJudge(engine, withCeilings(settings, maxCostUsd), maxCostUsd);
  const { judge, budget, isJudgeKeyMissing, emptyKeys } = await engine.scoringWith(maxCostUsd);
  return { judge, budget, isJudgeKeyMissing, emptyKeys };
}

/** Without checks a judge that was named and has no key is a mistake that somebody wants to hear of. */
const hasChecks = ({ loaded }: PlannedCase) =>
  criteriaOfCase(loaded.case).some(({ checks }) => checks !== undefined);

async function idleJudge(
  engine: Pick<ScoringAccess, 'scoringWith'>,
  { judge: { max_calls: maxCalls, max_cost_usd: ceiling } }: Settings,
  maxCostUsd: number | undefined,
): Promise<RunJudge> {
  try {
    const { judge, budget, isJudgeKeyMissing, emptyKeys } = await engine.scoringWith(maxCostUsd);
    const { warm: _, embed: __, ...named } = judge;
    return { budget, isJudgeKeyMissing, emptyKeys, judge: { ...named, fill: noJudge.fill } };
  } catch (error) {
    if (!(error instanceof Fault) || error.code !== 'validation_failed') throw error;
    return {
      judge: noJudge,
      budget: budgetOf({ maxCalls, maxCostUsd: ceiling }),
      isJudgeKeyMissing: false,
      emptyKeys: [],
    };
  }
}
