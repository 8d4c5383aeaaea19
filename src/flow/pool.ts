export interface PoolOptions {
  /** When it aborts, no new work is taken; work in flight is waited for, and the generator ends without an error. */
  signal?: AbortSignal | undefined;
  /** Asked before each new item: true takes no more. */
  stop?: () => boolean;
}

/**
 * Works on items, at most `concurrency` at once, and yields results in the order in which they are done. Items are taken
 * only when there is room, and at most `concurrency` results wait to be collected, so sources may be endless. Leaving the
 * loop early (`break`) takes no new work and waits for what is in flight; so does an error of the worker, which then comes
 * out of the generator.
 */
export async function* mapPool<T, R>(
  items: Iterable<T> | AsyncIterable<T>,
  concurrency: number,
  worker: (item: T, index: number) => Promise<R>,
  options: PoolOptions = {},
): AsyncGenerator<R, void, undefined> {
  const { signal, stop } = options;
  const source = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
  const room = Math.max(1, Math.floor(concurrency));
  const inFlight = new Set<Promise<void>>();
  const done: R[] = [];
  const failures: unknown[] = [];
  let wake: () => void = () => undefined;
  let taken = 0;
  let open = true;

  function start(item: T): void {
    const index = taken;
    taken += 1;
    const work = (async () => worker(item, index))()
      .then(
        (result) => void done.push(result),
        (error: unknown) => void failures.push(error),
      )
      .then(() => {
        inFlight.delete(work);
        wake();
      });
    inFlight.add(work);
  }
  const mayTake = () => open && failures.length === 0 && !signal?.aborted && !stop?.();
  // A slow source is asked beside the loop, so results are handed out while it thinks.
  let asking: Promise<void> | undefined;
  function ask(): void {
    const next = source.next();
    if (!(next instanceof Promise)) {
      take(next);
      return;
    }
    asking = next.then(take, (error: unknown) => {
      failures.push(error);
      open = false;
    });
    asking = asking.then(() => {
      asking = undefined;
      wake();
    });
  }
  function take(next: IteratorResult<T>): void {
    if (next.done) open = false;
    // An answer that comes after the stop is dropped: what was not begun is not begun any more.
    else if (mayTake()) start(next.value);
  }

  // A source that never answers must not hold up an abort.
  const onAbort = () => wake();
  signal?.addEventListener('abort', onAbort);
  try {
    for (;;) {
      while (asking === undefined && inFlight.size + done.length < room && mayTake()) ask();
      if (done.length > 0) {
        yield done.shift() as R; // R may include undefined: that the queue was not empty says it is one
        continue;
      }
      if (inFlight.size === 0 && (asking === undefined || !mayTake())) break;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  } finally {
    open = false;
    signal?.removeEventListener('abort', onAbort);
    await Promise.all(inFlight);
    // Not awaited: a generator that hangs in its own `next` would never return.
    Promise.resolve(source.return?.()).catch(() => undefined);
  }
  if (failures.length > 0) throw failures[0];
}

/** The same for work without results to collect: resolves when everything that was begun is done. */
export async function eachInPool<T>(
  items: Iterable<T> | AsyncIterable<T>,
  concurrency: number,
  worker: (item: T, index: number) => Promise<void>,
  options: PoolOptions = {},
): Promise<void> {
  for await (const _ of mapPool(items, concurrency, worker, options));
}
