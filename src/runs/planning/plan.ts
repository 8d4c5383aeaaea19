import { Fault } from '../../errors.ts';
import { defined } from '../../schema/defined.ts';
import type { FaultKind } from '../../schema/worlds/world.ts';
import type { LoadedAgent, LoadedCase } from '../../test-cases/evals.ts';
import type { LoadedWorkspace } from '../../workspaces/loaded-workspace.ts';
import type { CaseDescription } from '../records.ts';
import { agentVersion } from './agent-version.ts';
import type { Overrides } from './overrides.ts';
import { type PlannedScorer, plannedScorers, type ScorerSources } from './planned-scorers.ts';
import { requireWorld } from './planned-world.ts';
import { suggestion } from './suggestion.ts';
import { workspaceOf } from './workspace-of.ts';

export interface PlannedCase {
  /** Place in the run, from 0. */
  index: number;
  loaded: LoadedCase;
  agent: LoadedAgent;
  description: CaseDescription;
  threshold: number | undefined;
  /** Scorers by turn index; a multi-turn scorer stands on the last turn that names it. Of a talk with a simulated user: of as many turns as it may have. */
  scorers: PlannedScorer[][];
  overrides?: Overrides;
  /** The folder that its attempts work in. */
  workspace?: LoadedWorkspace;
}

export interface Selection {
  cases?: readonly string[];
  tags?: readonly string[];
  /** Plays every selected case against this agent instead of its own. */
  agent?: string;
  repeat?: number;
}

export interface PlanInput extends ScorerSources {
  selection: Selection;
}

/** One play of a case. */
export interface Job {
  planned: PlannedCase;
  attempt: number;
  /** Place in the order of plays, where that order is part of the design. */
  order?: number;
  /** It is not played where the attempts before have decided its case. */
  unlessDecided?: true;
  /** What goes wrong in it on purpose, and the attempt that it makes a pair with. */
  fault?: { readonly kind: FaultKind; readonly of: number };
  /** The planned attempt whose simulated user is met again. Left out: the one of the attempt itself. */
  userOf?: number;
}

/**
 * Decides what will be played: selectors are a union, `tags` mean any, no selector means all (contract 5). Pure, so
 * `--dry-run` prints it. Throws one Fault for every explicit id that matches nothing.
 */
export function plan(input: PlanInput): PlannedCase[] {
  const { selection } = input;
  checkIds(selection, input);
  const chosen = input.cases.filter((loaded) => selects(selection, loaded));
  const only = chosen.some((loaded) => loaded.case.only === true);
  const agents = new Map(input.agents.map((agent) => [agent.agent.id, agent]));
  const versions = new Map(input.agents.map(({ agent }) => [agent.id, agentVersion(agent)]));
  const scorersOf = plannedScorers(input);
  return chosen.map((loaded, index) => {
    const agentId = selection.agent ?? loaded.case.agent_id;
    const agent = agents.get(agentId);
    if (agent === undefined)
      throw new Fault(
        'validation_failed',
        `case ${loaded.case.id} needs agent "${agentId}", which does not exist`,
        {
          where: `${loaded.location.file}:${loaded.location.line}`,
          hint: suggestion(agentId, [...agents.keys()], 'agents'),
        },
      );
    const own = loaded.case.repeat ?? input.settings.defaults.repeat;
    const repeat = selection.repeat ?? own;
    const skip =
      loaded.case.skip ?? (only && loaded.case.only !== true ? 'another case is marked only' : undefined);
    requireWorld(loaded, agent);
    const { scorers, names, talk } = scorersOf(loaded, agent);
    const { id, name, tags } = loaded.case;
    const workspace = workspaceOf(loaded, agent);
    return {
      index,
      loaded,
      agent,
      threshold: loaded.case.threshold,
      scorers,
      ...defined({ workspace }),
      description: {
        id,
        name,
        agent_id: agentId,
        tags,
        location: placeOf(loaded),
        hash: loaded.hash,
        gating: loaded.case.gating !== false,
        repeat,
        min_passes: minPasses(loaded, own, repeat),
        scorers: names,
        agent_version: versions.get(agentId)!,
        ...defined({ skip, severity: loaded.case.severity, world: loaded.world?.id, talk }),
      },
    };
  });
}

/** The place that is held anyway, where it says nothing else. */
function placeOf({ location }: LoadedCase): CaseDescription['location'] {
  return location.turnLines === undefined ? location : { file: location.file, line: location.line };
}

/** How many attempts must pass: all, or the case's own share of them when an entry point asks for another number. */
function minPasses(loaded: LoadedCase, own: number, repeat: number): number {
  const wanted = loaded.case.min_passes;
  if (wanted === undefined) return repeat;
  if (wanted > own)
    throw new Fault(
      'validation_failed',
      `case ${loaded.case.id} needs ${wanted} passes but is played ${own === 1 ? 'once' : `${own} times`}`,
      {
        where: `${loaded.location.file}:${loaded.location.line}`,
        hint: 'Raise repeat, or lower min_passes.',
      },
    );
  return Math.ceil((wanted / own) * repeat);
}

/** Every play in file order, repeats of a case next to each other. */
export function* jobs(planned: Iterable<PlannedCase>): Generator<Job> {
  for (const one of planned)
    if (one.description.skip === undefined)
      for (let attempt = 0; attempt < one.description.repeat; attempt++) yield { planned: one, attempt };
}

function selects(selection: Selection, loaded: LoadedCase): boolean {
  if (selection.cases === undefined && selection.tags === undefined) return true;
  if (selection.cases?.some((id) => matchesId(id, loaded.case.id))) return true;
  return selection.tags?.some((tag) => loaded.case.tags.includes(tag)) ?? false;
}

/** An id selects itself; a trailing `/` or `*` selects everything below. */
function matchesId(wanted: string, id: string): boolean {
  if (wanted.endsWith('*')) return id.startsWith(wanted.slice(0, -1));
  return wanted === id || (wanted.endsWith('/') && id.startsWith(wanted));
}

function checkIds(selection: Selection, input: PlanInput): void {
  const problems = [];
  const ids = input.cases.map((loaded) => loaded.case.id);
  for (const wanted of selection.cases ?? [])
    if (!ids.some((id) => matchesId(wanted, id)))
      problems.push({
        path: 'test_case_ids',
        message: `no test case "${wanted}"`,
        hint: suggestion(wanted, ids, 'cases'),
      });
  const tags = new Set(input.cases.flatMap((loaded) => loaded.case.tags));
  for (const tag of selection.tags ?? [])
    if (!tags.has(tag))
      problems.push({
        path: 'tags',
        message: `no test case has the tag "${tag}"`,
        hint: suggestion(tag, [...tags], 'cases'),
      });
  const agents = input.agents.map((agent) => agent.agent.id);
  if (selection.agent !== undefined && !agents.includes(selection.agent))
    problems.push({
      path: 'override_agent_id',
      message: `no agent "${selection.agent}"`,
      hint: suggestion(selection.agent, agents, 'agents'),
    });
  const first = problems[0];
  if (first !== undefined)
    throw new Fault('validation_failed', problems.map((problem) => problem.message).join('; '), {
      where: first.path,
      hint: first.hint,
      problems,
    });
}
