import type { CreateTraceRequest, Span, Trace, TraceEntry } from '../schema/trace.js';
/** First record of a trace: what it was created with. */
export interface TraceCreated extends CreateTraceRequest {
    type: 'trace.created';
    trace_id: string;
    created_at: string;
    /** Absent in what an exporter sent: its root is a span like others. */
    root_span_id?: string;
}
/** Spans that were added to a trace. */
interface SpansAdded {
    type: 'spans.added';
    spans: Span[];
}
/** A span that has come to its end. */
export interface SpanEnded extends Partial<Span> {
    type: 'span.ended';
    span_id: string;
}
/** A line of a trace's file. Written by us alone and guarded by a checksum, so it is not checked again when it is read. */
export type TraceRecordLine = TraceCreated | SpansAdded | SpanEnded;
/** A trace as its lines say it so far. */
export interface StoredTrace {
    created: TraceCreated;
    spans: Map<string, Span>;
    /** Bytes of its file when it was read or last written. */
    bytes: number;
    torn: boolean;
}
/** Puts a line on top; the first end of a span counts. */
export declare function applyLine(trace: Pick<StoredTrace, 'spans'>, line: TraceRecordLine): void;
/** Folds the lines of a file; undefined where its first line was lost, so that nobody knows what it is. */
export declare function foldTrace(records: readonly unknown[], file: Pick<StoredTrace, 'bytes' | 'torn'>): StoredTrace | undefined;
/** The root: named by the trace, or of an export the first span whose parent is not in it. */
export declare function rootOf({ created, spans }: StoredTrace): Span | undefined;
/** A trace as `GET /v1/traces/{id}` answers it: root first; a parent that is not in it is none, and none is its own ancestor. */
export declare function shownTrace(stored: StoredTrace): Trace;
/** The same for a list. */
export declare function traceEntryOf(stored: StoredTrace): TraceEntry;
export {};
