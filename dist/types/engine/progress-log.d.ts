import type { Ports } from '../ports/ports.js';
import type { RunEvent } from '../runs/world.js';
/** The progress of a run as messages: numbered from 1, on disk, and the same after a restart. */
export interface ProgressLog {
    readonly path: string;
    /** Number of the last message that stands on disk. */
    readonly last: number;
    /** False when nothing follows any more in this process. */
    readonly isOpen: boolean;
    /** Numbers, dates and writes down an event, unless it was noted before. */
    note(event: RunEvent): void;
    /** A place to read from when everything up to `seq` is known: the first byte of message `seq + 1` or of one before it. */
    placeAfter(seq: number): {
        seq: number;
        offset: number;
    };
    /** The next messages behind `seq`, without line feeds, when they are still in memory; undefined when they stand on disk alone. */
    newestAfter(seq: number): Uint8Array[] | undefined;
    /** Calls back when there is more to read, and when the log is closed; the returned function ends it. */
    listen(listener: () => void): () => void;
    /** Writes what is held. */
    settle(): void;
    close(): void;
}
/** What makes two events the same, whatever process sends them. */
export declare function progressKey(event: RunEvent): string;
/**
 * Opens the log of a run and goes on with it where there is one: numbers grow on, what stands there is not written again, a torn
 * last line is cut off. Not flushed to the disk: what a power cut takes is made again from the journal. `onFault` is called with the first
 * write that failed.
 */
export declare function openProgressLog(path: string, { files, clock }: Pick<Ports, 'files' | 'clock'>, onFault?: (error: unknown) => void): ProgressLog;
