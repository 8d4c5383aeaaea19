import { createHash } from 'node:crypto';
import type {
  EvalsAccess,
  OptionsAccess,
  ResourceAccess,
  ScoringAccess,
  ServiceAccess,
  StateAccess,
} from '../../engine/engine-parts.ts';
import { Fault, type Problem } from '../../errors.ts';
import { unreachedOverrides } from '../../experiments/unreached-overrides.ts';
import { analyseFailures, type FailureEvidence } from '../../failure-analysis/analyse-failures.ts';
import type { AnalysedAttempt } from '../../failure-analysis/attempts.ts';
import { OWNERS, type Owner } from '../../failure-analysis/categories.ts';
import type { OptimizationMaterial, OptimizedCase } from '../../optimizations/material.ts';
import { agentVersion } from '../../runs/planning/agent-version.ts';
import { checkPlan } from '../../runs/planning/check-plan.ts';
import { type PlannedCase, plan } from '../../runs/planning/plan.ts';
import { defined } from '../../schema/defined.ts';
import type { OptimizeRequest } from '../../schema/optimization.ts';
import type { Turn } from '../../schema/turn.ts';
import { criteriaOfCase } from '../../schema/users/talk-turns.ts';
import type { LoadedAgent, LoadedCase } from '../../test-cases/evals.ts';
import { canonicalJson } from '../../text/canonical-json.ts';
import { didYouMean } from '../../text/distance.ts';
import { windowMs } from '../../text/time-window.ts';
import { knownOf, seedOf } from '../failures/analyse-stored-failures.ts';
import { storedAttempts } from '../failures/stored-attempts.ts';

type Kind = OptimizationMaterial['categories'][number]['category'];

/** What an optimization of an agent starts from. */
export interface GatheredMaterial {
  agent: LoadedAgent;
  material: OptimizationMaterial;
  /** The cases as they are played, by id. */
  cases: ReadonlyMap<string, PlannedCase>;
  /**
   * Failed attempts that are not used, because their case is `gone`, `changed` since or marked `skip`, or because they were made with `another`
   * prompt, model or set of tools than the agent has now.
   */
  stale: { gone: number; changed: number; skipped: number; another: number };
  /** Why nothing can be tried, as clauses; only the service goes on where there are some. */
  obstacles: string[];
  /** Digest of all of it. */
  digest: string;
}

/**
 * Failed and passed attempts of the agent in the window before `until` (milliseconds since 1970), their kinds, and the cases as the
 * evals have them now (improvement.md 2.2 step 1). `before` holds kinds and owners that an optimization began with, where one goes on. Fault
 * `validation_failed` for an agent that is not there or whose prompt nobody can replace.
 */
export async function gatherMaterial(
  engine: OptionsAccess & StateAccess & EvalsAccess & ResourceAccess & ScoringAccess & ServiceAccess,
  request: Pick<OptimizeRequest, 'agent_id' | 'failure_window'>,
  until: number,
  before?: { kinds?: readonly string[] | undefined; owners?: readonly string[] | undefined },
): Promise<GatheredMaterial> {
  const { agent, obstacles } = await agentToImprove(engine, request.agent_id);
  // A client of the service knows only the documented interface: an answer, with the reason why nothing was tried.
  if (engine.streams() === undefined) refuse(obstacles);
  const { failure_window: window } = request;
  const attempts = await storedAttempts(engine, {
    agent: agent.agent.id,
    from: until - windowMs(window),
    to: until,
  });
  const all = inOrder(attempts);
  const loaded = new Map((await engine.cases()).map((one) => [one.case.id, one]));
  const stale = { gone: 0, changed: 0, skipped: 0, another: 0 };
  const version = agentVersion(agent.agent);
  const usable = all.filter((attempt) => {
    const why = staleness(attempt, loaded, version);
    if (why !== undefined && attempt.status === 'failed') stale[why] += 1;
    return why === undefined;
  });
  const of = (status: AnalysedAttempt['status']) => usable.filter((one) => one.status === status);
  const [failed, passed, errored] = [of('failed'), of('passed'), of('errored')];
  const named =
    before?.kinds?.map((category, index) => ({ category, owner: before.owners?.[index] ?? '' })) ??
    (await kindsOf(engine, agent, { failed, passed, errored }, window));
  const unsure = of('unsure').length;
  const used = new Set([...failed, ...passed, ...errored].map(({ case_id }) => case_id));
  const cases = await plannedCases(
    engine,
    agent,
    [...loaded.values()].filter((one) => used.has(one.case.id)),
  );
  const material: OptimizationMaterial = {
    prompt: agent.agent.system_prompt ?? '',
    failed,
    passed,
    // Border: a kind is a word of the taxonomy or `new:…`, also where it was stored.
    categories: failed.map((attempt, index) => {
      const { category, owner } = named[index] ?? { category: 'other', owner: '' };
      return {
        attempt,
        category: category as Kind,
        ...defined({ owner: OWNERS.find((one) => one === owner) }),
      };
    }),
    cases: [...cases.values()].map(optimizedCase),
    ...(unsure === 0 ? {} : { unsure }),
  };
  return {
    ...{ agent, material, cases, stale, digest: digestOf(material) },
    obstacles: obstacles.map(({ message }) => message),
  };
}

/** Kinds as `assay analyze` names them, by what is known of the clusters of the agent, with the owners that their own evidence shows. */
async function kindsOf(
  engine: OptionsAccess & StateAccess,
  { agent }: LoadedAgent,
  evidence: FailureEvidence,
  period: string,
): Promise<{ category: Kind; owner: Owner | '' }[]> {
  const known = await knownOf(engine, agent.id);
  const { assignments } = analyseFailures(evidence, { period, seed: seedOf(engine), known });
  const found = new Map(assignments.map((one) => [one.attempt, one]));
  return evidence.failed.map((attempt) => {
    const one = found.get(attempt);
    return { category: one?.category ?? 'other', owner: one?.ownerShown === true ? one.owner : '' };
  });
}

/** The agent, whose prompt can be replaced; else Fault `validation_failed`. */
export async function agentWithPrompt(engine: ResourceAccess, id: string): Promise<LoadedAgent> {
  const { agent, obstacles } = await agentToImprove(engine, id);
  refuse(obstacles);
  return agent;
}

/** The agent, with what stands against replacing its prompt; Fault `validation_failed` where there is none. */
async function agentToImprove(
  engine: ResourceAccess,
  id: string,
): Promise<{ agent: LoadedAgent; obstacles: Problem[] }> {
  const agents = await engine.agents();
  const agent = agents.find((one) => one.agent.id === id);
  if (agent === undefined) {
    const known = agents.map((one) => one.agent.id);
    const close = didYouMean(id, known);
    const hint = close === null ? 'See: assay list agents' : `Did you mean "${close}"?`;
    const problem = { path: 'agent_id', message: `unknown agent "${id}"`, hint };
    throw new Fault('validation_failed', problem.message, { where: problem.path, hint, problems: [problem] });
  }
  if (agent.agent.system_prompt === undefined) {
    const message = `agent ${id} has no system_prompt that could be improved`;
    const hint =
      'Give the agent a system_prompt or a system_prompt_file, and let the agent use what it is handed.';
    return { agent, obstacles: [{ path: 'agent_id', message, hint }] };
  }
  const wanted = [{ name: 'optimized', config: { system_prompt: '-' } }];
  const obstacles = unreachedOverrides(agent.agent, wanted).map(({ message, hint }) => ({
    path: 'agent_id',
    message: `its prompt cannot be replaced: system_prompt ${message}`,
    hint: hint?.replace(/, or take.*/, '.') ?? 'Let the agent use the system prompt that it is handed.',
  }));
  return { agent, obstacles };
}

function refuse(problems: readonly Problem[]): void {
  const [first] = problems;
  if (first === undefined) return;
  throw new Fault('validation_failed', first.message, {
    where: first.path,
    ...defined({ hint: first.hint }),
    problems,
  });
}

function staleness(
  { case_id, case_hash, agent_version }: AnalysedAttempt,
  loaded: ReadonlyMap<string, LoadedCase>,
  version: string,
): keyof GatheredMaterial['stale'] | undefined {
  // What went wrong with another prompt is no failure of this one, and what went right no pass.
  if (agent_version !== undefined && agent_version !== version) return 'another';
  const now = loaded.get(case_id);
  if (now === undefined) return 'gone';
  if (now.hash !== case_hash) return 'changed';
  return now.case.skip === undefined ? undefined : 'skipped';
}

/** The cases as this agent plays them, once each; whatever is wrong with one stops it before it costs anything. */
export async function plannedCases(
  engine: EvalsAccess & ResourceAccess & ScoringAccess,
  agent: LoadedAgent,
  cases: readonly LoadedCase[],
): Promise<Map<string, PlannedCase>> {
  if (cases.length === 0) return new Map();
  const planned = plan({
    cases: cases.map((one) => ({ ...one, case: unmarked(one.case) })),
    agents: await engine.agents(),
    settings: await engine.settings(),
    registry: await engine.registry(),
    selection: { agent: agent.agent.id, repeat: 1 },
  });
  const problems = checkPlan(planned);
  const [first] = problems;
  if (first !== undefined)
    throw new Fault('validation_failed', problems.map(({ message }) => message).join('; '), {
      where: first.path,
      hint: first.hint ?? 'Correct the case; nothing was played.',
      problems,
    });
  return new Map(planned.map((one) => [one.description.id, one]));
}

/** Marks that choose among cases, or how often they are played, are for runs. */
function unmarked(testCase: LoadedCase['case']): LoadedCase['case'] {
  const { only: _, repeat: __, min_passes: ___, ...rest } = testCase;
  return rest;
}

function optimizedCase({ loaded, scorers, description }: PlannedCase): OptimizedCase {
  const { turns, user } = loaded.case;
  const criteria = criteriaOfCase(loaded.case);
  const wanted = (turn: Omit<Turn, 'input'>) => [turn.expected_behavior ?? '', turn.ground_truth ?? ''];
  const texts = [
    ...turns.flatMap((turn) => [turn.input.text, ...wanted(turn)]),
    // What a simulated user says shows when it is played; what it wants is known.
    ...(user === undefined ? [] : [user.goal, ...criteria.slice(turns.length).flatMap(wanted)]),
  ];
  return {
    id: description.id,
    text: texts.filter((text) => text !== '').join('\n'),
    expected: criteria.map(expectedOf).join(' '),
    metrics: [...new Set(scorers.flat().map(({ scorer }) => scorer.name))],
  };
}

/** What a turn wants, in words, with the tools that it lists: without them even the right hint would fail a case about calls. */
function expectedOf(turn: Omit<Turn, 'input'>): string {
  const { expected_behavior: behaviour = '', expected_tools: tools = [] } = turn;
  const names = [...new Set(tools.map((tool) => `\`${typeof tool === 'string' ? tool : tool.name}\``))];
  return names.length === 0 ? behaviour : `${behaviour} Call ${names.join(' and ')}.`.trim();
}

/** Oldest first, so that neither the order of the index nor that of the journals moves a draw. */
function inOrder(attempts: readonly AnalysedAttempt[]): AnalysedAttempt[] {
  const key = ({ run_id, case_id, attempt }: AnalysedAttempt) => JSON.stringify([run_id, case_id, attempt]);
  return attempts
    .map((attempt) => ({ attempt, key: key(attempt) }))
    .sort((a, b) => a.attempt.finished_at - b.attempt.finished_at || (a.key < b.key ? -1 : 1))
    .map(({ attempt }) => attempt);
}

function digestOf({ prompt, failed, passed, cases, categories }: OptimizationMaterial): string {
  const names = (list: readonly AnalysedAttempt[]) =>
    list.map(({ run_id, case_id, case_hash, attempt }) => [run_id, case_id, case_hash, attempt]);
  const kinds = categories.map(({ category }) => category);
  const parts = [prompt, names(failed), names(passed), kinds, cases];
  return createHash('sha256').update(canonicalJson(parts)).digest('hex');
}
