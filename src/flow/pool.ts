interface PoolOptions {
  /** When it aborts, no new work is taken; work in flight is waited for, and the generator ends without an error. */
  signal?: AbortSignal | undefined;
  /** Asked before each new item: true takes no more. */
  stop?: () => boolean;
}

/** Work under way. */
interface Work<T, R> {
  readonly worker: (item: T, index: number) => Promise<R>;
  readonly options: PoolOptions;
  readonly inFlight: Set<Promise<void>>;
  /** Results that wait to be collected. */
  readonly done: R[];
  readonly failures: unknown[];
  /** Items that were begun. */
  taken: number;
  /** The source may have more, and more is wanted. */
  open: boolean;
  /** The source while it thinks. */
  asking: Promise<void> | undefined;
  /** Called whenever something has happened. */
  wake(): void;
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
  const { signal } = options;
  const source = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
  const room = Math.max(1, Math.floor(concurrency));
  const work = newWork(worker, options);
  const { inFlight, done, failures } = work;
  // A source that never answers must not hold up an abort.
  const onAbort = () => work.wake();
  signal?.addEventListener('abort', onAbort);
  try {
    for (;;) {
      while (work.asking === undefined && inFlight.size + done.length < room && mayTake(work))
        askFor(source, work);
      if (done.length > 0) {
        yield done.shift() as R; // R may include undefined: that the queue was not empty says it is one
        continue;
      }
      if (inFlight.size === 0 && (work.asking === undefined || !mayTake(work))) break;
      await new Promise<void>((resolve) => {
        work.wake = resolve;
      });
    }
  } finally {
    work.open = false;
    signal?.removeEventListener('abort', onAbort);
    await Promise.all(inFlight);
    // Not awaited: a generator that hangs in its own `next` would never return.
    Promise.resolve(source.return?.()).catch(() => undefined);
  }
  if (failures.length > 0) throw failures[0];
}

function newWork<T, R>(worker: Work<T, R>['worker'], options: PoolOptions): Work<T, R> {
  const counts = { taken: 0, open: true, asking: undefined, wake: () => undefined };
  return { worker, options, inFlight: new Set(), done: [], failures: [], ...counts };
}

function mayTake({ open, failures, options }: Work<never, unknown>): boolean {
  return open && failures.length === 0 && !options.signal?.aborted && !options.stop?.();
}

/** Asks for one item. A slow source is asked beside the loop, so results are handed out while it thinks. */
function askFor<T, R>(source: Iterator<T> | AsyncIterator<T>, work: Work<T, R>): void {
  const next = source.next();
  if (!(next instanceof Promise)) {
    take(next, work);
    return;
  }
  const answered = next.then(
    (found) => take(found, work),
    (error: unknown) => {
      work.failures.push(error);
      work.open = false;
    },
  );
  work.asking = answered.then(() => {
    work.asking = undefined;
    work.wake();
  });
}

function take<T, R>(next: IteratorResult<T>, work: Work<T, R>): void {
  if (next.done) work.open = false;
  // An answer that comes after the stop is dropped: what was not begun is not begun any more.
  else if (mayTake(work)) begin(next.value, work);
}

function begin<T, R>(item: T, work: Work<T, R>): void {
  const index = work.taken;
  work.taken += 1;
  const running = (async () => work.worker(item, index))()
    .then(
      (result) => void work.done.push(result),
      (error: unknown) => void work.failures.push(error),
    )
    .then(() => {
      work.inFlight.delete(running);
      work.wake();
    });
  work.inFlight.add(running);
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
