import { createHash } from 'node:crypto';
import type { Engine } from '../../engine/engine.ts';
import { Fault } from '../../errors.ts';
import { workflowCommit } from '../../git/workflow-commit.ts';
import type { RunConfig } from '../../runs/records.ts';
import { openRunJournal, type RunJournal } from '../../runs/run-journal.ts';
import { checkShards } from '../../runs/sharding/check-shards.ts';
import { type MergedRun, mergeRuns } from '../../runs/sharding/merge-runs.ts';
import type { ShardJournal } from '../../runs/sharding/shard-journal.ts';
import { defined } from '../../schema/defined.ts';
import type { GateSettings } from '../../schema/settings.ts';
import { openBlobs } from '../../state/blobs.ts';
import { acquireLock } from '../../state/lock.ts';
import { statePaths } from '../../state/state-paths.ts';
import { announceRun } from './announce-run.ts';
import { type ChosenBaseline, chooseBaseline } from './choose-baseline.ts';
import { findShards } from './find-shards.ts';
import { quarantineBy, wantsQuarantine } from './quarantined-cases.ts';
import { historyOf, recordRun } from './record-run.ts';
import { reportOfRun } from './report-of-run.ts';

/** What a door may ask of a merge. Everything else stands in the shards. */
export interface MergeOptions {
  minPassRate?: number;
  failOn?: GateSettings['fail_on'];
  /** What the whole is compared with: a results.json file, the id of a stored run, or `none`. */
  baseline?: string;
  /** Look for a baseline in the state folder also where the gate does not ask for regressions: then it is only shown. */
  seekBaseline?: boolean;
  /** Why earlier runs could not be brought here, as a clause: then there is no baseline "yet" either. */
  unread?: string;
  /** Whose runs the state folder remembers: those of the base branch, or (default) whatever was played here. */
  historyOf?: 'base' | 'here';
}

/** Hexadecimal digits of the id of a merged run: 80 bits of what it was made of. */
const ID_DIGITS = 20;

/**
 * Joins the shards below these folders into one run of this state folder, gates it, and hands the outcome on while its journal is
 * open for the reports. Shards that are missing, there twice, unfinished or of different suites make an outcome that is `failed`
 * and names them; only where no shard at all is found this rejects, with `not_found`. The same shards are the same run: merged
 * again, in any order, it takes the place of the one before.
 */
export async function mergeShards<T>(
  engine: Engine,
  folders: readonly string[],
  options: MergeOptions,
  use: (outcome: MergedRun) => T | Promise<T>,
): Promise<T> {
  const { ports } = engine;
  if (folders.length === 0)
    throw new Fault('usage', 'no folder of shards is named', {
      hint: 'Name the state folders of all shards, or the folder that their artifacts were downloaded to.',
    });
  const { usable, problems } = checkShards(findShards(engine, folders));
  const [first] = usable;
  if (first === undefined)
    throw new Fault('not_found', `no shard was found in ${folders.join(', ')}`, {
      where: folders.join(', '),
      hint: 'Name the state folders of all shards (assay run --shard 1/2 --state DIR), or the folder that their artifacts were downloaded to.',
    });
  const paths = statePaths(engine.stateDir);
  const runId = mergedId(usable);
  const lock = await acquireLock(paths.runFolder(runId), ports);
  let journal: RunJournal | undefined;
  let against: ChosenBaseline | undefined;
  try {
    const open = () => openRunJournal(paths.journal(runId), ports, openBlobs(paths.blobs, ports));
    const before = open();
    const mergedBefore = before.header !== undefined;
    // What it was decided by then holds its own outcomes now.
    const decided = mergedBefore ? before.config : undefined;
    await before.close();
    ports.files.remove(paths.journal(runId));
    journal = open();
    const gate = gateOf(first, options);
    const config = configOf(usable, gate);
    against = await chooseBaseline(engine, {
      runId,
      named: options.baseline,
      wanted: gate.fail_on === 'regression' || options.seekBaseline === true,
      rescored: undefined,
      unread: options.unread,
      selection: config.selection,
      judge: config.secrets_withheld?.judge === true ? undefined : config.judge,
    });
    if (against.recorded !== undefined) config.baseline = against.recorded;
    const outcome = mergeRuns({
      runId,
      ports,
      shards: usable,
      problems,
      config,
      gate,
      journal,
      history: await historyOf(engine, config.judge.id),
      ...(await quarantineIn(engine, config, gate, decided, options.historyOf)),
      baseline: against.baseline,
      noBaseline: against.missing,
    });
    // What became of the cases counts once, when the suite is whole.
    const counted = mergedBefore || outcome.problems.length > 0;
    const recorded = {
      ...{ config: outcome.config, judge: config.judge, planned: outcome.planned },
      commit: workflowCommit(engine.ports),
    };
    await recordRun(await engine.store(), recorded, outcome, counted);
    const whole = outcome.problems.length === 0;
    const ended = { config, journal, baseline: against.baseline?.run, whole };
    const report = await reportOfRun(engine, outcome.report, ended);
    await announceRun(engine, outcome.report, config);
    return await use({ ...outcome, report });
  } finally {
    await against?.baseline?.run.close();
    await journal?.close();
    lock.release();
  }
}

async function quarantineIn(
  engine: Engine,
  { judge }: RunConfig,
  gate: GateSettings,
  decided: RunConfig | undefined,
  history: MergeOptions['historyOf'],
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
function gateOf({ start }: ShardJournal, { minPassRate, failOn }: MergeOptions): GateSettings {
  return {
    ...start.config.shard.settings.gate,
    ...defined({ min_pass_rate: minPassRate, fail_on: failOn }),
  };
}

function configOf(shards: readonly ShardJournal[], gate: GateSettings): RunConfig {
  const { shard, selection, judge, seed, affected } = shards[0]!.start.config;
  // A shard writes it down only where something was missing for it.
  const withheld = shards.flatMap(({ start }) => start.config.secrets_withheld ?? []);
  const emptyKeys = new Set(shards.flatMap(({ start }) => start.config.empty_keys ?? []));
  return {
    selection: selection as RunConfig['selection'], // Absent keys, which the schema calls optional.
    judge,
    gate: { min_pass_rate: gate.min_pass_rate, fail_on: gate.fail_on },
    seed,
    ...defined({ affected }),
    ...(withheld[0] === undefined
      ? {}
      : { secrets_withheld: { reason: withheld[0].reason, judge: withheld.some(({ judge: one }) => one) } }),
    ...(emptyKeys.size === 0 ? {} : { empty_keys: [...emptyKeys] }),
    merged: { suite: shard.suite, shards: shards.map(({ start }) => start.run_id) },
  };
}
