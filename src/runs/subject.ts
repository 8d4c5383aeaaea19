import type { Agent } from '../schema/agent.ts';
import type { Subject } from '../schema/evaluation.ts';
import type { Message } from '../schema/message.ts';
import type { Turn } from '../schema/turn.ts';
import type { Scorer } from '../scorers/scorer.ts';
import type { PlayedTurn } from './records.ts';

/** Fields that only the agent's answer can bring; they are checked after it (contract 4). */
export const AGENT_FIELDS: ReadonlySet<string> = new Set(['output', 'context', 'tool_calls', 'agent_plan']);

/** The part of a subject that is known before the agent answers. */
function given(turn: Turn, agent: Agent): Subject {
  const subject: Subject = { input: turn.input.text, expected_behavior: turn.expected_behavior };
  const copy = <K extends keyof Subject>(key: K, value: Subject[K] | undefined) => {
    if (value !== undefined) subject[key] = value;
  };
  copy('ground_truth', turn.ground_truth);
  copy('context', turn.context);
  copy('expected_tools', turn.expected_tools);
  copy('available_tools', turn.available_tools ?? agent.available_tools);
  copy('role', turn.role ?? agent.role);
  copy('system_prompt', agent.system_prompt);
  copy('allowed_topics', turn.allowed_topics);
  copy('advice_types', turn.advice_types);
  return subject;
}

/** What a stored turn keeps of its case; the system prompt, the same for all, stays with the agent. */
export function criteriaOf(turn: Turn, agent: Agent): Subject {
  const { input: _, system_prompt: __, ...criteria } = given(turn, agent);
  return criteria;
}

/** A subject with stand-ins for what the agent will bring, to check everything else before the run starts. */
export function subjectBefore(turns: readonly Turn[], index: number, agent: Agent): Subject {
  const turn = turns[index]!;
  return {
    context: ['-'],
    ...given(turn, agent),
    output: '-',
    tool_calls: [],
    agent_plan: '1. -',
    latency_ms: 0,
    conversation_history: [
      { role: 'user', content: turn.input.text || '-' },
      { role: 'assistant', content: '-' },
    ],
  };
}

/** What a scorer sees of a played turn; a multi-turn scorer sees the whole transcript and all calls. */
export function subjectAfter(
  turns: readonly Turn[],
  played: readonly PlayedTurn[],
  index: number,
  agent: Agent,
  scorer: Scorer,
): Subject {
  const turn = turns[index]!;
  const answer = played[index]!;
  const subject: Subject = { ...given(turn, agent), output: answer.output, latency_ms: answer.latency_ms };
  if (answer.context !== null) subject.context = answer.context;
  if (answer.agent_plan !== null) subject.agent_plan = answer.agent_plan;
  const seen = scorer.multiTurn ? played.slice(0, index + 1) : played.slice(0, index);
  const history = seen.flatMap((one, at): Message[] => [
    { role: 'user', content: turns[at]!.input.text },
    { role: 'assistant', content: one.output, ...(one.context === null ? {} : { context: one.context }) },
  ]);
  if (history.length > 0) subject.conversation_history = history;
  if (!scorer.multiTurn) {
    if (answer.tool_calls !== null) subject.tool_calls = answer.tool_calls;
  } else if (seen.some((one) => one.tool_calls !== null)) {
    subject.tool_calls = seen.flatMap((one, at) =>
      (one.tool_calls ?? []).map((call) => ({ ...call, turn: at * 2 + 1 })),
    );
  }
  return subject;
}
