let last: Promise<void> = Promise.resolve();

/**
 * Resolves when it is the caller's turn to keep the processor for some 50 ms: one caller each time around the event loop, first come first
 * served, so that timers and answers of others are heard in between.
 */
export function turn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  return last;
}
