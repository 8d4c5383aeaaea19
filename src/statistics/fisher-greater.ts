import type { TwoByTwo } from './fisher-exact.ts';
import { logChoose } from './log-choose.ts';

/**
 * Fisher's exact test, one-sided: the chance that the first row has at least so many of the first column when both rows have the
 * same rate (Fisher 1935). For looking for what is more frequent in one group than in another; the observations must be
 * independent. 1 when a margin is empty. Whole counts >= 0, else RangeError.
 */
export function fisherGreater([[a, b], [c, d]]: TwoByTwo): number {
  if (![a, b, c, d].every((count) => Number.isSafeInteger(count) && count >= 0))
    throw new RangeError(`fisherGreater: ${[a, b, c, d].join(', ')} must be whole numbers >= 0`);
  const row = a + b;
  const column = a + c;
  const total = row + c + d;
  const all = logChoose(total, column);
  let sum = 0;
  for (let count = a; count <= Math.min(row, column); count += 1)
    sum += Math.exp(logChoose(row, count) + logChoose(total - row, column - count) - all);
  return Math.min(1, sum);
}
