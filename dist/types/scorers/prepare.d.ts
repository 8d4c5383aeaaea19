import type { Subject } from '../schema/evaluation.js';
/** One context entry, with its place in the list as it was given. */
export interface Chunk {
    readonly index: number;
    readonly text: string;
}
/** A subject without blanks: blank strings are absent, blank context entries are dropped and the rest keep their index (metrics.md 0.2). */
export interface Prepared extends Subject {
    readonly chunks: readonly Chunk[];
}
/** The subject as scorers see it. The original is not changed. */
export declare function prepare(subject: Subject): Prepared;
/** The chunks as they are shown to a judge: numbered as given. */
export declare function numberedChunks(chunks: readonly Chunk[]): {
    chunk: number;
    text: string;
}[];
