import type { Item } from '../judges/items.ts';
import { defined } from '../schema/defined.ts';
import type { ToolCall } from '../schema/tool-call.ts';
import { truncateText } from '../text/truncate.ts';
import { canonical } from './formulas/call-helpers.ts';
import type { Prepared } from './prepare.ts';
import { transcriptOf } from './transcript.ts';
import { numberedTurns } from './turn-material.ts';

/** Characters of arguments and results that a judge sees of all calls together, and the least and most of one value. */
const ROOM = { all: 60_000, least: 160, most: 4_000 };

/**
 * What every question about tool calls shows (metrics.md 2.5, scorers of kind `agent`): the same inputs under the same names, so
 * that the questions can be asked in one call. Calls stand here once, by `tool_call_index`; items only name the index.
 */
export function agentInputs(subject: Prepared): Record<string, unknown> {
  const { input, output, agent_plan: plan, available_tools: catalog, tool_calls: calls = [] } = subject;
  const turns = subject.conversation_history === undefined ? [] : transcriptOf(subject);
  return {
    ...defined({ request: input }),
    ...(turns.length === 0 ? {} : { transcript: numberedTurns(turns) }),
    ...defined({ plan, answer: output, available_tools: catalog }),
    tool_calls: shownCalls(calls),
  };
}

/**
 * Tool calls as a judge sees them, by `tool_call_index`; long values are cut, the more the more calls there are. `indices`
 * names the calls to show; default all.
 */
export function shownCalls(
  calls: readonly ToolCall[],
  indices: readonly number[] = [...calls.keys()],
): Record<string, unknown>[] {
  const room = Math.max(ROOM.least, Math.min(ROOM.most, Math.floor(ROOM.all / Math.max(1, indices.length))));
  return indices.flatMap((index) => {
    const call = calls[index];
    return call === undefined ? [] : [shownCall(call, index, room)];
  });
}

/** The item of one call: its name and where it stands in the prompt input. */
export function callItem({ name }: ToolCall, index: number): Item {
  return { id: `t${index}`, text: name, tool_call_index: index };
}

/** The index of the call that an item made by `callItem` is about. */
export function callOf({ id }: Pick<Item, 'id'>): number {
  return Number(id.slice(1));
}

function shownCall(call: ToolCall, index: number, room: number): Record<string, unknown> {
  return {
    tool_call_index: index,
    name: call.name,
    arguments: Object.fromEntries(
      Object.entries(call.arguments ?? {}).map(([name, value]) => [name, cut(value, room)]),
    ),
    ...(call.result === undefined ? {} : { result: cut(call.result, room) }),
    ...(call.error === undefined ? {} : { error: cut(call.error, room) }),
    ...defined({ turn: call.turn, reads: call.reads }),
  };
}

/** A value as it is when it fits, else the beginning of its text. */
function cut(value: unknown, room: number): unknown {
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  const text = typeof value === 'string' ? value : canonical(value);
  return text.length <= room ? value : truncateText(text, room);
}
