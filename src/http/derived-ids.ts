import { createHmac } from 'node:crypto';
import type { Ids } from '../ports/ports.ts';
import { MORE_LIMIT, sortedId } from '../ports/sorted-id.ts';

/**
 * Ids that follow from a seed and the moment at which its request began: a request that is made again after the process was
 * killed makes the same things again instead of second ones.
 */
export function derivedIds(seed: string, beganMs: number): Ids {
  const last = new Map<string, number>();
  return {
    next(prefix) {
      const known = last.get(prefix);
      // They count up from a place of the prefix's own: none comes twice, and their order is kept.
      const value = known === undefined ? placeOf(seed, prefix) : known + 1;
      last.set(prefix, value);
      return sortedId(prefix, beganMs, value);
    },
  };
}

/** A number in the lower half, so that as many can follow. */
const placeOf = (seed: string, prefix: string): number =>
  createHmac('sha256', seed).update(prefix).digest().readUIntBE(0, 5) % (MORE_LIMIT / 2);
