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

/** Arrays for so many atoms. */
export const roomFor = (atoms: number): SumDistribution => ({
  values: new Float64Array(atoms),
  probabilities: new Float64Array(atoms),
});

/**
 * Mixture of two moved distributions in one pass. Values closer than `tolerance` are one atom (0.1 + 0.2 and 0.3 are the same
 * sum), so the list stays as short as the number of truly different sums. An atom keeps the value it began with, so that a
 * chain of near neighbours cannot drift. Linear in the number of atoms. `room` is written over, for who makes thousands of mixtures.
 */
export function mixture(
  first: MixturePart,
  second: MixturePart,
  tolerance: number,
  room?: SumDistribution,
): SumDistribution {
  const { values: lefts, probabilities: leftChances } = first.of;
  const { values: rights, probabilities: rightChances } = second.of;
  // A list that is used up counts as infinity, so the other one is taken.
  const leftAt = (index: number) =>
    index < lefts.length ? (lefts[index] as number) + first.shift : Number.POSITIVE_INFINITY;
  const rightAt = (index: number) =>
    index < rights.length ? (rights[index] as number) + second.shift : Number.POSITIVE_INFINITY;
  const total = lefts.length + rights.length;
  const { values, probabilities } = room !== undefined && room.values.length >= total ? room : roomFor(total);
  let [left, right, count] = [0, 0, 0];
  let [fromLeft, fromRight] = [leftAt(0), rightAt(0)];
  // Below all values: the first of them opens an atom.
  let atom = Number.NEGATIVE_INFINITY;
  let chance = 0;
  for (let taken = 0; taken < total; taken += 1) {
    let value = fromLeft;
    let probability: number;
    if (fromLeft <= fromRight) {
      probability = (leftChances[left] as number) * first.share;
      left += 1;
      fromLeft = leftAt(left);
    } else {
      value = fromRight;
      probability = (rightChances[right] as number) * second.share;
      right += 1;
      fromRight = rightAt(right);
    }
    const opens = count === 0 || value - atom > tolerance;
    if (opens) {
      atom = value;
      values[count] = value;
      count += 1;
    }
    chance = opens ? probability : chance + probability;
    probabilities[count - 1] = chance;
  }
  if (values !== room?.values && count === values.length) return { values, probabilities };
  return { values: values.slice(0, count), probabilities: probabilities.slice(0, count) };
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

/** The distribution of -x, for lower tails. */
export const mirrored = (x: SumDistribution): SumDistribution => ({
  values: x.values.map((value) => -value).reverse(),
  probabilities: x.probabilities.slice().reverse(),
});
