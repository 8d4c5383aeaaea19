import { connectAgent } from '../../agents/connect.ts';
import type {
  EvalsAccess,
  OptionsAccess,
  ResourceAccess,
  RunningParts,
  ScoringAccess,
  ServiceAccess,
  StateAccess,
  TracingAccess,
} from '../../engine/engine-parts.ts';
import { Fault } from '../../errors.ts';
import { type ExperimentPlan, planExperiment } from '../../experiments/plan-experiment.ts';
import { type ExperimentOutcome, runExperiment } from '../../experiments/run-experiment.ts';
import { eventStream } from '../../flow/event-stream.ts';
import { owning, type Resources, withResources } from '../../flow/resources.ts';
import { paidFor } from '../../judges/budgeted.ts';
import { identityOf, type Judge } from '../../judges/judge.ts';
import { caseAttachments } from '../../runs/execution/case-attachments.ts';
import { tracedAgents } from '../../runs/execution/traced-agents.ts';
import { forgetErrors } from '../../runs/gating/forget-errors.ts';
import type { RunJudge } from '../../runs/planning/run-judge.ts';
import { choosePlanJudge } from '../../runs/planning/run-judge.ts';
import { checkSameCases, checkSameJudge } from '../../runs/planning/same-run.ts';
import { openRunJournal, type RunJournal } from '../../runs/run-journal.ts';
import type { Workload } from '../../runs/run-spec.ts';
import type { RunEvent, RunWorld } from '../../runs/world.ts';
import { defined } from '../../schema/defined.ts';
import {
  type CreateExperimentRequest,
  type StoredExperiment,
  storedExperiment,
} from '../../schema/experiment.ts';
import type { Settings } from '../../schema/settings.ts';
import { openBlobs } from '../../state/blobs.ts';
import { acquireLock } from '../../state/lock.ts';
import { statePaths } from '../../state/state-paths.ts';
import { withCeilings } from '../../test-cases/requested-settings.ts';
import { scorerNames } from '../scorer-names.ts';
import { offeredTools } from './offered-tools.ts';

/** An experiment that is ready to go. One that is not finished is closed by whoever started it, best by `await using`. */
export interface StartedExperiment extends AsyncDisposable {
  experimentId: string;
  plan: ExperimentPlan;
  judge: { mode: 'llm' | 'offline'; model: string };
  events: RunWorld['events'];
  /** Plays it to the end, stores the answer, and closes it. */
  finish(): Promise<ExperimentOutcome>;
  /** Lets go of journal and lock, whether it was played or not. */
  close(): Promise<void>;
}

export interface ExperimentOptions {
  /** Go on with this experiment: what its journal holds is neither played nor judged again. */
  resume?: string;
  /** An id that was drawn for it before. */
  id?: string;
  /**
   * Ceiling in US dollars; the lower one of this and the experiment's own holds. With `resume` it takes the place of the experiment's
   * own: who ended by that one could never go on otherwise. What was spent before counts in either case.
   */
  maxCostUsd?: number;
  /** With `resume`: plays that errored are played again. */
  retryErrors?: boolean;
  signal?: AbortSignal;
}

/** Checks an experiment against the cases, agents and scorers there are, without playing anything. */
export async function planOf(
  engine: Pick<RunningParts, 'ports'> &
    OptionsAccess &
    EvalsAccess &
    ResourceAccess &
    ScoringAccess &
    ServiceAccess,
  definition: CreateExperimentRequest,
): Promise<ExperimentPlan> {
  const suite = { cases: await engine.cases(), agents: await engine.agents() };
  return planExperiment({
    definition,
    ...suite,
    ...defined({ offered: await offeredTools(definition, suite, engine.ports) }),
    settings: await engine.settings(),
    registry: await engine.registry(),
    seed: engine.options.seed ?? 1,
    tellUnreached: engine.streams() !== undefined,
  });
}

/** What a stored experiment was asked to do. Fault `not_found` when there is none. */
export async function storedDefinition(engine: StateAccess, id: string): Promise<StoredExperiment> {
  const value = await (await engine.store()).get('experiments', id);
  if (value === null)
    throw new Fault('not_found', `no experiment "${id}" in this state folder`, {
      where: statePaths(engine.stateDir).state,
      hint: 'See: assay list experiments',
    });
  return storedExperiment.parse(value);
}

/** Checks everything that can be checked before money is spent, writes the experiment down as pending, and opens its journal. */
export async function startExperiment(
  engine: RunningParts,
  definition: CreateExperimentRequest,
  options: ExperimentOptions = {},
): Promise<StartedExperiment> {
  const drafted = await planOf(engine, definition);
  const agent = drafted.planned[0]?.agent;
  if (agent !== undefined) await engine.reach(agent);
  const ceiling = ceilingOf(definition, options);
  const settings = withCeilings(await engine.settings(), ceiling);
  const judging = await choosePlanJudge(engine, { planned: drafted.planned, settings }, ceiling);
  const plan = {
    ...drafted,
    warnings: [...drafted.warnings, ...unsureCounts(drafted, judging.judge, settings)],
  };
  const experimentId = options.resume ?? options.id ?? engine.ports.ids.next('exp_');
  return owning(async (open) => {
    const journal = await openJournal(engine, experimentId, open);
    const work = workloadOf(experimentId, plan, settings, judging);
    if (journal.config !== undefined) {
      checkSameCases(journal, plan.planned, experimentId);
      checkSameJudge(journal.config, work.config, experimentId);
    }
    if (options.retryErrors === true) forgetErrors(journal, plan.planned);
    // What it cost before counts against its ceilings.
    const { agent: agentUsage, judge: judgeUsage } = journal.usage;
    work.budget.charge(
      judgeUsage.calls,
      (agentUsage.cost_usd ?? 0) + paidFor(judgeUsage, work.judge.priceBound),
    );
    const created = options.resume === undefined ? undefined : await storedDefinition(engine, experimentId);
    const record: StoredExperiment = {
      experiment_id: experimentId,
      status: 'pending',
      name: definition.name,
      agent_id: definition.agent_id,
      created_at: created?.created_at ?? new Date(engine.ports.clock.now()).toISOString(),
      request: { ...definition, config: { ...definition.config, seed: plan.seed } },
    };
    await (await engine.store()).put('experiments', experimentId, record);
    return startedExperiment(engine, { plan, work, record, journal, signal: options.signal, open });
  });
}

/** The lower ceiling of those asked for. Who goes on with another one takes it instead of the experiment's own. */
function ceilingOf(
  { config }: CreateExperimentRequest,
  { resume, maxCostUsd }: ExperimentOptions,
): number | undefined {
  const own = resume !== undefined && maxCostUsd !== undefined ? undefined : config.max_cost_usd;
  const ceilings = [own, maxCostUsd].filter((one) => one !== undefined);
  return ceilings.length === 0 ? undefined : Math.min(...ceilings);
}

async function openJournal(
  { ports, stateDir }: StateAccess,
  experimentId: string,
  open: Resources,
): Promise<RunJournal> {
  const paths = statePaths(stateDir);
  const lock = await acquireLock(paths.experimentFolder(experimentId), ports);
  open.atClose(() => lock.release());
  const journal = openRunJournal(paths.experimentJournal(experimentId), ports, openBlobs(paths.blobs, ports));
  open.atClose(() => journal.close());
  return journal;
}

function workloadOf(
  experimentId: string,
  plan: ExperimentPlan,
  settings: Settings,
  { judge, budget }: RunJudge,
): Workload {
  return {
    ...{ runId: experimentId, planned: plan.planned, settings, judge, budget },
    config: {
      selection: { cases: plan.cases, agent: plan.definition.agent_id },
      judge: { ...identityOf(judge), id: judge.id, samples: settings.judge.samples },
      gate: { min_pass_rate: settings.gate.min_pass_rate, fail_on: settings.gate.fail_on },
      seed: plan.seed,
    },
  };
}

/** An experiment that was written down, and what it keeps open. */
interface OpenExperiment {
  plan: ExperimentPlan;
  work: Workload;
  record: StoredExperiment;
  journal: RunJournal;
  signal: AbortSignal | undefined;
  open: Resources;
}

function startedExperiment(
  engine: StateAccess & EvalsAccess & ResourceAccess & TracingAccess,
  experiment: OpenExperiment,
): StartedExperiment {
  const { plan, work, record, journal, signal, open } = experiment;
  const { ports } = engine;
  const { experiment_id: experimentId } = record;
  const events = eventStream<RunEvent>();
  const traces = tracedAgents(engine.traces(), ports);
  open.atClose(() => traces.close());
  const close = () => open.close();
  return {
    experimentId,
    plan,
    judge: identityOf(work.judge),
    events,
    close,
    finish: () =>
      withResources(async (held) => {
        held.atClose(close);
        const store = await engine.store();
        await store.put('experiments', experimentId, { ...record, status: 'running' });
        const played = await runExperiment(plan, work, {
          ...{ ports, journal, events, signal, traces },
          connect: async (loaded) => connectAgent(await engine.reach(loaded), ports),
          attachments: caseAttachments(engine),
          hidden: [engine.stateDir],
        });
        const recommendation = (await scorerNames(engine))(played.response.recommendation);
        const response = { ...played.response, recommendation };
        // What it came to is kept once a power cut cannot take back what that rests on.
        await journal.flush();
        await store.put('experiments', experimentId, { ...record, ...response });
        return { ...played, response };
      }),
    [Symbol.asyncDispose]: close,
  };
}

/** Where unsure verdicts count, whoever reads the numbers has to know; else plays and metrics without a sure one are counted apart. */
function unsureCounts({ planned }: ExperimentPlan, judge: Judge, { gate }: Settings): string[] {
  const isJudged = planned.some(({ scorers }) => scorers.flat().some(({ scorer }) => !scorer.deterministic));
  if (judge.mode !== 'offline' || !gate.offline_low_confidence || !isJudged) return [];
  return [
    'Verdicts count of which the rules are unsure (gate.offline_low_confidence): a screen, not a measurement.',
  ];
}
