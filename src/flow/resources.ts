/** What was opened for one piece of work, closed together: the last that was opened first, each of them once. */
export interface Resources {
  /** Leaves it to `close`; for what was opened just now, so that nothing that throws lies between. */
  atClose(close: () => void | Promise<void>): void;
  /** Closes everything, whatever goes wrong with some of it; then rejects with what went wrong first. A second call does nothing. */
  close(): Promise<void>;
}

/** Nothing yet. */
export function resources(): Resources {
  const open: (() => void | Promise<void>)[] = [];
  return {
    atClose: (close) => void open.push(close),
    async close() {
      const problems: unknown[] = [];
      for (let close = open.pop(); close !== undefined; close = open.pop())
        try {
          await close();
        } catch (error) {
          problems.push(error);
        }
      if (problems.length > 0) throw problems[0];
    },
  };
}

/** Makes something that owns what it opened. Where it cannot be made, all that was opened for it is closed again. */
export async function owning<T>(make: (open: Resources) => Promise<T>): Promise<T> {
  const open = resources();
  try {
    return await make(open);
  } catch (error) {
    // What cannot be closed either is a consequence, and the cause says more.
    await open.close().catch(() => undefined);
    throw error;
  }
}

/**
 * Does work with what is opened for it, all of which is closed at its end. What went wrong in the work says more than what cannot be
 * closed after it; where the work was done, the first of what cannot be closed is thrown.
 */
export function withResources<T>(work: (open: Resources) => Promise<T>): Promise<T> {
  return owning(async (open) => {
    const done = await work(open);
    await open.close();
    return done;
  });
}
