import type { StateAccess } from '../../engine/engine-parts.ts';
import type { OptimizationOutcome } from '../../optimizations/outcome.ts';
import type { PlayGround } from '../../optimizations/stored-player.ts';
import { casesFrom } from '../../runs/attempt.ts';
import type { RunConfig } from '../../runs/records.ts';
import { runHeaderOf } from '../../runs/run-header.ts';
import { openRunJournal } from '../../runs/run-journal.ts';
import { tally } from '../../runs/summarize.ts';
import type { RunHeader } from '../../schema/run.ts';
import { openBlobs } from '../../state/blobs.ts';
import { statePaths } from '../../state/state-paths.ts';
import { validationSentence } from './validation-sentence.ts';

/** The run in which original and candidate play the cases held out (improvement.md 2.2 step 12). */
export interface ValidationRun {
  ground: PlayGround;
  /** Writes down how it ended; a cancelled one stays open to go on. */
  finish(outcome: OptimizationOutcome, judge: RunHeader['judge']): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the validation run of an optimization and lists it at once, so that its id can be looked up whatever happens. It is a stored run
 * like others, but proves nothing of the agent as it is: it is never a baseline, and never analysed as the agent's.
 */
export async function openValidationRun(
  engine: StateAccess,
  runId: string,
  optimizationId: string,
  given: Omit<RunConfig, 'validates' | 'gate'>,
): Promise<ValidationRun> {
  const { ports } = engine;
  const paths = statePaths(engine.stateDir);
  const journal = openRunJournal(paths.journal(runId), ports, openBlobs(paths.blobs, ports));
  const now = () => new Date(ports.clock.now()).toISOString();
  const config: RunConfig = {
    ...given,
    gate: { min_pass_rate: 0, fail_on: 'never' },
    validates: optimizationId,
  };
  const startedAt = journal.startedAt ?? now();
  const began = ports.clock.monotonic();
  const store = await engine.store();
  const row = {
    run_id: runId,
    started_at: startedAt,
    agent_id: given.selection.agent ?? null,
    judge: { mode: given.judge.mode, model: given.judge.model },
    selection: given.selection,
    fail_on: config.gate.fail_on,
    optimization: optimizationId,
  };
  try {
    if (journal.config === undefined)
      journal.append({ type: 'run.started', run_id: runId, at: startedAt, config });
    // Finished before, and nobody may play: then its end is written again, the same.
    else journal.append({ type: 'run.resumed', at: now() });
    await store.putRunSummary({
      ...row,
      status: 'running',
      conclusion: null,
      reason: `Validation of ${optimizationId}: not finished, under way or interrupted.`,
      pass_rate: null,
    });
  } catch (error) {
    await journal.close();
    throw error;
  }
  return {
    ground: { runId, journal, config },
    async finish(outcome, judge) {
      const cancelled = outcome.status === 'failed' && outcome.decision !== 'insufficient_failures';
      const facts = tally(casesFrom(journal.planned, journal.attempt));
      const planned = journal.planned.map((description) => ({ description }));
      const header: RunHeader = {
        ...runHeaderOf({ runId, ports, planned, judge, config }, facts, {
          startedAt,
          began,
          status: cancelled ? 'failed' : 'completed',
          conclusion: outcome.decision === 'accepted' ? 'passed' : 'neutral',
          reason: validationSentence(optimizationId, outcome),
          usage: journal.usage,
        }),
        agent_id: row.agent_id,
      };
      if (!cancelled) journal.append({ type: 'run.finished', at: header.finished_at, header });
      const { status, conclusion, reason, finished_at, counts, pass_rate } = header;
      await store.putRunSummary({ ...row, status, conclusion, reason, finished_at, counts, pass_rate });
    },
    close: () => journal.close(),
  };
}
