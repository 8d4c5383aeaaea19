import type { TestCaseFile } from '../../schema/file-kinds.ts';
import type { Settings } from '../../schema/settings.ts';
import type { LoadedWorld } from '../../worlds/loaded-world.ts';
import { problemAt } from '../check.ts';
import type { LoadedAgent } from '../evals.ts';
import type { Ids } from '../ids.ts';
import type { Loading, Resource, Written } from '../read-resources.ts';
import { suggest } from '../suggest.ts';
import { NEEDS_WORLD, NO_WORLD, worldIdOf } from './in-world.ts';

/** Says that a resource names a world that is not there. */
export function checkWorldName(
  resource: Pick<Written<unknown>, 'piece' | 'file'>,
  path: readonly string[],
  named: string | undefined,
  known: Ids,
  { problems }: Pick<Loading, 'problems'>,
): boolean {
  if (named === undefined || known.has(named)) return true;
  const near = suggest(named, known.list());
  problems.add(problemAt(resource, path, `unknown world "${named}"${near === '' ? NO_WORLD : near}`));
  return false;
}

/** Finds the world of each case: its own, that of its agent, that of the settings. */
export function worldFinder(
  { worlds, ids, agents, settings }: WorldSources,
  loading: Loading,
): (resource: Resource<TestCaseFile>, agentId: string) => LoadedWorld | undefined {
  const byId = new Map(worlds.map((world) => [world.id, world]));
  const ofAgent = new Map(agents.map(({ agent }) => [agent.id, agent.world]));
  return (resource, agentId) => {
    const { world, expected_state } = resource.value;
    const id = worldIdOf(resource.value, ofAgent.get(agentId), settings);
    if (id === undefined && expected_state !== undefined)
      loading.problems.add(problemAt(resource, ['expected_state'], NEEDS_WORLD));
    if (!checkWorldName(resource, ['world'], world, ids, loading)) return undefined;
    return id === undefined ? undefined : byId.get(id);
  };
}

/** Where worlds are and who names them. */
interface WorldSources {
  worlds: readonly LoadedWorld[];
  /** Also of those that are broken. */
  ids: Ids;
  agents: readonly LoadedAgent[];
  settings: Settings;
}
