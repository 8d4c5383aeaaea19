import { createHash } from 'node:crypto';
import type { AnnouncingParts, EvalsAccess, ScoringAccess, StateAccess } from '../../engine/engine-parts.ts';
import { Fault } from '../../errors.ts';
import { owning, type Resources } from '../../flow/resources.ts';
import { workflowCommit } from '../../git/workflow-commit.ts';
import { type ChosenBaseline, chooseBaseline } from '../../runs/comparing/choose-baseline.ts';
import { quarantineBy, wantsQuarantine } from '../../runs/gating/quarantined-cases.ts';
import type { GateOptions } from '../../runs/planning/run-options.ts';
import { historyOf, recordRun } from '../../runs/record-run.ts';
import type { NarrowedPart, RunConfig } from '../../runs/records.ts';
import { openRunJournal, type RunJournal } from '../../runs/run-journal.ts';
import { checkShards } from '../../runs/sharding/check-shards.ts';
import { findShards } from '../../runs/sharding/find-shards.ts';
import { type MergedRun, mergeRuns } from '../../runs/sharding/merge-runs.ts';
import type { ShardJournal } from '../../runs/sharding/shard-journal.ts';
import type { ChangedCassettes } from '../../schema/cassettes/changed-cassettes.ts';
import type { CassetteMode } from '../../schema/cassettes/replayed.ts';
import { defined } from '../../schema/defined.ts';
import type { RunReport } from '../../schema/run.ts';
import type { GateSettings } from '../../schema/settings.ts';
import { openBlobs } from '../../state/blobs.ts';
import { acquireLock } from '../../state/lock.ts';
import { statePaths } from '../../state/state-paths.ts';
import { announceRun } from './announce-run.ts';
import { reportOfRun } from './report-of-run.ts';

/** Hexadecimal digits of the id of a merged run: 80 bits of what it was made of. */
const ID_DIGITS = 20;

/** A merged run that ended. Whoever merged closes it, best by `await using`: until then the cases of its report can be read. */
export interface MergeOutcome extends MergedRun, AsyncDisposable {
  close(): Promise<void>;
}

/**
 * Joins the shards below these folders into one run of this state folder, and gates it. Shards that are missing, there twice,
 * unfinished or of different suites make an outcome that is `failed` and names them; only where no shard at all is found this rejects,
 * with `not_found`. The same shards are the same run: merged again, in any order, it takes the place of the one before.
 */
export async function mergeShards(
  engine: MergingParts,
  folders: readonly string[],
  options: GateOptions,
): Promise<MergeOutcome> {
  const found = checkShards(shardsIn(engine, folders));
  const [first] = found.usable;
  if (first === undefined)
    throw new Fault('not_found', `no shard was found in ${folders.join(', ')}`, {
      where: folders.join(', '),
      hint: 'Name the state folders of all shards (assay run --shard 1/2 --state DIR), or the folder that their artifacts were downloaded to.',
    });
  const runId = mergedId(found.usable);
  return owning(async (open) => {
    const { journal, before } = await openAnew(engine, runId, open);
    const gate = gateOf(first, options);
    const config = configOf(found.usable, gate);
    const against = await chooseBaseline(engine, soughtFor(runId, config, options));
    const { baseline } = against;
    if (baseline !== undefined) open.atClose(() => baseline.run.close());
    if (against.recorded !== undefined) config.baseline = against.recorded;
    const outcome = mergeRuns({
      ...{ runId, ports: engine.ports, config, gate, journal, baseline },
      ...{ shards: found.usable, problems: found.problems },
      history: await historyOf(engine, config.judge.id),
      ...(await quarantineIn(engine, config, gate, before, options.historyOf)),
      noBaseline: against.missing,
    });
    await journal.flush();
    const report = await concluded(engine, { outcome, journal, baseline, before });
    const close = () => open.close();
    return { ...outcome, report, close, [Symbol.asyncDispose]: close };
  });
}

/** What a merge takes: as much as a report of a run, and no agent. */
type MergingParts = StateAccess & EvalsAccess & ScoringAccess & AnnouncingParts;

function shardsIn(engine: StateAccess, folders: readonly string[]): ShardJournal[] {
  if (folders.length > 0) return findShards(engine, folders);
  throw new Fault('usage', 'no folder of shards is named', {
    hint: 'Name the state folders of all shards, or the folder that their artifacts were downloaded to.',
  });
}

/** An empty journal in place of the one that an earlier merge of the same shards left; `before` is what that one was, where it ended. */
async function openAnew(
  engine: StateAccess,
  runId: string,
  open: Resources,
): Promise<{ journal: RunJournal; before: RunConfig | undefined }> {
  const { ports } = engine;
  const paths = statePaths(engine.stateDir);
  const lock = await acquireLock(paths.runFolder(runId), ports);
  open.atClose(() => lock.release());
  const opened = () => openRunJournal(paths.journal(runId), ports, openBlobs(paths.blobs, ports));
  const earlier = opened();
  // What it was decided by then holds its own outcomes now.
  const before = earlier.header === undefined ? undefined : earlier.config;
  await earlier.close();
  ports.files.remove(paths.journal(runId));
  const journal = opened();
  open.atClose(() => journal.close());
  return { journal, before };
}

function soughtFor(runId: string, config: RunConfig, { baseline, seekBaseline, unread }: GateOptions) {
  return {
    runId,
    named: baseline,
    wanted: config.gate.fail_on === 'regression' || seekBaseline === true,
    rescored: undefined,
    unread,
    selection: config.selection,
    judge: config.secrets_withheld?.judge === true ? undefined : config.judge,
  };
}

interface MergedJournal extends Pick<ChosenBaseline, 'baseline'> {
  outcome: MergedRun;
  journal: RunJournal;
  before: RunConfig | undefined;
}

/** Records and announces it; answers with the report, with the trend over the runs before it. */
async function concluded(
  engine: MergingParts,
  { outcome, journal, baseline, before }: MergedJournal,
): Promise<RunReport> {
  const { config, planned, problems } = outcome;
  // What became of the cases counts once, when the suite is whole.
  const counted = before !== undefined || problems.length > 0;
  const recorded = { config, judge: config.judge, planned, commit: workflowCommit(engine.ports) };
  await recordRun(await engine.store(), recorded, outcome, counted);
  const whole = problems.length === 0;
  const report = await reportOfRun(engine, outcome.report, {
    config,
    journal,
    baseline: baseline?.run,
    whole,
  });
  await announceRun(engine, outcome.report, config);
  return report;
}

async function quarantineIn(
  engine: StateAccess,
  { judge }: RunConfig,
  gate: GateSettings,
  decided: RunConfig | undefined,
  history: GateOptions['historyOf'],
): Promise<Pick<Parameters<typeof mergeRuns>[0], 'quarantine'>> {
  if (decided !== undefined) return { quarantine: () => decided.quarantine };
  return wantsQuarantine(gate, history) ? { quarantine: await quarantineBy(engine, judge.id) } : {};
}

/** Made of what it holds, so that the order of the folders and a second merge make no difference. */
function mergedId(shards: readonly ShardJournal[]): string {
  const ids = shards.map(({ start }) => start.run_id).sort();
  return `run_${createHash('sha256').update(ids.join('\n')).digest('hex').slice(0, ID_DIGITS)}`;
}

/** The gate that the shards were started with, unless the merge is asked for another one. */
function gateOf(
  { start }: ShardJournal,
  { minPassRate, failOn, requireBaseline }: GateOptions,
): GateSettings {
  return {
    ...start.config.shard.settings.gate,
    ...defined({ min_pass_rate: minPassRate, fail_on: failOn, require_baseline: requireBaseline }),
  };
}

function configOf(shards: readonly ShardJournal[], gate: GateSettings): RunConfig {
  const { shard, selection, judge, seed, affected, narrowed, faults, cassettes, changed_cassettes } =
    shards[0]!.start.config;
  // A shard writes it down only where something was missing for it.
  const missing = shards.flatMap(({ start }) => start.config.secrets_withheld ?? []);
  const notes = new Set(shards.flatMap(({ start }) => start.config.model_notes ?? []));
  const emptyKeys = new Set(shards.flatMap(({ start }) => start.config.empty_keys ?? []));
  return {
    selection: selection as RunConfig['selection'], // Absent keys, which the schema calls optional.
    judge,
    gate: { min_pass_rate: gate.min_pass_rate, fail_on: gate.fail_on },
    seed,
    ...defined({ affected, faults }),
    // Absent keys, as above.
    ...(cassettes === undefined ? {} : { cassettes: cassettes as CassetteMode }),
    ...(changed_cassettes === undefined ? {} : { changed_cassettes: changed_cassettes as ChangedCassettes }),
    ...(narrowed === undefined ? {} : { narrowed: narrowed as NarrowedPart }),
    ...(missing[0] === undefined
      ? {}
      : { secrets_withheld: { reason: missing[0].reason, judge: missing.some(({ judge: one }) => one) } }),
    ...(notes.size === 0 ? {} : { model_notes: [...notes] }),
    ...(emptyKeys.size === 0 ? {} : { empty_keys: [...emptyKeys] }),
    merged: { suite: shard.suite, shards: shards.map(({ start }) => start.run_id) },
  };
}
