import type { Engine } from '../../engine/engine.ts';
import { affectedLine } from '../../jobs/runs/affected-cases.ts';
import { type RunOptions, startRun } from '../../jobs/runs/start-run.ts';
import { interruption } from '../../ports/interruption.ts';
import { defined } from '../../schema/defined.ts';
import { statePaths } from '../../state/state-paths.ts';
import { logLine } from '../../text/escape/workflow-command.ts';
import type { WorkflowContext } from '../api/context.ts';
import { stepClient } from '../api/step-client.ts';
import type { Inputs } from '../inputs.ts';
import { type Core, harmless } from '../runner.ts';
import { travellingState } from '../state/travelling-state.ts';
import { concludeRun, tellArtifact } from './conclude-run.ts';
import { optimizeAfter } from './optimize-after.ts';
import { requirePlayedHead } from './played-head.ts';
import type { FailedRun, StepWorld } from './step-world.ts';

/** `command: run`: the main job, from the evals folder to the exit code; with `shard`, a part of it for a merge. */
export async function runStep(
  inputs: Inputs,
  engine: Engine,
  core: Core,
  context: WorkflowContext | undefined,
  redact: (text: string) => string,
): Promise<number> {
  const { shard } = inputs;
  const interrupted = interruption();
  try {
    const doubt = await requirePlayedHead(inputs, context, engine.evalsDir, engine.ports);
    if (doubt !== undefined) core.warning(harmless(doubt));
    const client = await stepClient(inputs, engine.ports, context);
    const world = { inputs, engine, core, context, client, redact };
    const state = travellingState({ ...world, env: engine.ports.env });
    const { restored, unread } = await state.restore();
    const started = await startRun(engine, {
      selection: {
        ...defined({ agent: inputs.agent, tags: inputs.tags, cases: inputs.cases, repeat: inputs.repeat }),
      },
      ...defined({ minPassRate: inputs.minPassRate, failOn: inputs.failOn }),
      ...(inputs.baseline === 'auto' ? { seekBaseline: true } : { baseline: inputs.baseline }),
      ...(inputs.affectedOnly ? affectedSince(context, core) : {}),
      ...defined({ shard }),
      ...(restored ? { historyOf: 'base' as const } : {}),
      ...defined({ unread }),
      ...(inputs.baselineRefCheck ? { baselineRefCheck: true } : {}),
      baseRef: context?.baseSha,
      signal: interrupted.signal,
    });
    if (started.affected !== undefined) core.info(logLine(affectedLine(started.affected)));
    core.info(`${started.planned.length} cases, judge ${started.judge.mode}, run ${started.runId}`);
    for (const warning of started.warnings)
      core.notice(harmless(redact(warning)), { title: 'No judge model' });
    const failed: FailedRun[] = [];
    const exitCode = await started.finish((outcome) => {
      for (const notice of outcome.baseNotices ?? [])
        core.notice(harmless(redact(notice)), { title: 'Not checked on the base' });
      const part = shard === undefined ? 'whole' : 'part';
      return concludeRun(outcome, { ...world, unread }, part, (one) => failed.push(one));
    });
    // Its journal is closed now, and everything that people wait for has been said.
    const { runId } = started;
    await tellArtifact(core, shard === undefined ? await state.save(runId) : await handOver(runId, world));
    for (const one of failed) await optimizeAfter(one, world, interrupted.signal);
    return exitCode;
  } finally {
    interrupted.end();
  }
}

/** Leaves a shard where `command: merge` finds it; where the workflow carries the folder, that is its own matter. */
async function handOver(
  runId: string,
  { inputs, engine, context, client, redact }: StepWorld,
): Promise<string> {
  const { shard, state, stateArtifact, retentionDays } = inputs;
  if (shard === undefined || context === undefined || client === undefined || state === 'path') return '';
  const { uploadShard } = await import('../state/shard-artifact.ts');
  const { ports, stateDir } = engine;
  const id = await uploadShard(context, {
    ...{ runId, shard, stateArtifact, retentionDays, ports, redact },
    paths: statePaths(stateDir),
    tempFolder: ports.env.get('RUNNER_TEMP') ?? stateDir,
  });
  return String(id);
}

/** A run that nobody can say the base of plays everything: rather too much than nothing. */
function affectedSince(context: WorkflowContext | undefined, core: Core): Pick<RunOptions, 'affected'> {
  if (context?.baseSha !== undefined) return { affected: { base: context.baseSha, orAll: true } };
  core.warning('The event names no commit to compare with, so every case is played (affected-only).');
  return {};
}
