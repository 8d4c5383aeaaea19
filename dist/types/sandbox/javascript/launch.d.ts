import type { ChildOptions, Environment, Runtime } from '../../ports/ports.js';
/** How far the system helps to keep code in: by layers of the kernel, by limits alone, or not at all. */
export type Guard = 'kernel' | 'limits' | 'none';
/** What one process may use. */
export interface Room {
    /** Largest heap, in MB. */
    readonly heapMb: number;
    /** Seconds of processor time. */
    readonly cpuSeconds: number;
}
/** For calls of own code. A process that has used a tenth of its time takes no further call (worker-pool.ts). */
export declare const ONE_CALL: Room;
/** For sessions of tools, which share the process and its state (javascript-sessions.ts). */
export declare const MANY_SESSIONS: Room;
/** The strongest guard to try on this system. */
export declare function strongestGuard({ platform }: Runtime): Guard;
/** The next weaker one, undefined below the weakest. */
export declare function weakerGuard(guard: Guard): Guard | undefined;
/**
 * Command and options of a process that runs JavaScript and can read `readable` (absolute paths, folders with all that is in them).
 * `python` is the program that puts the locks of the kernel on. Without a compiler at run time (`--jitless`) no memory has to be
 * executable, and the limit of memory means what it says.
 */
export declare function launchOf(guard: Guard, readable: readonly string[], { runtime, env, python, room }: {
    runtime: Runtime;
    env: Environment;
    python: string;
    room: Room;
}): {
    command: string[];
    options: ChildOptions;
};
