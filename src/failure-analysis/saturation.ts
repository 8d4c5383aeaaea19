import { rounded } from '../statistics/rounded.ts';

/** How far the kinds of failure that exist have been seen (improvement.md 5.2 step 10). */
interface Saturation {
  /** Chance that the next failure is of a kind not seen here: f1 / n (Good 1953, after Turing). */
  unseen_mass: number;
  /** How many kinds there are, those not seen included: S + f1 (f1 - 1) / (2 (f2 + 1)) (Chao 1984, bias-corrected). */
  expected_categories: number;
  note: string;
}

/** From this chance on more data is worth the wait. */
const MUCH = 0.1;

/** Saturation from the number of failures of each kind. */
export function saturation(counts: readonly number[]): Saturation {
  const seen = counts.filter((count) => count > 0);
  const total = seen.reduce((sum, count) => sum + count, 0);
  const once = seen.filter((count) => count === 1).length;
  const twice = seen.filter((count) => count === 2).length;
  const unseen = total === 0 ? 0 : once / total;
  const expected = seen.length + (once * (once - 1)) / (2 * (twice + 1));
  const kinds = `${seen.length} kind${seen.length === 1 ? '' : 's'} of failure seen`;
  const note =
    total === 0
      ? 'no failures'
      : unseen >= MUCH
        ? `${kinds}, about ${Math.round(expected)} to be expected: more data would likely show new ones`
        : `${kinds}: more data would likely show few new ones`;
  return { unseen_mass: rounded(unseen), expected_categories: rounded(expected, 1), note };
}
