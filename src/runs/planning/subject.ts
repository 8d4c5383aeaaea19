import { isEmptyAnswer } from '../../evaluations/empty-answer.ts';
import type { Agent } from '../../schema/agent.ts';
import type { AgentUsage } from '../../schema/agent-usage.ts';
import { defined } from '../../schema/defined.ts';
import type { Subject } from '../../schema/evaluation.ts';
import type { Message } from '../../schema/message.ts';
import type { ToolCall } from '../../schema/tool-call.ts';
import type { Turn } from '../../schema/turn.ts';
import { closingTurn, type TalkingCase, turnsAsPlayed } from '../../schema/users/talk-turns.ts';
import type { WorkspaceEvidence } from '../../schema/workspaces/workspace.ts';
import type { Scorer } from '../../scorers/scorer.ts';
import { isPresent } from '../../text/language/normalize.ts';
import type { PlayedTurn } from '../records.ts';

/** Fields that only the agent's answer can bring; they are checked after it (contract 4). */
export const AGENT_FIELDS: ReadonlySet<string> = new Set([
  'output',
  'context',
  'tool_calls',
  'agent_plan',
  'usage',
  'spans',
  'workspace',
  'state',
]);

/** Between what was said in one turn and in the next. */
const BETWEEN = '\n\n';

/** The part of a subject that is known before the agent answers. */
function given(turn: Turn, agent: Agent): Subject {
  const subject: Subject = { input: turn.input.text };
  const copy = <K extends keyof Subject>(key: K, value: Subject[K] | undefined) => {
    if (value !== undefined) subject[key] = value;
  };
  copy('expected_behavior', turn.expected_behavior);
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

const NOTHING_LEFT: WorkspaceEvidence = {
  ...{ from: '-', changes: [], files: [], commands: [] },
  isolation: { level: 'none', missing: [] },
};

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
    usage: {},
    workspace: NOTHING_LEFT,
    spans: [],
    state: {},
    conversation_history: [
      { role: 'user', content: turn.input.text || '-' },
      { role: 'assistant', content: '-' },
    ],
  };
}

/**
 * What judges a whole talk sees of it: the conversation with all calls, tokens, money and time added up. What judges single answers gets
 * everything that was said, on each side in one text; what judges conversations, the last answer, as always.
 */
export function subjectOfTalk(
  testCase: TalkingCase,
  played: readonly PlayedTurn[],
  agent: Agent,
  scorer: Pick<Scorer, 'multiTurn'>,
): Subject {
  const asked = turnsAsPlayed(
    testCase,
    played.map(({ input }) => input),
  );
  const closing = given(closingTurn(testCase, asked.at(-1)!), agent);
  const inputs = [...asked.slice(0, -1).map((turn) => given(turn, agent)), closing];
  const subject = subjectOf(played, inputs, true);
  const whole = { ...subject, ...summedOf(played) };
  if (testCase.user?.afterwards?.expected_tools !== undefined && closing.expected_tools !== undefined)
    whole.expected_tools = closing.expected_tools;
  if (scorer.multiTurn || played.some(isSilent)) return whole;
  const said = played.flatMap(({ output, output_missing: missing }) => (missing === true ? [] : [output]));
  return {
    ...whole,
    input: played.map(({ input }) => input).join(BETWEEN),
    ...(said.length === 0 ? {} : { output: said.join(BETWEEN) }),
  };
}

/** What all turns took together; tokens and money only where every answer said them. */
function summedOf(played: readonly PlayedTurn[]): Pick<Subject, 'latency_ms' | 'usage'> {
  const usages = played.map(({ usage }) => usage);
  const sum = (key: keyof AgentUsage) => {
    const known = usages.map((usage) => usage?.[key]).filter((value) => typeof value === 'number');
    return known.length < played.length ? null : known.reduce((total, value) => total + value, 0);
  };
  return {
    latency_ms: played.reduce((total, { latency_ms: ms }) => total + ms, 0),
    ...(usages.every((usage) => usage === null)
      ? {}
      : {
          usage: {
            input_tokens: sum('input_tokens'),
            output_tokens: sum('output_tokens'),
            cost_usd: sum('cost_usd'),
          },
        }),
  };
}

/** What a scorer sees of a played turn; a multi-turn scorer sees the whole transcript and all calls. */
export function subjectAfter(
  turns: readonly Turn[],
  played: readonly PlayedTurn[],
  index: number,
  agent: Agent,
  scorer: Pick<Scorer, 'multiTurn'>,
): Subject {
  const inputs = turns.slice(0, index + 1).map((turn) => given(turn, agent));
  return subjectOf(played.slice(0, index + 1), inputs, scorer.multiTurn);
}

/**
 * The last of the turns that were played, as a subject: `asked` is what the case gave for each of them, the agent's own answers
 * win. For a scorer of whole conversations the transcript ends with the turn itself, the calls of all turns say which turn of
 * the transcript made them, and tools count as expected where every turn names its own.
 */
export function subjectOf(
  played: readonly PlayedTurn[],
  inputs: readonly Subject[],
  wholeConversation: boolean,
): Subject {
  const answer = played.at(-1)!;
  const subject: Subject = { ...inputs.at(-1), latency_ms: answer.latency_ms };
  // A conversation in which the agent once had nothing to say holds an empty answer, whatever came after it (contract 5).
  const { output, output_missing: missing } =
    (wholeConversation ? played.find(isSilent) : undefined) ?? answer;
  if (missing !== true) subject.output = output;
  if (answer.context !== null) subject.context = answer.context;
  if (answer.agent_plan !== null) subject.agent_plan = answer.agent_plan;
  if (answer.usage !== null) subject.usage = answer.usage;
  if (answer.spans !== undefined) subject.spans = answer.spans;
  const seen = wholeConversation ? played : played.slice(0, -1);
  const history = seen.flatMap((one, at): Message[] => {
    const context = one.context ?? inputs[at]?.context;
    return [
      { role: 'user', content: inputs[at]?.input ?? one.input },
      { role: 'assistant', content: one.output, ...defined({ context }) },
    ];
  });
  if (history.length > 0) subject.conversation_history = history;
  if (!wholeConversation) {
    if (answer.tool_calls !== null) subject.tool_calls = answer.tool_calls;
    return subject;
  }
  if (seen.some((one) => one.tool_calls !== null)) subject.tool_calls = callsByTurn(seen, history);
  const expected = inputs.slice(0, seen.length).map((one) => one.expected_tools);
  if (expected.every((tools) => tools !== undefined)) subject.expected_tools = expected.flat();
  else delete subject.expected_tools;
  return subject;
}

/** Whether the agent answered with nothing; tool calls without any text are an answer of another kind. */
function isSilent({ output, output_missing: missing }: PlayedTurn): boolean {
  return missing !== true && isEmptyAnswer({ output });
}

/** The calls of all turns, each with the index of the assistant turn that made it, or of the user turn where that stayed silent. */
function callsByTurn(seen: readonly PlayedTurn[], history: readonly Message[]): ToolCall[] {
  let index = -1;
  return seen.flatMap((one, at) => {
    // The transcript leaves out what is blank (metrics.md 0.5).
    for (const { content } of history.slice(2 * at, 2 * at + 2)) if (isPresent(content)) index += 1;
    const turn = Math.max(0, index);
    return (one.tool_calls ?? []).map((call) => ({ ...call, turn }));
  });
}
