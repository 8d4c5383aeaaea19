/** One call of an agent that is under way: one try of one turn of one attempt. What it traces belongs to it alone. */
export interface OpenCall {
    readonly runId: string;
    readonly agentId: string;
    readonly testCaseId: string;
    readonly turnIndex: number;
    /** Trace id that was handed out as `TRACEPARENT`; 32 hex digits. */
    readonly traceHex: string;
    /** Wall clock, milliseconds. */
    readonly openedAt: number;
    /** Traces that were found to be of this call. */
    readonly traces: Set<string>;
}
/** Where a trace says that it belongs. */
interface Stated {
    runId: string | undefined;
    testCaseId: string | undefined;
    turnIndex: number | undefined;
}
/** Who sent something, where more is known of it than the request says. */
export interface TraceOrigin {
    /** The agent key that a run handed to a call of this agent. */
    key: string;
    runId: string;
    agentId: string;
}
/** What is known of a trace by the way that it came. */
interface Sender {
    /** The agent key that it came with. */
    key?: string;
    /** Its id in the export, 32 hex digits. */
    traceHex?: string;
    /** Wall clock, milliseconds: when its last span ended. */
    endedMs?: number;
    /** The agent that it is of. Undefined where nobody's key says so, and the spans of any call may come that way. */
    agentId: string | undefined;
}
/** Which calls are under way, and whose key was handed to which; finds the call of a trace. */
export interface OpenCalls {
    /** `key` is the agent key that was handed over with the call, where there was one. */
    open(call: OpenCall, key?: string): void;
    /** The process that was started with this key plays another call now. */
    bind(key: string, call: OpenCall): void;
    close(call: OpenCall): void;
    /** The call that last went to the holder of a key; also after it has ended, until its run ends. */
    ofKey(key: string): OpenCall | undefined;
    /** The call that a trace belongs to, where that is certain; never one of another agent than the trace. */
    find(stated: Stated, from: Sender): OpenCall | undefined;
    /** What the trace holds is evidence of this call. A trace stays with the first one: later spans do not wander into the next. */
    join(traceId: string, call: OpenCall): void;
    /** The agent of the call that a trace has joined. */
    agentOf(traceId: string): string | undefined;
    /** The agent to whose call this trace id was handed out. */
    agentOfHex(traceHex: string): string | undefined;
    /** The agents that a run has called so far; undefined where no such run is under way in this process. */
    agentsOfRun(runId: string): ReadonlySet<string> | undefined;
    /** Forgets the keys of a run. */
    endRun(runId: string): void;
}
export declare function openCalls(): OpenCalls;
/** Where a trace created through our own operations says that it belongs (contract 12). */
export declare function statedBy(runId: string | undefined, metadata: unknown): Stated;
/** The same by attributes of an export. */
export declare function statedByAttributes(attributes: Readonly<Record<string, unknown>>): Stated;
/** Whether something states that it belongs elsewhere. */
export declare const contradicts: (stated: Stated, call: OpenCall) => boolean;
export {};
