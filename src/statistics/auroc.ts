/** A score beside its label. */
export interface Labelled {
  readonly score: number;
  /** 1 = good, 0 = bad. */
  readonly label: 0 | 1;
  /** How often it counts; default 1. */
  readonly weight?: number;
}

/**
 * Area under the ROC curve: the chance that a good row scores above a bad one, ties counting one half (the Mann–Whitney
 * statistic; Hanley and McNeil 1982). 0.5 is chance, 1 is perfect. Null when one of the classes is missing. Assumes nothing
 * about the distribution of scores and does not change under a monotone transform of them.
 */
export function auroc(rows: readonly Labelled[]): number | null {
  const sorted = [...rows].sort((a, b) => a.score - b.score);
  let below = 0;
  let good = 0;
  let wins = 0;
  for (let start = 0; start < sorted.length; ) {
    const value = sorted[start]?.score;
    let goodHere = 0;
    let badHere = 0;
    let end = start;
    for (; end < sorted.length && sorted[end]?.score === value; end++) {
      const { label, weight = 1 } = sorted[end] as Labelled;
      if (label === 1) goodHere += weight;
      else badHere += weight;
    }
    wins += goodHere * (below + badHere / 2);
    good += goodHere;
    below += badHere;
    start = end;
  }
  return good === 0 || below === 0 ? null : wins / (good * below);
}
