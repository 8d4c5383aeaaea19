/** One thing that counts `weight` and was fulfilled to `value` in [0,1]. */
export interface WeightedValue {
  readonly weight: number;
  readonly value: number;
}

/** Σwv/Σw: the fulfilled share of weighted things; null when nothing carries weight, so that nobody reads 0 into it. */
export function weightedShare(values: readonly WeightedValue[]): number | null {
  let total = 0;
  let reached = 0;
  for (const { weight, value } of values) {
    total += weight;
    reached += weight * value;
  }
  return total === 0 ? null : reached / total;
}

/** The plain mean; null of nothing. */
export function mean(values: readonly number[]): number | null {
  return weightedShare(values.map((value) => ({ weight: 1, value })));
}

/** What a verdict counts: the offline judge's evidence where there is some, else the value of the verdict (metrics.md 10.1). */
export function worth<V extends string>(
  answer: { readonly verdict: V; readonly p?: number },
  values: Readonly<Record<V, number>>,
): number {
  return answer.p ?? values[answer.verdict];
}
