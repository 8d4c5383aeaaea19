import type { ToolCall, ToolDescription } from '../../schema/tool-call.ts';
import { toolNames } from './tool-names.ts';

/**
 * Which calls are known as reads, by index (worlds.md 3): the call says so, else the description of its tool. What nobody says is not
 * known, and is judged as before.
 */
export function readCalls(
  calls: readonly Pick<ToolCall, 'name' | 'reads'>[],
  catalog: readonly ToolDescription[] = [],
): ReadonlySet<number> {
  const described = toolNames<boolean>();
  for (const { name, reads } of catalog) if (reads !== undefined) described.set(name, reads);
  return new Set(
    calls.flatMap(({ name, reads }, index) => ((reads ?? described.get(name)) === true ? [index] : [])),
  );
}
