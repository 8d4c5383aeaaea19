import type { AnnouncingParts, RunningParts, Scoring, StateAccess } from '../../engine/engine-parts.ts';
import { owning, type Resources } from '../../flow/resources.ts';
import { identityOf } from '../../judges/judge.ts';
import { refuseTooLong } from '../../optimizations/prompt/request-problems.ts';
import type { Asking } from '../../optimizations/proposing/proposer.ts';
import { recordedProposer } from '../../optimizations/proposing/recorded-proposer.ts';
import { checkSameJudge } from '../../runs/planning/same-run.ts';
import type { RunConfig } from '../../runs/records.ts';
import { openRunJournal, type RunJournal } from '../../runs/run-journal.ts';
import type { OptimizeRequest } from '../../schema/optimization.ts';
import { openBlobs } from '../../state/blobs.ts';
import { acquireLock } from '../../state/lock.ts';
import { statePaths } from '../../state/state-paths.ts';
import { chargeEarlier } from './before-optimization.ts';
import { chooseProposer } from './choose-proposer.ts';
import {
  type DraftedOptimization,
  draftOptimization,
  type OptimizationOptions,
} from './draft-optimization.ts';
import { type StartedOptimization, startedOptimization } from './started-optimization.ts';
import { openValidationRun, type ValidationRun } from './validation-run.ts';

/** Gathers failures and cases, checks everything that can be checked before money is spent, and opens the journals. */
export async function startOptimization(
  engine: RunningParts & AnnouncingParts,
  request: OptimizeRequest,
  options: OptimizationOptions = {},
): Promise<StartedOptimization> {
  const begun = engine.ports.clock.monotonic();
  const drafted = await draftOptimization(engine, request, options);
  const { id, gathered, settings } = drafted;
  const ceiling = options.maxCostUsd ?? request.budget.max_cost_usd;
  const calls = request.budget.max_judge_calls + request.budget.max_optimizer_calls;
  const scoring = await engine.scoringWith(ceiling, calls);
  const asking: Asking = { left: request.budget.max_optimizer_calls, inVain: 0, failures: {} };
  const chosen = options.proposer
    ? { proposer: options.proposer }
    : await chooseProposer(scoring, asking, options.signal);
  if (chosen.proposer.name === 'catalogue')
    refuseTooLong(gathered.material.prompt, settings.preserve, settings.maxLength);
  return owning(async (open) => {
    const config = configOf(scoring, request.agent_id, settings.seed);
    const ground = await openGround(engine, drafted, config, open);
    const proposer = recordedProposer(
      chosen.proposer,
      statePaths(engine.stateDir).optimizationProposals(id),
      engine.ports,
      () => chosen.usage?.() ?? { calls: 0, cost_usd: 0 },
      asking,
    );
    open.atClose(() => proposer.close());
    chargeEarlier(scoring, [ground.journal, ground.validation.ground.journal], proposer);
    const proposerNotes = () => chosen.notes?.() ?? [];
    const means = { begun, scoring, proposer, proposerNotes, ceiling, signal: options.signal };
    return startedOptimization(engine, { ...drafted, ...ground, ...means }, open);
  });
}

/** What is played is written down here. */
interface Ground {
  journal: RunJournal;
  config: RunConfig;
  validation: ValidationRun;
}

/** Takes the lock, opens the journals of search and validation, and stores the optimization between them. */
async function openGround(
  engine: StateAccess,
  { id, record }: DraftedOptimization,
  config: RunConfig,
  open: Resources,
): Promise<Ground> {
  const { ports, stateDir } = engine;
  const paths = statePaths(stateDir);
  const lock = await acquireLock(paths.optimizationFolder(id), ports);
  open.atClose(() => lock.release());
  const journal = openRunJournal(paths.optimizationJournal(id), ports, openBlobs(paths.blobs, ports));
  open.atClose(() => journal.close());
  if (journal.config !== undefined) checkSameJudge(journal.config, config, id);
  const at = new Date(ports.clock.now()).toISOString();
  if (journal.config === undefined) journal.append({ type: 'run.started', run_id: id, at, config });
  else journal.append({ type: 'run.resumed', at });
  // Before its first play, with the id of its validation, so that whoever goes on finds both.
  await (await engine.store()).put('optimizations', id, record);
  const selection = { agent: record.agent_id };
  const validation = await openValidationRun(engine, record.validation_run_id, id, { ...config, selection });
  open.atClose(() => validation.close());
  return { journal, config, validation };
}

function configOf({ judge, settings }: Scoring, agent: string, seed: number): RunConfig {
  return {
    selection: { agent },
    judge: { ...identityOf(judge), id: judge.id, samples: settings.judge.samples },
    gate: { min_pass_rate: 0, fail_on: 'never' },
    seed,
  };
}
