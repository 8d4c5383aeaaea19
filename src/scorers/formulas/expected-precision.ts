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

/** Part of the first rank in the evidence for a ranking. */
const FIRST = 0.9;

/**
 * The evidence for a ranking, by the likelihood of each rank: above all whether the first one is relevant, which an average precision
 * turns on, and what errors about the others blur least. In [0, 1]; null for no ranks.
 */
export function rankingEvidence(likelihoods: readonly number[]): number | null {
  const [first] = likelihoods;
  if (first === undefined) return null;
  return FIRST * first + (1 - FIRST) * expectedAveragePrecision(likelihoods);
}
