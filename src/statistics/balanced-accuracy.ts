import type { Confusion } from './confusion.ts';

/**
 * Mean of the share of good rows that passed and the share of bad rows that failed (Brodersen et al. 2010, ICPR). Unlike
 * plain accuracy it is 0.5 for whoever always says the same, however rare the failures are. Null when one of the classes is
 * missing: half of it would be made up.
 */
export function balancedAccuracy({ tp, fp, tn, fn }: Confusion): number | null {
  const good = tp + fn;
  const bad = tn + fp;
  return good === 0 || bad === 0 ? null : (tp / good + tn / bad) / 2;
}
