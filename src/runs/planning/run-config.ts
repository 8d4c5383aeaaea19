import { Fault } from '../../errors.ts';
import type { ScoringAccess } from '../../evaluations/scoring-access.ts';
import { budgetOf } from '../../judges/budget.ts';
import type { Budget } from '../../judges/budgeted.ts';
import type { Judge } from '../../judges/judge.ts';
import { identityOf } from '../../judges/judge.ts';
import { judgingAnew } from '../../judges/judging-anew.ts';
import { noJudge } from '../../judges/no-judge.ts';
import { defined } from '../../schema/defined.ts';
import type { Settings } from '../../schema/settings.ts';
import { withCeilings } from '../../test-cases/requested-settings.ts';
import type { RunConfig } from '../records.ts';
import { type RunPlan, recordedChoice } from './affected-cases.ts';
import type { MissingSecrets } from './missing-secrets.ts';
import { runModelNotes } from './model-notes.ts';
import type { PlannedCase, Selection } from './plan.ts';
import { asksJudge } from './without-secrets.ts';

/** Who judges a run, and what it may cost. */
export interface RunJudge {
  judge: Judge;
  budget: Budget;
  /** The judge that the settings ask for is not this one: its key is missing. */
  isJudgeKeyMissing: boolean;
  /** Variables for keys that are set and empty. */
  emptyKeys: readonly string[];
}

/** The judge of the settings; where stored answers are judged afresh, past what its cache knows of other runs. */
export async function chooseRunJudge(
  engine: Pick<ScoringAccess, 'scoringWith'>,
  runId: string,
  plan: Pick<RunPlan, 'planned' | 'settings'>,
  rescored: RunConfig['rescored'],
): Promise<RunJudge> {
  const { judge, ...chosen } = await choosePlanJudge(engine, plan);
  return {
    ...chosen,
    judge: rescored?.fresh === true ? judgingAnew(judge, runId) : judge,
  };
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
const hasChecks = ({ loaded }: PlannedCase) => loaded.case.turns.some(({ checks }) => checks !== undefined);

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

/** What stands of a run beside its plan. */
interface Decided extends Pick<RunJudge, 'judge' | 'emptyKeys'> {
  nowMs: number;
  selection: Selection;
  seed: number | undefined;
  rescored: RunConfig['rescored'];
  missing: MissingSecrets | undefined;
}

/** What the journal writes down of a run, but for its quarantine and what it is compared with. */
export function configOf(
  { planned, settings, affected, narrowed, part, faults }: RunPlan,
  { selection, judge, emptyKeys, seed, rescored, missing, nowMs }: Decided,
): RunConfig {
  const notes = runModelNotes(planned, { judge, settings, nowMs });
  return {
    // A copy that may be written to, which a selection may not.
    ...recordedChoice({ ...selection } as RunConfig['selection'], defined({ affected, narrowed })),
    judge: { ...identityOf(judge), id: judge.id, samples: settings.judge.samples },
    gate: { min_pass_rate: settings.gate.min_pass_rate, fail_on: settings.gate.fail_on },
    seed: seed ?? 1,
    ...(faults === undefined ? {} : { faults: [...faults] }),
    ...defined({ rescored, shard: part, secrets_withheld: missing }),
    ...(notes.length === 0 ? {} : { model_notes: notes }),
    ...(emptyKeys.length === 0 || !asksJudge(planned) ? {} : { empty_keys: [...emptyKeys] }),
  };
}
