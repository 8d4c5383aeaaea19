import { families } from '../text/near-duplicates.ts';
import type { VerifiedCase } from './case-draft.ts';
import type { Quota } from './quota.ts';
import { type Selection, selectCases } from './select.ts';
import type { Target } from './targets.ts';
import { inputOf } from './verify.ts';

/** Selections that are tried until no two of the chosen are alike by their own weights of words. */
const ROUNDS = 6;

/** The choice, made anew without the later of two chosen cases that are near-duplicates among the chosen alone. */
export function distinct(
  candidates: readonly VerifiedCase[],
  ...how: [readonly Target[], Quota, ReadonlySet<string>]
): Selection {
  const barred = new Set<string>();
  for (let round = 1; ; round += 1) {
    const selection = selectCases(
      candidates.filter(({ id }) => !barred.has(id)),
      ...how,
    );
    const again = families(selection.chosen.map(inputOf)).flatMap(([, ...later]) =>
      later.map((at) => selection.chosen[at]?.id ?? ''),
    );
    const duplicates = selection.duplicates + barred.size;
    if (again.length === 0) return { ...selection, duplicates };
    for (const id of again) barred.add(id);
    if (round === ROUNDS)
      return { ...selection, duplicates, chosen: selection.chosen.filter(({ id }) => !barred.has(id)) };
  }
}
