import type { JournalLocation } from './journal.ts';

/** Where the line of each digest lies in a file. */
export interface DigestPlaces {
  get(digest: string): JournalLocation | undefined;
  set(digest: string, offset: number, length: number): void;
}

/** Hexadecimal digits by which a digest is known here: as many as fit into a number. */
const KNOWN_DIGITS = 13;
/** Power of two; so are the larger ones. */
const FIRST_ROOM = 1024;
/** Fuller, and looks become long. */
const FULLEST = 0.7;

/**
 * A hash table in three pieces of memory, for digests by the hundred thousand: a fifth of what texts and objects would take. Of two
 * digests that begin with the same 52 bits the later one stands; whoever reads at the place sees whose line it is.
 */
export function digestPlaces(): DigestPlaces {
  let slots = emptySlots(FIRST_ROOM);
  let count = 0;
  const grow = () => {
    const before = slots;
    slots = emptySlots(2 * before.keys.length);
    for (const [slot, key] of before.keys.entries())
      if (key !== 0) fill(slots, slotOf(slots, key), key, before.offsets[slot]!, before.lengths[slot]!);
  };
  return {
    get(digest) {
      const key = keyOf(digest);
      const slot = slotOf(slots, key);
      if (slots.keys[slot] !== key) return undefined;
      return { offset: slots.offsets[slot]!, length: slots.lengths[slot]! }; // Filled together.
    },
    set(digest, offset, length) {
      if (count >= FULLEST * slots.keys.length) grow();
      const key = keyOf(digest);
      const slot = slotOf(slots, key);
      if (slots.keys[slot] === 0) count += 1;
      fill(slots, slot, key, offset, length);
    },
  };
}

/** A key of 0 stands in an empty slot. */
interface Slots {
  keys: Float64Array;
  offsets: Float64Array;
  lengths: Int32Array;
}

const emptySlots = (room: number): Slots => ({
  keys: new Float64Array(room),
  offsets: new Float64Array(room),
  lengths: new Int32Array(room),
});

function fill(slots: Slots, slot: number, key: number, offset: number, length: number): void {
  slots.keys[slot] = key;
  slots.offsets[slot] = offset;
  slots.lengths[slot] = length;
}

/** The slot of a key, or the empty one that it would take. */
function slotOf({ keys }: Slots, key: number): number {
  let slot = key % keys.length;
  while (keys[slot] !== key && keys[slot] !== 0) slot = (slot + 1) % keys.length;
  return slot;
}

const keyOf = (digest: string): number => Number.parseInt(digest.slice(0, KNOWN_DIGITS), 16) + 1;
