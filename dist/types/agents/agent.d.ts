import type { Agent, Credentials } from '../schema/agent.js';
import type { Message } from '../schema/message.js';
import type { AgentUsage } from '../schema/run.js';
import type { ToolCall } from '../schema/tool-call.js';
import type { SeenSpan } from '../schema/trace.js';
import type { AgentWorkspace } from './agent-workspace.js';
import type { AgentWorld } from './agent-world.js';
import type { AgentRecorder } from './local/agent-recorder.js';
/** A file that goes with an input, already read and checked: base64 data or a URL that the provider fetches. */
export interface LoadedAttachment {
    name: string;
    media_type: string;
    /** base64; absent when only a URL is given. */
    data?: string;
    url?: string;
    /** Absolute path, when it came from the repository. */
    path?: string;
}
/** One turn put to an agent. Unset settings are left out of the request. */
export interface AgentCall {
    input: string;
    /** All turns so far with the current user turn last. */
    messages: Message[];
    attachments: LoadedAttachment[];
    system_prompt?: string;
    model?: string;
    temperature?: number;
    test_case_id: string;
    turn_index: number;
    /** Tracing variables for local agents (contract 12); empty when there is no tracing endpoint. */
    tracing: Record<string, string>;
    /**
     * The world that the attempt acts on, where it has one: built-in providers run the whole tool loop on it, agents of this machine are
     * told where it is.
     */
    world?: AgentWorld;
    /** Descriptions of tools by name, in place of their own, for agents that are handed tools. */
    tool_descriptions?: Readonly<Record<string, string>>;
    /** The folder that the attempt works in, where it has one: programs are started in it. */
    workspace?: AgentWorkspace;
    /** What records its models or answers in their place, where that is asked for: programs of this machine are told where it is. */
    recorder?: AgentRecorder;
    /** Called by a long-lived process with which variables it was started, when those are not the ones of this call. */
    startedWith?(variables: Readonly<Record<string, string>>): void;
    /** Called with what was tolerated in the answer: `kind` names it, `message` says what the agent did. */
    onWarning?(kind: string, message: string): void;
}
/** What an agent answered. A missing field was not captured, which is not the same as empty. */
export interface AgentAnswer {
    /** Empty where the answer held none; blank means that the agent gave a blank one. */
    output: string;
    /** The answer held tool calls and no output. */
    output_missing?: true;
    tool_calls?: ToolCall[];
    context?: string[];
    agent_plan?: string;
    usage?: AgentUsage;
    /** What it traced, where that was asked for. */
    spans?: SeenSpan[];
}
export interface CallOptions {
    /** Longest time of one request, in milliseconds. */
    timeoutMs: number;
    /** Ends the call, whatever it is doing. */
    signal?: AbortSignal;
    /** How each request of an agent that `loops` is made: again where that helps, and when there is room for it. Left out: once, at once. */
    each?<T>(request: () => Promise<T>): Promise<T>;
    /** Told what each request of an agent that `loops` used, as soon as it is known: it was spent, whatever becomes of the call. */
    onUsage?(usage: AgentUsage): void;
}
export interface AgentConnection {
    /**
     * One call, without retries (the engine retries). Rejects with Fault `timeout`, `connection`, `overloaded`,
     * `rate_limited` (retryable), or `agent_failed`, `provider_error`, `validation_failed`, `too_large`, `address_denied`,
     * `cancelled` (final). `fault.retry` decides: a `provider_error` of subcode `unparseable` (a 200 that is no answer) is
     * retryable too.
     */
    call(call: AgentCall, options: CallOptions): Promise<AgentAnswer>;
    /**
     * In a world it makes several requests for one answer and acts between them. Whoever calls it there hands `options.each` in and does not
     * try the whole call again.
     */
    readonly loops?: true;
    /** It runs on this machine and hands tracing variables on. */
    readonly local?: boolean;
    /** Ends processes and connections. */
    close(): Promise<void>;
}
/** An agent with everything needed to reach it. */
export interface ReachableAgent {
    agent: Agent;
    credentials: Credentials;
    /** Folder that a program's relative `cwd` starts at (contract 3). */
    home: string;
}
