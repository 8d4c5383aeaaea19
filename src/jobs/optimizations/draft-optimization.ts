import type {
  EvalsAccess,
  OptionsAccess,
  ResourceAccess,
  ScoringAccess,
  ServiceAccess,
  StateAccess,
} from '../../engine/engine-parts.ts';
import { Fault } from '../../errors.ts';
import type { OptimizationSettings } from '../../optimizations/material.ts';
import { refuseImpossible } from '../../optimizations/prompt/request-problems.ts';
import type { Proposer } from '../../optimizations/proposing/proposer.ts';
import type { Optimization, OptimizeRequest } from '../../schema/optimization.ts';
import type { LoadedAgent } from '../../test-cases/evals.ts';
import { familiesOf, isReachable, notesOf } from './before-optimization.ts';
import { type GatheredMaterial, gatherMaterial } from './optimization-material.ts';
import { settingsOf } from './optimization-settings.ts';
import { holdoutPlayed, nextHoldoutUse, seedOf, storedOptimization } from './stored-optimizations.ts';

/** What an entry point may ask of an optimization beside the request. */
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

/** An optimization as far as nothing was locked, opened or paid for it. */
export interface DraftedOptimization {
  id: string;
  gathered: GatheredMaterial;
  settings: OptimizationSettings;
  /** What a reader should know before. */
  notes: string[];
  /** As it is stored while it is under way. */
  record: Optimization;
}

/**
 * What is to be done, of a new optimization or of one that goes on. Fault `conflict` where what that one began with has changed,
 * `validation_failed` for a request that nothing can be made of.
 */
export async function draftOptimization(
  engine: OptionsAccess & StateAccess & EvalsAccess & ResourceAccess & ScoringAccess & ServiceAccess,
  request: OptimizeRequest,
  options: OptimizationOptions,
): Promise<DraftedOptimization> {
  const { ports } = engine;
  const before = options.resume === undefined ? undefined : await storedOptimization(engine, options.resume);
  const id = before?.optimization_id ?? options.id ?? ports.ids.next('opt_');
  const createdAt = before?.created_at ?? new Date(ports.clock.now()).toISOString();
  const seed = before?.seed ?? request.seed ?? engine.options.seed ?? seedOf(id);
  const gathered = await gatherMaterial(engine, request, Date.parse(createdAt), before);
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
  const record = recordOf(gathered, request, {
    ...{ id, createdAt, seed, uses, heldOut },
    runId: before?.validation_run_id ?? ports.ids.next('run_'),
    splitCases: (heldOut ? before.split_cases : undefined) ?? families.flat(),
  });
  return { id, gathered, settings, notes, record };
}

interface RecordFacts {
  id: string;
  runId: string;
  createdAt: string;
  seed: number;
  uses: number;
  /** Whether the cases held out were played before. */
  heldOut: boolean;
  splitCases: string[];
}

/** Every field of an answer before anything was tried: the prompt as it is. */
function recordOf(
  { material, digest }: GatheredMaterial,
  request: OptimizeRequest,
  { id, runId, createdAt, seed, uses, heldOut, splitCases }: RecordFacts,
): Optimization {
  return {
    optimization_id: id,
    status: 'running',
    original_prompt: material.prompt,
    optimized_prompt: material.prompt,
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
    split_cases: splitCases,
    kinds: material.categories.map(({ category }) => category),
    owners: material.categories.map(({ owner = '' }) => owner),
    material: digest,
  };
}
