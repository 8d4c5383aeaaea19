/**
 * The one error class of the product and the one table behind it: what a fault is called, what an entry point answers for it.
 * Every message has three parts: what happened, where, and what to do.
 */
/** What each kind of fault means at the entry points. `http` is the status, `exit` the process exit code (contract 6 and 9). */
export declare const FAULTS: {
    readonly usage: {
        readonly http: 400;
        readonly exit: 2;
        readonly retry: false;
    };
    readonly malformed_json: {
        readonly http: 400;
        readonly exit: 2;
        readonly retry: false;
    };
    readonly unauthorized: {
        readonly http: 401;
        readonly exit: 2;
        readonly retry: false;
    };
    readonly forbidden: {
        readonly http: 403;
        readonly exit: 2;
        readonly retry: false;
    };
    readonly not_found: {
        readonly http: 404;
        readonly exit: 2;
        readonly retry: false;
    };
    readonly method_not_allowed: {
        readonly http: 405;
        readonly exit: 2;
        readonly retry: false;
    };
    readonly conflict: {
        readonly http: 409;
        readonly exit: 2;
        readonly retry: false;
    };
    readonly too_large: {
        readonly http: 413;
        readonly exit: 2;
        readonly retry: false;
    };
    readonly unsupported_media_type: {
        readonly http: 415;
        readonly exit: 2;
        readonly retry: false;
    };
    readonly misdirected_request: {
        readonly http: 421;
        readonly exit: 2;
        readonly retry: false;
    };
    readonly validation_failed: {
        readonly http: 422;
        readonly exit: 2;
        readonly retry: false;
    };
    readonly scorer_failed: {
        readonly http: 502;
        readonly exit: 3;
        readonly retry: false;
    };
    readonly agent_failed: {
        readonly http: 502;
        readonly exit: 3;
        readonly retry: false;
    };
    readonly judge_error: {
        readonly http: 502;
        readonly exit: 3;
        readonly retry: false;
    };
    readonly budget_exhausted: {
        readonly http: 502;
        readonly exit: 3;
        readonly retry: false;
    };
    readonly timeout: {
        readonly http: 502;
        readonly exit: 3;
        readonly retry: true;
    };
    readonly connection: {
        readonly http: 502;
        readonly exit: 3;
        readonly retry: true;
    };
    readonly overloaded: {
        readonly http: 502;
        readonly exit: 3;
        readonly retry: true;
    };
    readonly rate_limited: {
        readonly http: 429;
        readonly exit: 3;
        readonly retry: true;
    };
    readonly provider_error: {
        readonly http: 502;
        readonly exit: 3;
        readonly retry: false;
    };
    readonly address_denied: {
        readonly http: 422;
        readonly exit: 2;
        readonly retry: false;
    };
    readonly storage: {
        readonly http: 500;
        readonly exit: 3;
        readonly retry: false;
    };
    readonly locked: {
        readonly http: 409;
        readonly exit: 3;
        readonly retry: false;
    };
    readonly cancelled: {
        readonly http: 499;
        readonly exit: 130;
        readonly retry: false;
    };
    readonly internal: {
        readonly http: 500;
        readonly exit: 70;
        readonly retry: false;
    };
};
/** Subcode of the fault that there is no evals folder; each entry point has its own advice. */
export declare const NO_EVALS = "no_evals";
export type FaultCode = keyof typeof FAULTS;
/** One problem of an input: where it is (a dot path or `file:line:column`), what is wrong and, where known, what would be right. */
export interface Problem {
    path: string;
    message: string;
    hint?: string;
    /** Codes of metrics.md 0.3 where a scorer's input is concerned. */
    code?: string;
    scorer?: string;
    field?: string;
    alternatives?: string[];
}
/** The first of many problems, and a last one that says how many more there are. */
export declare function firstProblems(problems: readonly Problem[], most?: number): readonly Problem[];
export interface FaultParts {
    /** Where it happened: a file position, a URL without secrets, a field. */
    where?: string;
    /** What the reader can do about it. */
    hint?: string;
    cause?: unknown;
    problems?: readonly Problem[];
    /** Finer code, e.g. `unparseable` of a `judge_error` (metrics.md 0.3). */
    subcode?: string;
    /** How long the other side asked us to wait, in milliseconds. */
    retryAfterMs?: number;
    /** HTTP status of the other side, where there was one. */
    status?: number;
    /** Overrides the table where one code covers both kinds. */
    retry?: boolean;
}
/** A fault of the whole: something that stops an operation. A fault of one item is data instead and never thrown past its item. */
export declare class Fault extends Error {
    readonly code: FaultCode;
    readonly where: string | undefined;
    readonly hint: string | undefined;
    readonly problems: readonly Problem[];
    readonly subcode: string | undefined;
    readonly retryAfterMs: number | undefined;
    readonly status: number | undefined;
    readonly retry: boolean;
    constructor(code: FaultCode, what: string, parts?: FaultParts);
    get exitCode(): number;
}
/** Any thrown value as a Fault; what we did not foresee is a bug of ours and says so. */
export declare function asFault(error: unknown): Fault;
/** What happened and what to do, as sentences. */
export declare function faultSentences({ message, hint }: Pick<Fault, 'message' | 'hint'>): string;
/** One line for logs and item errors: code (and subcode) first, then the sentence. */
export declare function faultLine(fault: Fault): string;
