/** Work that is done one after the other, and by whom it is not waited for. */
export interface Turns {
  /** What is done now takes so long that others should not wait for it. */
  isStuck(): boolean;
  /** Does the work when its turn comes. Whoever `moves` is told where another is stuck before that, and the work is not done then. */
  take<T>(work: () => Promise<T>, moves: boolean): Promise<T | 'stuck'>;
  /** Settles when all that has been asked for is done. */
  done(): Promise<unknown>;
}

/** `patienceMs` is how long one may keep others waiting. */
export function takingTurns(
  patienceMs: number,
  { after }: { after(ms: number, work: () => void): () => void },
): Turns {
  let tail: Promise<unknown> = Promise.resolve();
  let isStuck = false;
  const waiting = new Set<() => void>();

  async function timed<T>(work: () => Promise<T>): Promise<T> {
    const cancel = after(patienceMs, () => {
      isStuck = true;
      for (const leave of waiting) leave();
    });
    try {
      return await work();
    } finally {
      cancel();
      isStuck = false;
    }
  }

  return {
    isStuck: () => isStuck,
    done: () => tail,
    take<T>(work: () => Promise<T>, moves: boolean) {
      if (moves && isStuck) return Promise.resolve('stuck' as const);
      return new Promise<T | 'stuck'>((resolve, reject) => {
        let hasLeft = false;
        const leave = () => {
          hasLeft = true;
          waiting.delete(leave);
          resolve('stuck');
        };
        if (moves) waiting.add(leave);
        tail = tail.then(async () => {
          waiting.delete(leave);
          if (!hasLeft) await timed(work).then(resolve, reject);
        });
      });
    },
  };
}
