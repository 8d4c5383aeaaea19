import type { Counts } from '../schema/run.js';
import type { ProgressLog } from './progress-log.js';
/** A run under way in this process, as it stands. */
export interface LiveRun {
    readonly runId: string;
    status: 'queued' | 'running';
    /** ISO 8601: when it was asked for, then when it began. */
    startedAt: string;
    /** Null while it is not known, and where cases have several. */
    agentId: string | null;
    /** In the order of the plan; known once it is planned. */
    firstCase?: {
        id: string;
        name: string;
    };
    testCaseCount: number;
    /** Of the cases that are finished; `total` counts all that were selected. */
    readonly counts: Counts;
    /** Its progress; undefined where nobody can listen. */
    readonly log: ProgressLog | undefined;
}
/** A place among the works of a kind. */
export interface Slot {
    /** False when it had to be waited for. */
    readonly free: boolean;
    /** Resolves when it is this work's turn, and when all work is to stop. */
    ready(): Promise<void>;
    leave(): void;
}
/** What is under way in the background of this process. */
export interface LiveRuns {
    of(runId: string): LiveRun | undefined;
    add(run: LiveRun): void;
    remove(runId: string): void;
    /** Fault `rate_limited` where as many works of this kind wait as may; before anything of a new one is begun. */
    requireQueueSpace(kind: string): void;
    /** Puts a work of this kind into its queue; first come, first served. */
    slot(kind: string): Slot;
    /** Aborted when the process is to end: works stop at the next safe point and go on at the next start. */
    readonly stopping: AbortSignal;
    stop(): void;
}
/** An empty list; `atOnce` works of a kind go on at the same time, and `mostWaiting` wait. */
export declare function liveRuns(atOnce?: number, mostWaiting?: number): LiveRuns;
