import type { ToolCall, ToolDescription } from '../../schema/tool-call.ts';
import { callFailed } from './call-helpers.ts';
import type { NamedTool } from './tool-matching.ts';
import { bareToolName, foldToolName } from './tool-name.ts';

/** Stands for the name of a call that no tool answers to; equal to no name that can be written. */
const NOBODY = '\u0000';

/**
 * Calls as they are compared with the expected tools. A catalogue says how its tools must be called: a call that left out the
 * namespace of the only tools it can mean reaches none of them, so it counts as a call of nothing. Where it came back with a
 * result it evidently ran, and only the trace is short; then the names are compared as metrics.md 1.3 says.
 */
export function runnableCalls(
  calls: readonly ToolCall[],
  catalog: readonly ToolDescription[],
): readonly NamedTool[] {
  const offered = new Set(catalog.map((tool) => foldToolName(tool.name)));
  const spaced = new Set(catalog.flatMap((tool) => bareToolName(tool.name) ?? []));
  if (spaced.size === 0) return calls;
  return calls.map((call) => {
    const name = foldToolName(call.name);
    const strayed = spaced.has(name) && !offered.has(name);
    const ran = call.result !== undefined && call.result !== null && !callFailed(call);
    return strayed && !ran ? { name: NOBODY, arguments: call.arguments } : call;
  });
}
