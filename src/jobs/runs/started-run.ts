/// <reference lib="esnext.disposable" preserve="true" />
import { connectAgent } from '../../agents/connect.ts';
import type { AnnouncingParts, RunningParts } from '../../engine/engine-parts.ts';
import { eventStream } from '../../flow/event-stream.ts';
import type { Resources } from '../../flow/resources.ts';
import { workflowCommit } from '../../git/workflow-commit.ts';
import { identityOf } from '../../judges/judge.ts';
import { caseAttachments } from '../../runs/execution/case-attachments.ts';
import { tracedAgents } from '../../runs/execution/traced-agents.ts';
import type { AffectedChoice } from '../../runs/planning/affected-cases.ts';
import { estimatedSeconds } from '../../runs/planning/estimated-seconds.ts';
import { emptyKeyWarnings } from '../../runs/planning/missing-secrets.ts';
import type { PlannedCase } from '../../runs/planning/plan.ts';
import { historyOf, recordRun } from '../../runs/record-run.ts';
import type { NarrowedPart } from '../../runs/records.ts';
import { type RunOutcome, run } from '../../runs/run.ts';
import type { RunJournal } from '../../runs/run-journal.ts';
import type { RunSpec } from '../../runs/run-spec.ts';
import type { RunEvent, RunWorld } from '../../runs/world.ts';
import { defined } from '../../schema/defined.ts';
import type { RunHeader } from '../../schema/run.ts';
import type { Settings } from '../../schema/settings.ts';
import { announceRun } from './announce-run.ts';
import { type OpenCassettes, openRunCassettes } from './open-run-cassettes.ts';
import { reportOfRun } from './report-of-run.ts';

/**
 * A run that is ready to go. Whoever started it closes it, best by `await using`: until then its journal is locked, and open for the
 * cases of its report.
 */
export interface StartedRun extends AsyncDisposable {
  runId: string;
  planned: readonly PlannedCase[];
  settings: Settings;
  judge: RunHeader['judge'];
  /** What whoever waits should know before it ends: whole sentences, which the report holds too. */
  warnings: string[];
  /** The same of the models that it asks: what ends, and what has no known price. */
  modelNotes: string[];
  events: RunWorld['events'];
  /** Where only affected cases were asked for. */
  affected?: AffectedChoice;
  /** Where some of the selected cases alone are played. */
  narrowed?: NarrowedPart;
  /** Estimate of interface 2.8, in seconds, at least 1. */
  estimatedSeconds: number;
  /** Plays it to the end; `onCase` is told of each case while it goes on. The cases of the report can be read until the run is closed. */
  finish(listener?: Pick<RunWorld, 'onCase'>): Promise<RunOutcome>;
  /** Lets go of journal and lock, whether it was played or not. */
  close(): Promise<void>;
}

/** A run that was decided, and what it keeps open. */
interface OpenRun {
  spec: RunSpec;
  journal: RunJournal;
  signal: AbortSignal | undefined;
  open: Resources;
}

/** A run whose journal is open, as whoever asked for it sees it. */
export function startedRun(engine: RunningParts & AnnouncingParts, run: OpenRun): StartedRun {
  const { spec, journal, open } = run;
  const { runId, planned, settings, judge, affected } = spec;
  if (journal.damage.lines > 0)
    engine.warn(
      `the journal of ${runId} has ${journal.damage.lines} damaged lines; what they held is done again`,
    );
  const events = eventStream<RunEvent>();
  const close = () => open.close();
  return {
    ...{ runId, planned, settings, events, close },
    judge: identityOf(judge),
    warnings: emptyKeyWarnings(spec.config.empty_keys),
    modelNotes: spec.config.model_notes ?? [],
    ...defined({ affected, narrowed: spec.config.narrowed }),
    estimatedSeconds: estimatedSeconds(spec),
    finish: ({ onCase } = {}) => finished(engine, run, { events, onCase }),
    [Symbol.asyncDispose]: close,
  };
}

/** Plays it, records it for later runs, adds to the report the trend over those before it, and announces it. */
async function finished(
  engine: RunningParts & AnnouncingParts,
  { spec, journal, signal, open }: OpenRun,
  { events, onCase }: Pick<RunWorld, 'events' | 'onCase'>,
): Promise<RunOutcome> {
  const { ports } = engine;
  const { runId, config, judge, planned, baseline } = spec;
  const traces = tracedAgents(engine.traces(), ports);
  open.atClose(() => traces.close());
  const cassettes = await openRunCassettes(engine, spec);
  if (cassettes !== undefined) open.atClose(() => cassettes.close());
  // A row from the beginning, written while the first calls are under way: a killed run is found in the list.
  const store = await engine.store();
  const listed = store.putRunSummary({
    run_id: runId,
    status: 'running',
    conclusion: null,
    reason: 'Not finished: under way, or interrupted.',
    started_at: journal.startedAt ?? new Date(ports.clock.now()).toISOString(),
    pass_rate: null,
  });
  listed.catch(() => undefined); // Heard below, after the run: nothing that is paid for is left behind.
  const finishedBefore = journal.header !== undefined;
  const outcome = await run(spec, {
    ...{ ports, journal, traces, events, signal, onCase, cassettes },
    history: historyOf(engine, judge.id),
    connect: connecting(engine, cassettes),
    attachments: caseAttachments(engine),
    hidden: [engine.stateDir],
  });
  await listed;
  // What is told from here on stands on the disk: a report of results that a power cut takes back would be of nothing.
  await journal.flush();
  const recorded = { config, judge, planned, commit: workflowCommit(ports) };
  await recordRun(store, recorded, outcome, finishedBefore);
  const ended = { config, journal, baseline: baseline?.run, whole: true };
  const report = await reportOfRun(engine, outcome.report, ended);
  if (!outcome.cancelled) await announceRun(engine, outcome.report, config);
  return { ...outcome, report };
}

/** Reaches agents; where a replay answers, with what stands for keys that are not set. */
function connecting(engine: RunningParts, cassettes: OpenCassettes | undefined): RunWorld['connect'] {
  const { ports } = engine;
  return async (loaded, { http = ports.http, standIns } = {}) => {
    const stood = standIns === true ? cassettes?.withStandIns(ports.env) : undefined;
    const reachable = await engine.reach(loaded, stood);
    cassettes?.reached(reachable);
    const env = stood === undefined ? ports.env : { ...ports.env, get: stood.get };
    return connectAgent(reachable, { ...ports, http, env });
  };
}
