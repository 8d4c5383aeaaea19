import { Fault } from '../errors.ts';
import { cacheKey } from './cache-key.ts';
import { type Filled, type Judge, NO_USAGE, type Question } from './judge.ts';

/** Where answers are kept between runs. Synchronous: a look-up is cheaper than the call that it saves. */
export interface JudgeCacheStore {
  get(key: string): string | null;
  put(key: string, text: string): void;
}

/** What is kept of an answer: all but our own reading of it. */
type Kept = Omit<Filled<unknown>, 'answer'>;

/**
 * A judge that never pays twice for one question: answers come from the store, and equal questions under way at the same
 * time share one call. A hit costs nothing and counts in `cached_calls`. What is kept is the judge's JSON, not our
 * reading of it, so every hit is read by the question that asks now; a record that does not fit is asked for anew.
 */
export function cached(judge: Judge, store: JudgeCacheStore): Judge {
  const underWay = new Map<string, Promise<Kept>>();
  return {
    ...judge,
    async fill(question, signal) {
      const key = cacheKey(judge.id, question);
      const hit = read(question, recall(store.get(key)));
      if (hit !== undefined) return hit;
      const other = underWay.get(key);
      if (other !== undefined) {
        const waiting = () => unlessCancelled(other);
        // Whoever makes the call may wait for the place that this one would hold.
        const shared = read(question, await (question.aside?.(waiting) ?? waiting()));
        if (shared !== undefined) return shared;
        signal?.throwIfAborted();
      }
      const call = judge.fill(question, signal);
      underWay.set(key, call);
      try {
        const filled = await call;
        const { answer: _, ...kept } = filled;
        store.put(key, JSON.stringify(kept));
        return filled;
      } finally {
        if (underWay.get(key) === call) underWay.delete(key);
      }
    },
  };
}

/** A kept record as an answer to this question, or undefined when it is none. */
function read<T>(question: Question<T>, kept: Kept | undefined): Filled<T> | undefined {
  if (kept === undefined) return undefined;
  try {
    const usage = { ...NO_USAGE, cached_calls: 1 };
    return { ...kept, answer: question.form.read(kept.json), usage };
  } catch {
    return undefined; // Kept for an older schema or damaged: ask again.
  }
}

function recall(text: string | null): Kept | undefined {
  if (text === null) return undefined;
  try {
    const kept: unknown = JSON.parse(text);
    return typeof kept === 'object' && kept !== null && 'json' in kept && 'model' in kept
      ? (kept as Kept) // Border: our own record; its `json` is read by the question, the rest is only shown.
      : undefined;
  } catch {
    return undefined; // Torn or foreign text: ask again.
  }
}

/** The other caller's answer; its cancellation is not ours. */
async function unlessCancelled(other: Promise<Kept>): Promise<Kept | undefined> {
  try {
    return await other;
  } catch (error) {
    if (error instanceof Fault && error.code !== 'cancelled' && error.code !== 'timeout') throw error;
    return undefined;
  }
}
