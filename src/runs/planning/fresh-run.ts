import type { Resources } from '../../flow/resources.ts';
import { defined } from '../../schema/defined.ts';
import { quarantineBy, wantsQuarantine } from '../gating/quarantined-cases.ts';
import type { RunSpec } from '../run-spec.ts';
import { refuseBaselineOfPart } from '../sharding/cut-shard.ts';
import { replayEnvironment } from './cassette-mode.ts';
import { changedRecordings } from './changed-recordings.ts';
import { openComparison } from './open-comparison.ts';
import { type PlanningAccess, planRun } from './plan-run.ts';
import { playableUsers } from './playable-users.ts';
import { tapedPlan } from './recorded-cases.ts';
import { chooseRunJudge, configOf } from './run-config.ts';
import type { RunOptions } from './run-options.ts';
import { besideRecordings, missingSecrets, reachableCases } from './without-secrets.ts';

/** A run that was asked for. */
export interface RequestedRun {
  engine: PlanningAccess;
  runId: string;
  options: RunOptions;
  /** Takes what stays open as long as the run. */
  open: Resources;
}

/** A run that begins: what it plays, by whom it is judged, what it is compared with and which cases gate is chosen now. */
export async function freshRun({ engine, runId, options, open }: RequestedRun): Promise<RunSpec> {
  const { selection = {}, rescored } = options;
  refuseBaselineOfPart(options.shard, options.baseline);
  const drafted = await planRun(engine, options);
  const adopted = options.adopt?.(drafted.planned);
  // What is not called needs no keys: stored answers, skipped cases.
  const taped = await tapedPlan(engine, drafted.planned, options);
  const cassettes = taped.mode;
  const reachable =
    adopted?.cases ??
    (await reachableCases(engine, taped.planned, await replayEnvironment(engine, cassettes)));
  const { settings, part, affected } = drafted;
  const chosen = await chooseRunJudge(
    engine,
    runId,
    { ...drafted, planned: reachable },
    { rescored, cassettes },
  );
  const planned = adopted?.cases ?? playableUsers(reachable, chosen, engine.options);
  const plan = { ...drafted, planned };
  const { judge, budget, emptyKeys, unrecordedJudge } = chosen;
  const given = besideRecordings(engine.options, planned);
  const missing = missingSecrets(given, chosen.isJudgeKeyMissing, planned);
  const changed = await changedRecordings(engine, cassettes, options.baseRef);
  const { seed } = engine.options;
  const nowMs = engine.ports.clock.now();
  const config = configOf(plan, {
    ...{ selection, judge, emptyKeys, seed, rescored, missing, cassettes, changed, nowMs },
  });
  // The whole is gated, once it is merged.
  const quarantines = part === undefined && wantsQuarantine(settings.gate, options.historyOf);
  const decide = quarantines ? await quarantineBy(engine, judge.id) : undefined;
  const quarantine = decide?.(planned.map(({ description }) => description));
  const { recorded, ...compared } = await openComparison(engine, { runId, plan, config, options }, open);
  return {
    ...{ runId, planned, settings, affected, judge, budget },
    ...defined({ unrecordedJudge }),
    config: { ...config, ...defined({ quarantine }), ...recorded },
    ...compared,
    adopted: adopted?.plays ?? [],
    retriesErrors: false,
  };
}
