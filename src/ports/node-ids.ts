import { randomFillSync } from 'node:crypto';
import type { Ids } from './ports.ts';

/** Crockford's base 32 in lower case: no i, l, o, u, so an id survives being read aloud and case-blind file systems. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** 12 characters are 60 bits: a million ids collide with a chance of one in two million. */
const LENGTH = 12;
/** Random bytes are drawn in pages: one system call for 341 ids. */
const PAGE = LENGTH * 341;

/** Opaque ids from the system's random source. */
export function nodeIds(): Ids {
  const page = Buffer.alloc(PAGE);
  let used = PAGE;
  return {
    next(prefix) {
      if (used + LENGTH > PAGE) {
        randomFillSync(page);
        used = 0;
      }
      let id = prefix;
      for (let index = 0; index < LENGTH; index += 1) id += ALPHABET[(page[used + index] ?? 0) & 31];
      used += LENGTH;
      return id;
    },
  };
}
