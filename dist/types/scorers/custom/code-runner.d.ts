import type { Isolation } from '../../sandbox/isolation.js';
import type { JavaScriptPorts } from '../../sandbox/javascript/worker.js';
import type { PythonPorts } from '../../sandbox/python/standing.js';
/** What running code of either language takes of the outside world. */
export type CodePorts = PythonPorts & JavaScriptPorts;
/** What code says of an attempt, or how it failed. `extra` are its own keys. */
export type CodeOutcome = {
    status: 'value';
    score: number;
    reasoning: string | null;
    extra: Readonly<Record<string, unknown>>;
} | {
    status: 'failed';
    subcode: string;
    message: string;
};
/** One call of the code of a scorer. */
export interface CodeAnswer {
    readonly outcome: CodeOutcome;
    /** The beginning of what was printed. */
    readonly printed: string;
    readonly isolation: Isolation;
}
/** The code of a scorer in its language. */
export interface CodeRunner {
    /** As messages call it. */
    readonly language: string;
    /** What a rubric of this language is, for whoever has to correct it. */
    readonly hint: string;
    /** Key of the configuration that the code stands under. */
    readonly path: 'config.rubric' | 'config.file';
    /** What the code itself is, for the version of the scorer; what is wrong with it where something here can say so. */
    check(): Promise<{
        problem: string;
    } | {
        version: unknown[];
    }>;
    /** What stands between the code and the machine. */
    isolation(): Promise<Isolation>;
    /** Scores once; `fields` are name and value of what the code sees. */
    score(fields: [string, unknown][], signal: AbortSignal | undefined): Promise<CodeAnswer>;
}
