import { logChoose } from './log-choose.ts';

/** Tables this close in probability count as equally likely, since the logarithms round (as in R's fisher.test). */
const EQUALLY_LIKELY = 1 + 1e-7;

/** Counts of two groups (rows) and two outcomes (columns). */
export type TwoByTwo = readonly [readonly [number, number], readonly [number, number]];

/**
 * Fisher's exact test: could two groups with these counts of yes and no have the same rate? Two-sided: the total chance of
 * all tables with the same margins that are no more likely than the observed one (Fisher 1935; Freeman and Halton 1951). For
 * independent observations, such as the share of excluded runs in two variants (statistics.md 4.3 step 4); not for several
 * runs of one test case. 1 when a margin is empty. Whole counts >= 0, else RangeError.
 */
export function fisherExact(table: TwoByTwo): { p_value: number } {
  const [[a, b], [c, d]] = table;
  if (![a, b, c, d].every((count) => Number.isSafeInteger(count) && count >= 0))
    throw new RangeError(`fisherExact: ${[a, b, c, d].join(', ')} must be whole numbers >= 0`);
  const row = a + b;
  const column = a + c;
  const total = row + c + d;
  const all = logChoose(total, column);
  const chance = (count: number) =>
    Math.exp(logChoose(row, count) + logChoose(total - row, column - count) - all);
  const limit = chance(a) * EQUALLY_LIKELY;
  let sum = 0;
  for (let count = Math.max(0, column - (total - row)); count <= Math.min(row, column); count += 1) {
    const probability = chance(count);
    if (probability <= limit) sum += probability;
  }
  return { p_value: Math.min(1, sum) };
}
