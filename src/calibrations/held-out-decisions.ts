import { bestThreshold } from '../statistics/best-threshold.ts';
import type { Observation } from './observation.ts';

/** As many as are usual; fewer where there are fewer groups. */
const FOLDS = 5;

/**
 * For each row, whether it passes the threshold that the other rows would have chosen: what a threshold that is tuned on
 * labels is worth on rows it has not seen. Whole groups are put into five folds, so that no document stands on both
 * sides, and those with more good rows are dealt out like those with more bad ones. Null with fewer than two groups, or when
 * some fold leaves only one class to choose by.
 */
export function heldOutDecisions(rows: readonly Observation[], next: () => number): Uint8Array | null {
  const surplus = new Map<string, number>();
  for (const { group, label } of rows) surplus.set(group, (surplus.get(group) ?? 0) + (label === 1 ? 1 : -1));
  if (surplus.size < 2) return null;
  const shuffled = shuffle([...surplus.keys()], next);
  const dealt = [
    ...shuffled.filter((group) => (surplus.get(group) ?? 0) > 0),
    ...shuffled.filter((group) => (surplus.get(group) ?? 0) <= 0),
  ];
  const folds = Math.min(FOLDS, dealt.length);
  const foldOf = new Map(dealt.map((group, place) => [group, place % folds]));
  const passed = new Uint8Array(rows.length);
  for (let fold = 0; fold < folds; fold += 1) {
    const others = rows.filter(({ group }) => foldOf.get(group) !== fold);
    const chosen = bestThreshold(
      others.map((row) => row.score),
      others.map((row) => row.label),
    );
    if (chosen === null) return null;
    for (const [index, { group, score }] of rows.entries())
      if (foldOf.get(group) === fold) passed[index] = Number(score >= chosen.threshold);
  }
  return passed;
}

/** Fisher and Yates, on a copy. */
function shuffle<T>(items: readonly T[], next: () => number): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const place = Math.floor(next() * (last + 1));
    [result[last], result[place]] = [result[place] as T, result[last] as T];
  }
  return result;
}
