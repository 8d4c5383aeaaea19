/** Where a process sends what it traces, and what that belongs to. */
export interface TracingTarget {
    /** Without a slash at its end. */
    baseUrl: string;
    apiKey: string;
    runId: string | undefined;
    testCaseId: string | undefined;
}
/** Headers as Node's `request.headers`, a plain record, or a `Headers` object has them. */
export type RequestHeaders = {
    get(name: string): string | null;
} | Readonly<Record<string, string | readonly string[] | undefined>>;
/**
 * The target that a runner named: in the environment of a program that it started (contract 12), or in the headers of a request that it
 * sent to a server on this machine. Undefined outside a run: then nothing is traced.
 */
export declare function tracingTarget(headers?: RequestHeaders): TracingTarget | undefined;
