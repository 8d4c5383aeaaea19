import { mixture, type SumDistribution } from './sum-distribution.ts';

/**
 * The distribution of x + y for independent x and y; values closer than `tolerance` are one. Takes |x| · |y| steps, and numbers in memory, where
 * both lie on a grid, as the scores of most scorers do, else |x| · |y| · log |y|: check the product before.
 */
export function convolution(x: SumDistribution, y: SumDistribution, tolerance: number): SumDistribution {
  return onGrid(x, y, tolerance) ?? merged(x, y, tolerance);
}

function merged(x: SumDistribution, y: SumDistribution, tolerance: number): SumDistribution {
  const still = { shift: 0, share: 1 };
  const moved = (index: number) => ({
    of: x,
    shift: y.values[index] as number,
    share: y.probabilities[index] as number,
  });
  const between = (from: number, to: number): SumDistribution => {
    if (from === to) return NOTHING;
    if (to - from === 2) return mixture(moved(from), moved(from + 1), tolerance);
    if (to - from === 1) return mixture(moved(from), { of: NOTHING, ...still }, tolerance);
    const middle = (from + to) >> 1;
    return mixture({ of: between(from, middle), ...still }, { of: between(middle, to), ...still }, tolerance);
  };
  return between(0, y.values.length);
}

const NOTHING: SumDistribution = { values: new Float64Array(0), probabilities: new Float64Array(0) };

/** By the places of a grid that all values lie on; null where there is none, or one so fine that merging is less work. */
function onGrid(x: SumDistribution, y: SumDistribution, tolerance: number): SumDistribution | null {
  const span = spanOf(x) + spanOf(y);
  const most = x.values.length * y.values.length;
  const step = gridOf(x, y, span / most, tolerance);
  if (step === null) return null;
  const from = placesOf(x, step, tolerance);
  const to = placesOf(y, step, tolerance);
  if (from === null || to === null) return null;
  const chances = new Float64Array((from.at(-1) ?? 0) + (to.at(-1) ?? 0) + 1);
  for (const [index, place] of to.entries()) {
    const share = y.probabilities[index] as number;
    for (let at = 0; at < from.length; at += 1)
      chances[place + (from[at] as number)]! += (x.probabilities[at] as number) * share;
  }
  return atoms(chances, (x.values[0] as number) + (y.values[0] as number), step);
}

const spanOf = ({ values }: SumDistribution): number => (values.at(-1) ?? 0) - (values[0] ?? 0);

/** The number that all gaps are multiples of (Euclid); null when it is below `least`. */
function gridOf(x: SumDistribution, y: SumDistribution, least: number, tolerance: number): number | null {
  let grid = 0;
  for (const { values } of [x, y])
    for (let index = 1; index < values.length; index += 1) {
      let rest = (values[index] as number) - (values[index - 1] as number);
      while (rest > tolerance) {
        const over = grid % rest;
        [grid, rest] = [rest, rest - over <= tolerance ? 0 : over];
      }
      if (grid < least) return null;
    }
  if (grid === 0) return null;
  // Of the longer span, so that the last place is as exact as the first.
  const span = Math.max(spanOf(x), spanOf(y));
  return span / Math.round(span / grid);
}

/** Where each value stands on the grid that begins at the first; null when one stands beside it. */
function placesOf({ values }: SumDistribution, step: number, tolerance: number): Int32Array | null {
  const first = values[0] as number;
  const places = new Int32Array(values.length);
  for (let index = 0; index < values.length; index += 1) {
    const distance = (values[index] as number) - first;
    const place = Math.round(distance / step);
    if (Math.abs(distance - place * step) > tolerance) return null;
    places[index] = place;
  }
  return places;
}

/** The places that can be reached. */
function atoms(chances: Float64Array, first: number, step: number): SumDistribution {
  const values = new Float64Array(chances.length);
  const probabilities = new Float64Array(chances.length);
  let count = 0;
  for (let place = 0; place < chances.length; place += 1) {
    const chance = chances[place] as number;
    if (chance === 0) continue;
    values[count] = first + place * step;
    probabilities[count] = chance;
    count += 1;
  }
  return { values: values.slice(0, count), probabilities: probabilities.slice(0, count) };
}
