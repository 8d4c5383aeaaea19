import type { Collected, Family } from './collect.ts';
import { spansOf } from './prompt/spans.ts';
import { type Sealed, seal } from './sealed.ts';
import { shuffled } from './shuffled.ts';

/**
 * From this many failing families on a part can be held out, and another kept for selection (improvement.md 2.2 step 3). Below `apart` no kind of
 * failure would have enough cases for three parts: edits are then made from and chosen on the same cases, and only the gate's are others.
 */
const FAMILIES = { apart: 40, select: 20, holdout: 10, crossFit: 5 } as const;
/** Passing families that watch over what already works. */
const LEAST_GUARDS = 10;

/** Families that no edit was made from, for the gate alone. */
export interface Holdout {
  failing: readonly Family[];
  guards: readonly Family[];
}

/** Families that edits are made from and chosen on. */
interface Open {
  /** What edits are made from. */
  reflect: readonly Family[];
  /** What they are chosen on; with `two_fold` both halves, each for what came of the other. */
  select: readonly Family[];
}

/** Who is used for what. */
export interface Split {
  /**
   * `held_out`: three parts, or two where edits are made from and chosen on the same. `two_fold`: the hold-out and two halves. `cross_fitted`: two
   * halves, each tests what came of the other.
   * `too_few`: nothing can be held out.
   */
  kind: 'held_out' | 'two_fold' | 'cross_fitted' | 'too_few';
  open: Open;
  /** Halves of the open families for `two_fold` and `cross_fitted`. */
  halves: readonly [readonly Family[], readonly Family[]] | null;
  holdout: Sealed<Holdout>;
  sealedSpans: Sealed<ReadonlySet<string>>;
  sizes: { reflect: number; select: number; holdout: number; failing: number; guards: number };
}

/**
 * Splits families, not cases, in equal shares of every kind of failure, and guards likewise; drawn anew for another seed only. `most` limits the
 * failing families where the budget does not reach further: the others are left out, by draw.
 */
export function splitFamilies(
  { failing, passing }: Pick<Collected, 'failing' | 'passing'>,
  seed: number,
  most = Number.POSITIVE_INFINITY,
): Split {
  const chosen = inStrata(failing, seed, 'failing').slice(0, Math.max(0, most));
  const guards = shuffled(passing, seed, 'guards').slice(0, guardCount(chosen.length, passing.length));
  const { length } = chosen;
  const kind = kindOf(length);
  const shares = sharesOf(length);
  const sides = [dealt(chosen, shares), dealt(guards, shares)];
  const part = (index: number) => sides.flatMap((parts) => parts[index] ?? []);
  const [first, second] = [part(0), part(1)];
  const [failingHeld = [], guardsHeld = []] = hasHoldout(kind)
    ? sides.map((parts) => parts.at(-1) ?? [])
    : [];
  const sealed: Holdout = { failing: failingHeld, guards: guardsHeld };
  const third = [...sealed.failing, ...sealed.guards];
  const open: Open = isApart(length)
    ? { reflect: first, select: second }
    : both(hasHoldout(kind) ? first : [...first, ...second]);
  return {
    kind,
    open,
    halves: kind === 'two_fold' ? halved(first) : kind === 'cross_fitted' ? [first, second] : null,
    holdout: seal(sealed),
    sealedSpans: seal(spansOf(third.flatMap(({ cases }) => cases.map(({ text }) => text)))),
    sizes: {
      reflect: open.reflect.length,
      select: open.select.length,
      holdout: third.length,
      failing: chosen.length,
      guards: guards.length,
    },
  };
}

/** How many of the passing families watch over what already works. */
export const guardCount = (failing: number, passing: number) =>
  Math.min(passing, Math.max(LEAST_GUARDS, failing));

/** Which way of testing this many failing families allow. */
export function kindOf(failing: number): Split['kind'] {
  if (failing >= FAMILIES.select) return 'held_out';
  if (failing >= FAMILIES.holdout) return 'two_fold';
  return failing >= FAMILIES.crossFit ? 'cross_fitted' : 'too_few';
}

/** Both halves with every kind of failure, as far as it has cases. */
function halved(families: readonly Family[]): readonly [readonly Family[], readonly Family[]] {
  const [first = [], second = []] = dealt(families, SHARES.cross_fitted);
  return [first, second];
}

const hasHoldout = (kind: Split['kind']) => kind === 'held_out' || kind === 'two_fold';
/** Whether edits are made from other cases than they are chosen on. */
const isApart = (failing: number) => failing >= FAMILIES.apart;
const both = (families: readonly Family[]): Open => ({ reflect: families, select: families });

const SHARES: Record<Split['kind'], readonly number[]> = {
  held_out: [0.5, 0.5],
  two_fold: [0.5, 0.5],
  cross_fitted: [0.5, 0.5],
  too_few: [1],
};
const SHARES_APART = [0.5, 0.2, 0.3];

const sharesOf = (failing: number) => (isApart(failing) ? SHARES_APART : SHARES[kindOf(failing)]);

/** Sizes of the parts of a split, without making it; `open` are those outside of the hold-out, each once. */
export function sizesOf(
  failing: number,
  guards: number,
): { reflect: number; select: number; holdout: number; open: number } {
  const shares = sharesOf(failing);
  const sizes = shares.map((_, part) =>
    [failing, guards].reduce((sum, count) => sum + (placesOf(count, shares)[part] as number), 0),
  );
  const holdout = hasHoldout(kindOf(failing)) ? (sizes.at(-1) as number) : 0;
  const open = sizes.reduce((sum, size) => sum + size, 0) - holdout;
  const [reflect = 0, select = 0] = isApart(failing) ? sizes : [open, open];
  return { reflect, select, holdout, open };
}

/** Kinds of failure after each other, each in a drawn order, so that dealing the list out deals out every kind. */
function inStrata(families: readonly Family[], seed: number, purpose: string): Family[] {
  const strata = new Map<string, Family[]>();
  for (const family of families) {
    const name = family.strand;
    strata.set(name, [...(strata.get(name) ?? []), family]);
  }
  const lists = [...strata].sort(([a], [b]) => (a < b ? -1 : 1));
  const places = lists.flatMap(([name, list]) =>
    shuffled(list, seed, `${purpose} ${name}`).map((family, index) => ({
      family,
      place: (index + 0.5) / list.length,
    })),
  );
  // Kinds take turns in proportion to their size, so that a shorter list keeps the proportions too.
  return places.sort((a, b) => a.place - b.place).map(({ family }) => family);
}

/**
 * Deals families out so that every kind of failure stands in every part, as far as it has cases: in the first and the last where there are two, since
 * an edit has to be made before it can be tested. What is left goes where its kind is furthest behind its share. The sizes of the parts
 * are those of `placesOf`.
 */
function dealt(families: readonly Family[], shares: readonly number[]): Family[][] {
  const free = placesOf(families.length, shares);
  const parts: Family[][] = shares.map(() => []);
  const strata = new Map<string, Family[]>();
  for (const family of families) strata.set(family.strand, [...(strata.get(family.strand) ?? []), family]);
  const lists = [...strata.values()].map((list) => ({ list, next: 0, given: shares.map(() => 0) }));
  const give = (stratum: (typeof lists)[number], part: number) => {
    parts[part]?.push(stratum.list[stratum.next] as Family);
    stratum.next += 1;
    stratum.given[part] = (stratum.given[part] as number) + 1;
    free[part] = (free[part] as number) - 1;
  };
  const last = shares.length - 1;
  for (const stratum of lists) {
    const { length } = stratum.list;
    const wanted = length > last ? shares.map((_, part) => part) : length > 1 ? [0, last] : [];
    for (const part of wanted) if ((free[part] as number) > 0) give(stratum, part);
  }
  // In turn, so that a short list does not get what the lists before it have left.
  while (lists.some(({ list, next }) => next < list.length))
    for (const stratum of lists) {
      if (stratum.next >= stratum.list.length) continue;
      const behind = shares.map((share, part) =>
        (free[part] as number) > 0
          ? share * stratum.list.length - (stratum.given[part] as number)
          : Number.NEGATIVE_INFINITY,
      );
      give(stratum, behind.indexOf(Math.max(...behind)));
    }
  return parts;
}

/** How many of `count` places each part has: one after the other goes to the part that is furthest behind its share. */
function placesOf(count: number, shares: readonly number[]): number[] {
  const given = shares.map(() => 0);
  for (let index = 0; index < count; index += 1) {
    const behind = shares.map((share, part) => share * (index + 1) - (given[part] as number));
    const part = behind.indexOf(Math.max(...behind));
    given[part] = (given[part] as number) + 1;
  }
  return given;
}
