import { partitionTable } from './partition-table.ts';

const pairsOf = (count: number) => (count * (count - 1)) / 2;

/**
 * Adjusted Rand index (Hubert and Arabie 1985): how far two partitions of the same things agree on who belongs together, 1 for
 * the same partition, 0 on average for chance, below 0 for less. Labels are any values; only which are equal counts. 1 when chance
 * has nothing to decide: both put all into one group, or each thing into its own.
 */
export function adjustedRand(a: readonly unknown[], b: readonly unknown[]): number {
  const { total, common, first, second } = partitionTable(a, b);
  const sum = (counts: readonly number[]) => counts.reduce((pairs, count) => pairs + pairsOf(count), 0);
  const both = sum(common.map(({ count }) => count));
  const [left, right] = [sum(first), sum(second)];
  const expected = total < 2 ? 0 : (left * right) / pairsOf(total);
  const most = (left + right) / 2;
  return most === expected ? 1 : (both - expected) / (most - expected);
}
