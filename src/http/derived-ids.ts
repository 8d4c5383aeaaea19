import { createHmac } from 'node:crypto';
import type { Ids } from '../ports/ports.ts';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** As ids of `ports.ids`: 9 digits of milliseconds, so that they sort by time, then 7 more. */
const TIME_DIGITS = 9;
const MORE_DIGITS = 7;

/**
 * Ids that follow from a seed and the moment at which its request began: a request that is made again after the process was
 * killed makes the same things again instead of second ones.
 */
export function derivedIds(seed: string, beganMs: number): Ids {
  const last = new Map<string, number>();
  const time = digits(beganMs, TIME_DIGITS);
  return {
    next(prefix) {
      const known = last.get(prefix);
      // They count up from a place of the prefix's own: none comes twice, and their order is kept.
      const value = known === undefined ? placeOf(seed, prefix) : known + 1;
      last.set(prefix, value);
      return prefix + time + digits(value, MORE_DIGITS);
    },
  };
}

/** A number below 2^34: the seven digits hold twice as many. */
const placeOf = (seed: string, prefix: string): number =>
  createHmac('sha256', seed).update(prefix).digest().readUIntBE(0, 5) % 2 ** 34;

function digits(value: number, places: number): string {
  let text = '';
  for (let rest = Math.floor(value), place = 0; place < places; place += 1, rest = Math.floor(rest / 32))
    text = ALPHABET[rest % 32] + text;
  return text;
}
