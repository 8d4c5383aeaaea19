import { asFault, Fault, faultLine } from '../../errors.ts';
import { workflowCommit } from '../../git/workflow-commit.ts';
import { defined } from '../../schema/defined.ts';
import type { StateAccess } from '../../state/state-access.ts';
import { type CaseDurations, readCaseDurations } from '../case-durations.ts';
import type { RunPlan } from '../planning/affected-cases.ts';
import type { PlannedCase } from '../planning/plan.ts';
import type { RunConfig, ShardPart } from '../records.ts';
import { cutKey, suiteKey } from '../suite-key.ts';
import { cutSuite, isShard, type Shard, shardName } from './shard.ts';

/** What one machine plays of a suite. */
export interface CutShard {
  planned: PlannedCase[];
  part: ShardPart;
}

/**
 * The part of the whole plan that this shard plays, balanced by the durations that the state remembers. Machines with the same
 * evals folder and the same remembered durations cut alike. A shard that goes on (`before`) keeps the cases that it began with.
 */
export async function cutShard(
  engine: StateAccess,
  whole: RunPlan,
  shard: Shard,
  before: ShardPart | undefined,
): Promise<CutShard> {
  if (!isShard(shard))
    throw new Fault('usage', `there is no shard ${shard.index} of ${shard.count}`, {
      where: 'shard',
      hint: 'Shards count from 1: 1/8 to 8/8.',
    });
  const suite = suiteKey(whole.planned.map(({ description }) => description));
  const part = before ?? (await newPart(engine, whole, shard, suite));
  if (part.suite !== suite)
    throw new Fault('conflict', `the suite changed since ${shardName(shard)} began`, {
      where: 'shard',
      hint: 'Start all shards anew; judge calls come from the cache where nothing changed.',
    });
  const planned = part.places.map((place, index) => ({ ...whole.planned[place]!, index }));
  return { planned, part };
}

/** The shard that a run goes on as, if any: the one that it began as. Fault where it was merged, or another one is asked for. */
export function shardToContinue(
  before: RunConfig,
  requested: Shard | undefined,
  runId: string,
): ShardPart | undefined {
  if (before.merged !== undefined)
    throw new Fault('conflict', `${runId} was merged from shards, which are played elsewhere`, {
      where: runId,
      hint: 'Go on with the shard that did not finish, then merge again.',
    });
  const part = before.shard;
  if (requested !== undefined && (requested.index !== part?.index || requested.count !== part.count))
    throw new Fault('usage', `${runId} goes on as what it began: ${nameOf(part)}`, {
      where: 'shard',
      hint: 'Leave the shard out, or start a new run.',
    });
  return part;
}

/** A part is compared with nothing, so that a baseline named for it is a mistake. */
export function refuseBaselineOfPart(part: Shard | undefined, baseline: string | undefined): void {
  if (part === undefined || baseline === undefined || baseline === 'none') return;
  throw new Fault('usage', `${nameOf(part)} is compared with nothing: the whole suite is`, {
    where: 'baseline',
    hint: 'Name the baseline where the shards are merged.',
  });
}

const nameOf = (shard: Shard | undefined) => (shard === undefined ? 'the whole suite' : shardName(shard));

async function newPart(
  engine: StateAccess,
  { planned: whole, settings }: RunPlan,
  { index, count }: Shard,
  suite: string,
): Promise<ShardPart> {
  const durations = await durationsOf(engine);
  const shards = cutSuite(
    whole.map(({ description }) => {
      if (description.skip !== undefined) return { ms: null };
      const ms = durations.of(description);
      return { ms: ms === undefined ? undefined : ms * description.repeat };
    }),
    count,
  );
  const { gate, defaults, run } = settings;
  const commit = workflowCommit(engine.ports);
  return {
    index,
    count,
    suite,
    cut: cutKey(shards),
    cases: whole.length,
    ...defined({ commit }),
    places: shards.flatMap((one, place) => (one === index ? [place] : [])),
    settings: {
      gate,
      ...defined({ threshold: defaults.threshold }),
      ...(Object.keys(defaults.thresholds).length === 0 ? {} : { thresholds: defaults.thresholds }),
      max_retries: run.max_retries,
      timeout_ms: run.timeout_ms,
    },
  };
}

/** Durations only balance, so what cannot be read is a warning; a merge notices when the machines then cut otherwise. */
async function durationsOf(engine: StateAccess): Promise<CaseDurations> {
  try {
    return await readCaseDurations(await engine.store());
  } catch (error) {
    engine.warn(`shards are not balanced by durations: ${faultLine(asFault(error))}`);
    return { of: () => undefined };
  }
}
