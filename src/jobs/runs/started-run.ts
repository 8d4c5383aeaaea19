import { connectAgent } from '../../agents/connect.ts';
import type { Engine } from '../../engine/engine.ts';
import { workflowCommit } from '../../git/workflow-commit.ts';
import { tracedAgents } from '../../runs/execution/traced-agents.ts';
import type { PlannedCase } from '../../runs/planning/plan.ts';
import { emptyKeyWarnings } from '../../runs/planning/withheld.ts';
import { type RunOutcome, run } from '../../runs/run.ts';
import type { RunWorld } from '../../runs/world.ts';
import { defined } from '../../schema/defined.ts';
import type { Settings } from '../../schema/settings.ts';
import type { AffectedChoice } from './affected-cases.ts';
import { announceRun } from './announce-run.ts';
import { caseAttachments } from './case-attachments.ts';
import { estimatedSeconds } from './estimated-seconds.ts';
import { historyOf, recordRun } from './record-run.ts';
import { reportOfRun } from './report-of-run.ts';

/** A run that is ready to go. */
export interface StartedRun {
  runId: string;
  planned: readonly PlannedCase[];
  settings: Settings;
  judge: { mode: 'llm' | 'offline'; model: string };
  /** What whoever waits should know before it ends: whole sentences, which the report holds too. */
  warnings: string[];
  events: RunWorld['events'];
  /** Where only affected cases were asked for. */
  affected?: AffectedChoice;
  /** Estimate of interface 2.8, in seconds, at least 1. */
  estimatedSeconds: number;
  /** Plays it to the end and hands the outcome on while its journal is still open for the reports. */
  finish<T>(use: (outcome: RunOutcome) => T | Promise<T>): Promise<T>;
  /** Lets go of journal and lock without playing. */
  abandon(): Promise<void>;
}

type World = Omit<RunWorld, 'ports' | 'connect' | 'attachments'>;

/** A run whose journal is open, as its door sees it. */
export function startedRun(
  engine: Engine,
  world: World,
  affected: AffectedChoice | undefined,
  close: () => Promise<void>,
): StartedRun {
  const { ports } = engine;
  if (world.journal.damage.lines > 0)
    engine.warn(
      `the journal of ${world.runId} has ${world.journal.damage.lines} damaged lines; what they held is done again`,
    );
  return {
    runId: world.runId,
    planned: world.planned,
    settings: world.settings,
    judge: { mode: world.judge.mode, model: world.judge.model },
    warnings: emptyKeyWarnings(world.config.empty_keys),
    events: world.events,
    ...defined({ affected }),
    estimatedSeconds: estimatedSeconds(world),
    abandon: close,
    async finish(use) {
      const traces = tracedAgents(engine.traces(), ports);
      try {
        // A row from the beginning, written while the first calls are under way: a killed run is found in the list.
        const store = await engine.store();
        const listed = store.putRunSummary({
          run_id: world.runId,
          status: 'running',
          conclusion: null,
          reason: 'Not finished: under way, or interrupted.',
          started_at: world.journal.startedAt ?? new Date(ports.clock.now()).toISOString(),
          pass_rate: null,
        });
        listed.catch(() => undefined); // Heard below, after the run: nothing that is paid for is left behind.
        const finishedBefore = world.journal.header !== undefined;
        const outcome = await run({
          ...world,
          ports,
          history: historyOf(engine, world.judge.id),
          traces,
          connect: async (loaded) => connectAgent(await engine.reach(loaded), ports),
          attachments: caseAttachments(engine),
        });
        await listed;
        const recorded = { ...world, commit: workflowCommit(ports) };
        await recordRun(store, recorded, outcome, finishedBefore);
        const { config, journal, baseline } = world;
        const ended = { config, journal, baseline: baseline?.run, whole: true };
        const report = await reportOfRun(engine, outcome.report, ended);
        if (!outcome.cancelled) await announceRun(engine, outcome.report, config);
        return await use({ ...outcome, report });
      } finally {
        await traces.close();
        await close();
      }
    },
  };
}
