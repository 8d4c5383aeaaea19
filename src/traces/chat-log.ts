import { defined } from '../schema/defined.ts';
import type { Subject } from '../schema/evaluation.ts';
import type { ToolCall } from '../schema/tool-call.ts';
import { fieldOf, listField, textField, textOf } from './json-fields.ts';
import { type Conversation, conversationOf } from './messages.ts';
import { outcomeOf } from './outcome.ts';
import { recordedCall, recordedExpectations, recordedTools } from './recorded-calls.ts';
import { tagsOf } from './tags.ts';
import type { Trajectory, TrajectoryTurn } from './trajectory.ts';

/**
 * A chat log as a trajectory: `messages` with tool calls, or `history` of agents that talk to each other about a `question`. Where the
 * record says what the whole should do (expected calls or texts, a right answer, a question of its own), it is one turn: the task, the
 * last answer, all calls, with the conversation beside it. Else every user message is a turn of its own.
 */
export function chatLog(record: unknown): Trajectory | { problem: string } {
  const messages = listField(record, 'messages', 'history', 'conversation', 'conversations');
  if (messages === undefined) return { problem: 'holds no messages' };
  const talk = conversationOf(messages);
  const task = fieldOf(record, 'task');
  const question = textField(record, 'question', 'input') ?? (typeof task === 'string' ? task : undefined);
  const answer = textField(record, 'final_output', 'final_answer', 'output', 'answer');
  const first = talk.turns[0];
  const last = answer ?? talk.messages.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const calls = listField(record, 'tool_calls')?.flatMap((entry) => recordedCall(entry)?.call ?? []);
  if (
    last === '' &&
    [calls ?? [], ...talk.turns.map((turn) => turn.calls)].every(({ length }) => length === 0)
  )
    return { problem: 'holds no answer of an assistant and no tool call' };
  const criteria = criteriaOf(record, talk);
  const answers = [
    ...talk.messages.filter(({ role }) => role === 'assistant').map(({ content }) => content),
    last,
  ].join('\n');
  // A record that says which calls it expects is of an agent with tools: none in it is none made.
  const recorded =
    calls !== undefined ||
    talk.toolsSeen ||
    criteria.available_tools !== undefined ||
    criteria.expected_tools !== undefined;
  const isTask =
    question !== undefined ||
    criteria.expected_tools !== undefined ||
    criteria.ground_truth !== undefined ||
    calls !== undefined;
  const whole: TrajectoryTurn = {
    ...PLAIN,
    input: question ?? first?.input ?? '',
    output: last,
    tool_calls: recorded ? (calls ?? talk.turns.flatMap((turn) => turn.calls)) : null,
    context: contextOf(record),
    latency_ms: millisecondsOf(record),
    criteria: talk.messages.length > 2 ? { ...criteria, conversation_history: talk.messages } : criteria,
  };
  const apart = talk.turns.map(
    (turn, index): TrajectoryTurn => ({
      ...PLAIN,
      input: turn.input,
      output: turn.output,
      tool_calls: recorded ? turn.calls : null,
      criteria: index === talk.turns.length - 1 ? criteria : promptOnly(criteria),
    }),
  );
  const outcome = outcomeOf(record, answers, isListed(talk, calls) ? talk.callsAfter : []);
  return {
    id: textField(record, 'id', 'case_id', 'test_case_id', 'trace_id', 'task_id', 'conversation_id'),
    name: textField(record, 'name', 'title') ?? textField(task, 'instruction') ?? question ?? first?.input,
    agent: textField(record, 'agent_id', 'agent'),
    tags: tagsOf(record),
    turns: isTask || apart.length <= 1 ? [whole] : apart,
    outcome,
  };
}

/** Whether a record lists the calls of its messages, in their order, or lists none beside them. */
function isListed({ turns }: Conversation, listed: readonly ToolCall[] | undefined): boolean {
  const spoken = turns.flatMap((turn) => turn.calls);
  return (
    listed === undefined ||
    (listed.length === spoken.length && listed.every(({ name }, at) => name === spoken[at]?.name))
  );
}

const PLAIN = { context: null, latency_ms: 0, usage: null } as const;

function criteriaOf(record: unknown, { system }: Conversation): Subject {
  const task = fieldOf(record, 'task');
  const expected =
    listField(record, 'expected_tools', 'expected_tool_calls') ??
    listField(task, 'expected_tools', 'expected_tool_calls');
  const outputs = listField(task, 'expected_outputs') ?? listField(record, 'expected_outputs');
  const truth =
    textField(record, 'ground_truth', 'expected_output', 'reference') ??
    (outputs === undefined || outputs.length === 0 ? undefined : outputs.map(textOf).join('\n'));
  const behaviour = textField(record, 'expected_behavior') ?? textField(task, 'expected_behavior');
  const tools = listField(record, 'available_tools', 'tools');
  return {
    ...defined({ expected_behavior: behaviour, ground_truth: truth }),
    ...(expected === undefined ? {} : { expected_tools: recordedExpectations(expected) }),
    ...(tools === undefined ? {} : { available_tools: recordedTools(tools) }),
    ...(system === undefined || system === '' ? {} : { system_prompt: system }),
  };
}

const promptOnly = ({ system_prompt: prompt }: Subject): Subject =>
  prompt === undefined ? {} : { system_prompt: prompt };

function contextOf(record: unknown): string[] | null {
  const context = listField(record, 'context', 'retrieved');
  return context === undefined ? null : context.map(textOf).filter((text) => text !== '');
}

function millisecondsOf(record: unknown): number {
  const ms = fieldOf(record, 'latency_ms') ?? fieldOf(record, 'duration_ms');
  return typeof ms === 'number' && Number.isFinite(ms) && ms >= 0 ? Math.round(ms) : 0;
}
