/** Every name on disk, in one place (contract.md 8, toolchain.md 5). `root` is the state folder, by default `.assay`. */
export interface StatePaths {
    root: string;
    /** Folder of everything that is state proper; also what the lock guards. */
    state: string;
    /** One row per run. */
    index: string;
    /** Key made on a person's machine; never part of an artifact. */
    masterKey: string;
    blobs: string;
    cache: string;
    runs: string;
    /** One append-only file a trace. */
    traces: string;
    /** One document for a small collection. */
    collection(kind: string): string;
    /** Folder of a collection with one document per value. */
    collectionFolder(kind: string): string;
    runFolder(runId: string): string;
    runDocument(runId: string): string;
    /** Append-only, one per shard and writer. */
    journal(runId: string, shard?: number): string;
    /** The progress messages of a run, one a line. */
    runEvents(runId: string): string;
    experimentFolder(experimentId: string): string;
    experimentJournal(experimentId: string): string;
    optimizationFolder(optimizationId: string): string;
    optimizationJournal(optimizationId: string): string;
    /** What was proposed in an optimization, so that it is not asked for again. */
    optimizationProposals(optimizationId: string): string;
    mutationFolder(mutationId: string): string;
    /** Plays of an agent whose prompt was broken on purpose. */
    mutationJournal(mutationId: string): string;
}
/** The paths under a state folder (absolute); `state` is what it holds where that was moved elsewhere alone. */
export declare function statePaths(root: string, state?: string): StatePaths;
/** A file name for an id: the id itself where that is safe everywhere, else its readable part and a hash. */
export declare function fileNameOf(id: string): string;
