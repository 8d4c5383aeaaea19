/**
 * The area under the ROC curve of `auroc`, for asking again and again under other weights: rows are ranked once, then each
 * answer takes one pass. Made for resampling, where a row counts as often as it was drawn. The answer is null when one of the classes is
 * missing. `scores` and `labels` (1 = good, 0 = bad) run in parallel and are not kept.
 */
export function rankedAuroc(
  scores: ArrayLike<number>,
  labels: ArrayLike<number>,
): (weights: ArrayLike<number>) => number | null {
  const order = Uint32Array.from(scores, (_, row) => row).sort(
    (a, b) => (scores[a] as number) - (scores[b] as number),
  );
  const good = Uint8Array.from(order, (row) => Number(labels[row] === 1));
  // 1 where a row scores as much as the one before it.
  const tied = Uint8Array.from(order, (row, place) =>
    Number(place > 0 && scores[row] === scores[order[place - 1] as number]),
  );
  return (weights) => {
    let wins = 0;
    let goodBefore = 0;
    let badBefore = 0;
    let goodHere = 0;
    let badHere = 0;
    for (let place = 0; place < order.length; place += 1) {
      if (tied[place] === 0) {
        wins += goodHere * (badBefore + badHere / 2);
        goodBefore += goodHere;
        badBefore += badHere;
        goodHere = 0;
        badHere = 0;
      }
      const weight = weights[order[place] as number] as number;
      if (good[place] === 1) goodHere += weight;
      else badHere += weight;
    }
    wins += goodHere * (badBefore + badHere / 2);
    goodBefore += goodHere;
    badBefore += badHere;
    return goodBefore === 0 || badBefore === 0 ? null : wins / (goodBefore * badBefore);
  };
}
