import { distance } from 'fastest-levenshtein';

/** How far two texts are apart: exactly, or only that it is more than the limit; `undecided` where finding out would cost too much. */
export type BoundedDistance =
  | { readonly status: 'exact'; readonly distance: number }
  | { readonly status: 'beyond'; readonly atLeast: number }
  | { readonly status: 'undecided'; readonly atLeast: number };

/** Most cells of the table that are computed 32 at a time: half a second. */
const MOST_CELLS = 2 ** 31;
/** Most steps of the computation along diagonals: half a second. */
const MOST_STEPS = 2e7;
/** So few cells cost nothing, and the exact distance says more than a bound. */
const FEW_CELLS = 2 ** 24;
const CODE_UNITS = 0x1_0000;

/**
 * The Levenshtein distance in UTF-16 units, with unit costs, as far as it matters: `beyond` where it is known to exceed `limit`
 * and to say by how much would cost more. What the texts share at both ends, their lengths and their letters are looked at first, which takes linear time and
 * settles most; then texts of up to 46,000 units each (or a short one and a long one) are compared by bit vectors (Myers 1999), and longer
 * ones along diagonals (Ukkonen 1985), as long as that stays within a fixed number of steps. `steps` is for tests.
 */
export function editDistance(
  a: string,
  b: string,
  limit = Number.POSITIVE_INFINITY,
  steps = MOST_STEPS,
): BoundedDistance {
  const [long, short] = a.length >= b.length ? trimmed(a, b) : trimmed(b, a);
  const { length } = short;
  if (length === 0) return { status: 'exact', distance: long.length };
  const cells = steps === MOST_STEPS ? long.length * length : Number.POSITIVE_INFINITY;
  if (cells > FEW_CELLS && long.length - length > limit)
    return { status: 'beyond', atLeast: long.length - length };
  if (cells <= MOST_CELLS) return { status: 'exact', distance: distance(long, short) };
  const atLeast = lettersApart(long, short);
  if (atLeast > limit) return { status: 'beyond', atLeast };
  return alongDiagonals(unitsOf(long), unitsOf(short), Math.min(limit, long.length), atLeast, steps);
}

/** Both texts without what they share at their ends, which changes no distance. */
function trimmed(long: string, short: string): [string, string] {
  let start = 0;
  while (start < short.length && long.charCodeAt(start) === short.charCodeAt(start)) start++;
  let end = 0;
  while (
    end < short.length - start &&
    long.charCodeAt(long.length - 1 - end) === short.charCodeAt(short.length - 1 - end)
  )
    end++;
  return [long.slice(start, long.length - end), short.slice(start, short.length - end)];
}

/** A lower bound: what one text has more of than the other must be put in, taken out or replaced. */
function lettersApart(long: string, short: string): number {
  const counts = new Int32Array(CODE_UNITS);
  for (let at = 0; at < long.length; at++)
    counts[long.charCodeAt(at)] = (counts[long.charCodeAt(at)] ?? 0) + 1;
  for (let at = 0; at < short.length; at++)
    counts[short.charCodeAt(at)] = (counts[short.charCodeAt(at)] ?? 0) - 1;
  let more = 0;
  for (const count of counts) if (count > 0) more += count;
  return more; // The longer text has at least as much left over as the shorter one.
}

/** A row is asked for its neighbours, and for those of the row that is longer by one on each side. */
const BESIDE = 2;

/**
 * For 0, 1, 2 … edits, how far along `long` each diagonal of the table can be reached: time and memory grow with the distance, and
 * with the texts only where they agree.
 */
function alongDiagonals(
  long: Uint16Array,
  short: Uint16Array,
  limit: number,
  atLeast: number,
  steps: number,
): BoundedDistance {
  const goal = long.length - short.length;
  let left = steps;
  // What stands beside a row on either side is reached by nothing, so that nobody asks where it ends.
  let reached = new Int32Array(2 * BESIDE + 1);
  for (let edits = 0; edits <= limit; edits++) {
    // Diagonal d (place in `long` minus place in `short`) stands at index d + edits + BESIDE.
    const next = new Int32Array(2 * (edits + BESIDE) + 1).fill(-1);
    // A diagonal further from that of the end than edits are left leads nowhere.
    const from = Math.max(-edits, goal - Math.floor(limit - edits));
    const to = Math.min(edits, goal + Math.floor(limit - edits));
    for (let diagonal = from; diagonal <= to; diagonal++) {
      const start = edits === 0 ? 0 : furthest(reached, diagonal + edits - 1 + BESIDE);
      left -= 1;
      if (start < 0 || start > long.length || start < diagonal || start - diagonal > short.length) continue;
      const at = agreed(long, short, start, diagonal);
      next[diagonal + edits + BESIDE] = at;
      left -= at - start;
      if (diagonal === goal && at === long.length) return { status: 'exact', distance: edits };
    }
    if (left < 0) return { status: 'undecided', atLeast: Math.max(atLeast, edits + 1) };
    reached = next;
  }
  return { status: 'beyond', atLeast: Math.max(atLeast, Math.floor(limit) + 1) };
}

/** Read far faster than letters of a text, at each of millions of steps. */
function unitsOf(text: string): Uint16Array {
  const units = new Uint16Array(text.length);
  for (let at = 0; at < text.length; at++) units[at] = text.charCodeAt(at);
  return units;
}

/** Where the texts cease to agree along a diagonal. */
function agreed(long: Uint16Array, short: Uint16Array, from: number, diagonal: number): number {
  const end = Math.min(long.length, short.length + diagonal);
  let at = from;
  while (at < end && long[at] === short[at - diagonal]) at++;
  return at;
}

/** One edit more: a letter replaced on the same diagonal, one of `long` taken out, or one of `short` put in. `middle` is the index of the same diagonal. */
function furthest(reached: Int32Array, middle: number): number {
  const same = reached[middle] as number;
  const below = reached[middle - 1] as number;
  const above = reached[middle + 1] as number;
  const moved = same > below ? same : below;
  return moved >= 0 && moved + 1 > above ? moved + 1 : above;
}
