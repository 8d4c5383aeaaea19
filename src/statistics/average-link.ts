/** Its matrix grows with the square: 2,000 things need 16 MB (improvement.md 5.2 step 5). */
export const MOST_LINKED = 2000;

/**
 * Average-link agglomerative clustering (UPGMA; Sokal and Michener 1958), stopped where the two closest groups are further
 * apart than `cut`. The distance of two groups is 1 minus the mean similarity of their members. Answers the group of each
 * thing, numbered from 0 by first occurrence; the number of groups is not given. Deterministic: of equally close pairs the
 * one with the smallest places is joined first. `similarity` is symmetric, 0 to 1. RangeError above 2,000 things or for a
 * cut outside 0..1.
 */
export function averageLink(
  count: number,
  similarity: (a: number, b: number) => number,
  cut: number,
): number[] {
  if (!(cut >= 0 && cut <= 1)) throw new RangeError(`averageLink: the cut must lie in 0..1, got ${cut}`);
  if (count > MOST_LINKED)
    throw new RangeError(`averageLink: at most ${MOST_LINKED} things at once, got ${count}`);
  const groups = startGroups(count, similarity);
  for (const row of groups.alive) look(groups, row);
  for (;;) {
    const best = closestRow(groups);
    // 1 - 0.93 is a hair above 0.07: a pair exactly at the cut is joined.
    if (best === -1 || 1 - (groups.closest[best] as number) > cut + 1e-12) break;
    join(groups, best, groups.nearest[best] as number);
  }
  return numbered(groups.groupOf);
}

/** Groups while they are joined. A group goes by the smallest place of its members, which is its row. */
interface Groups {
  /** Similarity of each pair of groups, each pair once. */
  readonly table: PairTable;
  readonly sizes: number[];
  /** Group of each thing. */
  readonly groupOf: number[];
  readonly alive: number[];
  /** The closest later group of each group, and its similarity: rows look to the right only, so each pair is seen once. */
  readonly nearest: Int32Array;
  readonly closest: Float64Array;
}

function startGroups(count: number, similarity: (a: number, b: number) => number): Groups {
  return {
    table: filled(count, similarity),
    sizes: new Array<number>(count).fill(1),
    groupOf: Array.from({ length: count }, (_, place) => place),
    alive: Array.from({ length: count }, (_, place) => place),
    nearest: new Int32Array(count).fill(-1),
    closest: new Float64Array(count).fill(-1),
  };
}

/** Looks for the closest later group of a row. */
function look({ table, alive, nearest, closest }: Groups, row: number): void {
  let [best, place] = [-1, -1];
  for (let at = alive.length - 1; at >= 0 && (alive[at] as number) > row; at -= 1) {
    const other = alive[at] as number;
    const found = table.of(row, other);
    // Backwards, so of equally close ones the last that is met has the smallest place.
    if (found >= best) [best, place] = [found, other];
  }
  nearest[row] = place;
  closest[row] = best;
}

/** The row of the closest pair; -1 when one group is left. */
function closestRow({ alive, nearest, closest }: Groups): number {
  let best = -1;
  for (const row of alive)
    if (nearest[row] !== -1 && (best === -1 || (closest[row] as number) > (closest[best] as number)))
      best = row;
  return best;
}

function join(state: Groups, keep: number, gone: number): void {
  const { table, sizes, groupOf, alive, nearest, closest } = state;
  alive.splice(alive.indexOf(gone), 1);
  const [kept, added] = [sizes[keep] as number, sizes[gone] as number];
  for (const other of alive) {
    if (other === keep) continue;
    const mean = (kept * table.of(keep, other) + added * table.of(gone, other)) / (kept + added);
    table.set(keep, other, mean);
  }
  sizes[keep] = kept + added;
  for (const [place, group] of groupOf.entries()) if (group === gone) groupOf[place] = keep;
  look(state, keep);
  for (const row of alive)
    if (row < gone && row !== keep) {
      const now = table.of(row, keep);
      if (nearest[row] === keep || nearest[row] === gone) look(state, row);
      else if (
        row < keep &&
        (now > (closest[row] as number) || (now === closest[row] && keep < (nearest[row] as number)))
      ) {
        closest[row] = now;
        nearest[row] = keep;
      }
    }
}

/** A number for each two of some things, whichever of them is named first. */
interface PairTable {
  of(a: number, b: number): number;
  set(a: number, b: number, value: number): void;
}

function filled(count: number, similarity: (a: number, b: number) => number): PairTable {
  const values = new Float64Array((count * (count - 1)) / 2);
  // A row holds the pairs with all later things, so that who looks to the right reads what lies side by side.
  const rows = Float64Array.from({ length: count }, (_, a) => (a * (2 * count - a - 1)) / 2 - a - 1);
  const placeOf = (a: number, b: number) => (a < b ? (rows[a] as number) + b : (rows[b] as number) + a);
  for (let a = 0; a < count; a += 1)
    for (let b = a + 1; b < count; b += 1) values[placeOf(a, b)] = similarity(a, b);
  return {
    of: (a, b) => values[placeOf(a, b)] as number,
    set(a, b, value) {
      values[placeOf(a, b)] = value;
    },
  };
}

/** Groups as 0, 1, 2 … in the order in which they first occur. */
function numbered(groups: readonly number[]): number[] {
  const numbers = new Map<number, number>();
  return groups.map((group) => {
    const known = numbers.get(group) ?? numbers.size;
    numbers.set(group, known);
    return known;
  });
}
