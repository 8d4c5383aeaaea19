import { Fault } from '../errors.js';
import type { Clock, Random } from '../ports/ports.js';
/** Lets others work while this waits; how it was broken off, where `signal` says so, is why it rejects. */
export type Aside = <T>(wait: (signal?: AbortSignal) => Promise<T>) => Promise<T>;
export interface RetryOptions {
    /** Further tries after the first. */
    retries: number;
    clock: Pick<Clock, 'sleep'>;
    random: Pick<Random, 'next'>;
    signal?: AbortSignal | undefined;
    /** Backoff before the first retry; doubles each time (security.md R01). Default 500. */
    baseMs?: number;
    /** Longest own backoff. Default 30,000. */
    capMs?: number;
    /** Longest wait that the other side may ask for; a longer one fails at once (security.md R02). Default 60,000. */
    maxRetryAfterMs?: number;
    /**
     * Further tries for `rate_limited` with a stated wait, beside `retries`: the other side works and says when to come back,
     * so its limit must not use up the tries that real faults need. Default 0.
     */
    patience?: number;
    /** How it waits between two tries; default where it stands, until `signal` aborts. */
    aside?: Aside | undefined;
    /** Called before each wait. */
    onRetry?: (event: RetryEvent) => void;
}
export interface RetryEvent {
    fault: Fault;
    /** Number of the try that failed, from 1. */
    attempt: number;
    delayMs: number;
}
/**
 * Runs a task again while it fails with a Fault that is worth it (`Fault.retry`). Waits as long as the other side asked, else between half
 * of a limit and all of it, which doubles: callers that failed together do not come back together, and five tries outlast an outage of 3 s,
 * which waits from 0 on do not.
 */
export declare function retrying<T>(task: (attempt: number) => Promise<T>, options: RetryOptions): Promise<T>;
