import type { StateAccess } from '../../engine/engine-parts.ts';
import { identityOf } from '../../judges/judge.ts';
import type { OptimizationOutcome } from '../../optimizations/outcome.ts';
import type { AttemptJournal } from '../../optimizations/stored-attempts.ts';
import type { Ports } from '../../ports/ports.ts';
import { casesFrom } from '../../runs/attempt.ts';
import type { RunConfig } from '../../runs/records.ts';
import { runHeaderOf } from '../../runs/run-header.ts';
import { openRunJournal, type RunJournal } from '../../runs/run-journal.ts';
import { tally } from '../../runs/summarize.ts';
import type { RunHeader } from '../../schema/run.ts';
import { openBlobs } from '../../state/blobs.ts';
import { statePaths } from '../../state/state-paths.ts';
import { validationSentence } from './validation-sentence.ts';

/** The run in which original and candidate play the cases held out (improvement.md 2.2 step 12). */
export interface ValidationRun {
  ground: AttemptJournal;
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
  const config: RunConfig = {
    ...given,
    gate: { min_pass_rate: 0, fail_on: 'never' },
    validates: optimizationId,
  };
  const now = new Date(ports.clock.now()).toISOString();
  const startedAt = journal.startedAt ?? now;
  const began = ports.clock.monotonic();
  const store = await engine.store();
  const row = rowOf(runId, optimizationId, startedAt, config);
  try {
    if (journal.config === undefined)
      journal.append({ type: 'run.started', run_id: runId, at: startedAt, config });
    // Finished before, and nobody may play: then its end is written again, the same.
    else journal.append({ type: 'run.resumed', at: now });
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
      const facts = { runId, ports, judge, startedAt, began, journal, config };
      const header = { ...headerOf(optimizationId, outcome, facts), agent_id: row.agent_id };
      if (header.status === 'completed')
        journal.append({ type: 'run.finished', at: header.finished_at, header });
      await journal.flush();
      const { status, conclusion, reason, finished_at, counts, pass_rate } = header;
      await store.putRunSummary({ ...row, status, conclusion, reason, finished_at, counts, pass_rate });
    },
    close: () => journal.close(),
  };
}

/** What the list of runs says of it from its beginning on. */
const rowOf = (runId: string, optimizationId: string, startedAt: string, config: RunConfig) => ({
  run_id: runId,
  started_at: startedAt,
  agent_id: config.selection.agent ?? null,
  judge: identityOf(config.judge),
  selection: config.selection,
  fail_on: config.gate.fail_on,
  optimization: optimizationId,
});

/** How it ended; one that was cancelled is failed, and may go on. */
function headerOf(
  optimizationId: string,
  outcome: OptimizationOutcome,
  facts: {
    runId: string;
    ports: Ports;
    judge: RunHeader['judge'];
    startedAt: string;
    began: number;
    journal: RunJournal;
    config: RunConfig;
  },
): RunHeader {
  const { journal, startedAt, began, ...run } = facts;
  const cancelled = outcome.status === 'failed' && outcome.decision !== 'insufficient_failures';
  const planned = journal.planned.map((description) => ({ description }));
  return runHeaderOf({ ...run, planned }, tally(casesFrom(journal.planned, journal.counted)), {
    ...{ startedAt, began, usage: journal.usage },
    status: cancelled ? 'failed' : 'completed',
    conclusion: outcome.decision === 'accepted' ? 'passed' : 'neutral',
    reason: validationSentence(optimizationId, outcome),
  });
}
