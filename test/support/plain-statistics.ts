/**
 * The arithmetic behind an experiment's verdict written a second time, as plainly as it can be: integrals by small steps and
 * tests by listing every possibility. Nothing of the product is used, so that a test can hold the two against each other.
 */

/** Steps of an integral. */
const STEPS = 2_000;

/** Simpson's rule. */
function integral(of: (x: number) => number, from: number, to: number): number {
  const width = (to - from) / STEPS;
  let sum = of(from) + of(to);
  for (let step = 1; step < STEPS; step += 1) sum += of(from + step * width) * (step % 2 === 1 ? 4 : 2);
  return (sum * width) / 3;
}

/** Half of Student's distribution beyond an angle: with t = sqrt(df) tan(angle) its density is a power of the cosine. */
function beyond(angle: number, df: number): number {
  const density = (x: number) => Math.max(0, Math.cos(x)) ** (df - 1);
  return integral(density, angle, Math.PI / 2) / integral(density, 0, Math.PI / 2);
}

/** Two-sided p of a t value. */
export const twoSidedT = (t: number, df: number): number =>
  beyond(Math.atan(Math.abs(t) / Math.sqrt(df)), df);

/** The t value that only this share lies beyond, both sides together; by halving. */
export function tBeyond(share: number, df: number): number {
  let [low, high] = [0, Math.PI / 2];
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (beyond(middle, df) > share) low = middle;
    else high = middle;
  }
  return Math.sqrt(df) * Math.tan((low + high) / 2);
}

export const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
export const average = (numbers: readonly number[]): number => total(numbers) / numbers.length;

/** Variance of a sample. */
export function spread(numbers: readonly number[]): number {
  const centre = average(numbers);
  return total(numbers.map((one) => (one - centre) ** 2)) / (numbers.length - 1);
}

/** How many of how many passed. */
type Passed = readonly [number, number];

/** Wilson's interval of a share, at 95 %. */
function wilsonEnds([passed, n]: Passed): [number, number] {
  const share = passed / n;
  const z = 1.959963984540054;
  const centre = (share + z ** 2 / (2 * n)) / (1 + z ** 2 / n);
  const half = (z / (1 + z ** 2 / n)) * Math.sqrt((share * (1 - share)) / n + z ** 2 / (4 * n ** 2));
  return [centre - half, centre + half];
}

/** Interval of share b less share a (Newcombe 1998, method 10): for pass rates that no case moved, where t has no scatter. */
export function sharesApart(before: Passed, after: Passed): [number, number] {
  const [a, b] = [before[0] / before[1], after[0] / after[1]];
  const [[lowA, highA], [lowB, highB]] = [wilsonEnds(before), wilsonEnds(after)];
  return [b - a - Math.hypot(b - lowB, highA - a), b - a + Math.hypot(highB - b, a - lowA)];
}

/** Share of all sign patterns whose sum is further from zero than the one seen; those as far count half. */
export function signFlipMid(differences: readonly number[]): number {
  const sizes = differences.map(Math.abs).filter((size) => size > 0);
  const seen = Math.abs(total(differences));
  const tie = 1e-9 * total(sizes);
  let further = 0;
  let asFar = 0;
  for (let pattern = 0; pattern < 2 ** sizes.length; pattern += 1) {
    const sum = Math.abs(total(sizes.map((size, place) => ((pattern >> place) & 1 ? size : -size))));
    if (Math.abs(sum - seen) <= tie) asFar += 1;
    else if (sum > seen) further += 1;
  }
  return (further + asFar / 2) / 2 ** sizes.length;
}

/** Values of one case with either variant. */
export interface Both {
  a: number[];
  b: number[];
}

/** Share of all ways to deal the labels anew within every case that come at least as far from zero. */
export function dealtAnew(cases: readonly Both[]): number {
  const dealt = cases.map(({ a, b }) => {
    const all = [...a, ...b];
    return subsets(all.length, b.length).map((chosen) => {
      const left = all.filter((_, place) => !chosen.includes(place));
      return average(chosen.map((place) => all[place] as number)) - average(left);
    });
  });
  const seen = Math.abs(total(cases.map(({ a, b }) => average(b) - average(a))));
  let sums = [0];
  for (const options of dealt) sums = sums.flatMap((sum) => options.map((option) => sum + option));
  return sums.filter((sum) => Math.abs(sum) >= seen - 1e-9).length / sums.length;
}

/** All ways to choose so many of the places below `count`. */
function subsets(count: number, size: number): number[][] {
  if (size === 0) return [[]];
  if (count < size) return [];
  return [
    ...subsets(count - 1, size),
    ...subsets(count - 1, size - 1).map((chosen) => [...chosen, count - 1]),
  ];
}

/** Of several p-values each as if it were the only one tested: Holm's for claims, Benjamini and Hochberg's for leads. */
export function adjusted(values: readonly number[], method: 'holm' | 'leads'): number[] {
  const order = values.map((_, place) => place).sort((x, y) => (values[x] as number) - (values[y] as number));
  const scaled = order.map((place, rank) =>
    method === 'holm'
      ? (values[place] as number) * (values.length - rank)
      : ((values[place] as number) * values.length) / (rank + 1),
  );
  const result = values.map(() => 1);
  order.forEach((place, rank) => {
    const worst =
      method === 'holm' ? Math.max(...scaled.slice(0, rank + 1)) : Math.min(...scaled.slice(rank));
    result[place] = Math.min(1, worst);
  });
  return result;
}
