import type { Ports } from '../../ports/ports.js';
import { type Hello, type Reply } from './messages.js';
/** What running Python takes of the outside world. */
export type PythonPorts = Pick<Ports, 'standby' | 'clock' | 'random' | 'env'>;
/** One call of Python code; `wallMs` is all the time it has. */
export interface ZygoteCall {
    /** JSON for the child (answer.py). */
    readonly payload: string;
    readonly wallMs: number;
    readonly signal?: AbortSignal | undefined;
}
/** One warm interpreter. */
export interface Zygote {
    /** What it can do; rejects with Fault `scorer_failed` when it cannot start. */
    readonly ready: Promise<Hello>;
    /** Runs a call in a child of its own. Rejects when the interpreter ends first, or with the signal's reason. */
    ask(call: ZygoteCall): Promise<Reply>;
    readonly ended: Promise<unknown>;
    hold(): void;
    release(): void;
    end(): void;
}
/**
 * Starts a warm interpreter (toolchain.md 8). Not isolated by `-I`, which would ignore PYTHONHASHSEED and let the order of
 * sets change between starts: its environment and its path are ours anyway.
 */
export declare function startZygote(ports: PythonPorts): Zygote;
