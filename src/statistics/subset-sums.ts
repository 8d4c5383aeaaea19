import { certain, mixture, roomFor, type SumDistribution } from './sum-distribution.ts';

/** Sums made for each that may be kept: a second or two of work at the limit of `permutationStratified`. */
const WORK = 8;

/**
 * The sum of `size` values drawn at random, without replacement, from `values`: what relabelling does to the sum of a group.
 * Value by value: a subset of j of the first i values holds the i-th with chance j / i. Sums closer than `tolerance` are one.
 * Null when more than `limit` different sums would have to be kept at a time, or several times as many to be made on the way; few
 * for values on a grid (0/1, Likert, percent), up to "n over size" otherwise. Two different values, however often, are counted at once.
 */
export function subsetSums(
  values: readonly number[],
  size: number,
  tolerance: number,
  limit: number,
): SumDistribution | null {
  if (!(Number.isInteger(size) && size >= 0 && size <= values.length))
    throw new RangeError(`subsetSums: ${size} of ${values.length} values`);
  const [one] = values;
  const other = values.find((value) => value !== one);
  if (one !== undefined && other !== undefined && values.every((value) => value === one || value === other))
    return ofTwoValues(values, size, Math.min(one, other), Math.max(one, other));
  const bySize: (SumDistribution | undefined)[] = [certain(0)];
  let kept = 1;
  let made = 0;
  let room = roomFor(0);
  for (const [index, value] of values.entries()) {
    const seen = index + 1;
    // Sizes that can still grow to `size`; downward, since each needs the next smaller one from before this value.
    const least = Math.max(0, size - (values.length - seen));
    for (let count = Math.min(size, seen); count >= least; count -= 1) {
      const without = bySize[count];
      const before = bySize[count - 1];
      const share = count / seen;
      const passed = { of: without ?? nothing, shift: 0, share: 1 - share };
      const most = passed.of.values.length + (before?.values.length ?? 0);
      if (room.values.length < most) room = roomFor(2 * most);
      const grown = mixture(passed, { of: before ?? nothing, shift: value, share }, tolerance, room);
      kept += grown.values.length - (without?.values.length ?? 0);
      made += grown.values.length;
      if (kept > limit || made > WORK * limit) return null;
      bySize[count] = grown;
    }
  }
  return bySize[size] ?? null;
}

/** Of `size` values drawn from low and high ones the number of high ones: hypergeometric, by the ratio of neighbours outward from the mode. */
function ofTwoValues(values: readonly number[], size: number, low: number, high: number): SumDistribution {
  const highs = values.filter((value) => value === high).length;
  const lows = values.length - highs;
  const least = Math.max(0, size - lows);
  const most = Math.min(size, highs);
  const mode = Math.min(most, Math.max(least, Math.floor(((size + 1) * (highs + 1)) / (values.length + 2))));
  const chances = new Float64Array(most - least + 1);
  chances[mode - least] = 1;
  // Chance of `count` high ones over that of one fewer.
  const ratio = (count: number) =>
    ((highs - count + 1) * (size - count + 1)) / (count * (lows - size + count));
  for (let count = mode + 1; count <= most; count += 1)
    chances[count - least] = (chances[count - least - 1] as number) * ratio(count);
  for (let count = mode; count > least; count -= 1)
    chances[count - least - 1] = (chances[count - least] as number) / ratio(count);
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  return {
    values: chances.map((_, place) => (least + place) * high + (size - least - place) * low),
    probabilities: chances.map((chance) => chance / total),
  };
}

const nothing: SumDistribution = { values: new Float64Array(0), probabilities: new Float64Array(0) };
