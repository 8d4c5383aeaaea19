import { Fault } from '../errors.ts';
import type { Clock } from '../ports/ports.ts';
import { foundLimit } from './found-limit.ts';

interface AdaptiveLimitOptions {
  /** Most calls at once: what the user allows. */
  max: number;
  clock: Pick<Clock, 'monotonic' | 'sleep'>;
  /** Calls at once to begin with. Default: `max`, but 64 at most. */
  start?: number;
}

interface CallOptions {
  signal?: AbortSignal | undefined;
  /** The call was made before, and waited since: it goes before those that were never made. */
  again?: boolean;
}

export interface AdaptiveLimit {
  /**
   * Makes a call as soon as there is room; rejects with the signal's reason when that aborts first. A call that fails with Fault
   * `rate_limited` was refused; whoever tries it again waits outside, and holds no place.
   */
  run<T>(call: () => Promise<T>, options?: CallOptions): Promise<T>;
  /** Calls allowed at once now. */
  limit(): number;
}

/** A healthy provider gets what the user asked for from the first call on; far more than this is felt out. */
const MOST_AT_START = 64;
/** Longest common pause, as for a single retry (security.md R02): a provider that asks for more fails its callers anyway. */
const LONGEST_PAUSE_MS = 60_000;

/**
 * Finds how many calls at once the other side takes (security.md R06). A refusal now and then holds up nobody: whoever met it waits
 * by itself. Refusals again and again are a limit: `foundLimit` says from when on, and what is allowed then; a wait that is asked
 * for with the refusal that made it one holds for all calls.
 */
export function adaptiveLimit({ max, clock, start = MOST_AT_START }: AdaptiveLimitOptions): AdaptiveLimit {
  const found = foundLimit(max, start);
  const places = callPlaces(found.limit, clock);
  async function made<T>(call: () => Promise<T>, running: number): Promise<T> {
    const mine = found.begin(running);
    try {
      const result = await call();
      found.succeeded(mine);
      return result;
    } catch (error) {
      if (error instanceof Fault && error.code === 'rate_limited' && found.refused(mine))
        places.pause(error.retryAfterMs ?? 0);
      throw error;
    } finally {
      places.leave();
    }
  }
  return {
    limit: found.limit,
    run(call, { signal, again = false } = {}) {
      if (signal?.aborted) return Promise.reject(signal.reason);
      const running = places.takeAtOnce();
      return running > 0 ? made(call, running) : places.take(again, signal).then((one) => made(call, one));
    },
  };
}

/**
 * Lets calls go, as many at once as the limit allows, and none during a pause: first those that come again, each in order of arrival.
 * Whoever takes a place hears as which of those under way.
 */
function callPlaces(limit: () => number, clock: AdaptiveLimitOptions['clock']) {
  let running = 0;
  const again = new Set<() => void>();
  const waiting = new Set<() => void>();
  const isAnybodyWaiting = () => again.size + waiting.size > 0;
  const pause = commonPause(clock, next);

  function next(): void {
    if (!isAnybodyWaiting() || pause.holds()) return;
    for (const line of [again, waiting])
      for (const go of line) {
        if (running >= limit()) return;
        line.delete(go);
        running += 1;
        go();
      }
  }

  return {
    pause: pause.extend,
    /** 0 where there is no room. */
    takeAtOnce(): number {
      if (running >= limit() || isAnybodyWaiting() || pause.isOn()) return 0;
      running += 1;
      return running;
    },
    take(comesAgain: boolean, signal: AbortSignal | undefined): Promise<number> {
      const line = comesAgain ? again : waiting;
      return new Promise((resolve, reject) => {
        const aborted = () => {
          line.delete(go);
          if (!isAnybodyWaiting()) pause.cut();
          reject(signal?.reason);
        };
        const go = () => {
          signal?.removeEventListener('abort', aborted);
          resolve(running);
        };
        signal?.addEventListener('abort', aborted, { once: true });
        line.add(go);
        next();
      });
    },
    leave(): void {
      running -= 1;
      next();
    },
  };
}

/** A pause of all calls; `over` is called at its end when somebody was held up by it. */
function commonPause(clock: AdaptiveLimitOptions['clock'], over: () => void) {
  let until = 0;
  let sleeping: AbortController | undefined;
  const left = () => (until === 0 ? 0 : Math.max(0, until - clock.monotonic()));
  return {
    isOn: () => left() > 0,
    extend(ms: number): void {
      until = Math.max(until, clock.monotonic() + Math.min(ms, LONGEST_PAUSE_MS));
    },
    /** Whether who waits is held up; then its end is waited for. */
    holds(): boolean {
      if (sleeping !== undefined) return true;
      const ms = left();
      if (ms === 0) return false;
      sleeping = new AbortController();
      const end = () => {
        sleeping = undefined;
        over();
      };
      clock.sleep(ms, sleeping.signal).then(end, end);
      return true;
    },
    /** Nobody is left to wait for its end. */
    cut: () => sleeping?.abort(),
  };
}
