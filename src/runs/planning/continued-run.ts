import { defined } from '../../schema/defined.ts';
import type { RunConfig } from '../records.ts';
import type { RunJournal } from '../run-journal.ts';
import type { RunSpec } from '../run-spec.ts';
import { refuseBaselineOfPart, shardToContinue } from '../sharding/cut-shard.ts';
import { replayEnvironment } from './cassette-mode.ts';
import type { RequestedRun } from './fresh-run.ts';
import { openComparison } from './open-comparison.ts';
import { planRun } from './plan-run.ts';
import { playableUsers } from './playable-users.ts';
import { tapedPlan } from './recorded-cases.ts';
import { chooseRunJudge, configOf } from './run-config.ts';
import { checkSameCases, checkSameJudge } from './same-run.ts';
import { reachableCases, stillMissing } from './without-secrets.ts';

/** A run that goes on: with the cases, the judge, the quarantine and the baseline that it began with. */
export async function continuedRun(
  { engine, runId, options: requested, open }: RequestedRun,
  journal: RunJournal,
  before: RunConfig,
): Promise<RunSpec> {
  const shard = shardToContinue(before, requested.shard, runId);
  refuseBaselineOfPart(shard, requested.baseline);
  const options = {
    ...requested,
    selection: before.selection,
    // It was refused or allowed when the run began.
    refusesOnly: false,
    minPassRate: requested.minPassRate ?? before.gate.min_pass_rate,
    failOn: requested.failOn ?? before.gate.fail_on,
    ...defined({ shard, baseline: requested.baseline ?? before.baseline, faults: before.faults }),
  };
  const drafted = await planRun(engine, options, before);
  const reachable = await reachableCases(
    engine,
    (await tapedPlan(engine, drafted.planned, {}, before.cassettes ?? {})).planned,
    await replayEnvironment(engine, before.cassettes),
  );
  const { settings, affected } = drafted;
  const { rescored, selection, quarantine, cassettes, changed_cassettes: changed } = before;
  const chosen = await chooseRunJudge(
    engine,
    runId,
    { ...drafted, planned: reachable },
    { rescored, cassettes },
  );
  const { judge, budget, emptyKeys, unrecordedJudge } = chosen;
  const planned = rescored === undefined ? playableUsers(reachable, chosen, engine.options) : reachable;
  const plan = { ...drafted, planned };
  const missing = stillMissing(engine.options, before, planned);
  const { seed } = engine.options;
  const nowMs = engine.ports.clock.now();
  const config = configOf(plan, {
    ...{ selection, judge, emptyKeys, seed, rescored, missing, cassettes, changed, nowMs },
  });
  checkSameCases(journal, planned, runId);
  checkSameJudge(before, config, runId);
  const began = before.base_ref;
  const { recorded, ...compared } = await openComparison(
    engine,
    { runId, plan, config, options, ...defined({ began }) },
    open,
  );
  return {
    ...{ runId, planned, settings, affected, judge, budget },
    ...defined({ unrecordedJudge }),
    config: { ...config, ...defined({ quarantine }), ...recorded },
    ...compared,
    adopted: [],
    retriesErrors: requested.retryErrors !== undefined,
  };
}
