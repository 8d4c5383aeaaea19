import type { Files } from '../ports/ports.js';
/** How a record becomes a line with its checksum and back; a damaged line is undefined. The state knows how. */
export interface TraceLines {
    write(record: unknown): string;
    read(line: Uint8Array): {
        record: unknown;
    } | undefined;
}
/** The names in the folder of traces, sorted; a new file is made within `noting`, so that the folder need not be read again. */
export interface TraceNames {
    all(): readonly string[];
    noting(name: string, write: () => void): void;
}
/** What a trace's file holds. */
export interface TraceReading {
    /** Whole lines whose checksum fits. */
    records: unknown[];
    /** Of the file, torn tail included. */
    bytes: number;
    /** The last line was cut off by a kill: the next append has to begin a line of its own. */
    torn: boolean;
}
/** The files of traces, one each, append-only: adding a span costs one write whatever the trace holds. */
export interface TraceLog {
    /** Ids of all traces, the last by name first; those that come after `before` in that order. */
    ids(before?: string): Iterable<string>;
    /** Bytes of a trace's file; undefined where there is none. */
    size(id: string): number | undefined;
    /** Undefined where there is no such trace. */
    read(id: string): TraceReading | undefined;
    /** When it returns, the records survive the death of this process. Answers where they begin and what the file holds now. */
    append(id: string, records: readonly unknown[], torn: boolean): {
        offset: number;
        bytes: number;
    };
}
/** Opens the files of a folder. A file is open only while it is written: many agents may be traced at once. */
export declare function traceLog(folder: string, files: Files, lines: TraceLines, names?: TraceNames): TraceLog;
