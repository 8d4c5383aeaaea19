import { Fault, firstProblems } from '../../errors.ts';
import type { ScoringAccess } from '../../evaluations/scoring-access.ts';
import { defined } from '../../schema/defined.ts';
import type { Settings } from '../../schema/settings.ts';
import type { StateAccess } from '../../state/state-access.ts';
import type { EvalsAccess, ResourceAccess } from '../../test-cases/evals-access.ts';
import { checkFaults } from '../faults/requested-faults.ts';
import type { RunConfig } from '../records.ts';
import { cutShard } from '../sharding/cut-shard.ts';
import { onlyAffected, type RunPlan } from './affected-cases.ts';
import { checkPlan, problemsOfCode, unreachedWorlds } from './check-plan.ts';
import { narrowed, refuseOnly } from './narrow.ts';
import { plan } from './plan.ts';
import { scorersNamed } from './planned-scorers.ts';
import type { RunOptions } from './run-options.ts';
import type { SecretsGiven } from './without-secrets.ts';

/** What it takes to decide what a run plays. */
export interface PlanningAccess extends StateAccess, EvalsAccess, ResourceAccess, ScoringAccess {
  readonly options: SecretsGiven & { seed?: number };
  /** Defined where it is a service that asks. */
  streams(): object | undefined;
}

/**
 * What would be played, without judge, journal or agent: the answer to `--dry-run`. `before` is what a run that goes on chose when it
 * began.
 */
export async function planRun(
  engine: PlanningAccess,
  options: RunOptions,
  before: Pick<RunConfig, 'shard' | 'affected' | 'narrowed'> = {},
): Promise<RunPlan> {
  const settings = withOptions(await engine.settings(), options);
  const { cases, agents } = options.suite ?? {
    cases: await engine.cases(),
    agents: await engine.agents(),
  };
  const registry = await engine.registry(scorersNamed({ cases, agents, settings }));
  // Without stored cases the evals folder is all there is; its absence is reported as such, with the way to make one.
  // A client of the service chooses by name, and gets the answer that there is none of it.
  if (cases.length === 0 && options.suite === undefined && engine.streams() === undefined)
    await engine.evals();
  const whole = plan({ cases, agents, settings, registry, selection: options.selection ?? {} });
  if (options.refusesOnly === true) refuseOnly(whole);
  // Stored answers are judged again without their agent.
  const unreached = options.rescored === undefined ? firstProblems(unreachedWorlds(whole)) : [];
  if (unreached.length > 0)
    throw new Fault('validation_failed', unreached.map(({ message }) => message).join('; '), {
      where: unreached[0]!.path,
      hint: unreached[0]!.hint,
      problems: unreached,
    });
  checkFaults(options, whole);
  const missing = checkPlan(whole);
  const problems = firstProblems([...missing, ...(await problemsOfCode(whole))]);
  if (problems.length > 0)
    throw new Fault('validation_failed', problems.map((problem) => problem.message).join('; '), {
      where: problems[0]!.path,
      hint:
        missing.length === 0
          ? 'Correct the code of the check; nothing was played.'
          : 'Add the named fields or take the scorer off the turn; nothing was played.',
      problems,
    });
  const selected = await onlyAffected(
    engine,
    { planned: whole, settings },
    options.affected,
    before.affected,
  );
  const fewer = await narrowed(engine, selected, options.narrowing ?? {}, before.narrowed);
  const chosen = { ...fewer, ...defined({ faults: options.faults }) };
  if (options.shard === undefined) return chosen;
  const cut = await cutShard(engine, chosen, options.shard, before.shard);
  return { ...chosen, ...cut };
}

/** The settings with what was asked for in their place. */
function withOptions(settings: Settings, options: RunOptions): Settings {
  const { maxRetries, timeoutMs, parallel, minPassRate, failOn, baselineRefCheck, requireBaseline } = options;
  return {
    ...settings,
    run: {
      ...settings.run,
      // Whoever says how often every case is played wants to see the plays.
      ...(options.selection?.repeat === undefined ? {} : { repeats: 'all' as const }),
      ...defined({ max_retries: maxRetries, timeout_ms: timeoutMs, parallel, time_limit: options.timeLimit }),
    },
    gate: {
      ...settings.gate,
      ...defined({ min_pass_rate: minPassRate, fail_on: failOn }),
      ...defined({ baseline_ref_check: baselineRefCheck, require_baseline: requireBaseline }),
    },
  };
}
