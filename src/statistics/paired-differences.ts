/**
 * Relative size below which a difference is rounding, not a finding: means of a few thousand scores are exact to about
 * 1e-15, and statistics.md 4.3 step 7 calls means within 1e-12 equal.
 */
const ROUNDING = 1e-12;

/**
 * Pairwise differences `b - a`, position by position. What is only rounding becomes 0 (the mean of 0.1 and 0.2 is not 0.15 to the
 * last digit): twelve cases that all differ by 3e-17 would otherwise look like twelve agreeing observations.
 * RangeError for lists of unequal length and for values that are not finite.
 */
export function pairedDifferences(a: readonly number[], b: readonly number[]): number[] {
  if (a.length !== b.length)
    throw new RangeError(
      `pairedDifferences: ${a.length} values beside ${b.length}; pairs need as many of each`,
    );
  return a.map((before, row) => {
    const after = b[row] as number;
    const difference = after - before;
    if (!Number.isFinite(difference))
      throw new RangeError(
        `pairedDifferences: pair ${row} is ${before} and ${after}; leave out missing values`,
      );
    return Math.abs(difference) <= ROUNDING * Math.max(Math.abs(before), Math.abs(after)) ? 0 : difference;
  });
}
