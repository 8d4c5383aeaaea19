import type { Confusion } from './confusion.ts';

/**
 * F1 of the failing class: harmonic mean of precision (how many of the rows that failed are bad) and recall (how many of the
 * bad ones failed), as van Rijsbergen 1979 defines it. It depends on how common failures are, so it compares scorers on the same rows only.
 * 0 when no bad row was found; null when there is none to find.
 */
export function failureF1({ fp, tn, fn }: Confusion): number | null {
  return tn + fp === 0 ? null : (2 * tn) / (2 * tn + fp + fn);
}
