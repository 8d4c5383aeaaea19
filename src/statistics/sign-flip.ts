import { certain, mixture, type SumDistribution, upperTail } from './sum-distribution.ts';

/** Sums this close to the observed one, as a part of the sum of |d|, are equal to it (statistics.md 4.3 step 6). */
const TIE = 1e-9;

/** Sums this close are one atom: far above the rounding of a few thousand additions (2.2e-16 each), far below TIE. */
const SAME = 1e-13;

/** Atoms kept per half: every pattern of 20 signs, so 40 differences of any kind are exact (16 MB per half). */
const ATOMS = 2 ** 20;

/** Above ATOMS: the largest differences stay exact (2^16 patterns), the rest moves to a lattice of 2^17 steps. */
const EXACT_LARGEST = 16;
const LATTICE_STEPS = 2 ** 17;

/**
 * Sign-flip test of paired differences: how often a sum at least as far from zero arises when each difference could as well
 * have had the other sign (Fisher 1935; statistics.md 4.3 step 6). Use it for differences of few test cases; it assumes only
 * that without an effect each difference is symmetric around zero and independent of the others. `p_value` counts ties in
 * full; `mid_p` counts them half, which is less cautious and keeps about the promised level (Lancaster 1961). Zeros say
 * nothing and are left out; with nothing left both are 1. Finite numbers only, else RangeError.
 *
 * Exact: the differences are split in two, the possible sums of each half are listed with equal sums put together, and the
 * halves are compared (Horowitz and Sahni 1974). That covers any 40 differences and thousands that share a grid (pass rates).
 * Beyond, the small differences are rounded to a fine lattice, with an error below that of 99,999 random draws and no seed.
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
  const observed = Math.abs(sum(d.map((difference) => difference / largest)));
  const tie = TIE * total;
  const halves = exactHalves(units, SAME * total) ?? latticeHalves(units, SAME * total);
  const [x, y] = halves;
  // Flipping every sign mirrors the sum, so the two tails are equal.
  if (observed <= tie)
    return { p_value: 1, mid_p: (1 + Math.min(1, 2 * upperTail(x, y, tie * (1 + TIE)))) / 2 };
  const atLeast = 2 * upperTail(x, y, observed - tie);
  const beyond = 2 * upperTail(x, y, observed + tie);
  return { p_value: Math.min(1, atLeast), mid_p: Math.min(1, (atLeast + beyond) / 2) };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((before, number) => before + number, 0);

/** All sums of ±size; null when there are more than ATOMS different ones. */
function signedSums(sizes: readonly number[], tolerance: number): SumDistribution | null {
  let sums = certain(0);
  for (const size of sizes) {
    sums = mixture({ of: sums, shift: -size, share: 0.5 }, { of: sums, shift: size, share: 0.5 }, tolerance);
    if (sums.values.length > ATOMS) return null;
  }
  return sums;
}

function exactHalves(sizes: readonly number[], tolerance: number): [SumDistribution, SumDistribution] | null {
  const even = signedSums(
    sizes.filter((_, index) => index % 2 === 0),
    tolerance,
  );
  const odd =
    even &&
    signedSums(
      sizes.filter((_, index) => index % 2 === 1),
      tolerance,
    );
  return even && odd && [even, odd];
}

/** `sizes` descending, more than 40: outliers would make the lattice coarse, so they stay out of it. */
function latticeHalves(sizes: readonly number[], tolerance: number): [SumDistribution, SumDistribution] {
  const small = sizes.slice(EXACT_LARGEST);
  const step = (2 * sum(small)) / LATTICE_STEPS;
  const rounded = small.map((size) => Math.round(size / step) * step);
  const exact = signedSums(sizes.slice(0, EXACT_LARGEST), tolerance);
  const lattice = signedSums(rounded, step / 4);
  // Neither can be null: 2^16 patterns, and at most LATTICE_STEPS plus one step of rounding per difference.
  return [exact ?? certain(0), lattice ?? certain(0)];
}
