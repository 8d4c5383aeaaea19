/** Things that take long to make, some of which are made before they are asked for. */
export interface ReadyPool<T> {
  /** One that was made ahead, else one that is made now. Another is then made ahead. */
  take(): Promise<T>;
  /** One that was made elsewhere and that nobody uses is ready too. */
  add(one: T): void;
  /** Ends those that nobody took, also those that are still being made. */
  close(): Promise<void>;
}

/** Keeps `most` ready from the first `take` on. One that is no longer `usable` is ended and replaced. */
export function readyPool<T>(options: {
  most: number;
  make(): Promise<T>;
  usable(one: T): boolean;
  end(one: T): Promise<void>;
}): ReadyPool<T> {
  const { most, make, usable, end } = options;
  const ready: Promise<T>[] = [];
  let closed = false;
  function fill(): void {
    while (!closed && ready.length < most) {
      const made = make();
      // Whoever takes it hears of it; nobody need take it.
      made.catch(() => undefined);
      ready.push(made);
    }
  }
  return {
    async take() {
      const next = ready.shift();
      fill();
      const one = await (next ?? make());
      if (next === undefined || usable(one)) return one;
      await end(one);
      return make();
    },
    add: (one) => void ready.push(Promise.resolve(one)),
    async close() {
      closed = true;
      await Promise.allSettled(ready.splice(0).map(async (one) => end(await one)));
    },
  };
}
