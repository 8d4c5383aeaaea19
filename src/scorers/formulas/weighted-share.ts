/**
 * Σwv/Σw over things that each count `weight` and were fulfilled to `value` in [0,1]; null when nothing carries weight, so
 * that nobody reads 0 into it. Weight and value are read off the things, so no list is built for them.
 */
export function weightedShare<T>(
  things: readonly T[],
  weight: (thing: T) => number,
  value: (thing: T) => number,
): number | null {
  let total = 0;
  let reached = 0;
  for (const thing of things) {
    const counts = weight(thing);
    total += counts;
    reached += counts * value(thing);
  }
  return total === 0 ? null : reached / total;
}

/** The plain mean of a value of things; null of nothing. */
export function mean<T>(things: readonly T[], value: (thing: T) => number): number | null {
  let sum = 0;
  for (const thing of things) sum += value(thing);
  return things.length === 0 ? null : sum / things.length;
}

/** What a verdict counts: the offline judge's evidence where there is some, else the value of the verdict (metrics.md 10.1). */
export function worth<V extends string>(
  answer: { readonly verdict: V; readonly p?: number },
  values: Readonly<Record<V, number>>,
): number {
  return answer.p ?? values[answer.verdict];
}
