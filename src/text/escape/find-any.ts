/** A place in a text, from its first UTF-16 unit to behind its last. */
export interface Place {
  start: number;
  end: number;
}

/** Finds where any of several texts stands in a text: the longest one at each place, in order, overlapping ones too. */
export type FindAny = (text: string) => Generator<Place>;

const TABLE = 65_536;
/** Three units at a time: so rare in any text that most places of it are passed by. */
const BLOCK = 3;
const blockAt = (text: string, at: number) =>
  (text.charCodeAt(at) ^ (text.charCodeAt(at + 1) << 5) ^ (text.charCodeAt(at + 2) << 10)) & (TABLE - 1);

/**
 * A finder of texts of at least three units each, by their shortest one's length in steps as long as it can be (Wu and Manber, A Fast
 * Algorithm for Multi-Pattern Searching, 1994): how many texts there are costs nearly nothing, which alternatives of a regular
 * expression do not promise.
 */
export function findAny(texts: Iterable<string>): FindAny {
  // Longest first, so that the longest one at a place is found.
  const wanted = [...new Set(texts)].sort((a, b) => b.length - a.length);
  const shortest = wanted.at(-1)?.length;
  if (shortest === undefined) return function* nothing() {};
  if (shortest < BLOCK) throw new RangeError('a text to find has at least three units');
  const shifts = new Uint8Array(TABLE).fill(Math.min(255, shortest - BLOCK + 1));
  const endingIn = new Map<number, string[]>();
  for (const one of wanted) {
    for (let at = 0; at <= shortest - BLOCK; at++) {
      const block = blockAt(one, at);
      shifts[block] = Math.min(shifts[block] ?? 0, shortest - BLOCK - at);
    }
    const last = blockAt(one, shortest - BLOCK);
    const others = endingIn.get(last);
    if (others === undefined) endingIn.set(last, [one]);
    else others.push(one);
  }
  return function* find(text) {
    for (let at = 0; at + shortest <= text.length; ) {
      const block = blockAt(text, at + shortest - BLOCK);
      const shift = shifts[block] ?? 0;
      if (shift > 0) {
        at += shift;
        continue;
      }
      const found = endingIn.get(block)?.find((one) => text.startsWith(one, at));
      if (found !== undefined) yield { start: at, end: at + found.length };
      at += 1;
    }
  };
}
