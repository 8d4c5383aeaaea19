import type { Clock } from '../../src/ports/ports.ts';

/** A clock for many sleepers at once: when nothing else is left to do, time jumps to the next who wakes. */
export function eventClock(): Clock {
  let now = 0;
  let order = 0;
  let pumping = false;
  const sleepers: { at: number; order: number; wake: () => void }[] = [];
  function add(ms: number, wake: () => void): () => void {
    const sleeper = { at: now + Math.max(0, ms), order: (order += 1), wake };
    sleepers.push(sleeper);
    void pump();
    return () => {
      const place = sleepers.indexOf(sleeper);
      if (place >= 0) sleepers.splice(place, 1);
    };
  }
  async function pump(): Promise<void> {
    if (pumping) return;
    pumping = true;
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve));
      sleepers.sort((a, b) => a.at - b.at || a.order - b.order);
      const next = sleepers.shift();
      if (next === undefined) break;
      now = next.at;
      next.wake();
    }
    pumping = false;
  }
  return {
    now: () => now,
    monotonic: () => now,
    after: add,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        const forget = add(ms, resolve);
        signal?.addEventListener('abort', () => {
          forget();
          reject(signal.reason);
        });
      }),
  };
}
