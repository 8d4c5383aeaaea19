import type { AgentAnswer, AgentCall } from '../agent.ts';
import type { OfferedTool } from '../agent-world.ts';
import type { CallLimits } from '../call-limits.ts';

/** A call of a tool, as a model made it. */
export interface ModelCall {
  /** What its result refers to. */
  readonly id: string;
  readonly name: string;
  /** An object, or what the model wrote in place of one. */
  readonly args: unknown;
}

/** What a call came to, as text for the model. */
export interface CallOutcome {
  readonly id: string;
  readonly text: string;
  readonly failed: boolean;
}

/** What a model said to one request. */
export interface Said<M> {
  /** Its text, what it called and what the request used. */
  readonly answer: AgentAnswer;
  /** Its calls in the order given, each at the place that it has in `answer.tool_calls`. */
  readonly calls: readonly ModelCall[];
  /** The same as a message of the conversation; undefined where the provider would not take it back, being empty. */
  readonly message: M | undefined;
}

/** How one provider writes a conversation with tools: all that the tool loop knows of it. `M` is one of its messages. */
export interface Dialect<M> {
  /** System prompt and turns of a call; an empty `system_prompt` is none. */
  messages(call: AgentCall): M[];
  /** A tool of a world in the form of the provider. */
  tool(offered: OfferedTool): Readonly<Record<string, unknown>>;
  /** One request. Rejects with the Faults of `AgentConnection.call`. */
  ask(
    call: AgentCall,
    messages: readonly M[],
    tools: readonly Readonly<Record<string, unknown>>[],
    limits: CallLimits,
  ): Promise<Said<M>>;
  /** What the calls of one answer came to, in their order. */
  results(outcomes: readonly CallOutcome[]): M[];
}
