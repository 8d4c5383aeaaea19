import { join } from 'node:path';
import type { Engine } from '../../engine/engine.ts';
import { Fault } from '../../errors.ts';
import { mergeShards } from '../../jobs/runs/merge-runs.ts';
import { interruption } from '../../ports/interruption.ts';
import { defined } from '../../schema/defined.ts';
import type { WorkflowContext } from '../api/context.ts';
import { stepClient } from '../api/step-client.ts';
import type { Inputs } from '../inputs.ts';
import { type Core, harmless } from '../runner.ts';
import { fetchShards } from '../state/fetch-shards.ts';
import { travellingState } from '../state/travelling-state.ts';
import { concludeRun, tellArtifact } from './conclude-run.ts';
import { optimizeAfter } from './optimize-after.ts';
import type { FailedRun } from './step-world.ts';

/**
 * `command: merge`: the shards of this run of the workflow become one run, which ends as one that played the suite alone. They
 * are taken from their artifacts; without a token, or with `state: path`, from the folders that the workflow laid below
 * `shards` of the state folder.
 */
export async function mergeStep(
  inputs: Inputs,
  engine: Engine,
  core: Core,
  context: WorkflowContext | undefined,
  redact: (text: string) => string,
): Promise<number> {
  const client = await stepClient(inputs, engine.ports, context);
  const world = { inputs, engine, core, context, client, redact };
  const state = travellingState({ ...world, env: engine.ports.env });
  const folder = join(engine.stateDir, 'shards');
  const carried = context === undefined || client === undefined || inputs.state === 'path';
  if (carried) requireFolder(engine, folder);
  else {
    const { stateArtifact } = inputs;
    const found = await fetchShards(client, context, { stateArtifact, folder, files: engine.ports.files });
    // Usual after "re-run failed jobs"; after "re-run all jobs" it means that a shard left nothing this time.
    for (const notice of found.notices)
      core.notice(harmless(notice), { title: 'Shard of an earlier attempt' });
    for (const problem of found.problems) core.warning(harmless(problem));
    if (found.taken === 0) throw nothing(found.problems);
  }
  if (inputs.baselineRefCheck) core.warning('baseline-ref-check has no effect here: a merge plays nothing.');
  const { restored, unread } = await state.restore();
  let runId = '';
  const failed: FailedRun[] = [];
  const options = {
    ...defined({ minPassRate: inputs.minPassRate, failOn: inputs.failOn }),
    ...(inputs.baseline === 'auto' ? { seekBaseline: true } : { baseline: inputs.baseline }),
    ...(restored ? { historyOf: 'base' as const } : {}),
    ...defined({ unread }),
  };
  const exitCode = await mergeShards(engine, [folder], options, (outcome) => {
    const { header } = outcome.report;
    runId = header.run_id;
    core.info(`${outcome.planned.length} cases, judge ${header.judge.mode}, run ${runId}`);
    return concludeRun(outcome, { ...world, unread }, 'whole', (one) => failed.push(one));
  });
  await tellArtifact(core, await state.save(runId));
  const interrupted = interruption();
  try {
    for (const one of failed) await optimizeAfter(one, world, interrupted.signal);
  } finally {
    interrupted.end();
  }
  return exitCode;
}

function requireFolder({ ports }: Engine, folder: string): void {
  if (ports.files.stat(folder)?.kind === 'directory') return;
  throw new Fault('not_found', 'there are no shards to merge', {
    where: folder,
    hint: 'Lay the state folder of each shard below it, in a folder of its own; or leave state at artifact, with the permission "actions: read".',
  });
}

function nothing(problems: readonly string[]): Fault {
  return new Fault('not_found', `no shard of this workflow run could be taken${told(problems)}`, {
    where: 'the artifacts of this workflow run',
    hint: 'Play the shards in jobs that this one needs (shard: 1/4 to 4/4), with the same state-artifact as here.',
  });
}

const told = (problems: readonly string[]) =>
  problems.length === 0 ? ': none left an artifact' : `: ${problems.join(' ').replace(/\.$/, '')}`;
