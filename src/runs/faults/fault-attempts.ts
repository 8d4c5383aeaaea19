import { FAULT_KINDS, type FaultKind } from '../../schema/worlds/world.ts';
import type { CaseDescription } from '../records.ts';

/** Attempts with a fault are numbered from here, far above all others of a case, so that no count and no rate takes one of them in. */
const FIRST_WITH_FAULT = 2_000_000;
/** More than a case can have attempts. */
const OF_A_KIND = 100_000;

/** The number of the play with this fault that makes a pair with an attempt. */
export const faultAttempt = (kind: FaultKind, attempt: number): number =>
  FIRST_WITH_FAULT + FAULT_KINDS.indexOf(kind) * OF_A_KIND + attempt;

/** Whether a number is that of a play with one of these faults of a case that is played so often. */
export const isFaultAttempt = (
  attempt: number,
  { repeat }: Pick<CaseDescription, 'repeat'>,
  kinds: readonly FaultKind[],
): boolean => kinds.some((kind) => attempt >= faultAttempt(kind, 0) && attempt < faultAttempt(kind, repeat));

/** The plays with a fault that a case can have, for whoever forgets errors. */
export function* faultAttempts({ repeat }: Pick<CaseDescription, 'repeat'>): Iterable<number> {
  for (const kind of FAULT_KINDS)
    for (let attempt = 0; attempt < repeat; attempt++) yield faultAttempt(kind, attempt);
}
