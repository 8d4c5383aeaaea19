import { Fault } from '../errors.ts';
import type { Clock } from '../ports/ports.ts';

/** A token bucket for each caller (security.md S55). */
export interface RateLimits {
  /** Takes one token of `who`; Fault `rate_limited` with the time until there is one again. */
  take(who: string): void;
}

/** Tokens that come back each second, and how many a bucket holds. */
export interface Rate {
  perSecond: number;
  burst: number;
}

/** Far above what a client needs, far below what keeps others from being served. */
const DEFAULT: Rate = { perSecond: 100, burst: 200 };
/** Buckets kept at most; those that are full again are forgotten first. */
const MOST_BUCKETS = 10_000;

/** `ASSAY_RATE_LIMIT`: requests a second for each key, twice as many at once; 0 for no limit. */
export function rateOf(text: string | undefined): Rate | undefined {
  if (text === undefined || text.trim() === '') return DEFAULT;
  const perSecond = Number(text);
  if (!Number.isFinite(perSecond) || perSecond < 0)
    throw new Fault('usage', `ASSAY_RATE_LIMIT is not a number of requests a second: ${text}`, {
      where: 'ASSAY_RATE_LIMIT',
      hint: 'Set it to a number such as 100, or to 0 for no limit.',
    });
  return perSecond === 0 ? undefined : { perSecond, burst: Math.max(1, 2 * perSecond) };
}

/** A bucket of tokens for each caller; Fault `rate_limited` says when there is one again (security.md S55). */
export function rateLimits(rate: Rate | undefined, clock: Pick<Clock, 'monotonic'>): RateLimits {
  if (rate === undefined) return { take: () => undefined };
  const { perSecond, burst } = rate;
  const buckets = new Map<string, { tokens: number; at: number }>();
  const prune = (now: number) => {
    for (const [who, { tokens, at }] of buckets)
      if (tokens + ((now - at) / 1000) * perSecond >= burst) buckets.delete(who);
    // Somebody with very many addresses: the oldest half goes, which at worst gives them new buckets.
    for (const who of buckets.keys()) {
      if (buckets.size <= MOST_BUCKETS / 2) break;
      buckets.delete(who);
    }
  };
  return {
    take(who) {
      const now = clock.monotonic();
      let bucket = buckets.get(who);
      if (bucket === undefined) {
        if (buckets.size >= MOST_BUCKETS) prune(now);
        bucket = { tokens: burst, at: now };
        buckets.set(who, bucket);
      }
      bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond);
      bucket.at = now;
      if (bucket.tokens < 1)
        throw new Fault('rate_limited', `More than ${perSecond} requests a second.`, {
          hint: 'Wait as long as retry-after says, then go on.',
          retryAfterMs: Math.max(1000, ((1 - bucket.tokens) / perSecond) * 1000),
        });
      bucket.tokens -= 1;
    },
  };
}
