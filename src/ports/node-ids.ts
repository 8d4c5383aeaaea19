import { randomFillSync } from 'node:crypto';
import { nodeClock } from './node-clock.ts';
import type { Clock, Ids } from './ports.ts';
import { MORE_LIMIT, sortedId } from './sorted-id.ts';

/** Within a millisecond the random part grows by a random step below this: order is kept, and the next id cannot be guessed. */
const LARGEST_STEP = 2 ** 20;
/** Random words are drawn in pages: one system call for 512 ids. */
const PAGE = 512 * 8;

/**
 * Opaque ids from the system's random source that sort by the time they were made: a growing collection is read page by
 * page by its names alone. Within a process each id is greater than the one before, also when the clock goes back.
 */
export function nodeIds(clock: Pick<Clock, 'now'> = nodeClock()): Ids {
  const page = Buffer.alloc(PAGE);
  let used = PAGE;
  let time = 0;
  let random = 0;

  function drawn(below: number): number {
    if (used + 8 > PAGE) {
      randomFillSync(page);
      used = 0;
    }
    // 53 bits at most; both limits are powers of two, so the remainder is uniform.
    const word = (page.readUInt32LE(used) & 0x1fffff) * 2 ** 32 + page.readUInt32LE(used + 4);
    used += 8;
    return word % below;
  }
  return {
    next(prefix) {
      const now = Math.floor(clock.now());
      if (now > time) {
        time = now;
        random = drawn(MORE_LIMIT);
      } else {
        random += 1 + drawn(LARGEST_STEP);
        if (random >= MORE_LIMIT) {
          time += 1;
          random = drawn(MORE_LIMIT);
        }
      }
      return sortedId(prefix, time, random);
    },
  };
}
