import type {
  AnnouncingParts,
  EvalsAccess,
  ResourceAccess,
  RunningParts,
  Scoring,
  StateAccess,
  TracingAccess,
} from '../../engine/engine-parts.ts';
import { Fault } from '../../errors.ts';
import { eventStream } from '../../flow/event-stream.ts';
import type { OptimizationSettings } from '../../optimizations/material.ts';
import { optimizePrompt } from '../../optimizations/optimize.ts';
import type { OptimizationOutcome } from '../../optimizations/outcome.ts';
import type { Player } from '../../optimizations/player.ts';
import { refuseImpossible, refuseTooLong } from '../../optimizations/prompt/request-problems.ts';
import type { Asking, Proposer } from '../../optimizations/proposing/proposer.ts';
import { type RecordedProposer, recordedProposer } from '../../optimizations/proposing/recorded-proposer.ts';
import { storedPlayer } from '../../optimizations/stored-player.ts';
import { caseAttachments } from '../../runs/execution/case-attachments.ts';
import { checkSameJudge } from '../../runs/planning/same-run.ts';
import type { RunConfig } from '../../runs/records.ts';
import { openRunJournal, type RunJournal } from '../../runs/run-journal.ts';
import type { RunEvent } from '../../runs/world.ts';
import { defined } from '../../schema/defined.ts';
import {
  type Optimization,
  type OptimizationReport,
  type OptimizeRequest,
  type OptimizeResponse,
  optimizeResponse,
} from '../../schema/optimization.ts';
import { openBlobs } from '../../state/blobs.ts';
import { acquireLock } from '../../state/lock.ts';
import { statePaths } from '../../state/state-paths.ts';
import type { LoadedAgent } from '../../test-cases/evals.ts';
import { sharedConnections } from '../runs/shared-connections.ts';
import { announceOptimization } from './announce-optimization.ts';
import { chargeEarlier, familiesOf, isReachable, notesOf } from './before-optimization.ts';
import { chooseProposer } from './choose-proposer.ts';
import { type Expense, expenseOf } from './expense.ts';
import { type GatheredMaterial, gatherMaterial } from './optimization-material.ts';
import { settingsOf } from './optimization-settings.ts';
import { holdoutPlayed, nextHoldoutUse, seedOf, storedOptimization } from './stored-optimizations.ts';
import { sumUsage } from './sum-usage.ts';
import { timedBudget } from './timed-budget.ts';
import { openValidationRun, type ValidationRun } from './validation-run.ts';
import { validationDetails } from './validation-sentence.ts';

export interface OptimizationOptions {
  /** Go on with this optimization: what its journals hold is neither played nor judged nor asked again. */
  resume?: string;
  /** An id that was drawn for it before. */
  id?: string;
  /** Ceiling in US dollars; with `resume` it takes the place of the request's own. What was spent before counts in either case. */
  maxCostUsd?: number;
  signal?: AbortSignal;
  /** Called with the agent before anything is stored or paid; what it throws ends it. */
  check?: (agent: LoadedAgent) => void;
  /** Who proposes; default the judge's model where there is one, else the catalogue. */
  proposer?: Proposer;
}

/** Progress of an optimization, in the order of what happens. */
export type OptimizationEvent = { type: 'phase'; phase: string; words: string } | { type: 'play' };

/** An optimization that is ready to go. */
export interface StartedOptimization {
  optimizationId: string;
  validationRunId: string;
  agent: LoadedAgent;
  judge: { mode: 'llm' | 'offline'; model: string };
  /** The most that it can take, known before it begins. */
  expense: Expense;
  /** What a reader should know before: failures that are not used, an agent that cannot be played. */
  notes: readonly string[];
  subscribe(listener: (event: OptimizationEvent) => void): void;
  /** Plays it to the end and stores the answer. */
  finish(): Promise<FinishedOptimization>;
}

export interface FinishedOptimization {
  response: OptimizeResponse;
  report: OptimizationReport;
  cancelled: boolean;
}

/** Gathers failures and cases, checks everything that can be checked before money is spent, and opens the journals. */
export async function startOptimization(
  engine: RunningParts & AnnouncingParts,
  request: OptimizeRequest,
  options: OptimizationOptions = {},
): Promise<StartedOptimization> {
  const { ports } = engine;
  const begun = ports.clock.monotonic();
  const before = options.resume === undefined ? undefined : await storedOptimization(engine, options.resume);
  const id = before?.optimization_id ?? options.id ?? ports.ids.next('opt_');
  const createdAt = before?.created_at ?? new Date(ports.clock.now()).toISOString();
  const seed = before?.seed ?? request.seed ?? engine.options.seed ?? seedOf(id);
  const gathered = await gatherMaterial(engine, request, Date.parse(createdAt), before?.kinds);
  if (before !== undefined && before.material !== gathered.digest)
    throw new Fault('conflict', `what ${id} began with has changed: the prompt, cases or stored runs`, {
      where: id,
      hint: 'Start a new optimization; its judge calls come from the cache where nothing changed.',
    });
  options.check?.(gathered.agent);
  const notes = notesOf(gathered);
  const canPlay = gathered.obstacles.length === 0 && (await isReachable(engine, gathered.agent, notes));
  const families = familiesOf(gathered, request);
  const heldOut = before !== undefined && holdoutPlayed(before);
  const uses = heldOut
    ? before.holdout_uses
    : await nextHoldoutUse(engine, { agentId: request.agent_id, id, families });
  const settings = settingsOf(request, gathered, { seed, uses, canPlay });
  refuseImpossible(gathered.material.prompt, settings.preserve, settings.maxLength);
  const ceiling = options.maxCostUsd ?? request.budget.max_cost_usd;
  const calls = request.budget.max_judge_calls + request.budget.max_optimizer_calls;
  const scoring = await engine.scoringWith(ceiling, calls);
  const asking: Asking = { left: request.budget.max_optimizer_calls, inVain: 0, failures: {} };
  const chosen = options.proposer
    ? { proposer: options.proposer }
    : await chooseProposer(scoring, asking, options.signal);
  if (chosen.proposer.name === 'catalogue')
    refuseTooLong(gathered.material.prompt, settings.preserve, settings.maxLength);
  const paths = statePaths(engine.stateDir);
  const lock = await acquireLock(paths.optimizationFolder(id), ports);
  const open: { close(): Promise<void> }[] = [];
  const close = async () => {
    for (const one of open.reverse()) await one.close();
    lock.release();
  };
  try {
    const journal = openRunJournal(paths.optimizationJournal(id), ports, openBlobs(paths.blobs, ports));
    open.push(journal);
    const config = configOf(scoring, request.agent_id, seed);
    if (journal.config !== undefined) checkSameJudge(journal.config, config, id);
    const at = new Date(ports.clock.now()).toISOString();
    if (journal.config === undefined) journal.append({ type: 'run.started', run_id: id, at, config });
    else journal.append({ type: 'run.resumed', at });
    const runId = before?.validation_run_id ?? ports.ids.next('run_');
    const record: Optimization = {
      optimization_id: id,
      status: 'running',
      original_prompt: gathered.material.prompt,
      optimized_prompt: gathered.material.prompt,
      changes_made: [],
      predicted_improvement: {},
      validation_run_id: runId,
      decision: 'not_validated',
      details: { reason: 'not finished: under way, or interrupted' },
      agent_id: request.agent_id,
      created_at: createdAt,
      request,
      seed,
      holdout_uses: uses,
      ...(heldOut ? { holdout_played: true } : {}),
      split_cases: heldOut && before.split_cases !== undefined ? before.split_cases : families.flat(),
      kinds: gathered.material.categories.map(({ category }) => category),
      material: gathered.digest,
    };
    // Before its first play, with the id of its validation, so that whoever goes on finds both.
    await (await engine.store()).put('optimizations', id, record);
    const validation = await openValidationRun(engine, runId, id, {
      ...config,
      selection: { agent: request.agent_id },
    });
    open.push(validation);
    const proposer = recordedProposer(
      chosen.proposer,
      paths.optimizationProposals(id),
      ports,
      () => chosen.usage?.() ?? { calls: 0, cost_usd: 0 },
      asking,
    );
    open.push(proposer);
    chargeEarlier(scoring, [journal, validation.ground.journal], proposer);
    return started(
      engine,
      {
        ...{ id, begun, gathered, settings, scoring, journal, config, validation, proposer, notes, record },
        told: () => chosen.notes?.() ?? [],
        signal: options.signal,
        ceiling,
      },
      close,
    );
  } catch (error) {
    await close();
    throw error;
  }
}

interface Ready {
  id: string;
  begun: number;
  gathered: GatheredMaterial;
  settings: OptimizationSettings;
  scoring: Scoring;
  journal: RunJournal;
  config: RunConfig;
  validation: ValidationRun;
  proposer: RecordedProposer;
  notes: string[];
  record: Optimization;
  /** What whoever proposed has to say afterwards. */
  told(): readonly string[];
  signal: AbortSignal | undefined;
  ceiling: number | undefined;
}

function started(
  engine: StateAccess & EvalsAccess & ResourceAccess & TracingAccess & AnnouncingParts,
  ready: Ready,
  close: () => Promise<void>,
): StartedOptimization {
  const { ports } = engine;
  const { id, gathered, settings, scoring, journal, config, validation, proposer, notes, record } = ready;
  const listeners: ((event: OptimizationEvent) => void)[] = [];
  const tell = (event: OptimizationEvent) => {
    for (const listener of listeners) listener(event);
  };
  const events = eventStream<RunEvent>();
  events.subscribe(({ type }) => {
    if (type === 'case.started') tell({ type: 'play' });
  });
  const judge = { mode: scoring.judge.mode, model: scoring.judge.model };
  const connections = sharedConnections(engine);
  return {
    optimizationId: id,
    validationRunId: record.validation_run_id,
    agent: gathered.agent,
    judge,
    notes,
    expense: expenseOf(gathered, settings, record.request.budget, ready.ceiling),
    subscribe: (listener) => void listeners.push(listener),
    async finish() {
      try {
        let held = record.holdout_played === true;
        const stored = storedPlayer({
          ports,
          settings: scoring.settings,
          judge: scoring.judge,
          budget: timedBudget(scoring.budget, ports.clock, record.request.budget.max_minutes),
          traces: connections.traces,
          connect: connections.of,
          attachments: caseAttachments(engine),
          events,
          signal: ready.signal,
          search: { runId: id, journal, config },
          validation: validation.ground,
          cases: gathered.cases,
          original: gathered.material.prompt,
          measured: Object.keys(settings.targetMetrics ?? {}),
        });
        const player: Player = {
          play: async (prompts, plays, phase) => {
            // Before the first of them: a kill in the middle has used the cases too.
            if (phase === 'holdout' && !held)
              await (await engine.store()).put('optimizations', id, { ...record, holdout_played: true });
            held ||= phase === 'holdout';
            return stored.play(prompts, plays, phase);
          },
        };
        const onPhase = (phase: string, words: string) => tell({ type: 'phase', phase, words });
        const outcome = await optimizePrompt(gathered.material, settings, { player, proposer, onPhase });
        const details = { ...outcome.details, ...extraDetails(ready, outcome) };
        await validation.finish(outcome, judge);
        const { holdout: _, ...told } = outcome;
        const effort = {
          judge,
          usage: sumUsage(journal.usage, validation.ground.journal.usage, proposer.spent),
          duration_ms: Math.round(ports.clock.monotonic() - ready.begun),
        };
        const finished: Optimization = {
          ...record,
          ...(held ? { holdout_played: true } : {}),
          ...told,
          details,
          report: effort,
        };
        await (await engine.store()).put('optimizations', id, finished);
        const response = optimizeResponse.parse(finished);
        if (ready.signal?.aborted !== true) await announceOptimization(engine, finished);
        const report: OptimizationReport = { response, agent_id: record.agent_id, ...effort };
        return { response, report, cancelled: ready.signal?.aborted ?? false };
      } finally {
        await connections.close();
        await close();
      }
    },
  };
}

function extraDetails({ gathered, notes, told }: Ready, outcome: OptimizationOutcome) {
  const validation = validationDetails(outcome);
  const all = [...notes, ...told()];
  return {
    ...defined({ validation }),
    ...(Object.values(gathered.stale).some((count) => count > 0) ? { stale: gathered.stale } : {}),
    ...(all.length === 0 ? {} : { notes: all }),
  };
}

function configOf({ judge, settings }: Scoring, agent: string, seed: number): RunConfig {
  return {
    selection: { agent },
    judge: { mode: judge.mode, model: judge.model, id: judge.id, samples: settings.judge.samples },
    gate: { min_pass_rate: 0, fail_on: 'never' },
    seed,
  };
}
