import { resolve } from 'node:path';
import type { ReachableAgent } from '../agents/agent.ts';
import { once } from '../flow/once.ts';
import type { Environment } from '../ports/ports.ts';
import type { Credentials } from '../schema/agent.ts';
import { requireCallable } from '../test-cases/callable.ts';
import type { LoadedAgent } from '../test-cases/evals.ts';
import { resolveVariables } from '../test-cases/interpolate.ts';
import { problemsFault } from '../test-cases/problems-fault.ts';
import { type StoredAgent, storedAgents, storedCases } from '../test-cases/stored-resources.ts';
import { inWorlds } from '../test-cases/worlds/in-world.ts';
import type {
  EvalsAccess,
  OptionsAccess,
  ResourceAccess,
  Scoring,
  ScoringAccess,
  SecretsAccess,
  StateAccess,
} from './engine-parts.ts';
import { type EvalsFolder, evalsFolder } from './evals-part.ts';
import { judgeMaker, registries } from './scoring-part.ts';
import type { StatePart } from './state-part.ts';

/** The evals folder with the judge that it asks for, whose budget must not be filled again by a creation. */
interface Folder extends EvalsFolder {
  judge(): Promise<Scoring>;
  judgeWith: ReturnType<typeof judgeMaker>;
}

/** Evals, agents, cases and scorers, each loaded at its first use and dropped by `forget`. */
export function resourcePart(
  state: StatePart,
  evalsDir: string,
): EvalsAccess & ResourceAccess & ScoringAccess {
  let folder = readFolder(state, evalsDir);
  let loaded = loadLazily(state, folder, evalsDir);
  return {
    evalsDir,
    evals: () => folder.evals(),
    settings: () => folder.settings(),
    registry: (names) => loaded.registry(names),
    scoring: () => folder.judge(),
    scoringWith: (maxCostUsd, maxCalls) => folder.judgeWith(maxCostUsd, maxCalls),
    agents: () => loaded.agents(),
    cases: () => loaded.cases(),
    worlds: async () => (await folder.evalsIfThere())?.worlds ?? [],
    reach: (agent, env) => reachable(agent, state, env),
    forget(also) {
      if (also?.evals === true) folder = readFolder(state, evalsDir);
      loaded = loadLazily(state, folder, evalsDir);
    },
  };
}

function readFolder(state: StatePart, evalsDir: string): Folder {
  const folder = evalsFolder(state, evalsDir);
  const judgeWith = judgeMaker(state, folder, evalsDir);
  return { ...folder, judgeWith, judge: once(() => judgeWith()) };
}

/** What is stored is read once. */
function loadLazily(state: StatePart, folder: Folder, evalsDir: string) {
  const home = resolve(evalsDir, '..');
  const agents = once(async () => [
    ...((await folder.evalsIfThere())?.agents ?? []),
    ...(await storedAgents(await state.store(), home)),
  ]);
  return {
    registry: registries(state, folder, evalsDir),
    agents,
    cases: once(async () => {
      const { cases: inFolder = [], worlds = [] } = (await folder.evalsIfThere()) ?? {};
      const stored = await storedCases(await state.store(), home);
      if (stored.length === 0) return inFolder;
      return [...inFolder, ...inWorlds(stored, worlds, await agents(), await folder.settings())];
    }),
  };
}

async function reachable(
  agent: LoadedAgent,
  { ports, vault, options }: Pick<StateAccess, 'ports'> & SecretsAccess & OptionsAccess,
  env: Pick<Environment, 'get'> = ports.env,
): Promise<ReachableAgent> {
  requireCallable(agent.agent);
  const resolved = resolveVariables(agent, env);
  if (resolved.agent === null)
    throw problemsFault(
      resolved.problems,
      'Set the variables (a .env file beside the evals folder will do on your machine), or take the agent out of the selection.',
    );
  const sealed = (agent as Partial<StoredAgent>).sealedCredentials; // Only agents of the state have some.
  const credentials =
    sealed === undefined
      ? resolved.agent.credentials
      : ((await vault().open(agent.agent.id, sealed)) as Credentials); // Sealed as such by create-agent.
  options.onSecrets?.(Object.values(credentials));
  return { ...resolved.agent, credentials };
}
