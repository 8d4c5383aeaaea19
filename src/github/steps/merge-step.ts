import { join } from 'node:path';
import type { PortsAccess } from '../../engine/engine-parts.ts';
import { Fault } from '../../errors.ts';
import { mergeShards } from '../../jobs/runs/merge-runs.ts';
import { interruption } from '../../ports/interruption.ts';
import { stepClient } from '../api/step-client.ts';
import { harmless } from '../runner.ts';
import { fetchShards } from '../state/fetch-shards.ts';
import { type Restored, stateArtifact } from '../state/state-artifact.ts';
import { type ConcludedRun, concludeRun, outputArtifact } from './conclude-run.ts';
import { optimizeAfter } from './optimize-after.ts';
import { gateOptions } from './run-step.ts';
import type { StepStart, StepWorld } from './step-world.ts';

/**
 * `command: merge`: the shards of this run of the workflow become one run, which ends as one that played the suite alone. They
 * are taken from their artifacts; without a token, or with `state: path`, from the folders that the workflow laid below
 * `shards` of the state folder.
 */
export async function mergeStep(begun: StepStart): Promise<number> {
  const { inputs, engine, core, context } = begun;
  const world = { ...begun, client: await stepClient(inputs, engine.ports, context) };
  const state = stateArtifact({ ...world, env: engine.ports.env });
  const folder = join(engine.stateDir, 'shards');
  await gatherShards(world, folder);
  if (inputs.baselineRefCheck) core.warning('baseline-ref-check has no effect here: a merge plays nothing.');
  const restored = await state.restore();
  const { runId, exitCode, failed } = await mergeAndReport(world, folder, restored);
  await outputArtifact(core, await state.save(runId));
  if (failed === undefined) return exitCode;
  using interrupted = interruption();
  await optimizeAfter(failed, world, interrupted.signal);
  return exitCode;
}

/** Lays the shards of this run of the workflow into the folder, where the workflow does not do so itself. */
async function gatherShards(world: StepWorld, folder: string): Promise<void> {
  const { inputs, engine, core, context, client } = world;
  if (context === undefined || client === undefined || inputs.state === 'path')
    return requireFolder(engine, folder);
  const { stateArtifact } = inputs;
  const found = await fetchShards(client, context, { stateArtifact, folder, files: engine.ports.files });
  // Usual after "re-run failed jobs"; after "re-run all jobs" it means that a shard left nothing this time.
  for (const notice of found.notices) core.notice(harmless(notice), { title: 'Shard of an earlier attempt' });
  for (const problem of found.problems) core.warning(harmless(problem));
  if (found.taken === 0) throw nothing(found.problems);
}

/** Merges the shards and reports the whole run; then its journal is closed. */
async function mergeAndReport(
  world: StepWorld,
  folder: string,
  restored: Restored,
): Promise<ConcludedRun & { runId: string }> {
  const { inputs, engine, core } = world;
  await using merged = await mergeShards(engine, [folder], gateOptions(inputs, restored));
  const { run_id: runId, judge } = merged.report.header;
  core.info(`${merged.planned.length} cases, judge ${judge.mode}, run ${runId}`);
  return {
    runId,
    ...(await concludeRun(merged, { ...world, unread: restored.unread, lastGood: restored.lastGood })),
  };
}

function requireFolder({ ports }: PortsAccess, folder: string): void {
  if (ports.files.stat(folder)?.kind === 'directory') return;
  throw new Fault('not_found', 'there are no shards to merge', {
    where: folder,
    hint: 'Lay the state folder of each shard below it, in a folder of its own; or leave state at artifact, with the permission "actions: read".',
  });
}

function nothing(problems: readonly string[]): Fault {
  return new Fault('not_found', `no shard of this workflow run could be taken${listed(problems)}`, {
    where: 'the artifacts of this workflow run',
    hint: 'Play the shards in jobs that this one needs (shard: 1/4 to 4/4), with the same state-artifact as here.',
  });
}

const listed = (problems: readonly string[]) =>
  problems.length === 0 ? ': none left an artifact' : `: ${problems.join(' ').replace(/\.$/, '')}`;
