/** How decisions agree with labels. Positive = good: `tp` good and passed, `fp` bad but passed, `tn` bad and failed, `fn` good but failed. */
export interface Confusion {
  readonly tp: number;
  readonly fp: number;
  readonly tn: number;
  readonly fn: number;
}

/**
 * Counts decisions against labels (1 = good, 0 = bad), row by row; `weights` says how often each row counts (default once).
 * All three run in parallel. Every figure of agreement at one threshold follows from these four numbers.
 */
export function confusion(
  labels: ArrayLike<number>,
  passed: ArrayLike<number | boolean>,
  weights?: ArrayLike<number>,
): Confusion {
  let tp = 0;
  let fp = 0;
  let tn = 0;
  let fn = 0;
  for (let row = 0; row < labels.length; row += 1) {
    const weight = weights === undefined ? 1 : (weights[row] as number);
    if (labels[row] === 1) {
      if (passed[row]) tp += weight;
      else fn += weight;
    } else if (passed[row]) fp += weight;
    else tn += weight;
  }
  return { tp, fp, tn, fn };
}
