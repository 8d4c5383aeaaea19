import type { Resources } from '../../flow/resources.ts';
import { defined } from '../../schema/defined.ts';
import { quarantineBy, wantsQuarantine } from '../gating/quarantined-cases.ts';
import type { RunSpec } from '../run-spec.ts';
import { refuseBaselineOfPart } from '../sharding/cut-shard.ts';
import { openComparison } from './open-comparison.ts';
import { type PlanningAccess, planRun } from './plan-run.ts';
import { chooseRunJudge, configOf } from './run-config.ts';
import type { RunOptions } from './run-options.ts';
import { missingSecrets, reachableCases } from './without-secrets.ts';

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
  const planned = adopted?.cases ?? (await reachableCases(engine, drafted.planned));
  const plan = { ...drafted, planned };
  const { settings, part, affected } = plan;
  const chosen = await chooseRunJudge(engine, runId, plan, rescored);
  const { judge, budget, emptyKeys } = chosen;
  const missing = missingSecrets(engine.options, chosen.isJudgeKeyMissing, planned);
  const { seed } = engine.options;
  const nowMs = engine.ports.clock.now();
  const config = configOf(plan, { selection, judge, emptyKeys, seed, rescored, missing, nowMs });
  // The whole is gated, once it is merged.
  const quarantines = part === undefined && wantsQuarantine(settings.gate, options.historyOf);
  const decide = quarantines ? await quarantineBy(engine, judge.id) : undefined;
  const quarantine = decide?.(planned.map(({ description }) => description));
  const { recorded, ...compared } = await openComparison(engine, { runId, plan, config, options }, open);
  return {
    ...{ runId, planned, settings, affected, judge, budget },
    config: { ...config, ...defined({ quarantine }), ...recorded },
    ...compared,
    adopted: adopted?.plays ?? [],
    retriesErrors: false,
  };
}
