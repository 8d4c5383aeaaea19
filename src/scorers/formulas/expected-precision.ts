/**
 * Average precision of a ranked list whose entries are relevant with the chances given, in expectation: entry k counts its
 * chance times the precision it would stand at, over the number of relevant entries there would be. Expected counts stand
 * for the counts, so it takes one pass; with chances of 0 and 1 it is `averagePrecision` (metrics.md 3, 10.1).
 */
export function expectedAveragePrecision(chances: readonly number[]): number {
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  let before = 0;
  let value = 0;
  for (const [index, chance] of chances.entries()) {
    const hits = 1 + before;
    value += (chance / (index + 1)) * (hits / (1 + total - chance));
    before += chance;
  }
  return value;
}
