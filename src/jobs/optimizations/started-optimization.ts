import type {
  AnnouncingParts,
  EvalsAccess,
  ResourceAccess,
  Scoring,
  StateAccess,
  TracingAccess,
} from '../../engine/engine-parts.ts';
import { eventStream } from '../../flow/event-stream.ts';
import { type Resources, withResources } from '../../flow/resources.ts';
import { identityOf } from '../../judges/judge.ts';
import type { AttemptSource } from '../../optimizations/attempt-source.ts';
import { optimizePrompt } from '../../optimizations/optimize.ts';
import type { OptimizationOutcome } from '../../optimizations/outcome.ts';
import type { RecordedProposer } from '../../optimizations/proposing/recorded-proposer.ts';
import { storedAttempts } from '../../optimizations/stored-attempts.ts';
import { caseAttachments } from '../../runs/execution/case-attachments.ts';
import type { RunConfig } from '../../runs/records.ts';
import type { RunJournal } from '../../runs/run-journal.ts';
import type { RunEvent } from '../../runs/world.ts';
import { defined } from '../../schema/defined.ts';
import {
  type Optimization,
  type OptimizationReport,
  type OptimizeResponse,
  optimizeResponse,
} from '../../schema/optimization.ts';
import type { LoadedAgent } from '../../test-cases/evals.ts';
import { sharedConnections } from '../runs/shared-connections.ts';
import { announceOptimization } from './announce-optimization.ts';
import type { DraftedOptimization } from './draft-optimization.ts';
import { type Expense, expenseOf } from './expense.ts';
import { sumUsage } from './sum-usage.ts';
import { timedBudget } from './timed-budget.ts';
import type { ValidationRun } from './validation-run.ts';
import { validationDetails } from './validation-sentence.ts';

/** Progress of an optimization, in the order of what happens. */
export type OptimizationEvent = { type: 'phase'; phase: string; words: string } | { type: 'play' };

/** An optimization that is ready to go. One that is not finished is closed by whoever started it, best by `await using`. */
export interface StartedOptimization extends AsyncDisposable {
  optimizationId: string;
  validationRunId: string;
  agent: LoadedAgent;
  judge: { mode: 'llm' | 'offline'; model: string };
  /** The most that it can take, known before it begins. */
  expense: Expense;
  /** What a reader should know before: failures that are not used, an agent that cannot be played. */
  notes: readonly string[];
  subscribe(listener: (event: OptimizationEvent) => void): void;
  /** Plays it to the end, stores the answer, and closes it. */
  finish(): Promise<FinishedOptimization>;
  /** Lets go of journals and lock, whether it was played or not. */
  close(): Promise<void>;
}

export interface FinishedOptimization {
  response: OptimizeResponse;
  report: OptimizationReport;
  cancelled: boolean;
}

/** Everything that an optimization is played with. */
export interface ReadyOptimization extends DraftedOptimization {
  /** Monotonic, in milliseconds. */
  begun: number;
  scoring: Scoring;
  journal: RunJournal;
  config: RunConfig;
  validation: ValidationRun;
  proposer: RecordedProposer;
  /** Notes of the proposer, complete once it has ended. */
  proposerNotes(): readonly string[];
  signal: AbortSignal | undefined;
  ceiling: number | undefined;
}

type Parts = StateAccess & EvalsAccess & ResourceAccess & TracingAccess & AnnouncingParts;

/** An optimization as its entry point sees it; `open` holds its journals and its lock. */
export function startedOptimization(
  engine: Parts,
  ready: ReadyOptimization,
  open: Resources,
): StartedOptimization {
  const { id, gathered, settings, scoring, notes, record } = ready;
  const listeners: ((event: OptimizationEvent) => void)[] = [];
  const notify = (event: OptimizationEvent) => {
    for (const listener of listeners) listener(event);
  };
  const close = () => open.close();
  return {
    optimizationId: id,
    validationRunId: record.validation_run_id,
    agent: gathered.agent,
    judge: identityOf(scoring.judge),
    notes,
    expense: expenseOf(gathered, settings, record.request.budget, ready.ceiling),
    subscribe: (listener) => void listeners.push(listener),
    close,
    finish: () =>
      withResources(async (held) => {
        held.atClose(close);
        return finished(engine, ready, notify);
      }),
    [Symbol.asyncDispose]: close,
  };
}

async function finished(
  engine: Parts,
  ready: ReadyOptimization,
  notify: (event: OptimizationEvent) => void,
): Promise<FinishedOptimization> {
  const { id, begun, gathered, settings, scoring, journal, validation, proposer, record } = ready;
  const { clock } = engine.ports;
  return withResources(async (open) => {
    const connections = sharedConnections(engine);
    open.atClose(() => connections.close());
    const holdout = { played: record.holdout_played === true };
    const attemptSource = attemptSourceOf(engine, ready, connections, holdout, () =>
      notify({ type: 'play' }),
    );
    const onPhase = (phase: string, words: string) => notify({ type: 'phase', phase, words });
    const outcome = await optimizePrompt(gathered.material, settings, { attemptSource, proposer, onPhase });
    const details = { ...outcome.details, ...extraDetails(ready, outcome) };
    const judge = identityOf(scoring.judge);
    await validation.finish(outcome, judge);
    const { holdout: _, ...shown } = outcome;
    const effort = {
      judge,
      usage: sumUsage(journal.usage, validation.ground.journal.usage, proposer.spent),
      duration_ms: Math.round(clock.monotonic() - begun),
    };
    const stored: Optimization = {
      ...record,
      ...(holdout.played ? { holdout_played: true } : {}),
      ...shown,
      details,
      report: effort,
    };
    await journal.flush();
    await (await engine.store()).put('optimizations', id, stored);
    const response = optimizeResponse.parse(stored);
    const cancelled = ready.signal?.aborted ?? false;
    if (!cancelled) await announceOptimization(engine, stored);
    return { response, report: { response, agent_id: record.agent_id, ...effort }, cancelled };
  });
}

/** Plays prompts on stored ground. That the cases held out were played is written down before the first of them. */
function attemptSourceOf(
  engine: Parts,
  { id, gathered, settings, scoring, journal, config, validation, record, signal }: ReadyOptimization,
  connections: ReturnType<typeof sharedConnections>,
  holdout: { played: boolean },
  onPlay: () => void,
): AttemptSource {
  const { ports } = engine;
  const events = eventStream<RunEvent>();
  events.subscribe(({ type }) => {
    if (type === 'case.started') onPlay();
  });
  const stored = storedAttempts({
    ports,
    settings: scoring.settings,
    judge: scoring.judge,
    budget: timedBudget(scoring.budget, ports.clock, record.request.budget.max_minutes),
    traces: connections.traces,
    connect: connections.of,
    attachments: caseAttachments(engine),
    hidden: [engine.stateDir],
    events,
    signal,
    search: { runId: id, journal, config },
    validation: validation.ground,
    cases: gathered.cases,
    original: gathered.material.prompt,
    measured: Object.keys(settings.targetMetrics ?? {}),
  });
  return {
    play: async (prompts, plays, phase) => {
      // A kill in the middle has used the cases too.
      if (phase === 'holdout' && !holdout.played)
        await (await engine.store()).put('optimizations', id, { ...record, holdout_played: true });
      holdout.played ||= phase === 'holdout';
      return stored.play(prompts, plays, phase);
    },
  };
}

function extraDetails({ gathered, notes, proposerNotes }: ReadyOptimization, outcome: OptimizationOutcome) {
  const validation = validationDetails(outcome);
  const all = [...notes, ...proposerNotes()];
  return {
    ...defined({ validation }),
    ...(Object.values(gathered.stale).some((count) => count > 0) ? { stale: gathered.stale } : {}),
    ...(all.length === 0 ? {} : { notes: all }),
  };
}
