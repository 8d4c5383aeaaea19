import { mean } from './mean.ts';
import { sampleVariance } from './sample-variance.ts';
import { tQuantile } from './student-t.ts';

/** Result of `clusteredMean`. What one cluster alone cannot show is null, never 0. */
interface ClusteredMean {
  mean: number;
  /** Standard error with the small-sample factor G/(G-1); the one to report. */
  se_cr1: number | null;
  /** Standard error without that factor (Miller 2024, 2411.00640). */
  se_cr0: number | null;
  /** Standard error as if all values were independent, for comparison. Null for one value. */
  se_naive: number | null;
  n_clusters: number;
  /** 95 % interval from `se_cr1` and t with G - 1 degrees of freedom. */
  ci95: [number, number] | null;
}

/**
 * Mean of values that come in clusters (the runs of one case, the cases of one document), with a standard error that knows it:
 * values of one cluster may resemble each other in any way, only the clusters are independent (Liang and Zeger 1986; statistics.md 4.1).
 * Clusters may differ in size; single ones give the ordinary standard error. Below about six clusters the interval is
 * only a hint. `clusters[i]` names the cluster of `values[i]`. RangeError for no values or lists of unequal length.
 */
export function clusteredMean(
  values: readonly number[],
  clusters: readonly (string | number)[],
): ClusteredMean {
  if (values.length !== clusters.length)
    throw new RangeError(`clusteredMean: ${values.length} values beside ${clusters.length} clusters`);
  const centre = mean(values);
  if (!Number.isFinite(centre))
    throw new RangeError('clusteredMean: a value is not finite; leave out missing values');
  const sums = new Map<string | number, number>();
  for (const [row, value] of values.entries()) {
    const cluster = clusters[row] as string | number;
    sums.set(cluster, (sums.get(cluster) ?? 0) + value - centre);
  }
  const groups = sums.size;
  const se_naive = values.length < 2 ? null : Math.sqrt(sampleVariance(values) / values.length);
  // The residuals of one cluster always sum to 0: its standard error of 0 would be a false certainty.
  if (groups < 2)
    return { mean: centre, se_cr1: null, se_cr0: null, se_naive, n_clusters: groups, ci95: null };
  let squares = 0;
  for (const sum of sums.values()) squares += sum * sum;
  const se_cr0 = Math.sqrt(squares) / values.length;
  const se_cr1 = se_cr0 * Math.sqrt(groups / (groups - 1));
  const half = tQuantile(0.975, groups - 1) * se_cr1;
  return { mean: centre, se_cr1, se_cr0, se_naive, n_clusters: groups, ci95: [centre - half, centre + half] };
}
