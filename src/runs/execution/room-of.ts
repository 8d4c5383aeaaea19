import type { AdaptiveLimit } from '../../flow/adaptive-limit.ts';
import { type Aside, retrying } from '../../flow/retry.ts';
import type { Clock, Random } from '../../ports/ports.ts';

/** Waits for a rate limit beside the retries; ten of them are a minute at the usual few seconds. */
const RATE_LIMIT_PATIENCE = 10;

/** What limits the calls of an attempt. */
export interface RoomOptions {
  /** How many calls at once the agent takes; default as many as come. */
  limit?: Pick<AdaptiveLimit, 'run'>;
  /** Lets other attempts play while this one waits for another try. */
  aside?: Aside;
  clock: Clock;
  random: Random;
  maxRetries: number;
  signal?: AbortSignal;
}

/**
 * Makes requests, each again where that helps, and each time when there is room for it. Says how long they waited for room: that is ours,
 * and no part of how long the agent took, which the waits that its server asks for are. `tries` are those of the last request.
 */
export function roomOf({ limit, aside = (wait) => wait(), clock, random, maxRetries, signal }: RoomOptions) {
  let queuedMs = 0;
  let tries = 0;
  async function each<T>(request: () => Promise<T>): Promise<T> {
    let since = clock.monotonic();
    tries = 0;
    const begun = () => {
      tries++;
      queuedMs += clock.monotonic() - since;
      return request();
    };
    return await retrying(
      (attempt) => (limit === undefined ? begun() : limit.run(begun, { signal, again: attempt > 1 })),
      {
        ...{ retries: maxRetries, patience: RATE_LIMIT_PATIENCE, clock, random, signal },
        aside: (wait) =>
          aside(async (given) => {
            const waited = await wait(given);
            since = clock.monotonic();
            return waited;
          }),
      },
    );
  }
  return { each, queuedMs: () => queuedMs, tries: () => tries };
}
