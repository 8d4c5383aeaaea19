import { convolution } from './convolution.ts';
import { mean } from './mean.ts';
import { subsetSums } from './subset-sums.ts';
import { certain, mirrored, type SumDistribution, upperTail } from './sum-distribution.ts';

/** Statistics this close, as a part of their scale, are equal (statistics.md 4.3 step 6). */
const TIE = 1e-9;

/** Sums this close are one: above the rounding of the additions, far below TIE. */
const SAME = 1e-13;

/** Sums kept or joined at a time, a second of work; design bound 5e6 for the whole (statistics.md 4.3 step 6). */
const STATES = 2 ** 21;

/** Scores of the two variants in one stratum (test case), neither empty. */
interface Stratum {
  a: readonly number[];
  b: readonly number[];
}

/** What to do where listing every relabelling is too much work. */
export interface PermutationDraws {
  /** Uniform in [0, 1), seeded. Without it too many relabellings are a RangeError. */
  next?(): number;
  /** Default 99,999: at p = 0.05 the draws then move p by 0.0007 (one standard error). */
  draws?: number;
}

/**
 * Permutation test within strata: would the labels a and b, dealt anew inside each test case, give a mean difference this far
 * from zero? `stat` is the mean over the strata of mean(b) - mean(a), two-sided. It answers for exactly these test cases, not
 * for others (scope `these_test_cases`, statistics.md 4.3 step 6); assumes that the runs of a case are exchangeable. For
 * yes/no scores it is the exact conditional Cochran-Mantel-Haenszel test with equal weights (Good 2005, ch. 3). Exact by
 * convolution over the strata; where that takes too many states, `draws` random relabellings with (count + 1) / (draws + 1)
 * (Phipson and Smyth 2010). RangeError without strata, for an empty side, and for numbers that
 * are not finite or whose sum is none.
 */
export function permutationStratified(
  strata: readonly Stratum[],
  { next, draws = 99_999 }: PermutationDraws = {},
): { stat: number; p_value: number } {
  if (!strata.every(({ a, b }) => a.length > 0 && b.length > 0 && [...a, ...b].every(Number.isFinite)))
    throw new RangeError('permutationStratified: every stratum needs finite scores on both sides');
  const prepared = strata.map(prepare);
  const stat = mean(strata.map(({ a, b }) => mean(b) - mean(a)));
  const scale = prepared.reduce((before, { deviations }) => before + sumOf(deviations.map(Math.abs)), 0);
  if (!Number.isFinite(scale) || !Number.isFinite(stat))
    throw new RangeError('permutationStratified: the scores are too far apart for their sum to be a number');
  if (scale === 0) return { stat, p_value: 1 };
  const observed = Math.abs(sumOf(prepared.map(({ deviations, b }) => sumOf(deviations.slice(-b)))));
  const bound = observed - TIE * scale;
  if (bound <= 0) return { stat, p_value: 1 };
  const halves = exactHalves(prepared, SAME * scale);
  if (halves !== null) {
    const [x, y] = halves;
    return {
      stat,
      p_value: Math.min(1, upperTail(x, y, bound) + upperTail(mirrored(x), mirrored(y), bound)),
    };
  }
  if (next === undefined)
    throw new RangeError(
      'permutationStratified: too many relabellings to list; pass `next` to draw them at random',
    );
  let reached = 0;
  for (let draw = 0; draw < draws; draw += 1) {
    const drawn = prepared.reduce(
      (before, { deviations, b }) => before + randomSubsetSum(deviations, b, next),
      0,
    );
    if (Math.abs(drawn) >= bound) reached += 1;
  }
  return { stat, p_value: (reached + 1) / (draws + 1) };
}

/** Deviations from the pooled mean, scaled so that those of side b (the last `b`) add up to mean(b) - mean(a). */
interface Prepared {
  deviations: number[];
  b: number;
}

function prepare({ a, b }: Stratum): Prepared {
  const pooled = [...a, ...b];
  const centre = mean(pooled);
  const scale = 1 / a.length + 1 / b.length;
  // Equal scores have no deviation; a mean that rounds must not invent one.
  const constant = pooled.every((score) => score === pooled[0]);
  return { deviations: pooled.map((score) => (constant ? 0 : (score - centre) * scale)), b: b.length };
}

/** The null distribution of the sum over strata as two independent parts; null when it has too many states. */
function exactHalves(
  strata: readonly Prepared[],
  tolerance: number,
): [SumDistribution, SumDistribution] | null {
  let smaller = certain(0);
  let larger = certain(0);
  for (const { deviations, b } of strata) {
    const stratum = subsetSums(deviations, b, tolerance, STATES);
    if (stratum === null || stratum.values.length * smaller.values.length > STATES) return null;
    const grown = convolution(smaller, stratum, tolerance);
    [smaller, larger] = grown.values.length <= larger.values.length ? [grown, larger] : [larger, grown];
  }
  return [smaller, larger];
}

/** Sum of `size` of the values at random: the first steps of a Fisher-Yates shuffle, in place, on an array of its own. */
function randomSubsetSum(values: number[], size: number, next: () => number): number {
  let sum = 0;
  for (let taken = 0; taken < size; taken += 1) {
    const from = taken + Math.floor(next() * (values.length - taken));
    const value = values[from] as number;
    values[from] = values[taken] as number;
    values[taken] = value;
    sum += value;
  }
  return sum;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((before, number) => before + number, 0);
