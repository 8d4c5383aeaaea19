/** A threshold with what it reaches on the rows that it was chosen on. */
interface BestThreshold {
  readonly threshold: number;
  /** On the very rows it was chosen on: the best case, not what other rows will show. */
  readonly balancedAccuracy: number;
}

/**
 * The threshold t at which "passes when score >= t" has the highest balanced accuracy: the point of the ROC curve farthest above
 * the diagonal (Youden 1950). It lies half way between two neighbouring scores; among equally good ones in the widest gap, because
 * the next row may fall into it. Where no cut is better than chance it is the lowest score, at which everything passes. `labels`: 1 =
 * good, 0 = bad. Null when one of the classes is missing.
 */
export function bestThreshold(scores: ArrayLike<number>, labels: ArrayLike<number>): BestThreshold | null {
  const order = Array.from(scores, (_, row) => row).sort(
    (a, b) => (scores[a] as number) - (scores[b] as number),
  );
  const good = order.reduce((sum, row) => sum + Number(labels[row] === 1), 0);
  const bad = order.length - good;
  if (good === 0 || bad === 0) return null;
  const scoreAt = (place: number) => scores[order[place] as number] as number;
  let best = { threshold: scoreAt(0), won: 0, gap: 0 };
  let goodBelow = 0;
  let badBelow = 0;
  for (let place = 0; place + 1 < order.length; place += 1) {
    if (labels[order[place] as number] === 1) goodBelow += 1;
    else badBelow += 1;
    const gap = scoreAt(place + 1) - scoreAt(place);
    if (gap === 0) continue;
    // Youden's J times both class sizes: whole numbers, so that equal ones are equal.
    const won = badBelow * good - goodBelow * bad;
    if (won > best.won || (won === best.won && gap > best.gap && best.won > 0))
      best = { threshold: between(scoreAt(place), scoreAt(place + 1)), won, gap };
  }
  return { threshold: best.threshold, balancedAccuracy: (1 + best.won / (good * bad)) / 2 };
}

/** Half way, without the noise of binary fractions; never as low as `low`, which must fail. */
function between(low: number, high: number): number {
  const half = low + (high - low) / 2;
  const short = Number(half.toPrecision(12));
  return short > low && short <= high ? short : high;
}
