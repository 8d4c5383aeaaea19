import { type RequestHeaders } from './tracing-target.js';
export type { RequestHeaders } from './tracing-target.js';
/** What a step of an agent is. */
export type SpanKind = 'llm' | 'tool' | 'retrieval' | 'agent' | 'chain';
/** What is being traced. */
export interface TraceOptions {
    /** What the trace is called where it stands inside another one. */
    name?: string;
    /** The agent as Assay knows it; needed only against a service, since a run knows whom it called. */
    agent_id?: string;
    input?: unknown;
    metadata?: Readonly<Record<string, unknown>>;
    /** Which turn it is, as the question of the program protocol says: for agents that answer many turns (`protocol: lines`). */
    test_case_id?: string;
    turn_index?: number;
    /** Headers of the request that is being answered, for agents behind HTTP on the machine of the run. */
    headers?: RequestHeaders;
}
/** What a span is given. */
export interface SpanOptions {
    /** Default `chain`. */
    kind?: SpanKind;
    /** Of a tool its arguments, by name. */
    input?: unknown;
}
/** What a model call took. */
export interface SpanUsage {
    tokens_input?: number;
    tokens_output?: number;
    cost_usd?: number;
}
/** A step while it is under way. */
export interface SpanHandle {
    /** Adds what a model call took. */
    usage(usage: SpanUsage): void;
    /** What came out, where that is not what the function returns. */
    output(value: unknown): void;
}
/**
 * Traces one answer of an agent: runs `work` and gives back what it gives. Spans made inside, however deep, belong to it. Outside a run
 * it only runs `work`; inside one it resolves when what was traced has arrived, or was given up. Inside another trace it is a span of
 * kind `agent`.
 */
export declare function trace<T>(named: string | TraceOptions, work: (handle: SpanHandle) => T | Promise<T>): Promise<T>;
/** A step inside a trace: runs `work` and gives back what it gives. Outside of one it only runs `work`. */
export declare function span<T>(name: string, options: SpanOptions, work: (handle: SpanHandle) => T | Promise<T>): Promise<T>;
