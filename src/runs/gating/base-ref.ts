import { basename, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { INTERPRETER } from '../../agents/command-lines/script-of.ts';
import { connectAgent } from '../../agents/connect.ts';
import { isPrivateUrl } from '../../agents/local-url.ts';
import { asFault } from '../../errors.ts';
import { gitIn } from '../../git/ask-git.ts';
import { fetchedCommit, NO_HOOKS, reachOf } from '../../git/fetched-commit.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PortsAccess } from '../../ports/ports-access.ts';
import type { GateSettings } from '../../schema/settings.ts';
import type { StateAccess } from '../../state/state-access.ts';
import { agentsIn } from '../../test-cases/agents-in.ts';
import { findBoundary, isInside } from '../../test-cases/boundary.ts';
import type { LoadedAgent } from '../../test-cases/evals.ts';
import type { EvalsAccess, ResourceAccess } from '../../test-cases/evals-access.ts';
import type { AgentOnBase, BaseSide } from './base-plays.ts';

/** The base commit of a run; the files that were laid out for it go with `close`. */
export interface BaseRef extends BaseSide {
  /** Undefined where none is known. */
  commit?: string;
  close(): void;
}

/** SHA-1, or SHA-256 in repositories that use it: a name could lead elsewhere tomorrow, and nothing else begins with a dash. */
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/** What is run is written in the command, or chosen by it. */
const INLINE = /^(?:-c|-e|-p|--eval|--print)$/;

/** What laying out a commit and calling its agents takes. */
type BaseAccess = PortsAccess & Pick<EvalsAccess, 'evalsDir'> & Pick<ResourceAccess, 'reach'>;

/** A run as far as it decides whether flipped cases are played on its base. */
export interface ChangedRun {
  runId: string;
  gate: Pick<GateSettings, 'baseline_ref_check' | 'fail_on'>;
  /** It is a shard. */
  isPart: boolean;
  /** The base commit that it began with, where it goes on. */
  began: string | undefined;
  /** The commit that it is a change of. */
  commit: string | undefined;
}

/** The base of a run that asks for it; a run that goes on keeps the one it began with. Where the check can do nothing that is reported. */
export function baseOf(
  engine: BaseAccess & Pick<StateAccess, 'stateDir'>,
  run: ChangedRun,
): BaseRef | undefined {
  const { began, gate, isPart, runId } = run;
  if (!gate.baseline_ref_check && began === undefined) return undefined;
  const idle = isPart
    ? 'flips are known when the shards are merged, and a merge plays nothing'
    : gate.fail_on === 'regression'
      ? undefined
      : `it belongs to fail_on: regression, and fail_on is ${gate.fail_on}`;
  if (idle !== undefined) {
    engine.warn(`baseline_ref_check has no effect here: ${idle}`);
    return undefined;
  }
  const commit = began ?? run.commit;
  if (commit === undefined) {
    const missing = 'it is not known of which commit this is a change';
    return { agentOf: async () => ({ missing }), close: () => undefined };
  }
  const { env } = engine.ports;
  // Outside of the workspace where there is a place for it: a search upwards, as for packages, must not find what is checked out now.
  return baseRef(engine, commit, join(env.get('RUNNER_TEMP') ?? engine.stateDir, `base-${runId}`));
}

/**
 * The repository as it was at `commit`, written once below `folder` when the first agent is asked for, and only read from then
 * on. Git's own records are left alone (an index of its own, no worktree): a process that is killed leaves a folder behind and
 * nothing else, and the next one takes it away. A commit that is not in the clone is fetched, that one alone.
 */
export function baseRef(engine: Omit<BaseAccess, 'warn'>, commit: string, folder: string): BaseRef {
  const { ports } = engine;
  const known = new Map<LoadedAgent, Promise<AgentOnBase>>();
  let laidOut: Promise<Tree> | undefined;
  return {
    commit,
    agentOf(current) {
      let found = known.get(current);
      if (found === undefined) {
        laidOut ??= layOut(engine, commit, folder);
        found = laidOut
          .then((tree) => onBase(current, tree, engine))
          .catch((error: unknown) => ({ missing: asFault(error).message.replace(/\.$/, '') }));
        known.set(current, found);
      }
      return found;
    },
    close() {
      ports.files.remove(folder);
    },
  };
}

/** The files of the base commit, or why there are none. */
type Tree =
  | { root: string; top: string; agents: LoadedAgent[]; broken: ReadonlyMap<string, string> }
  | string;

async function layOut(
  { evalsDir, ports }: Pick<BaseAccess, 'evalsDir' | 'ports'>,
  commit: string,
  folder: string,
): Promise<Tree> {
  const { files } = ports;
  const evals = files.realPath(evalsDir);
  const repository = evals === null ? null : findBoundary(evals, files);
  if (evals === null || repository === null || files.stat(join(repository, '.git')) === null)
    return 'the evals folder is in no git repository';
  if (!COMMIT.test(commit)) return `"${commit}" is not the full name of a commit`;
  files.remove(folder);
  const tree = join(folder, 'files');
  files.makeFolder(tree);
  const git = gitIn(repository, ports, {
    ...reachOf(ports),
    GIT_INDEX_FILE: join(folder, 'index'),
  });
  if (!(await fetchedCommit(git, commit)))
    return `commit ${commit.slice(0, 12)} is not in this clone and could not be fetched; check out with "fetch-depth: 0"`;
  const read = await git(...NO_HOOKS, 'read-tree', commit);
  const written =
    read.code === 0
      ? await git(...NO_HOOKS, `--work-tree=${tree}`, 'checkout-index', '--all', '--force', '--quiet')
      : read;
  if (written.code !== 0)
    return `the files of ${commit.slice(0, 12)} could not be written: ${written.errors.trim().split('\n')[0] ?? ''}`;
  const top = files.realPath(tree) ?? tree;
  const root = files.realPath(join(top, relative(repository, evals)));
  if (root === null || !isInside(top, root)) return `commit ${commit.slice(0, 12)} has no evals folder`;
  const { agents, problems } = await agentsIn(root, top, files);
  const broken = new Map(
    problems.filter(({ severity }) => severity === 'error').map(({ file, message }) => [file, message]),
  );
  return { root, top, agents, broken };
}

/** The agent of the base commit under the id of a present one, if what would answer is known to be of that commit. */
async function onBase(
  current: LoadedAgent,
  tree: Tree,
  engine: Pick<BaseAccess, 'ports' | 'reach'>,
): Promise<AgentOnBase> {
  if (typeof tree === 'string') return { missing: tree };
  const { id } = current.agent;
  const agent = tree.agents.find((one) => one.agent.id === id);
  if (agent === undefined) return { missing: `the base has no agent "${id}"` };
  const problem = tree.broken.get(agent.location.file);
  if (problem !== undefined) return { missing: `agent "${id}" of the base cannot be read: ${problem}` };
  const doubt = doubtOf(agent, tree.top, engine.ports);
  if (doubt !== undefined) return { missing: `agent "${id}" ${doubt}` };
  // What can be seen without a call, such as a variable that is not set, is no reason to end the run.
  await connectAgent(await engine.reach(agent), engine.ports).close();
  return { agent };
}

/**
 * Why an answer might come from this change although the base was asked: its failing would then excuse what it caused. Programs
 * are of the base when they are files of it; a server at a local address was started from what is checked out now.
 */
function doubtOf(
  { agent, home }: LoadedAgent,
  top: string,
  { files }: Pick<Ports, 'files'>,
): string | undefined {
  const { command, cwd = '.', url, base_url: baseUrl } = agent.invocation ?? {};
  const address = url ?? baseUrl;
  if (address !== undefined && isPrivateUrl(address))
    return 'is a server at a local address, which is not of the base commit';
  if (command === undefined) return undefined;
  const folder = files.realPath(resolve(home, cwd));
  if (folder === null || !isInside(top, folder))
    return 'works in a folder that the base commit does not have';
  const isFile = (path: string) => {
    const real = isAbsolute(path) ? null : files.realPath(resolve(folder, path));
    return real !== null && isInside(top, real) && files.stat(real)?.kind === 'file';
  };
  // A module of Python by its name, found from the folder that it works in.
  const isModule = (name: string) => {
    const path = name.replaceAll('.', sep);
    return isFile(`${path}.py`) || isFile(join(path, '__main__.py'));
  };
  const isOfBase = isRunFrom(command, isFile, isModule);
  return isOfBase
    ? undefined
    : 'is a program that is no file of the base commit, so it may be that of this change';
}

/** Whether the program itself, not merely a file that it is given, is one of these files. */
function isRunFrom(
  [program = '', ...rest]: readonly string[],
  isFile: (path: string) => boolean,
  isModule: (name: string) => boolean,
): boolean {
  if (isFile(program)) return true;
  const at = [program, ...rest].findIndex((word) => INTERPRETER.test(basename(word)));
  if (at === -1) return false;
  const words = rest.slice(at);
  const script = words.findIndex(isFile);
  const before = script === -1 ? words : words.slice(0, script);
  if (before.some((word) => INLINE.test(word))) return false;
  const module = before.indexOf('-m');
  return module === -1 ? script !== -1 : isModule(words[module + 1] ?? '');
}
