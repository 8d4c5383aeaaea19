import { z } from 'zod';
export declare const SPAN_KINDS: readonly ['llm', 'tool', 'retrieval', 'agent', 'chain'];
export declare const spanKind: z.ZodEnum<{
    agent: "agent";
    chain: "chain";
    llm: "llm";
    retrieval: "retrieval";
    tool: "tool";
}>;
export declare const spanStatus: z.ZodEnum<{
    completed: "completed";
    error: "error";
}>;
/** Request body of POST /v1/traces (interface 4.9). `metadata.test_case_id` and `metadata.turn_index` link it to a turn (contract 12). */
export declare const createTraceRequest: z.ZodObject<{
    agent_id: z.ZodString;
    run_id: z.ZodOptional<z.ZodString>;
    input: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
    metadata: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
}, z.core.$strip>;
export type CreateTraceRequest = z.infer<typeof createTraceRequest>;
export declare const createTraceResponse: z.ZodObject<{
    trace_id: z.ZodString;
    root_span_id: z.ZodString;
}, z.core.$strip>;
export type CreateTraceResponse = z.infer<typeof createTraceResponse>;
/** Request body of POST /v1/traces/{trace_id}/spans (interface 4.10). Without a parent it hangs below the root span. */
export declare const addSpanRequest: z.ZodObject<{
    parent_span_id: z.ZodOptional<z.ZodString>;
    name: z.ZodString;
    kind: z.ZodEnum<{
        agent: "agent";
        chain: "chain";
        llm: "llm";
        retrieval: "retrieval";
        tool: "tool";
    }>;
    input: z.ZodRecord<z.ZodString, z.ZodUnknown>;
    start_time: z.ZodString;
}, z.core.$strip>;
export type AddSpanRequest = z.infer<typeof addSpanRequest>;
export declare const addSpanResponse: z.ZodObject<{
    span_id: z.ZodString;
}, z.core.$strip>;
export type AddSpanResponse = z.infer<typeof addSpanResponse>;
/** Request body of PATCH /v1/spans/{span_id} (interface 4.11). */
export declare const updateSpanRequest: z.ZodObject<{
    output: z.ZodRecord<z.ZodString, z.ZodUnknown>;
    end_time: z.ZodString;
    tokens_input: z.ZodOptional<z.ZodNumber>;
    tokens_output: z.ZodOptional<z.ZodNumber>;
    cost_usd: z.ZodOptional<z.ZodNumber>;
    status: z.ZodEnum<{
        completed: "completed";
        error: "error";
    }>;
    error: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export type UpdateSpanRequest = z.infer<typeof updateSpanRequest>;
export declare const updateSpanResponse: z.ZodObject<{
    span_id: z.ZodString;
    duration_ms: z.ZodNumber;
}, z.core.$strip>;
export type UpdateSpanResponse = z.infer<typeof updateSpanResponse>;
/** A stored span. The fields of the update are there once it has ended; the root span has no parent. */
export declare const span: z.ZodObject<{
    name: z.ZodString;
    kind: z.ZodEnum<{
        agent: "agent";
        chain: "chain";
        llm: "llm";
        retrieval: "retrieval";
        tool: "tool";
    }>;
    input: z.ZodRecord<z.ZodString, z.ZodUnknown>;
    start_time: z.ZodString;
    output: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
    end_time: z.ZodOptional<z.ZodString>;
    tokens_input: z.ZodOptional<z.ZodOptional<z.ZodNumber>>;
    tokens_output: z.ZodOptional<z.ZodOptional<z.ZodNumber>>;
    cost_usd: z.ZodOptional<z.ZodOptional<z.ZodNumber>>;
    status: z.ZodOptional<z.ZodEnum<{
        completed: "completed";
        error: "error";
    }>>;
    error: z.ZodOptional<z.ZodOptional<z.ZodString>>;
    span_id: z.ZodString;
    trace_id: z.ZodString;
    parent_span_id: z.ZodNullable<z.ZodString>;
    attributes: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
    duration_ms: z.ZodOptional<z.ZodNumber>;
}, z.core.$strip>;
export type Span = z.infer<typeof span>;
/** A stored trace with its spans in order of arrival, root first. */
export declare const trace: z.ZodObject<{
    agent_id: z.ZodString;
    run_id: z.ZodOptional<z.ZodString>;
    input: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
    metadata: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
    trace_id: z.ZodString;
    root_span_id: z.ZodString;
    created_at: z.ZodISODateTime;
    spans: z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        kind: z.ZodEnum<{
            agent: "agent";
            chain: "chain";
            llm: "llm";
            retrieval: "retrieval";
            tool: "tool";
        }>;
        input: z.ZodRecord<z.ZodString, z.ZodUnknown>;
        start_time: z.ZodString;
        output: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        end_time: z.ZodOptional<z.ZodString>;
        tokens_input: z.ZodOptional<z.ZodOptional<z.ZodNumber>>;
        tokens_output: z.ZodOptional<z.ZodOptional<z.ZodNumber>>;
        cost_usd: z.ZodOptional<z.ZodOptional<z.ZodNumber>>;
        status: z.ZodOptional<z.ZodEnum<{
            completed: "completed";
            error: "error";
        }>>;
        error: z.ZodOptional<z.ZodOptional<z.ZodString>>;
        span_id: z.ZodString;
        trace_id: z.ZodString;
        parent_span_id: z.ZodNullable<z.ZodString>;
        attributes: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        duration_ms: z.ZodOptional<z.ZodNumber>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type Trace = z.infer<typeof trace>;
/** A trace in a list: how many spans it has instead of the spans. */
export declare const traceEntry: z.ZodObject<{
    agent_id: z.ZodString;
    run_id: z.ZodOptional<z.ZodString>;
    input: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
    metadata: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
    trace_id: z.ZodString;
    root_span_id: z.ZodString;
    created_at: z.ZodISODateTime;
    span_count: z.ZodNumber;
}, z.core.$strip>;
export type TraceEntry = z.infer<typeof traceEntry>;
/** Most spans of one answer that are kept for checks, and so many attributes of each; their texts are cut to so many characters. */
export declare const MOST_SPANS = 200;
export declare const MOST_ATTRIBUTES = 64;
export declare const LONGEST_ATTRIBUTE = 256;
/** A span of an answer as checks look at it: lean, and bounded. */
export declare const seenSpan: z.ZodObject<{
    name: z.ZodString;
    kind: z.ZodDefault<z.ZodEnum<{
        agent: "agent";
        chain: "chain";
        llm: "llm";
        retrieval: "retrieval";
        tool: "tool";
    }>>;
    duration_ms: z.ZodOptional<z.ZodNumber>;
    error: z.ZodOptional<z.ZodString>;
    attributes: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
}, z.core.$strip>;
export type SeenSpan = z.infer<typeof seenSpan>;
