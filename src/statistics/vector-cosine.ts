/**
 * The cosine of the angle between two vectors of equal length, -1 to 1; null where there is none: lengths that differ, a
 * vector of zeros or of nothing, numbers that are not finite.
 */
export function vectorCosine(a: readonly number[], b: readonly number[]): number | null {
  if (a.length !== b.length) return null;
  const [largestA, largestB] = [largest(a), largest(b)];
  let [dot, squaresA, squaresB] = [0, 0, 0];
  for (const [at, value] of a.entries()) {
    // Divided by the largest, no square can overflow or vanish.
    const [x, y] = [value / largestA, (b[at] as number) / largestB];
    dot += x * y;
    squaresA += x * x;
    squaresB += y * y;
  }
  const cosine = dot / Math.sqrt(squaresA * squaresB);
  return Number.isFinite(cosine) ? Math.max(-1, Math.min(1, cosine)) : null;
}

function largest(vector: readonly number[]): number {
  return vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
}
