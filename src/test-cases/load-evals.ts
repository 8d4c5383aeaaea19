import { dirname, resolve } from 'node:path';
import { Fault, NO_EVALS } from '../errors.ts';
import type { Ports } from '../ports/ports.ts';
import {
  type AgentFile,
  agentFile,
  experimentFile,
  scorerFile,
  type TestCaseFile,
  testCaseFile,
  worldFile,
} from '../schema/file-kinds.ts';
import type { Settings } from '../schema/settings.ts';
import { userProblems } from '../simulated-users/user-problems.ts';
import type { LoadedWorkspace } from '../workspaces/loaded-workspace.ts';
import type { LoadedWorld } from '../worlds/loaded-world.ts';
import { findBoundary } from './boundary.ts';
import { sha256 } from './case-hash.ts';
import { problemAt, type Source } from './check.ts';
import { agentFinder, checkReferences, checkSettingsReferences, type Known } from './check-references.ts';
import type { Evals, FileProblem, LoadedCase, VariableUse } from './evals.ts';
import type { ResourceKind } from './find-files.ts';
import { heldTurns } from './held-turns.ts';
import { Ids } from './ids.ts';
import { missingVariables } from './interpolate.ts';
import { loadAgent, noteVariables } from './load-agents.ts';
import { loadCase, plainCase } from './load-cases.ts';
import { loadExperiment } from './load-experiments.ts';
import { checkReservedNames, loadScorer } from './load-scorers.ts';
import { loadSettings } from './load-settings.ts';
import { loadWorkspace } from './load-workspace.ts';
import { ProblemList } from './problem-list.ts';
import { problemsOfChecks } from './problems-of-checks.ts';
import { eachResource, type Loading, type Resource, readResources, type Written } from './read-resources.ts';
import { sharedLists } from './shared-lists.ts';
import { problemsOfExpectedState } from './worlds/expected-state.ts';
import { inWorld } from './worlds/in-world.ts';
import { loadWorld } from './worlds/load-world.ts';
import { checkWorldName, worldFinder } from './worlds/world-finder.ts';

/** Most cases of one folder (security.md S44). */
const MAX_CASES = 100_000;

interface LoadOptions {
  /** Path of the evals folder; relative ones start at the working directory. */
  evalsDir: string;
  ports: Pick<Ports, 'files' | 'env'>;
  /** `validate` also reports unset variables of everything, and advice. */
  mode: 'run' | 'validate';
  /** An experiment that stands outside the folder (absolute path); it is read like those inside. */
  experimentFile?: string | undefined;
  /** Built-in scorers and aliases of this build. */
  scorerNames: readonly string[];
}

/**
 * Loads the evals folder (contract 2). Every mistake in it comes back as a problem, all at once and in order; resources
 * without problems are in `evals` all the same. Throws Fault only when the folder is missing or cannot be read.
 */
export async function loadEvals(options: LoadOptions): Promise<{ evals: Evals; problems: FileProblem[] }> {
  const loading = begin(options);
  const { settings, webhooks, variables, source } = await loadSettings(loading);
  const scorers = await readResources('scorer', scorerFile, loading);
  const agents = await readResources('agent', agentFile, loading);
  const known: Known = {
    scorers: new Set(options.scorerNames),
    customScorers: scorers.ids,
    agents: agents.ids,
    cases: new Ids(),
  };
  loading.problems.addAll(unset(variables, options));
  if (source !== undefined) loading.problems.addAll(checkSettingsReferences(source, known));
  const agentOf = agentFinder(agents.ids, loading);
  const evals: Evals = {
    root: loading.root,
    boundary: loading.boundary,
    settings,
    webhooks,
    agents: [],
    scorers: [],
    cases: [],
    experiments: [],
    worlds: [],
    hasOnly: false,
  };
  const check = (kind: ResourceKind, resource: Written<unknown>) =>
    loading.problems.addAll(checkReferences(kind, resource, known, loading));

  for (const resource of scorers.all) {
    check('scorer', resource);
    loading.problems.addAll(checkReservedNames(resource));
    if (isWhole(resource)) evals.scorers.push(await loadScorer(resource, loading));
  }
  for (const resource of agents.all) {
    check('agent', resource);
    const variables = noteVariables(resource, loading);
    loading.problems.addAll(unset(variables, options));
    if (isWhole(resource)) evals.agents.push(await loadAgent(resource, variables, loading));
  }
  const worlds = await loadWorlds(evals, agents.all, source, check, loading);
  const worldOf = worldFinder({ ...evals, ids: worlds }, loading);
  const usual = await usualWorkspace(settings, source, loading);
  if (usual !== undefined)
    for (const one of evals.agents)
      if (one.agent.provider === 'custom' && one.agent.workspace === undefined) one.workspace = usual;
  known.cases = await loadCases(evals, { agentOf, worldOf, check, customScorers: scorers.ids, loading });
  countWorkspaces(evals);
  const experiments = await readResources('experiment', experimentFile, loading, {
    also: options.experimentFile,
  });
  for (const resource of experiments.all) {
    check('experiment', resource);
    const agent = agentOf(resource);
    if (agent !== null && isWhole(resource))
      evals.experiments.push(await loadExperiment(resource, agent, loading));
  }
  return { evals, problems: loading.problems.sorted() };
}

/** Worlds, and whether those that agents and settings name are there. */
async function loadWorlds(
  evals: Evals,
  agents: readonly Written<AgentFile>[],
  settings: Source | undefined,
  check: (kind: ResourceKind, resource: Written<unknown>) => void,
  loading: Loading,
): Promise<Ids> {
  const worlds = await readResources('world', worldFile, loading);
  for (const resource of worlds.all) {
    check('world', resource);
    const loaded = isWhole(resource) ? await loadWorld(resource, loading) : undefined;
    if (loaded !== undefined) evals.worlds.push(loaded);
  }
  for (const resource of agents)
    checkWorldName(resource, ['world'], resource.value?.world, worlds.ids, loading);
  if (settings !== undefined)
    checkWorldName(settings, ['defaults', 'world'], evals.settings.defaults.world, worlds.ids, loading);
  return worlds.ids;
}

/** `defaults.workspace` of the settings; its paths begin at the evals folder. */
async function usualWorkspace(
  { defaults: { workspace } }: Settings,
  source: Source | undefined,
  loading: Loading,
): Promise<LoadedWorkspace | undefined> {
  if (workspace === undefined || source === undefined) return undefined;
  const place = { folder: loading.root, path: ['defaults', 'workspace'] };
  return loadWorkspace(workspace, source, place, loading);
}

/** What an agent works in is part of the content of its cases. */
function countWorkspaces({ agents, cases }: Evals): void {
  const digests = new Map(agents.map(({ agent, workspace }) => [agent.id, workspace?.digest]));
  for (const one of cases) {
    const digest = one.workspace === undefined ? digests.get(one.case.agent_id) : undefined;
    if (digest !== undefined) one.hash = sha256(`${one.hash} ${digest}`);
  }
}

/** What cases are checked with. */
interface CaseChecks {
  agentOf: ReturnType<typeof agentFinder>;
  worldOf: ReturnType<typeof worldFinder>;
  check(kind: ResourceKind, resource: Written<unknown>): void;
  customScorers: Ids;
  loading: Loading;
}

/** Cases are many: each is made as it is read, and nothing else is kept of it but the ids of all. */
function loadCases(
  evals: Evals,
  { agentOf, worldOf, check, customScorers, loading }: CaseChecks,
): Promise<Ids> {
  return eachResource('case', testCaseFile, loading, {
    limit: MAX_CASES,
    take(resource) {
      check('case', resource);
      if (resource.value?.only === true) evals.hasOnly = true;
      const agent = agentOf(resource);
      if (agent === null || !isWhole(resource)) return undefined;
      if (loading.mode === 'validate') adviseOnPasses(resource, evals.settings, loading);
      const world = worldOf(resource, agent);
      const plain = plainCase(resource, agent, loading);
      if (plain === undefined)
        return loadChecked(resource, agent, world, customScorers, loading).then(
          (one) => void evals.cases.push(inWorld(one, world)),
        );
      evals.cases.push(inWorld(plain, world));
      return undefined;
    },
  });
}

/** A case, and what is wrong with its checks and what it expects of its world: where one names a file that cannot be read, nothing else is known of them. */
async function loadChecked(
  resource: Resource<TestCaseFile>,
  agent: string,
  world: LoadedWorld | undefined,
  customScorers: Ids,
  loading: Loading,
): Promise<LoadedCase> {
  const before = loading.problems.count;
  const loaded = await loadCase(resource, agent, loading);
  if (loading.problems.count !== before) return loaded;
  loading.problems.addAll(await problemsOfChecks(resource, loaded, customScorers));
  loading.problems.addAll(await problemsOfExpectedState(resource, loaded, world));
  const ofUser = userProblems(loaded.case.user);
  loading.problems.addAll(ofUser.map(({ path, message }) => problemAt(resource, path, message)));
  return loaded;
}

/** A run asks for the variables of what it uses; `validate` for all (contract 2). */
function unset(variables: readonly VariableUse[], { mode, ports }: LoadOptions): FileProblem[] {
  return mode === 'validate' ? missingVariables(variables, ports.env) : [];
}

function isWhole<T>(resource: Written<T>): resource is Resource<T> {
  return resource.value !== undefined;
}

function begin({ evalsDir, ports, mode }: LoadOptions): Loading {
  const path = resolve(ports.env.cwd(), evalsDir);
  const root = ports.files.realPath(path);
  if (root === null || ports.files.stat(root)?.kind !== 'directory')
    throw new Fault(
      'not_found',
      root === null ? 'There is no evals folder.' : 'The evals folder is a file.',
      {
        where: path,
        subcode: NO_EVALS,
        hint: 'Write a starter folder with: assay init',
      },
    );
  const boundary = findBoundary(root, ports.files);
  const empty = { problems: new ProblemList(), shared: sharedLists(), held: heldTurns() };
  return { root, boundary, home: dirname(root), files: ports.files, mode, ...empty };
}

/** `min_passes` without enough repeats can only be reached when a flag raises `repeat`. */
function adviseOnPasses(
  { value, location }: Resource<TestCaseFile>,
  { defaults }: Settings,
  { problems }: Loading,
): void {
  const repeat = value.repeat ?? defaults.repeat;
  if (value.min_passes === undefined || value.min_passes <= repeat) return;
  const message = `min_passes ${value.min_passes} can not be reached: repeat is ${repeat}`;
  problems.add({ ...location, severity: 'advice', message });
}
