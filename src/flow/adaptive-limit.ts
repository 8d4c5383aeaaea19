import { Fault } from '../errors.ts';
import type { Clock } from '../ports/ports.ts';

interface AdaptiveLimitOptions {
  /** Most calls at once: what the user allows. */
  max: number;
  clock: Pick<Clock, 'monotonic' | 'sleep'>;
  /** Calls at once to begin with. Default: `max`, but 64 at most. */
  start?: number;
}

/** Reports a refusal met inside a task, with the wait the other side asked for. */
export type Refused = (retryAfterMs?: number) => void;

export interface AdaptiveLimit {
  /**
   * Runs a task as soon as there is room; rejects with the signal's reason when that aborts first. A task that retries by
   * itself reports each refusal it meets; one that fails with Fault `rate_limited` need not.
   */
  run<T>(task: (refused: Refused) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Calls allowed at once now. */
  limit(): number;
}

/** A healthy provider gets what the user asked for from the first call on; far more than this is felt out. */
const MOST_AT_START = 64;
/** Shrink factor (security.md R06). */
const SHRINK = 0.7;
/** Rounds between two steps near the limit that failed last: probing it every round would keep 1 call in 20 failing. */
const CAREFUL_ROUNDS = 10;
/** Longest common pause, as for a single retry (security.md R02): a provider that asks for more fails its callers anyway. */
const LONGEST_PAUSE_MS = 60_000;

/**
 * Finds how many calls at once a provider takes: additive increase, multiplicative decrease on `rate_limited`
 * (security.md R06). Until the first refusal every success adds one (doubling per round); afterwards one per round, and
 * slower close to where it failed. A lone refusal between successes changes nothing. Refusals of calls that were under way when it shrank count once. A wait asked for by
 * one answer holds for all calls. `run` starts tasks in the order in which they came.
 */
export function adaptiveLimit({ max, clock, start }: AdaptiveLimitOptions): AdaptiveLimit {
  const found = foundLimit(max, start ?? MOST_AT_START);
  const queue = callQueue(found, clock);
  return {
    limit: () => Math.floor(found.limit),
    async run(task, signal) {
      await queue.room(signal);
      let before = found.refusals;
      const refused: Refused = (retryAfterMs) => {
        // One call in twenty refused while the others pass is noise, and whoever met it waits by itself; a second refusal
        // without a success in between is a limit. Pausing everybody for each lone one cost five times the wall time.
        const alone = found.quiet;
        found.quiet = false;
        if (alone) return;
        if (before === found.refusals) shrink(found);
        before = found.refusals;
        if (retryAfterMs !== undefined) queue.pause(retryAfterMs);
      };
      try {
        const result = await task(refused);
        found.quiet = true;
        if (before === found.refusals) grow(found);
        return result;
      } catch (error) {
        if (error instanceof Fault && error.code === 'rate_limited') refused(error.retryAfterMs);
        throw error;
      } finally {
        queue.leave();
      }
    },
  };
}

/** The limit as far as it is known. */
interface FoundLimit {
  readonly max: number;
  /** Calls at once; grows by parts of a call. */
  limit: number;
  /** The limit that was refused last; infinite before any, and once it is well passed. */
  failedAt: number;
  /** How often it shrank. */
  refusals: number;
  /** Something succeeded since the last refusal. */
  quiet: boolean;
}

function foundLimit(max: number, start: number): FoundLimit {
  const limit = Math.max(1, Math.min(max, start));
  return { max, limit, failedAt: Number.POSITIVE_INFINITY, refusals: 0, quiet: true };
}

function grow(found: FoundLimit): void {
  const { max, limit, failedAt } = found;
  if (limit >= max) return;
  const step = failedAt === Number.POSITIVE_INFINITY ? 1 : 1 / limit;
  const careful = limit + 1 >= failedAt && limit <= failedAt;
  found.limit = Math.min(max, limit + (careful ? step / CAREFUL_ROUNDS : step));
  // Well past it: the provider takes more than it did, so the old mark says nothing any more.
  if (found.limit > failedAt + 1) found.failedAt = Number.POSITIVE_INFINITY;
}

function shrink(found: FoundLimit): void {
  found.refusals += 1;
  found.failedAt = found.limit;
  found.limit = Math.max(1, found.limit * SHRINK);
}

interface Waiter {
  go(): void;
}

/** Lets calls go in the order in which they came, as many at once as the limit allows, and none during a pause. */
function callQueue(found: Readonly<FoundLimit>, clock: AdaptiveLimitOptions['clock']) {
  let running = 0;
  let pausedUntil = 0;
  let pausing: AbortController | undefined;
  const waiting = new Set<Waiter>();

  function next(): void {
    if (pausing !== undefined) return;
    const wait = pausedUntil - clock.monotonic();
    if (wait > 0 && waiting.size > 0) {
      const mine = new AbortController();
      pausing = mine;
      const over = () => {
        pausing = undefined;
        next();
      };
      // Cut short when the last waiter has given up: nobody is left to wait for.
      clock.sleep(wait, mine.signal).then(over, over);
      return;
    }
    for (const waiter of waiting) {
      if (running >= Math.floor(found.limit)) return;
      waiting.delete(waiter);
      running += 1;
      waiter.go();
    }
  }

  return {
    room(signal: AbortSignal | undefined): Promise<void> {
      return new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        const aborted = () => {
          waiting.delete(waiter);
          if (waiting.size === 0) pausing?.abort();
          reject(signal?.reason);
        };
        const waiter: Waiter = {
          go() {
            signal?.removeEventListener('abort', aborted);
            resolve();
          },
        };
        signal?.addEventListener('abort', aborted, { once: true });
        waiting.add(waiter);
        next();
      });
    },
    leave(): void {
      running -= 1;
      next();
    },
    pause(ms: number): void {
      pausedUntil = Math.max(pausedUntil, clock.monotonic() + Math.min(ms, LONGEST_PAUSE_MS));
    },
  };
}
