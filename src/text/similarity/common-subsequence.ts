/** Most pairs of places that are compared, 32 at a time: half a second. */
const MOST_PAIRS = 2 ** 32;
const WORD = 32;

/**
 * The length of the longest common subsequence of two lists of units; null where the product of their lengths is beyond 2³², the
 * 32 pairs of a machine word at a time (Hyyrö 2004). Time is linear in the longer list where the other one is short.
 */
export function commonSubsequence(
  a: readonly string[],
  b: readonly string[],
  most = MOST_PAIRS,
): number | null {
  const shared = sharedEnds(a, b);
  const one = a.slice(shared.start, a.length - shared.end);
  const other = b.slice(shared.start, b.length - shared.end);
  const ends = shared.start + shared.end;
  const [long, short] = one.length >= other.length ? [one, other] : [other, one];
  if (short.length === 0) return ends;
  if (long.length * short.length > most) return null;
  const { ids, count } = numbered(short);
  const sequence = Int32Array.from(long, (unit) => ids.get(unit) ?? count);
  const places = Int32Array.from(short, (unit) => ids.get(unit) as number); // Every unit of it was numbered.
  const carries = new Uint8Array(long.length);
  const masks = new Uint32Array(count + 1);
  let length = 0;
  for (let from = 0; from < places.length; from += WORD)
    length += inBlock(places.subarray(from, from + WORD), sequence, masks, carries);
  return ends + length;
}

/** How many of a block of up to 32 units belong to the subsequence; `carries` goes from block to block, `masks` is left clean. */
function inBlock(block: Int32Array, sequence: Int32Array, masks: Uint32Array, carries: Uint8Array): number {
  for (const [at, id] of block.entries()) masks[id] = ((masks[id] as number) | (1 << at)) >>> 0;
  let row = 0xffff_ffff; // A bit that became 0 is a unit of the subsequence.
  for (let at = 0; at < sequence.length; at++) {
    const mask = masks[sequence[at] as number] as number;
    const sum = row + ((row & mask) >>> 0) + (carries[at] as number);
    carries[at] = sum > 0xffff_ffff ? 1 : 0;
    row = (sum | (row & ~mask)) >>> 0;
  }
  for (const id of block) masks[id] = 0;
  let found = 0;
  for (let at = 0; at < block.length; at++) if (((row >>> at) & 1) === 0) found++;
  return found;
}

function numbered(units: readonly string[]): { ids: Map<string, number>; count: number } {
  const ids = new Map<string, number>();
  for (const unit of units) if (!ids.has(unit)) ids.set(unit, ids.size);
  return { ids, count: ids.size };
}

function sharedEnds(a: readonly string[], b: readonly string[]): { start: number; end: number } {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return { start, end };
}
