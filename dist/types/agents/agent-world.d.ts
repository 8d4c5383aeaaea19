import type { RecordedCall } from '../schema/worlds/world.js';
/** A tool that an agent is offered: name, what it does, JSON Schema of its arguments. */
export interface OfferedTool {
    readonly name: string;
    readonly description?: string | undefined;
    readonly parameters: Readonly<Record<string, unknown>>;
    /** It never changes the state. */
    readonly reads?: boolean | undefined;
}
/** What a call came to, for the agent to read; `refused` says why it never reached a tool. */
export type WorldReply = {
    readonly result: unknown;
} | {
    readonly error: string;
    readonly refused?: RecordedCall['refused'];
};
/** The world that an attempt acts on, as its agent meets it. */
export interface AgentWorld {
    readonly tools: readonly OfferedTool[];
    /**
     * Calls a tool; what fails for the agent is an `error` for it to read. Rejects only where the attempt cannot go on: Fault `agent_failed`
     * (`world_failed`), or the reason of the signal.
     */
    call(name: string, args: unknown, signal?: AbortSignal): Promise<WorldReply>;
    /** The tool that ended the attempt, once one has. */
    endedBy(): string | undefined;
    /** Most rounds of calls of a built-in agent in one turn. */
    readonly maxSteps: number;
    /** `ASSAY_MCP_URL`, `ASSAY_TOOLS_URL` and `ASSAY_TOOLS_KEY`, for agents on this machine; made where they are first asked for. */
    variables(): Promise<Readonly<Record<string, string>>>;
}
