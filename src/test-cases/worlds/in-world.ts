import type { Settings } from '../../schema/settings.ts';
import type { LoadedWorld } from '../../worlds/loaded-world.ts';
import { sha256 } from '../case-hash.ts';
import type { LoadedAgent, LoadedCase } from '../evals.ts';

/** What is said of a name that no world has, and of an expected state without a world. */
export const NO_WORLD = '; a world is a file of worlds/, such as worlds/shop.yaml';
export const NEEDS_WORLD = 'needs a world: name one as world of the case, of its agent or of defaults';

/** The id of the world of a case: its own, that of its agent, that of the settings. */
export function worldIdOf(
  { world }: { readonly world?: string | undefined },
  ofAgent: string | undefined,
  { defaults }: Pick<Settings, 'defaults'>,
): string | undefined {
  return world ?? ofAgent ?? defaults.world;
}

/** A case with the world that it is played in, which is part of what can change its result. */
export function inWorld(loaded: LoadedCase, world: LoadedWorld | undefined): LoadedCase {
  if (world === undefined) return loaded;
  loaded.world = world;
  loaded.hash = sha256(`${loaded.hash} ${world.hash}`);
  return loaded;
}

/** Stored cases in the worlds of the evals folder. A name that none has is said where such a case is planned, so that it can still be read and deleted. */
export function inWorlds(
  cases: readonly LoadedCase[],
  worlds: readonly LoadedWorld[],
  agents: readonly LoadedAgent[],
  settings: Pick<Settings, 'defaults'>,
): LoadedCase[] {
  const byId = new Map(worlds.map((world) => [world.id, world]));
  const ofAgent = new Map(agents.map(({ agent }) => [agent.id, agent.world]));
  return cases.map((one) => {
    const id = worldIdOf(one.case, ofAgent.get(one.case.agent_id), settings);
    return inWorld(one, id === undefined ? undefined : byId.get(id));
  });
}
