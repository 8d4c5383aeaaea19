import type { Isolation } from '../isolation.js';
import { type Outcome } from './read-answer.js';
import type { JavaScriptPorts } from './worker.js';
/** Where own code in JavaScript stands, and what it may read. */
export interface CodePlace {
    /** Absolute path of a module: .mjs, .js, .mts or .ts. */
    readonly file?: string | undefined;
    /** Absolute path of the evals folder, which is all that the code can read. Left out: it can read nothing. */
    readonly folder?: string | undefined;
    /** Absolute path of the file that `source` stands in: its relative imports start there. */
    readonly base?: string | undefined;
}
/** Own code in JavaScript: a text or a file. */
export interface JavaScriptCode extends CodePlace {
    /** An expression, statements with `return`, or a module. Left out: `file` is the code. */
    readonly source?: string | undefined;
}
/** One call of own code. */
export interface JavaScriptCall {
    /** What the code sees by name; names that begin with `__` are left out. */
    readonly globals?: readonly (readonly [name: string, value: unknown])[];
    /** The argument of its function. */
    readonly subject: unknown;
    /** Longest time in milliseconds, the start of the process not counted. Default 30,000. */
    readonly wallMs?: number | undefined;
    readonly signal?: AbortSignal | undefined;
}
/** What came of a call. */
export interface JavaScriptResult {
    readonly outcome: Outcome;
    /** The beginning of what the code printed. */
    readonly printed: string;
    /** What stood between the code and the machine. */
    readonly isolation: Isolation;
}
/**
 * Runs own JavaScript in locked-down processes (security.md S38). Calls of the same code may share a process one after the other; each has
 * globals and modules of its own. All reject with Fault `scorer_failed` (`sandbox`) where Node cannot run it at all, with
 * `validation_failed` for a folder that cannot be granted, or with the signal's reason.
 */
export interface JavaScript {
    run(code: JavaScriptCode, call: JavaScriptCall): Promise<JavaScriptResult>;
    /** Compiles the code and what it imports, and runs nothing: what is wrong with it, or a fingerprint of all its text. */
    check(code: JavaScriptCode): Promise<{
        problem: string;
    } | {
        fingerprint: string;
    }>;
    /** What stands between code and machine here. */
    isolation(): Promise<Isolation>;
}
/** Longest time of one call (security.md S38). */
export declare const JAVASCRIPT_WALL_MS = 30000;
/** The one runner of a world: all its code shares it. */
export declare function javaScriptOf(ports: JavaScriptPorts): JavaScript;
