import { certain, mixture, type SumDistribution } from './sum-distribution.ts';

/**
 * The sum of `size` values drawn at random, without replacement, from `values`: what relabelling does to the sum of a group.
 * Value by value: a subset of j of the first i values holds the i-th with chance j / i. Sums closer than `tolerance` are one.
 * Null when more than `limit` different sums would have to be kept; few for values on a grid (0/1, Likert, percent), up to
 * "n over size" otherwise.
 */
export function subsetSums(
  values: readonly number[],
  size: number,
  tolerance: number,
  limit: number,
): SumDistribution | null {
  if (!(Number.isInteger(size) && size >= 0 && size <= values.length))
    throw new RangeError(`subsetSums: ${size} of ${values.length} values`);
  const bySize: (SumDistribution | undefined)[] = [certain(0)];
  for (const [index, value] of values.entries()) {
    const seen = index + 1;
    // Sizes that can still grow to `size`; downward, since each needs the next smaller one from before this value.
    const least = Math.max(0, size - (values.length - seen));
    for (let count = Math.min(size, seen); count >= least; count -= 1) {
      const without = bySize[count];
      const before = bySize[count - 1];
      const share = count / seen;
      const kept = { of: without ?? nothing, shift: 0, share: 1 - share };
      const grown = mixture(kept, { of: before ?? nothing, shift: value, share }, tolerance);
      if (grown.values.length > limit) return null;
      bySize[count] = grown;
    }
  }
  return bySize[size] ?? null;
}

const nothing: SumDistribution = { values: new Float64Array(0), probabilities: new Float64Array(0) };
