import { type StoredTrace, type TraceRecordLine } from './stored-trace.js';
import type { TraceLog, TraceReading } from './trace-log.js';
/** The traces of a folder: their files, and those used last in memory beside them. */
export interface WrittenTraces {
    /** Undefined where there is no such trace. */
    of(traceId: string): StoredTrace | undefined;
    /** What its file holds; undefined where there is none. */
    reading(traceId: string): TraceReading | undefined;
    /** Ids of all traces, the last by name first; those that come after `before` in that order. */
    ids(before?: string): Iterable<string>;
    /** Adds to the trace and to its file. When it returns, the records survive the death of this process. */
    append(traceId: string, trace: StoredTrace, records: readonly TraceRecordLine[]): void;
}
/** Opens the traces of a log. */
export declare function writtenTraces(log: TraceLog): WrittenTraces;
/** Why a trace takes no more spans; undefined while it does. */
export declare function fullness(trace: StoredTrace): string | undefined;
/** Why a trace takes nothing more at all; undefined while it does. */
export declare function heaviness({ bytes }: StoredTrace): string | undefined;
/** How many spans a trace still takes. */
export declare function roomIn(trace: StoredTrace): number;
