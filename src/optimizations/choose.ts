import { meanDifference } from './attempts.ts';
import { type Candidate, digestOf } from './course.ts';
import type { Objective } from './objective.ts';
import { sameEdit } from './prompt/conflicts.ts';
import { lengthOf } from './prompt/static-checks.ts';
import { selectionAttempts } from './race.ts';

/** In standard errors: what a part of the best candidate may cost and still be taken for it, as with each edit that is left out. */
const FOR_A_PART = 0.5;

/**
 * The candidate to validate, by the one-standard-error rule (improvement.md 2.2 step 10): of those that lose no more than a standard error to the best,
 * case by case on the selection cases, the one with the fewest edits, then the shortest, then the lowest digest. One that has only some of
 * the best one's edits is no simpler way but less of the same: it may lose nothing beyond chance. Null when none is better than the original there.
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
    .filter((one) => one === best || isNear(one, best, objective))
    .map(({ candidate }) => candidate);
  near.sort(
    (a, b) =>
      a.edits.length - b.edits.length ||
      lengthOf(a.prompt) - lengthOf(b.prompt) ||
      (digestOf(a.prompt) < digestOf(b.prompt) ? -1 : 1),
  );
  return near[0] ?? null;
}

interface Measured {
  candidate: Candidate;
  mean: number;
  error: number;
}

function isNear(one: Measured, best: Measured, { worthOf }: Objective): boolean {
  const on = new Set(one.candidate.chosenOn);
  const shared = best.candidate.chosenOn.filter((id) => on.has(id));
  const lost = meanDifference(
    selectionAttempts(one.candidate, shared),
    selectionAttempts(best.candidate, shared),
    worthOf,
  );
  // Chosen on other cases, as by halves: only their gains can be compared.
  if (lost === null) return one.mean >= best.mean - best.error;
  return lost.mean <= (isPartOf(one.candidate, best.candidate) ? FOR_A_PART : 1) * lost.error;
}

const isPartOf = (part: Candidate, whole: Candidate) =>
  part.edits.every((edit) => whole.edits.some((other) => sameEdit(edit, other)));
