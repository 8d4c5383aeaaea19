import type { WorkerAnswer, WorkerEnding } from './worker.js';
/** What a call of own code came to; `value` is plain JSON. `subcode` and `message` as in a scorer error. */
export type Outcome = {
    readonly status: 'value';
    readonly value: unknown;
} | {
    readonly status: 'failed';
    readonly subcode: string;
    readonly message: string;
};
/** Why a session of tools ended, or a call of it failed, as a sentence without its full stop. */
export declare function endingOf(ending: WorkerEnding, detail: string, wallMs: number): string;
/** Reads the answer to a call that had `wallMs`. What the process says is checked here: it was in the code's hands. */
export declare function readAnswer(answer: WorkerAnswer, wallMs: number): Outcome;
