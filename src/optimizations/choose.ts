import { meanDifference } from './attempts.ts';
import { type Candidate, digestOf } from './course.ts';
import type { Objective } from './objective.ts';
import { lengthOf } from './prompt/static-checks.ts';
import { selectionAttempts } from './race.ts';

/**
 * The candidate to validate, by the one-standard-error rule (improvement.md 2.2 step 10): of those that are within a standard error of the best on the
 * selection cases the one with the fewest edits, then the shortest, then the lowest digest. Null when none is better than the original there.
 */
export function choose(pool: readonly Candidate[], objective: Objective): Candidate | null {
  const original = pool[0] as Candidate;
  const measured = pool.slice(1).flatMap((candidate) => {
    if (!candidate.raced || candidate.broken) return [];
    const on = candidate.chosenOn;
    const difference = meanDifference(
      selectionAttempts(original, on),
      selectionAttempts(candidate),
      objective.worthOf,
    );
    return difference !== null && difference.mean > 0 ? [{ candidate, ...difference }] : [];
  });
  if (measured.length === 0) return null;
  const best = measured.reduce((a, b) => (b.mean > a.mean ? b : a));
  const near = measured
    .filter(({ mean }) => mean >= best.mean - best.error)
    .map(({ candidate }) => candidate);
  near.sort(
    (a, b) =>
      a.edits.length - b.edits.length ||
      lengthOf(a.prompt) - lengthOf(b.prompt) ||
      (digestOf(a.prompt) < digestOf(b.prompt) ? -1 : 1),
  );
  return near[0] ?? null;
}
