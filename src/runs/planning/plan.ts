import { forbiddenCheck, overAllTurns } from '../../checks/forbidden-mark.ts';
import { makeChecks } from '../../checks/make-checks.ts';
import { Fault } from '../../errors.ts';
import { defined } from '../../schema/defined.ts';
import type { Subject } from '../../schema/evaluation.ts';
import type { Settings } from '../../schema/settings.ts';
import type { FaultKind } from '../../schema/worlds/world.ts';
import type { Registry } from '../../scorers/by-name/registry-of.ts';
import type { Scorer } from '../../scorers/scorer.ts';
import type { LoadedAgent, LoadedCase } from '../../test-cases/evals.ts';
import { didYouMean } from '../../text/distance.ts';
import type { LoadedWorkspace } from '../../workspaces/loaded-workspace.ts';
import type { CaseDescription } from '../records.ts';
import { agentVersion } from './agent-version.ts';
import type { Overrides } from './overrides.ts';
import { judgesWorld, requireWorld, worldScorers } from './planned-world.ts';
import { AGENT_FIELDS, subjectBefore } from './subject.ts';
import { workspaceOf } from './workspace-of.ts';

/** One scorer of a turn: named by the turn itself, or by a default of the agent or the settings (contract 4). */
export interface PlannedScorer {
  scorer: Scorer;
  explicit: boolean;
}

export interface PlannedCase {
  /** Place in the run, from 0. */
  index: number;
  loaded: LoadedCase;
  agent: LoadedAgent;
  description: CaseDescription;
  threshold: number | undefined;
  /** Scorers by turn index; a multi-turn scorer stands on the last turn that names it. */
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

export interface PlanInput {
  cases: readonly LoadedCase[];
  agents: readonly LoadedAgent[];
  settings: Settings;
  registry: Registry;
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
    const { scorers, names } = scorersOf(loaded, agent);
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
        ...defined({ skip, severity: loaded.case.severity }),
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

function suggestion(word: string, known: readonly string[], list: string): string {
  const close = didYouMean(word, known);
  return close === null ? `See: assay list ${list}` : `Did you mean "${close}"?`;
}

const isComplete = (scorer: Scorer, subject: Subject) =>
  scorer.check(subject).every(({ field = '' }) => AGENT_FIELDS.has(field));

/** Every scorer that these cases may be planned with. */
export function scorersNamed({
  cases,
  agents,
  settings,
}: Pick<PlanInput, 'cases' | 'agents' | 'settings'>): string[] {
  const named = new Set<string>();
  let isSilent = false;
  for (const { case: one } of cases)
    for (const { scorers } of one.turns) {
      if (scorers === undefined) isSilent = true;
      else for (const name of scorers) named.add(name);
    }
  if (isSilent)
    for (const name of [
      ...settings.defaults.scorers,
      ...agents.flatMap(({ agent }) => agent.default_scorers ?? []),
    ])
      named.add(name);
  return [...named];
}

/** The scorers of a case by turn, and their names. */
interface NamedScorers {
  scorers: PlannedScorer[][];
  names: string[][];
}

/** What cases without checks have in common that name the same scorers, turn by turn, and have the same agent: made once for all of them. */
function plannedScorers(input: PlanInput): (loaded: LoadedCase, agent: LoadedAgent) => NamedScorers {
  const known = new Map<string, NamedScorers>();
  return (loaded, agent) => {
    const { turns, forbidden_tools: forbidden } = loaded.case;
    const isOwn =
      forbidden !== undefined || judgesWorld(loaded) || turns.some(({ checks }) => checks !== undefined);
    const key = isOwn
      ? undefined
      : JSON.stringify([agent.agent.id, ...turns.map(({ scorers }) => scorers ?? null)]);
    const found = key === undefined ? undefined : known.get(key);
    if (found !== undefined) return found;
    const scorers = scorersByTurn(loaded, agent, input);
    const made = { scorers, names: scorers.map((turn) => turn.map(({ scorer }) => scorer.name)) };
    if (key !== undefined) known.set(key, made);
    return made;
  };
}

const named = (scorer: Scorer): PlannedScorer => ({ scorer, explicit: true });

/** Checks of a turn stand behind its scorers. Turn → agent's `default_scorers` → settings → playval (contract 4). */
function scorersByTurn(loaded: LoadedCase, agent: LoadedAgent, input: PlanInput): PlannedScorer[][] {
  const judged = loaded.case.expected_state !== undefined;
  const turns = loaded.case.turns.map((turn, index) => {
    const explicit = turn.scorers !== undefined;
    const names = turn.scorers ?? agent.agent.default_scorers ?? input.settings.defaults.scorers;
    const scorers = [...new Set(names)].map((name): PlannedScorer => {
      const scorer = input.registry.find(name);
      if (scorer === undefined)
        throw new Fault('validation_failed', `unknown scorer "${name}"`, {
          where: `${loaded.location.file}:${loaded.location.line}`,
          hint: suggestion(name, input.registry.names(), 'scorers'),
        });
      return { scorer, explicit };
    });
    const ofCase = index === loaded.case.turns.length - 1 ? loaded.case.forbidden_tools : undefined;
    if (turn.checks === undefined && ofCase === undefined && !judged) return scorers;
    // Beside checks and an expected state a default that lacks what only the case could give is not meant.
    const before = subjectBefore(loaded.case.turns, index, agent.agent);
    const meant = scorers.filter(({ scorer }) => explicit || isComplete(scorer, before));
    const taken = meant.map(({ scorer }) => scorer.name);
    const own = turn.checks ?? [];
    const written = ofCase === undefined ? own : [...own, forbiddenCheck(ofCase)];
    const checks = makeChecks(written, input.registry.services, taken).map((scorer, at) =>
      at < own.length ? scorer : overAllTurns(scorer),
    );
    return [...meant, ...checks.map(named)];
  });
  turns.at(-1)?.push(...worldScorers(loaded, input.registry.services).map(named));
  const lastTurn = new Map<string, number>();
  turns.forEach((planned, index) => {
    for (const { scorer } of planned) if (scorer.multiTurn) lastTurn.set(scorer.name, index);
  });
  return turns.map((planned, index) =>
    planned.filter(({ scorer }) => !scorer.multiTurn || lastTurn.get(scorer.name) === index),
  );
}
