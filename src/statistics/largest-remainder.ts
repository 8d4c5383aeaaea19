/**
 * Shares in percent with `digits` decimals that sum to exactly 100 (Hare and Hamilton's method of largest remainders). Counts are
 * >= 0; all 0 gives all 0.
 */
export function largestRemainder(counts: readonly number[], digits = 1): number[] {
  return apportion(100 * 10 ** digits, counts).map((part) => part / 10 ** digits);
}

/**
 * `total` whole things by shares (Hare and Hamilton's method): each share is rounded down, and what is missing goes to the largest
 * remainders, ties to the earlier. Shares are >= 0 and need not sum to 1; all 0 gives all 0.
 */
export function apportion(total: number, shares: readonly number[]): number[] {
  const sum = shares.reduce((all, share) => all + share, 0);
  if (!(sum > 0)) return shares.map(() => 0);
  const exact = shares.map((share) => (total * share) / sum);
  const parts = exact.map(Math.floor);
  const missing = total - parts.reduce((all, part) => all + part, 0);
  // Rounding keeps 0.30000000000000004 from winning a tie.
  const order = exact
    .map((value, at) => ({ at, rest: Number((value - Math.floor(value)).toFixed(9)) }))
    .sort((a, b) => b.rest - a.rest || a.at - b.at);
  for (const { at } of order.slice(0, missing)) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}
