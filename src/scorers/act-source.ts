import type { ToolCall } from '../schema/tool-call.ts';
import { indexOf } from './verdicts.ts';

/** The text that a quote about a deed of the agent must stand in: the output and, where the judge names one, the tool call. */
export function actSource(
  output: string,
  calls: readonly ToolCall[],
  entry: Readonly<Record<string, unknown>>,
): string {
  const index = indexOf(entry, 'tool_call_index', calls.length);
  const call = index === null ? undefined : calls[index];
  if (call === undefined) return output;
  // A result as it reads, since JSON escapes would hide quotes and line breaks.
  return `${output}\n${JSON.stringify(call)}\n${typeof call.result === 'string' ? call.result : ''}`;
}
