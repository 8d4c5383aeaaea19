import type { Ports } from '../ports/ports.js';
export type LockPorts = Pick<Ports, 'clock' | 'files' | 'random' | 'processes'>;
/** A held lock. */
export interface Lock {
    /** False when another process took it over because we were silent for too long: write nothing then. */
    held(): boolean;
    release(): void;
}
/**
 * Keeps two processes apart that work on one folder. Waits up to `waitMs` (default 20 s, longer than a dead holder can block); Fault
 * `locked` names the holder. A holder is dead when its process is gone on this machine or its heartbeat has stopped.
 */
export declare function acquireLock(folder: string, ports: LockPorts, options?: {
    waitMs?: number;
}): Promise<Lock>;
