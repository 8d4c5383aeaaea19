import { type RunOptions, startRun } from '../../jobs/runs/start-run.ts';
import { boundHeapOf } from '../../ports/heap/bounded-heap.ts';
import { interruption } from '../../ports/interruption.ts';
import { affectedLine } from '../../runs/planning/affected-cases.ts';
import { narrowedLine } from '../../runs/planning/narrowed-part.ts';
import type { GateOptions } from '../../runs/planning/run-options.ts';
import { defined } from '../../schema/defined.ts';
import { statePaths } from '../../state/state-paths.ts';
import { logLine } from '../../text/escape/workflow-command.ts';
import type { WorkflowContext } from '../api/context.ts';
import { stepClient } from '../api/step-client.ts';
import type { Inputs } from '../inputs.ts';
import { type Core, harmless } from '../runner.ts';
import { type Restored, stateArtifact } from '../state/state-artifact.ts';
import { type ConcludedRun, concludeRun, concludeShard, outputArtifact } from './conclude-run.ts';
import { optimizeAfter } from './optimize-after.ts';
import { requireCheckedOutHead } from './require-checked-out-head.ts';
import { stepCases } from './step-cases.ts';
import type { StepStart, StepWorld } from './step-world.ts';

/** `command: run`: the main job, from the evals folder to the exit code; with `shard`, a part of it for a merge. */
export async function runStep(begun: StepStart): Promise<number> {
  const { inputs, engine, core, context } = begun;
  using interrupted = interruption();
  const { signal } = interrupted;
  const doubt = await requireCheckedOutHead(inputs, context, engine.evalsDir, engine.ports);
  if (doubt !== undefined) core.warning(harmless(doubt));
  const world = { ...begun, client: await stepClient(inputs, engine.ports, context) };
  const state = stateArtifact({ ...world, env: engine.ports.env });
  const restored = await state.restore();
  const { runId, exitCode, failed } = await playAndReport(world, restored, signal);
  // Its journal is closed now, and everything that people wait for has been posted.
  const isShard = inputs.shard !== undefined;
  await outputArtifact(core, isShard ? await handOver(runId, world) : await state.save(runId));
  if (failed !== undefined) await optimizeAfter(failed, world, signal);
  return exitCode;
}

/** Plays the run and reports it; then its journal is closed. */
async function playAndReport(
  world: StepWorld,
  { restored, unread, lastGood }: Restored,
  signal: AbortSignal,
): Promise<ConcludedRun & { runId: string }> {
  const { inputs, engine, core, redact } = world;
  const options = runOptions(world, { restored, unread });
  await using started = await startRun(engine, { ...options, signal });
  const { runId } = started;
  boundHeapOf(started.planned.length);
  if (started.affected !== undefined) core.info(logLine(affectedLine(started.affected)));
  if (started.narrowed !== undefined) core.info(logLine(narrowedLine(started.narrowed)));
  core.info(`${started.planned.length} cases, judge ${started.judge.mode}, run ${runId}`);
  for (const warning of started.warnings) core.notice(harmless(redact(warning)), { title: 'No judge model' });
  for (const note of started.modelNotes) core.notice(harmless(redact(note)), { title: 'Models' });
  using cases = stepCases(world, runId);
  const outcome = await started.finish({ onCase: cases.add });
  for (const notice of outcome.baseNotices ?? [])
    core.notice(harmless(redact(notice)), { title: 'Not checked on the base' });
  const ended = { ...world, unread, lastGood };
  if (inputs.shard !== undefined) return { runId, exitCode: await concludeShard(outcome, ended, cases) };
  return { runId, ...(await concludeRun(outcome, ended, cases)) };
}

function runOptions(
  { inputs, core, context }: Pick<StepWorld, 'inputs' | 'core' | 'context'>,
  { restored, unread }: Restored,
): RunOptions {
  return {
    selection: {
      ...defined({ agent: inputs.agent, tags: inputs.tags, cases: inputs.cases, repeat: inputs.repeat }),
    },
    ...gateOptions(inputs, { restored, unread }),
    ...(inputs.affectedOnly ? affectedSince(context, core) : {}),
    refusesOnly: !inputs.allowOnly,
    ...replayOf(inputs),
    ...defined({ shard: inputs.shard }),
    ...(inputs.baselineRefCheck ? { baselineRefCheck: true } : {}),
    baseRef: context?.baseSha,
  };
}

/** Where nobody says what is to be replayed, what was recorded stands for keys that are withheld. */
function replayOf({ replay }: Inputs): Pick<RunOptions, 'replay' | 'replaysRecorded'> {
  if (replay === undefined) return { replaysRecorded: true };
  return replay === 'never' ? {} : { replay: replay === 'always' ? 'all' : 'changed' };
}

/** What the inputs ask of the gate of a run or a merge, with the runs that were restored before it. */
export function gateOptions(inputs: Inputs, { restored, unread }: Restored): GateOptions {
  return {
    ...defined({ minPassRate: inputs.minPassRate, failOn: inputs.failOn }),
    ...defined({ requireBaseline: inputs.requireBaseline }),
    ...(inputs.baseline === 'auto' ? { seekBaseline: true } : { baseline: inputs.baseline }),
    ...(restored ? { historyOf: 'base' as const } : {}),
    ...defined({ unread }),
  };
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

/** A run whose base is unknown plays everything: rather too much than nothing. */
function affectedSince(context: WorkflowContext | undefined, core: Core): Pick<RunOptions, 'affected'> {
  if (context?.baseSha !== undefined) return { affected: { base: context.baseSha, orAll: true } };
  core.warning('The event names no commit to compare with, so every case is played (affected-only).');
  return {};
}
