import { timingSafeEqual } from 'node:crypto';
import type { AgentWorld } from '../../agents/agent-world.ts';
import type { Random } from '../../ports/ports.ts';
import { hashKey, makeApiKey } from '../../state/api-key.ts';

/** An attempt as it is served. */
export type ServedAttempt = Pick<AgentWorld, 'tools' | 'call' | 'endedBy'>;

/** What a key opens: an attempt, nothing any more, or nothing ever. */
export type KeyHolder = { readonly attempt: ServedAttempt } | 'closed' | 'unknown';

/** Which key opens which attempt. A key opens one attempt at a time, an attempt may be opened by several. */
export interface AttemptKeys {
  /** A fresh key of an attempt. */
  make(attempt: ServedAttempt): string;
  /** The key means this attempt from now on. */
  bind(key: string, attempt: ServedAttempt): void;
  holder(key: string): KeyHolder;
  /** No key opens the attempt any more. */
  close(attempt: ServedAttempt): void;
}

/** Keys of closed attempts that are still told from keys that never were. */
const MOST_CLOSED = 4_096;

interface Entry {
  readonly hash: Buffer;
  attempt: ServedAttempt | undefined;
}

/** Only hashes of keys are kept: how long a look-up takes says nothing about a key. */
export function attemptKeys(random: Pick<Random, 'hex'>): AttemptKeys {
  const entries = new Map<string, Entry>();
  const keysOf = new Map<ServedAttempt, Set<string>>();
  const closed = new Set<string>();

  function bind(key: string, attempt: ServedAttempt): void {
    const name = hashKey(key);
    const before = entries.get(name)?.attempt;
    if (before !== undefined) keysOf.get(before)?.delete(name);
    closed.delete(name);
    entries.set(name, { hash: Buffer.from(name, 'hex'), attempt });
    keysOf.set(attempt, (keysOf.get(attempt) ?? new Set()).add(name));
  }

  return {
    make(attempt) {
      const key = makeApiKey(random);
      bind(key, attempt);
      return key;
    },
    bind,
    holder(key) {
      const name = hashKey(key);
      const entry = entries.get(name);
      if (entry === undefined || !timingSafeEqual(entry.hash, Buffer.from(name, 'hex'))) return 'unknown';
      return entry.attempt === undefined ? 'closed' : { attempt: entry.attempt };
    },
    close(attempt) {
      for (const name of keysOf.get(attempt) ?? []) {
        const entry = entries.get(name);
        if (entry !== undefined) entry.attempt = undefined;
        closed.add(name);
      }
      keysOf.delete(attempt);
      for (const oldest of closed) {
        if (closed.size <= MOST_CLOSED) break;
        closed.delete(oldest);
        entries.delete(oldest);
      }
    },
  };
}
