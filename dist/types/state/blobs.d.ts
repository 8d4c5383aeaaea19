import type { Ports } from '../ports/ports.js';
/** Texts longer than this (in characters) belong here, not into journal lines (toolchain.md 5). */
export declare const LONGEST_IN_LINE: number;
/** Long texts under the hash of their content: kept once however often they occur. */
export interface Blobs {
    /** Keeps a text; returns the SHA-256 (hex) of its UTF-8 bytes. On disk when it returns. */
    put(text: string): string;
    /** The text of a hash; Fault `storage` when it is not there or damaged. */
    get(sha256: string): string;
}
/** The blobs of a folder. A lone surrogate, which UTF-8 cannot hold, comes back as U+FFFD. */
export declare function openBlobs(folder: string, { files }: Pick<Ports, 'files'>): Blobs;
