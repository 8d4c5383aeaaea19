import { defined } from '../../schema/defined.ts';
import type { WorldEvidence } from '../../schema/worlds/world.ts';
import type { ScoredWorld } from '../../scorers/scored-world.ts';
import type { LoadedWorld } from '../../worlds/loaded-world.ts';
import type { PlayedTurn } from '../records.ts';
import type { LazyWorlds } from './attempt-in-world.ts';

/** The world of an attempt that was played, now or by an earlier process, for those who judge it. */
export function scoredWorld(
  world: LoadedWorld,
  evidence: WorldEvidence,
  turns: readonly PlayedTurn[],
  worlds: Pick<LazyWorlds, 'all'>,
): ScoredWorld {
  const said = turns.flatMap((turn) => turn.reported_calls ?? []);
  const reported = turns.some((turn) => turn.reported_calls !== undefined) ? said : undefined;
  return {
    evidence,
    initial: async () => (await worlds.all()).initial(world),
    tools: async () => (await worlds.all()).tools(world),
    gold: async (expected) => (await worlds.all()).gold(world, expected),
    answers: turns.map(({ output }) => output),
    ...defined({ reported }),
  };
}
