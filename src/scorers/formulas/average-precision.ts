/** Share of relevant entries among the first k, for every k of a ranked 0/1 list. */
export function precisionAtK(relevant: readonly number[]): number[] {
  let hits = 0;
  return relevant.map((value, index) => {
    hits += value;
    return hits / (index + 1);
  });
}

/** Average precision of a ranked 0/1 list (metrics.md 3): 0 when nothing is relevant. */
export function averagePrecision(relevant: readonly number[]): number {
  const total = relevant.reduce((sum, value) => sum + value, 0);
  if (total === 0) return 0;
  const at = precisionAtK(relevant);
  return relevant.reduce((sum, value, index) => sum + value * (at[index] as number), 0) / total;
}
