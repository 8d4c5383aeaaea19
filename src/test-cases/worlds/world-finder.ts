import type { TestCaseFile } from '../../schema/file-kinds.ts';
import type { Settings } from '../../schema/settings.ts';
import type { LoadedWorld } from '../../worlds/loaded-world.ts';
import { sha256 } from '../case-hash.ts';
import { problemAt } from '../check.ts';
import type { LoadedAgent, LoadedCase } from '../evals.ts';
import type { Ids } from '../ids.ts';
import type { Loading, Resource, Written } from '../read-resources.ts';
import { suggest } from '../suggest.ts';

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

const NO_WORLD = '; a world is a file of worlds/, such as worlds/shop.yaml';

/** Finds the world of each case: its own, that of its agent, that of the settings. */
export function worldFinder(
  { worlds, ids, agents, settings }: WorldSources,
  loading: Loading,
): (resource: Resource<TestCaseFile>, agentId: string) => LoadedWorld | undefined {
  const byId = new Map(worlds.map((world) => [world.id, world]));
  const ofAgent = new Map(agents.map(({ agent }) => [agent.id, agent.world]));
  return (resource, agentId) => {
    const { world, expected_state } = resource.value;
    const id = world ?? ofAgent.get(agentId) ?? settings.defaults.world;
    if (id === undefined && expected_state !== undefined)
      loading.problems.add(
        problemAt(
          resource,
          ['expected_state'],
          'needs a world: name one as world of the case, of its agent or of defaults',
        ),
      );
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

/** A case with the world that it is played in, which is part of what can change its result. */
export function inWorld(loaded: LoadedCase, world: LoadedWorld | undefined): LoadedCase {
  if (world === undefined) return loaded;
  loaded.world = world;
  loaded.hash = sha256(`${loaded.hash} ${world.hash}`);
  return loaded;
}
