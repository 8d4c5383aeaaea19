import { Fault } from '../errors.ts';
import type { StoredDocument } from './document.ts';
import type { Lock } from './lock.ts';

interface Change {
  document: StoredDocument<unknown>;
  apply(data: unknown): unknown;
  resolve(): void;
  reject(error: unknown): void;
}

/** Changes documents under the lock of their folder. */
export interface WriteBurst {
  /**
   * Reads the document as it is then, applies the change, writes it. Resolves when it is on disk. `apply` must return a new
   * document, and must not wait for anything.
   */
  change<T>(document: StoredDocument<T>, apply: (data: T) => T): Promise<void>;
}

/**
 * Gathers the changes that come while the lock is being waited for or a write is under way: however many there are, a
 * document is read and written once for all of them, and the lock is held for that long only.
 */
export function writeBurst(lock: () => Promise<Lock>): WriteBurst {
  let waiting: Change[] = [];
  let draining = false;

  async function drain(): Promise<void> {
    draining = true;
    while (waiting.length > 0) {
      let held: Lock | undefined;
      try {
        held = await lock();
        for (const [document, changes] of byDocument(takeAll())) await applyAll(document, changes, held);
      } catch (error) {
        // No lock: nobody who waits can be served.
        for (const change of takeAll()) change.reject(error);
      } finally {
        letGo(held);
      }
    }
    draining = false;
  }
  function takeAll(): Change[] {
    const all = waiting;
    waiting = [];
    return all;
  }
  return {
    change: (document, apply) =>
      new Promise((resolve, reject) => {
        // Types meet again inside: `apply` is only ever given what `document` reads.
        waiting.push({ document, apply, resolve, reject } as unknown as Change);
        if (!draining) void drain();
      }),
  };
}

/** What was asked for is on disk. A lock that cannot be removed at this moment goes stale by itself: it is no longer renewed. */
function letGo(held: Lock | undefined): void {
  try {
    held?.release();
  } catch {
    // Whoever comes next waits for it, at most until it counts as dead.
  }
}

function byDocument(changes: Change[]): Map<Change['document'], Change[]> {
  const groups = new Map<Change['document'], Change[]>();
  for (const change of changes) {
    const group = groups.get(change.document);
    if (group === undefined) groups.set(change.document, [change]);
    else group.push(change);
  }
  return groups;
}

/** A change that throws fails alone; a write that fails fails all of its document. */
async function applyAll(document: StoredDocument<unknown>, changes: Change[], lock: Lock): Promise<void> {
  const applied: Change[] = [];
  try {
    let data = await document.read();
    for (const change of changes) {
      try {
        data = change.apply(data);
        applied.push(change);
      } catch (error) {
        change.reject(error);
      }
    }
    if (applied.length === 0) return;
    if (!lock.held()) {
      throw new Fault('locked', 'Another process took the state folder over while this one stood still.', {
        hint: 'Run the command again.',
        retry: true,
      });
    }
    await document.write(data);
    for (const change of applied) change.resolve();
  } catch (error) {
    for (const change of changes) change.reject(error);
  }
}
