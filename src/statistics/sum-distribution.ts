/**
 * The distribution of a sum as a list of atoms: which values it can take and how likely each is. The exact tests of this
 * folder are built on it. Values ascend; probabilities add up to 1.
 */
export interface SumDistribution {
  readonly values: Float64Array;
  readonly probabilities: Float64Array;
}

/** The distribution of a sum that is certain. */
export const certain = (value: number): SumDistribution => ({
  values: Float64Array.of(value),
  probabilities: Float64Array.of(1),
});

/** `of` moved by `shift` and counted with the factor `share`: one part of a mixture. */
interface MixturePart {
  of: SumDistribution;
  shift: number;
  share: number;
}

/**
 * Mixture of two moved distributions in one pass. Values closer than `tolerance` are one atom (0.1 + 0.2 and 0.3 are the same
 * sum), so the list stays as short as the number of truly different sums. An atom keeps the value it began with, so that a
 * chain of near neighbours cannot drift. Linear in the number of atoms.
 */
export function mixture(first: MixturePart, second: MixturePart, tolerance: number): SumDistribution {
  const sizes = [first.of.values.length, second.of.values.length] as const;
  const values = new Float64Array(sizes[0] + sizes[1]);
  const probabilities = new Float64Array(values.length);
  let left = 0;
  let right = 0;
  let last = -1;
  while (left < sizes[0] || right < sizes[1]) {
    // A list that is used up counts as infinity, so the other one is taken.
    const fromLeft = (first.of.values[left] ?? Number.POSITIVE_INFINITY) + first.shift;
    const fromRight = (second.of.values[right] ?? Number.POSITIVE_INFINITY) + second.shift;
    const takeLeft = fromLeft <= fromRight;
    const value = takeLeft ? fromLeft : fromRight;
    const probability = takeLeft
      ? (first.of.probabilities[left++] as number) * first.share
      : (second.of.probabilities[right++] as number) * second.share;
    if (last < 0 || value - (values[last] as number) > tolerance) values[++last] = value;
    probabilities[last] = (probabilities[last] as number) + probability;
  }
  return { values: values.slice(0, last + 1), probabilities: probabilities.slice(0, last + 1) };
}

/**
 * Chance that x + y reaches `bound`, for independent x and y, without listing the sums: as x falls, the smallest y that
 * suffices rises. Each tail is added up from its thin end, so a tiny chance is as accurate as a large one. Linear.
 */
export function upperTail(x: SumDistribution, y: SumDistribution, bound: number): number {
  let chance = 0;
  let reached = y.values.length;
  let tail = 0;
  for (let index = 0; index < x.values.length; index += 1) {
    while (reached > 0 && (x.values[index] as number) + (y.values[reached - 1] as number) >= bound) {
      reached -= 1;
      tail += y.probabilities[reached] as number;
    }
    chance += (x.probabilities[index] as number) * tail;
  }
  return chance;
}

/** The distribution of x + y for independent x and y. Takes |x| · |y| · log |y| steps: check the product before. */
export function convolution(x: SumDistribution, y: SumDistribution, tolerance: number): SumDistribution {
  const still = { shift: 0, share: 1 };
  const between = (from: number, to: number): SumDistribution => {
    if (to - from === 1) {
      const shift = y.values[from] as number;
      const share = y.probabilities[from] as number;
      return {
        values: x.values.map((value) => value + shift),
        probabilities: x.probabilities.map((p) => p * share),
      };
    }
    const middle = (from + to) >> 1;
    return mixture({ of: between(from, middle), ...still }, { of: between(middle, to), ...still }, tolerance);
  };
  return between(0, y.values.length);
}

/** The distribution of -x, for lower tails. */
export const mirrored = (x: SumDistribution): SumDistribution => ({
  values: x.values.map((value) => -value).reverse(),
  probabilities: x.probabilities.slice().reverse(),
});
