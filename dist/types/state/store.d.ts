/** Collections that stay small: one document each. */
export declare const SMALL_COLLECTIONS: readonly ['scorers', 'test_cases', 'agents', 'webhooks', 'experiments', 'optimizations', 'failure_clusters'];
/** Collections that grow with use: one document for each value, so that a write costs the same on the last day. */
export declare const GROWING_COLLECTIONS: readonly ['evaluations', 'batches', 'traces', 'deliveries', 'case_history'];
export type Collection = (typeof SMALL_COLLECTIONS)[number] | (typeof GROWING_COLLECTIONS)[number];
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
/** What the product remembers. Values are JSON values; what comes out is the caller's own copy. */
export interface Store {
    /** Resolves when the value is on disk. */
    put(kind: Collection, id: string, value: unknown): Promise<void>;
    /**
     * Changes a value in one step that no other process can come between; `change` gets null when there is none and removes
     * by returning null. It must not wait for anything. Resolves with the new value.
     */
    update(kind: Collection, id: string, change: (value: unknown) => unknown): Promise<unknown>;
    /** Null when there is none. */
    get(kind: Collection, id: string): Promise<unknown>;
    /** In the order in which they were first put. */
    list(kind: Collection): Promise<StoredValue[]>;
    /** Says whether there was one. */
    remove(kind: Collection, id: string): Promise<boolean>;
    /** Adds the row of a run or replaces it. */
    putRunSummary(row: RunSummaryRow): Promise<void>;
    /** Newest first. */
    runSummaries(): Promise<RunSummaryRow[]>;
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
