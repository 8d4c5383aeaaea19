import { mean } from './mean.ts';
import { type PairedT, pairedT } from './paired-t.ts';

/** Result of `clusteredDifference`; differences count as variant 1 minus variant 0. */
interface ClusteredDifference {
  /** Difference of the two means over all values. */
  diff: number;
  /** Its cluster-robust standard error; null where one cluster or two values cannot show it. */
  se: number | null;
  /** Paired t-test on the cluster means, for clusters that hold both variants; null for fewer than two of those. */
  case_t: Omit<PairedT, 'ci95'> | null;
}

interface Cluster {
  arms: [number[], number[]];
}

/**
 * Difference between two variants whose values come in clusters that both variants share (the runs of one case): the regression of
 * the value on the variant with cluster-robust covariance and the usual factor G/(G-1) * (n-1)/(n-2) (Liang and Zeger
 * 1986), beside the paired t-test on cluster means. The first weighs every value alike, the second every cluster; with
 * equal numbers of runs their differences agree. Assumes independent clusters; for decisions use `caseLevelP`.
 * `variant[i]` (0 or 1) and `clusters[i]` belong to `values[i]`. RangeError for unequal lengths, another variant, or a
 * variant without values.
 */
export function clusteredDifference(
  values: readonly number[],
  variant: readonly number[],
  clusters: readonly (string | number)[],
): ClusteredDifference {
  if (values.length !== variant.length || values.length !== clusters.length)
    throw new RangeError(
      `clusteredDifference: ${values.length} values, ${variant.length} variants, ${clusters.length} clusters; they must be as many`,
    );
  const all: Cluster['arms'] = [[], []];
  const groups = new Map<string | number, Cluster>();
  for (const [row, value] of values.entries()) {
    const arm = variant[row];
    if (arm !== 0 && arm !== 1)
      throw new RangeError(`clusteredDifference: variant ${arm} at ${row}; only 0 and 1 are known`);
    const cluster = clusters[row] as string | number;
    let group = groups.get(cluster);
    if (group === undefined) groups.set(cluster, (group = { arms: [[], []] }));
    group.arms[arm].push(value);
    all[arm].push(value);
  }
  const [first, second] = all;
  if (first.length === 0 || second.length === 0)
    throw new RangeError('clusteredDifference: both variants need values');
  return {
    diff: mean(second) - mean(first),
    se: robustError([...groups.values()], all),
    case_t: onClusterMeans([...groups.values()]),
  };
}

/** The sandwich written out for one 0/1 column: a cluster's pull on the difference is its residual sum per arm over that arm's size. */
function robustError(groups: readonly Cluster[], all: Cluster['arms']): number | null {
  const [first, second] = all;
  const n = first.length + second.length;
  if (groups.length < 2 || n < 3) return null;
  const [middleFirst, middleSecond] = [mean(first), mean(second)];
  let squares = 0;
  for (const { arms } of groups) {
    const pull =
      residuals(arms[1], middleSecond) / second.length - residuals(arms[0], middleFirst) / first.length;
    squares += pull * pull;
  }
  return Math.sqrt((groups.length / (groups.length - 1)) * ((n - 1) / (n - 2)) * squares);
}

function residuals(values: readonly number[], middle: number): number {
  return values.reduce((sum, value) => sum + value - middle, 0);
}

function onClusterMeans(groups: readonly Cluster[]): ClusteredDifference['case_t'] {
  const both = groups.filter(({ arms }) => arms[0].length > 0 && arms[1].length > 0);
  if (both.length < 2) return null;
  const { ci95: _, ...test } = pairedT(
    both.map(({ arms }) => mean(arms[0])),
    both.map(({ arms }) => mean(arms[1])),
  );
  return test;
}
