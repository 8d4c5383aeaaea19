import type { Collected, Family } from './collect.ts';
import { spansOf } from './prompt/spans.ts';
import { type Sealed, seal } from './sealed.ts';
import { shuffled } from './shuffled.ts';

/** From this many failing families on a part can be held out, and another kept for selection (improvement.md 2.2 step 3). */
const FAMILIES = { select: 20, holdout: 10, crossFit: 5 } as const;
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
   * `held_out`: three parts. `two_fold`: the hold-out and two halves. `cross_fitted`: two halves, each tests what came of the other.
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
  const kind = kindOf(chosen.length);
  const shares = SHARES[kind];
  const parts = shares.map((_, part) => ({
    failing: dealt(chosen, shares, part),
    guards: dealt(guards, shares, part),
  }));
  const all = parts.map((part) => [...part.failing, ...part.guards]);
  const [first = [], second = [], third = []] = all;
  // Only the ways with a hold-out have a third part.
  const sealed: Holdout = parts[2] ?? { failing: [], guards: [] };
  const open: Open =
    kind === 'held_out'
      ? { reflect: first, select: second }
      : { reflect: [...first, ...second], select: [...first, ...second] };
  return {
    kind,
    open,
    halves: kind === 'two_fold' || kind === 'cross_fitted' ? [first, second] : null,
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

const SHARES: Record<Split['kind'], readonly number[]> = {
  held_out: [0.5, 0.2, 0.3],
  two_fold: [0.25, 0.25, 0.5],
  cross_fitted: [0.5, 0.5],
  too_few: [1],
};

/** Sizes of the parts of a split, without making it. */
export function sizesOf(
  failing: number,
  guards: number,
): { reflect: number; select: number; holdout: number } {
  const kind = kindOf(failing);
  const shares = SHARES[kind];
  const part = (index: number) =>
    [failing, guards].reduce(
      (sum, count) => sum + deal(count, shares).filter((each) => each === index).length,
      0,
    );
  if (kind === 'held_out') return { reflect: part(0), select: part(1), holdout: part(2) };
  const open = part(0) + part(1);
  return { reflect: open, select: open, holdout: part(2) };
}

/** Kinds of failure after each other, each in a drawn order, so that dealing the list out deals out every kind. */
function inStrata(families: readonly Family[], seed: number, purpose: string): Family[] {
  const strata = new Map<string, Family[]>();
  for (const family of families) {
    const name = family.category ?? '';
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

function dealt(families: readonly Family[], shares: readonly number[], part: number): Family[] {
  const strata = new Map<string | null, Family[]>();
  for (const family of families)
    strata.set(family.category, [...(strata.get(family.category) ?? []), family]);
  const list = [...strata.values()].flat();
  const places = deal(list.length, shares);
  return list.filter((_, index) => places[index] === part);
}

/** For each of `count` places the part that is furthest behind its share, so that every stretch of the list is shared out. */
function deal(count: number, shares: readonly number[]): number[] {
  const given = shares.map(() => 0);
  return Array.from({ length: count }, (_, index) => {
    const behind = shares.map((share, part) => share * (index + 1) - (given[part] as number));
    const part = behind.indexOf(Math.max(...behind));
    given[part] = (given[part] as number) + 1;
    return part;
  });
}
