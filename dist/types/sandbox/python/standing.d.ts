import type { Ports } from '../../ports/ports.js';
import { type Hello } from './messages.js';
/** What running Python takes of the outside world. */
export type PythonPorts = Pick<Ports, 'standby' | 'clock' | 'random' | 'env'>;
/** An interpreter that stands by. */
export interface Standing {
    /** What it can do; rejects with Fault `scorer_failed` (`no_python`) when it cannot start. */
    readonly ready: Promise<Hello>;
    /** Settles when it has ended, with why. */
    readonly ended: Promise<string>;
    write(text: string): void;
    /** Ends it for a reason that those who wait are told. */
    breakOff(why: string): void;
    hold(): void;
    release(): void;
    end(): void;
}
/**
 * Starts an interpreter that tells `onLine` every line but its first; none may be longer than `longestLine` characters. Not isolated by
 * `-I`, which would ignore PYTHONHASHSEED and let the order of sets change between starts: its environment and its path are ours anyway.
 */
export declare function startInterpreter(ports: PythonPorts, options: {
    args: readonly string[];
    longestLine: number;
    onLine(line: string): void;
}): Standing;
