/**
 * Benjamini-Hochberg step-up adjustment (Benjamini and Hochberg 1995): of the claims with `adjusted <= q`, on average at most the
 * share q is false. For exploring many secondary metrics at once, where Holm would find nothing; not for the one claim that decides.
 * Assumes independent or positively dependent tests. `adjusted` keeps the order of the input. RangeError for a p outside
 * 0..1.
 */
export function benjaminiHochberg(p: readonly number[]): { adjusted: number[] } {
  const wrong = p.find((value) => !(value >= 0 && value <= 1));
  if (wrong !== undefined)
    throw new RangeError(`benjaminiHochberg: ${wrong} is no p-value, it must lie in 0..1`);
  const order = p.map((_, row) => row).sort((a, b) => (p[b] as number) - (p[a] as number));
  const adjusted = new Array<number>(p.length);
  let lowest = 1;
  for (const [place, row] of order.entries()) {
    lowest = Math.min(lowest, ((p[row] as number) * p.length) / (p.length - place));
    adjusted[row] = lowest;
  }
  return { adjusted };
}
