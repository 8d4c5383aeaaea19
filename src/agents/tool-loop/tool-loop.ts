import { asFault, Fault } from '../../errors.ts';
import type { Agent } from '../../schema/agent.ts';
import type { AgentUsage } from '../../schema/agent-usage.ts';
import { defined } from '../../schema/defined.ts';
import type { Message } from '../../schema/message.ts';
import type { ToolCall } from '../../schema/tool-call.ts';
import type { AgentAnswer, AgentCall, AgentConnection, CallOptions } from '../agent.ts';
import type { AgentWorld } from '../agent-world.ts';
import { addedUsage } from './added-usage.ts';
import type { CallOutcome, Dialect, Said } from './dialect.ts';
import { offeredTools } from './offered-tools.ts';

/** What a model is told of a call that nobody carries out, and what stands with that call in the answer. */
export const NOT_CARRIED_OUT =
  'This tool was not carried out: it is described to you, but nothing answers its calls here.';

/** A conversation as the provider had it, to the end of a turn. */
interface Conversation<M> {
  /** The turns that it holds, in the words of `AgentCall.messages`. */
  readonly turns: readonly Message[];
  readonly messages: readonly M[];
}

/**
 * Calls of an agent that is a model. Without a world a call is one request, and the calls of tools in its answer are only reported. With a
 * world the model is asked again and again: what it calls is carried out there, in the order given, and it reads the results, until it
 * answers without a call, a tool has ended the attempt, or `maxSteps` rounds of calls were made. Then its last words are the answer, and
 * a warning says so; the results of the last round stay in the conversation, where the next turn finds them.
 *
 * - A call of a tool of `invocation.tools` is not carried out: the model reads `NOT_CARRIED_OUT`, which is also the error of that call in
 *   the answer. The world never sees it.
 * - The next turn in the same world goes on from this conversation, calls and results included; a turn that failed left nothing in it.
 * - Each request goes through `options.each`, which may repeat it. A Fault that comes after the first call of a tool is final, because
 *   another try of the whole turn would act twice.
 */
export function conversing<M>(agent: Agent, dialect: Dialect<M>): AgentConnection['call'] {
  const conversations = new WeakMap<AgentWorld, Conversation<M>>();
  return async (call, options) => {
    const { world } = call;
    const { tools, isOwn } = offeredTools(agent, call, dialect);
    if (world === undefined) return (await dialect.ask(call, dialect.messages(call), tools, options)).answer;
    const messages = goneOn(call, conversations.get(world), dialect);
    const answer = await played({ call, world, dialect, messages, tools, isOwn, options });
    const said: Message = { role: 'assistant', content: answer.output };
    conversations.set(world, { turns: [...call.messages, said], messages });
    return answer;
  };
}

/** The conversation before this turn with what the user says now; begun from the texts of the turns where there was none or another one. */
function goneOn<M>(call: AgentCall, before: Conversation<M> | undefined, dialect: Dialect<M>): M[] {
  if (before === undefined || !isBeginning(before.turns, call.messages)) return dialect.messages(call);
  const now = { ...call, system_prompt: '', messages: call.messages.slice(before.turns.length) };
  return [...before.messages, ...dialect.messages(now)];
}

/** Whether the turns begin so; the answers between them are the agent's own, whatever became of their text. */
function isBeginning(turns: readonly Message[], all: readonly Message[]): boolean {
  if (turns.length >= all.length) return false;
  return turns.every(({ role, content }, index) => {
    const other = all[index];
    return other?.role === role && (role === 'assistant' || other.content === content);
  });
}

interface Playing<M> {
  call: AgentCall;
  world: AgentWorld;
  dialect: Dialect<M>;
  /** The conversation so far, which is continued in place. */
  messages: M[];
  tools: Parameters<Dialect<M>['ask']>[2];
  isOwn(name: string): boolean;
  options: CallOptions;
}

/** One turn in a world. */
async function played<M>(playing: Playing<M>): Promise<AgentAnswer> {
  const { call, world, dialect, messages, tools, options } = playing;
  const { each = (request) => request() } = options;
  const tool_calls: ToolCall[] = [];
  let usage: AgentUsage | undefined;
  try {
    for (let round = 1; ; round++) {
      const said = await each(() => dialect.ask(call, messages, tools, options));
      usage = addedUsage(usage, said.answer.usage);
      if (said.answer.usage !== undefined) options.onUsage?.(said.answer.usage);
      if (said.message !== undefined) messages.push(said.message);
      if (said.calls.length > 0)
        messages.push(...dialect.results(await carriedOut(said, playing, tool_calls)));
      const ended = said.calls.length === 0 || world.endedBy() !== undefined;
      if (!ended && round < world.maxSteps) continue;
      if (!ended) warnOfEnd(playing);
      return { ...said.answer, tool_calls, ...defined({ usage }) };
    }
  } catch (error) {
    const fault = faultOf(error, options.signal);
    throw tool_calls.length > 0 ? final(fault) : fault;
  }
}

/** Carries out the calls of one answer, one after the other, and notes each. */
async function carriedOut<M>(
  { calls, answer }: Said<M>,
  { world, isOwn, options }: Playing<M>,
  noted: ToolCall[],
): Promise<CallOutcome[]> {
  const outcomes: CallOutcome[] = [];
  for (const [index, { id, name, args }] of calls.entries()) {
    const seen = { name, arguments: answer.tool_calls?.[index]?.arguments ?? {} };
    const place = noted.push(seen) - 1;
    const reply = isOwn(name) ? { error: NOT_CARRIED_OUT } : await world.call(name, args, options.signal);
    const failed = 'error' in reply;
    noted[place] = { ...seen, ...(failed ? { error: reply.error } : { result: reply.result }) };
    outcomes.push({ id, failed, text: failed ? reply.error : resultText(reply.result) });
  }
  return outcomes;
}

/** A text as it is, anything else as JSON. */
const resultText = (result: unknown): string =>
  typeof result === 'string' ? result : (JSON.stringify(result) ?? 'null');

function warnOfEnd<M>({ call, world: { maxSteps } }: Playing<M>): void {
  const rounds = maxSteps === 1 ? 'one round' : `${maxSteps} rounds`;
  call.onWarning?.(
    'max_steps',
    `still called tools after ${rounds} of calls in one turn and was not asked again: what it said last is taken for its answer (max_steps)`,
  );
}

/** Whoever gives a call up need not say so in a Fault. */
function faultOf(error: unknown, signal: AbortSignal | undefined): Fault {
  if (error instanceof Fault || signal?.aborted !== true) return asFault(error);
  return new Fault('cancelled', 'The call of the agent was cancelled.', { cause: error });
}

/** The same fault, but not to be tried again. */
function final(fault: Fault): Fault {
  if (!fault.retry) return fault;
  const { code, message, where, hint, problems, subcode, status } = fault;
  const parts = defined({ where, hint, problems, subcode, status });
  return new Fault(code, message, { ...parts, cause: fault, retry: false });
}
