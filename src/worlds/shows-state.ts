import type { ExpectedState } from '../schema/worlds/expected-state.ts';
import type { World } from '../schema/worlds/world.ts';

/** What an expected state can only tell from a state that is seen. */
const OF_STATE = ['actions', 'equals', 'at', 'unchanged'] as const;

/** Why a world does not show its state; undefined where it does. */
function hidden({ tools, state }: Pick<World, 'tools' | 'state'>): string | undefined {
  if (tools.mock !== undefined) return 'its tools are canned answers (mock), which change nothing';
  return tools.mcp !== undefined && state.files === undefined
    ? 'its server keeps its state to itself (no state.files)'
    : undefined;
}

/** Whether what becomes of the state of a world is seen. */
export const shownState = (world: Pick<World, 'tools' | 'state'>): boolean => hidden(world) === undefined;

/**
 * What an expected state asks of a state that its world does not show: canned answers change nothing, and a server of tools keeps what it
 * changes to itself unless that are files. Held against such a world it would hold whatever an agent does, so it is refused. Undefined where
 * all of it can be told.
 */
export function unseenState(
  expected: ExpectedState,
  world: Pick<World, 'tools' | 'state'>,
): { key: string; message: string } | undefined {
  const why = hidden(world);
  if (why === undefined) return undefined;
  const key =
    OF_STATE.find((name) => expected[name] !== undefined) ??
    (expected.forbidden?.some(({ writes }) => writes !== undefined) === true ? 'forbidden' : undefined);
  if (key === undefined) return undefined;
  return {
    key,
    message: `cannot be told in this world, since ${why}; say what is to be called by checks: tool_calls, called, forbidden_tools`,
  };
}
