/** A request as it reached a listener on loopback. */
export interface LoopbackRequest {
    method: string;
    /** With the query. */
    path: string;
    /** Lower-case names. */
    headers: Readonly<Record<string, string>>;
    /** Reads the body to its end; rejects with Fault `too_large` beyond `maxBytes`, `connection` when it breaks off. */
    body(maxBytes: number): Promise<Uint8Array>;
    /** Aborted when whoever asked has left before the end of the answer. */
    signal?: AbortSignal;
}
/** What the loopback listener answers. */
export interface LoopbackAnswer {
    status: number;
    headers: Record<string, string>;
    body: string | Uint8Array;
}
/** An answer that is sent piece by piece as it comes. One that breaks off ends its connection: its reader sees that it is not whole. */
export interface StreamedAnswer {
    status: number;
    headers: Record<string, string>;
    pieces: AsyncIterable<Uint8Array>;
}
/** An open listener on loopback. It never keeps the process alive by itself. */
export interface LoopbackListener {
    /** `http://127.0.0.1:PORT`, without a slash at its end. */
    readonly url: string;
    /** Ends it with every connection. */
    close(): Promise<void>;
}
/**
 * Opens a listener for programs of this machine on a free port of 127.0.0.1. The handler must not throw. Rejects with Fault `connection`
 * where no port can be opened. `requestMs` is the longest time from the head of a request to its answer, between two pieces of that, and
 * between two requests; default 30,000.
 */
export type Listen = (handle: (request: LoopbackRequest) => Promise<LoopbackAnswer | StreamedAnswer>, options?: {
    requestMs?: number;
}) => Promise<LoopbackListener>;
