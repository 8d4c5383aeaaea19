import type { Ids, Ports } from '../ports/ports.js';
import type { AddSpanRequest, AddSpanResponse, CreateTraceRequest, CreateTraceResponse, Trace, TraceEntry, UpdateSpanRequest, UpdateSpanResponse } from '../schema/trace.js';
import { type OfAnother } from './ingest.js';
import { type OpenCalls, type TraceOrigin } from './open-calls.js';
import { type TraceLines, type TraceNames } from './trace-log.js';
/** Stores traces (interface 4.9-4.11, contract 12). What is acknowledged survives a kill. */
export interface TraceRecorder {
    /** Which calls of agents are under way, so that what they trace is found again. */
    readonly calls: OpenCalls;
    /** `ids` are those of the request: one that is made again after a kill has the same, and makes nothing twice. */
    createTrace(request: CreateTraceRequest, origin?: TraceOrigin, ids?: Ids): Promise<CreateTraceResponse>;
    /** Fault `not_found` for the trace, `validation_failed` for a parent that is not in it or when it is full. `ids` as above. */
    addSpan(traceId: string, request: AddSpanRequest, ids?: Ids): Promise<AddSpanResponse>;
    /** Fault `not_found`, `conflict` at the second end, `validation_failed` for an end before the start or when the trace is full. */
    updateSpan(spanId: string, request: UpdateSpanRequest): Promise<UpdateSpanResponse>;
    /** Whose trace it is, by its id or by that of a span in it; undefined where there is none. */
    agentOf(traceOrSpanId: string): Promise<string | undefined>;
    /**
     * Takes an OTLP/JSON body. Without an agent the spans say whose they are. A span that is sent twice is stored once. A run that is
     * `ofAnother` agent is not joined.
     */
    ingest(body: unknown, agentId: string | undefined, origin?: TraceOrigin, ofAnother?: OfAnother): Promise<{
        rejected: number;
        message?: string;
    }>;
    read(traceId: string): Promise<Trace | undefined>;
    /** The last by id first; `before` is the last id of the page before. Reads the files of this page only. */
    page(page: {
        limit: number;
        before?: string;
    }): Promise<{
        items: TraceEntry[];
        next: string | null;
    }>;
    /** Ends the root spans of a run's traces that nobody ended. */
    endRun(runId: string): Promise<void>;
}
/** Where and how traces are kept. */
interface RecorderOptions {
    /** Folder of the traces. */
    folder: string;
    lines: TraceLines;
    /** The names in that folder, where somebody keeps them. */
    names?: TraceNames;
    ports: Pick<Ports, 'clock' | 'files' | 'ids'>;
}
/** A recorder over a folder of append-only files. Several processes may write beside each other. */
export declare function traceRecorder({ folder, lines, names, ports }: RecorderOptions): TraceRecorder;
export {};
