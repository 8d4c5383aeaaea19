/**
 * Holm's step-down adjustment (Holm 1979): of several claims made together ("this variant beats the baseline"), the chance that
 * even one is false stays below alpha when only those with `adjusted <= alpha` are made. Holds under any dependence and is never weaker
 * than Bonferroni. `adjusted` keeps the order of the input. RangeError for a p outside 0..1.
 */
export function holm(p: readonly number[]): { adjusted: number[] } {
  const wrong = p.find((value) => !(value >= 0 && value <= 1));
  if (wrong !== undefined) throw new RangeError(`holm: ${wrong} is no p-value, it must lie in 0..1`);
  const order = p.map((_, row) => row).sort((a, b) => (p[a] as number) - (p[b] as number));
  const adjusted = new Array<number>(p.length);
  let highest = 0;
  for (const [rank, row] of order.entries()) {
    // A claim cannot be better supported than one with a smaller p: the running maximum keeps the order.
    highest = Math.max(highest, Math.min(1, (p.length - rank) * (p[row] as number)));
    adjusted[row] = highest;
  }
  return { adjusted };
}
