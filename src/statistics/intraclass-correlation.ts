import { mean } from './mean.ts';

/** Result of `intraclassCorrelation`. */
interface IntraclassCorrelation {
  /** 1: the runs of a case agree fully; 0: they agree no more than runs of different cases; below 0: less. Null: cannot be computed. */
  icc: number | null;
  /** How many runs count as one independent value: n_eff = n / design_effect. At least 1. */
  design_effect: number;
  /** Variance between groups, at least 0. Null where `icc` cannot be computed for want of groups or repetitions. */
  var_between: number | null;
  /** Variance within groups. Null when no group has two values. */
  var_within: number | null;
}

/**
 * Intraclass correlation ICC(1) by one-way analysis of variance (Shrout and Fleiss 1979): how alike the values of one group
 * are (the runs of a case), and the design effect 1 + (K-1) max(0, ICC) by which they count for less than independent ones
 * (Kish 1965; statistics.md 4.3 step 5). Unequal groups: K of the analysis is (N - sum n^2/N)/(G-1) (Donner 1986), K of the
 * design effect sum n^2/N; both are the group size when all are equal. Assumes independent groups with equal scatter
 * inside. `icc` is null without a second group, a repetition or any variation; the design effect then takes it as 1, since
 * a hundred runs that all pass are no proof that they were a hundred independent observations. Empty groups do not
 * count. RangeError for no values.
 */
export function intraclassCorrelation(groups: readonly (readonly number[])[]): IntraclassCorrelation {
  const filled = groups.filter((group) => group.length > 0);
  const centre = mean(filled.flat());
  if (!Number.isFinite(centre))
    throw new RangeError('intraclassCorrelation: a value is not finite; leave out missing values');
  let count = 0;
  let sizeSquares = 0;
  let between = 0;
  let within = 0;
  for (const group of filled) {
    const middle = mean(group);
    count += group.length;
    sizeSquares += group.length ** 2;
    between += group.length * (middle - centre) ** 2;
    for (const value of group) within += (value - middle) ** 2;
  }
  const weightedSize = sizeSquares / count;
  const withinFreedom = count - filled.length;
  const betweenFreedom = filled.length - 1;
  const var_within = withinFreedom > 0 ? within / withinFreedom : null;
  if (var_within === null || betweenFreedom === 0)
    return { icc: null, design_effect: weightedSize, var_between: null, var_within };
  const first = filled[0]?.[0];
  if (filled.every((group) => group.every((value) => value === first)))
    return { icc: null, design_effect: weightedSize, var_between: 0, var_within: 0 };
  const size = (count - weightedSize) / betweenFreedom;
  const above = between / betweenFreedom - var_within;
  const icc = above / (above + size * var_within);
  return {
    icc,
    design_effect: 1 + (weightedSize - 1) * Math.max(0, icc),
    var_between: Math.max(0, above / size),
    var_within,
  };
}
