import { randomFillSync } from 'node:crypto';
import { nodeClock } from './node-clock.ts';
import type { Clock, Ids } from './ports.ts';

/** Crockford's base 32 in lower case: no i, l, o, u, so an id survives being read aloud and case-blind file systems. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** 9 digits are 45 bits: milliseconds since the epoch until the year 3084. */
const TIME_DIGITS = 9;
/** 7 digits are 35 bits: two processes that make an id in the same millisecond collide with a chance of 1 in 34 thousand million. */
const RANDOM_DIGITS = 7;
const RANDOM_LIMIT = 2 ** 35;
/** Within a millisecond the random part grows by a random step below this: order is kept, and the next id cannot be told. */
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
        random = drawn(RANDOM_LIMIT);
      } else {
        random += 1 + drawn(LARGEST_STEP);
        if (random >= RANDOM_LIMIT) {
          time += 1;
          random = drawn(RANDOM_LIMIT);
        }
      }
      return prefix + digits(time, TIME_DIGITS) + digits(random, RANDOM_DIGITS);
    },
  };
}

function digits(value: number, count: number): string {
  let text = '';
  for (let rest = Math.floor(value), place = 0; place < count; place += 1, rest = Math.floor(rest / 32))
    text = ALPHABET[rest % 32] + text;
  return text;
}
