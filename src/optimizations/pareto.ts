/** Scores of one candidate by case: mean, and how many attempts it is of. */
type CandidateScores = ReadonlyMap<string, { mean: number; attempts: number }>;

/** Tolerance of a case's front: so much may be luck of a single attempt (improvement.md 2.2 step 9a). */
const LUCK = 0.5;

/**
 * How many fronts of cases each candidate is in (improvement.md 2.2 step 9a): the best on the case, or no further below it than
 * max(0.5/K, judge noise). Candidates whose fronts others cover count 0, as in GEPA (arXiv 2507.19457): the worse are
 * removed first.
 */
export function frontCounts(candidates: readonly CandidateScores[], judgeNoise = 0): number[] {
  const cases = [...new Set(candidates.flatMap((scores) => [...scores.keys()]))].sort();
  const fronts = cases.map((id) => {
    const played = candidates.flatMap((scores, index) => {
      const score = scores.get(id);
      return score ? [{ index, ...score }] : [];
    });
    const best = Math.max(...played.map(({ mean }) => mean));
    return new Set(
      played
        .filter(({ mean, attempts }) => mean >= best - Math.max(LUCK / attempts, judgeNoise))
        .map(({ index }) => index),
    );
  });
  const averages = candidates.map((scores) => {
    const own = [...scores.values()];
    return own.reduce((sum, { mean }) => sum + mean, 0) / Math.max(1, own.length);
  });
  const order = candidates
    .map((_, index) => index)
    .sort((a, b) => (averages[a] as number) - (averages[b] as number) || b - a);
  const removed = new Set<number>();
  for (const index of order) {
    const own = fronts.filter((front) => front.has(index));
    const covered = own.every((front) => [...front].some((other) => other !== index && !removed.has(other)));
    if (covered && removed.size < candidates.length - 1) removed.add(index);
  }
  return candidates.map((_, index) =>
    removed.has(index) ? 0 : fronts.filter((front) => front.has(index)).length,
  );
}

/** Up to `count` different places, each drawn with a chance proportional to its weight; all weights 0: none. */
export function drawByWeight(weights: readonly number[], count: number, next: () => number): number[] {
  const left = [...weights];
  const drawn: number[] = [];
  while (drawn.length < count) {
    const total = left.reduce((sum, weight) => sum + weight, 0);
    if (total <= 0) break;
    let ticket = next() * total;
    let place = left.findIndex((weight) => (ticket -= weight) < 0);
    if (place < 0) place = left.findLastIndex((weight) => weight > 0);
    drawn.push(place);
    left[place] = 0;
  }
  return drawn;
}
