import { partitionTable } from './partition-table.ts';

/**
 * Normalized mutual information of two partitions of the same things, over the mean of their entropies (Vinh, Epps and Bailey
 * 2010; the same as the V-measure), 0 for independent ones to 1 for the same. Not adjusted for chance: many small groups score
 * high, so it stands beside `adjustedRand`. 1 when both have one group only.
 */
export function normalizedMutualInformation(a: readonly unknown[], b: readonly unknown[]): number {
  const { total, common, first, second } = partitionTable(a, b);
  const entropy = (counts: readonly number[]) =>
    counts.reduce((sum, count) => sum - (count / total) * Math.log(count / total), 0);
  const mean = (entropy(first) + entropy(second)) / 2;
  if (mean === 0) return 1;
  const shared = common.reduce(
    (sum, cell) =>
      sum +
      (cell.count / total) *
        Math.log((cell.count * total) / ((first[cell.first] as number) * (second[cell.second] as number))),
    0,
  );
  return Math.min(1, Math.max(0, shared / mean));
}
