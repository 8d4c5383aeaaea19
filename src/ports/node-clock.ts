import type { Clock } from './ports.ts';

/** Longest delay a Node timer takes: a larger one fires at once (32-bit signed milliseconds). */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The clock of this machine. */
export function nodeClock(): Clock {
  return {
    now: () => Date.now(),
    monotonic: () => performance.now(),
    sleep,
    after(ms, callback) {
      const timer = setTimeout(callback, Math.min(Math.max(0, ms), LONGEST_TIMER_MS));
      timer.unref();
      return () => clearTimeout(timer);
    },
  };
}

function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const aborted = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(
      () => {
        signal?.removeEventListener('abort', aborted);
        resolve();
      },
      Math.min(Math.max(0, ms), LONGEST_TIMER_MS),
    );
    signal?.addEventListener('abort', aborted, { once: true });
  });
}
