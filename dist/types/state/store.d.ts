/** Collections that stay small: one document each. */
export declare const SMALL_COLLECTIONS: readonly ['scorers', 'test_cases', 'agents', 'webhooks', 'experiments', 'optimizations', 'failure_clusters'];
/** Collections that grow with use: one document for each value, so that a write costs the same on the last day. */
export declare const GROWING_COLLECTIONS: readonly ['evaluations', 'batches', 'deliveries', 'case_history', 'jobs', 'idempotency'];
export type SmallKind = (typeof SMALL_COLLECTIONS)[number];
export type GrowingKind = (typeof GROWING_COLLECTIONS)[number];
export type Collection = SmallKind | GrowingKind;
/** A value with its id. What a value looks like is decided upstairs, where its schema is: parse it there. */
export interface StoredValue {
    id: string;
    value: unknown;
}
/** The small row by which a run is listed, found and compared; further fields are the runs' own business. */
export interface RunSummaryRow {
    run_id: string;
    /** ISO 8601; rows are listed by it, newest first. */
    started_at: string;
    [field: string]: unknown;
}
/** Some of a list, and where the next part of it begins; null at its end. */
export interface PageOf<Item, Place> {
    items: Item[];
    next: Place | null;
}
/** The place of a run in the list of runs: what it is sorted by, so that it is a place also when that run is gone. */
export type RunPlace = Pick<RunSummaryRow, 'started_at' | 'run_id'>;
/** What the product remembers. Values are JSON values; what comes out is the caller's own copy. */
export interface Store {
    /** Resolves when the value is on disk. */
    put(kind: Collection, id: string, value: unknown): Promise<void>;
    /**
     * Changes a value in one step that no other process can come between; `change` gets null when there is none and removes
     * by returning null. It must not wait for anything. Resolves with the new value.
     */
    update(kind: Collection, id: string, change: (value: unknown) => unknown): Promise<unknown>;
    /**
     * The same for a large value of a growing collection, without a copy of it: what `change` gets is its own, and nobody changes what it
     * returned.
     */
    rewrite(kind: GrowingKind, id: string, change: (value: unknown) => unknown): Promise<void>;
    /**
     * Adds a value to a growing collection under an id of its own, which nobody else writes at the same time: without the lock of the
     * folder and without waiting for the disk. It survives the end of the process by any means, not a power cut.
     */
    create(kind: GrowingKind, id: string, value: unknown): Promise<void>;
    /**
     * The values of a growing collection, last id first (ids sort by the time they were made), those before the id `before`, which need
     * not be there any more. No more is read than what comes back. At most `limit` of them; `next` is the `before` of the rest.
     */
    page(kind: GrowingKind, page: {
        limit: number;
        before?: string;
    }): Promise<PageOf<StoredValue, string>>;
    /** Removes the values of a growing collection that were last written before this moment (ms since the epoch); says how many. */
    forgetBefore(kind: GrowingKind, ms: number): Promise<number>;
    /** Null when there is none. */
    get(kind: Collection, id: string): Promise<unknown>;
    /** In the order in which they were first put. */
    list(kind: Collection): Promise<StoredValue[]>;
    /**
     * What `pick` finds in each value of a small collection, in the order of `list`, without a copy of them all. It sees what every other
     * reader sees: it must not change that, and hands out texts, numbers and what it made itself.
     */
    glance<T>(kind: SmallKind, pick: (stored: Readonly<StoredValue>) => T): Promise<T[]>;
    /** Says whether there was one. */
    remove(kind: Collection, id: string): Promise<boolean>;
    /** Adds the row of a run or replaces it. */
    putRunSummary(row: RunSummaryRow): Promise<void>;
    /** Newest first; read as a whole from disk. */
    runSummaries(): Promise<RunSummaryRow[]>;
    /** The same from an index in memory: newest first, of the same start the greatest id first, those after `before`. */
    runPage(page: {
        limit: number;
        before?: RunPlace;
    }): Promise<PageOf<RunSummaryRow, RunPlace>>;
    /** The row of a run from the index in memory; null when there is none. */
    runSummary(runId: string): Promise<RunSummaryRow | null>;
    /** Folder of a run: its journals and its document. */
    runFolder(runId: string): string;
    writeRunDocument(runId: string, document: unknown): Promise<void>;
    /** Null when there is none. */
    readRunDocument(runId: string): Promise<unknown>;
}
/** A value as it will come back: a copy through JSON. Fault `too_large` when it cannot be stored. */
export declare function storable(value: unknown, where: string): unknown;
/** Rows newest first; of two that began at the same time the one put later comes first. */
export declare function newestFirst(rows: readonly RunSummaryRow[]): RunSummaryRow[];
