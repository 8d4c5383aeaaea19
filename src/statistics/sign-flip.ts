import { certain, mixture, type SumDistribution, upperTail } from './sum-distribution.ts';

/** Sums this close to the observed one, as a part of the sum of |d|, are equal to it (statistics.md 4.3 step 6). */
const TIE = 1e-9;

/** Sums this close are one atom: far above the rounding of a few thousand additions (2.2e-16 each), far below TIE. */
const SAME = 1e-13;

/** Differences up to which every pattern of signs is listed, whatever their sizes: at most 2^20 sums per half, 16 MB. */
const LISTED = 40;

/** Differences that are multiples of one number, within this part of the largest, share a grid. */
const ON_GRID = 1e-9;
/** Beyond LISTED and off a grid: the largest differences stay exact (2^12 patterns), the rest moves to a lattice. */
const EXACT_LARGEST = 12;
/** Half width of the lattice in standard deviations of its sum: beyond lies less than 1e-22. */
const REACH = 10;
/** Lattice steps on either side of zero: a step is 1/1600 of a standard deviation, which moves p by less than random draws do. */
const LATTICE_STEPS = 2 ** 14;

/**
 * Sign-flip test of paired differences: how often a sum at least as far from zero arises when each difference could as well
 * have had the other sign (Fisher 1935; statistics.md 4.3 step 6). Use it for differences of few test cases; it assumes only
 * that without an effect each difference is symmetric around zero and independent of the others. `p_value` counts ties in
 * full; `mid_p` counts them half, which is less cautious and keeps about the promised level (Lancaster 1961). Zeros say
 * nothing and are left out; with nothing left both are 1. Finite numbers only, else RangeError.
 *
 * Exact: the differences are split in two, the possible sums of each half are listed with equal sums put together, and the
 * halves are compared (Horowitz and Sahni 1974). That covers any 40 differences and thousands that share a coarse grid (pass
 * rates). Beyond, the small differences are rounded to a fine lattice, with an error below that of 99,999 random draws and no
 * seed, in milliseconds per thousand.
 */
export function signFlip(d: readonly number[]): { p_value: number; mid_p: number } {
  if (!d.every(Number.isFinite)) throw new RangeError('signFlip: every difference must be a finite number');
  const sizes = d
    .map(Math.abs)
    .filter((size) => size > 0)
    .sort((one, other) => other - one);
  const largest = sizes[0];
  if (largest === undefined) return { p_value: 1, mid_p: 1 };
  // Relative to the largest, so that neither very large nor very small units overflow or vanish.
  const units = sizes.map((size) => size / largest);
  const total = sum(units);
  const tie = TIE * total;
  const [x, y] =
    units.length <= LISTED ? listedHalves(units, SAME * total) : latticeHalves(units, SAME * total);
  // Farther out than the lattice reaches the chance at its end stands for it: never 0, and never too small.
  const observed = Math.min(
    Math.abs(sum(d.map((difference) => difference / largest))),
    highest(x) + highest(y),
  );
  // Flipping every sign mirrors the sum, so the two tails are equal.
  if (observed <= tie)
    return { p_value: 1, mid_p: (1 + Math.min(1, 2 * upperTail(x, y, tie * (1 + TIE)))) / 2 };
  const atLeast = 2 * upperTail(x, y, observed - tie);
  const beyond = 2 * upperTail(x, y, observed + tie);
  return { p_value: Math.min(1, atLeast), mid_p: Math.min(1, (atLeast + beyond) / 2) };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((before, number) => before + number, 0);

const highest = ({ values }: SumDistribution): number => values[values.length - 1] ?? 0;

/** All sums of ±size. */
function signedSums(sizes: readonly number[], tolerance: number): SumDistribution {
  let sums = certain(0);
  for (const size of sizes)
    sums = mixture({ of: sums, shift: -size, share: 0.5 }, { of: sums, shift: size, share: 0.5 }, tolerance);
  return sums;
}

function listedHalves(sizes: readonly number[], tolerance: number): [SumDistribution, SumDistribution] {
  const half = (rest: number) =>
    signedSums(
      sizes.filter((_, index) => index % 2 === rest),
      tolerance,
    );
  return [half(0), half(1)];
}

/**
 * `sizes` descending, more than LISTED. On a grid that is no finer than the lattice the sum is exact; else outliers would make
 * the lattice coarse, so they stay out of it.
 */
function latticeHalves(sizes: readonly number[], tolerance: number): [SumDistribution, SumDistribution] {
  const grid = gridOf(sizes, stepFor(sizes));
  if (grid !== null) return [certain(0), latticeSums(sizes, grid)];
  const small = sizes.slice(EXACT_LARGEST);
  return [signedSums(sizes.slice(0, EXACT_LARGEST), tolerance), latticeSums(small, stepFor(small))];
}

/** The finest lattice that reaches far enough. */
const stepFor = (sizes: readonly number[]): number =>
  (REACH * Math.sqrt(sum(sizes.map((size) => size ** 2)))) / LATTICE_STEPS;

/** The number that all sizes are multiples of (Euclid, within ON_GRID of the largest); null when it is below `least`. */
function gridOf(sizes: readonly number[], least: number): number | null {
  const largest = sizes[0] ?? 0;
  const nothing = ON_GRID * largest;
  let grid = largest;
  for (const size of sizes) {
    let rest = size;
    while (rest > nothing) {
      const over = grid % rest;
      [grid, rest] = [rest, rest - over <= nothing ? 0 : over];
    }
    if (grid < least) return null;
  }
  grid = largest / Math.round(largest / grid);
  return sizes.every((size) => Math.abs(size / grid - Math.max(1, Math.round(size / grid))) <= 1e-6)
    ? grid
    : null;
}

/** The sum of ±size, sizes descending and rounded to the lattice, as far as LATTICE_STEPS go. Symmetric, so one side is computed. */
function latticeSums(sizes: readonly number[], step: number): SumDistribution {
  const shifts = sizes.map((size) => Math.round(size / step));
  // What lies behind the last place stays 0, so that the loop need not ask where the list ends.
  const length = LATTICE_STEPS + 1 + (shifts[0] ?? 0);
  let chances = new Float64Array(length);
  let next = new Float64Array(length);
  chances[0] = 1;
  let farthest = 0;
  for (const shift of shifts) {
    const reached = Math.min(LATTICE_STEPS, farthest + shift);
    for (let place = 0; place <= reached; place += 1)
      next[place] = ((chances[Math.abs(place - shift)] as number) + (chances[place + shift] as number)) / 2;
    [chances, next] = [next, chances];
    farthest = reached;
  }
  // On a grid every other place may be out of reach, the last one too.
  while (chances[farthest] === 0) farthest -= 1;
  const places = 2 * farthest + 1;
  return {
    values: Float64Array.from({ length: places }, (_, index) => (index - farthest) * step),
    probabilities: Float64Array.from(
      { length: places },
      (_, index) => chances[Math.abs(index - farthest)] ?? 0,
    ),
  };
}
