import { tQuantile } from '../statistics/student-t.ts';
import type { ScoredAttempt } from './attempt-source.ts';
import { attemptsOf, BROKEN, erroredShare, type Ledger, meanDifference, REPETITIONS } from './attempts.ts';
import { SIZES } from './budget-plan.ts';
import type { Candidate } from './course.ts';
import type { Objective } from './objective.ts';

/**
 * Plays a promoted candidate on the selection cases beside the best so far (improvement.md 2.2 step 9d): once, then up to three times
 * unless it is more than a standard error behind, or its upper 90 % bound is below the best. Fills its attempts, its gain against the original and
 * `raced`. False when the budget ended it.
 */
export async function race(
  candidate: Candidate,
  best: Candidate,
  original: Candidate,
  { ledger, objective }: { ledger: Ledger; objective: Objective },
): Promise<boolean> {
  const rivals = [...new Set([original, best, candidate])];
  for (let round = 0; round < SIZES.select; round += 1) {
    const attempts = attemptsOf(candidate.chosenOn, REPETITIONS.select + round, 1);
    const missing = rivals.flatMap(({ prompt }) =>
      attempts.filter((attempt) => !ledger.known(prompt, attempt)),
    );
    if (!ledger.affords(missing.length)) return false;
    const answers = await ledger.play(
      rivals.map(({ prompt }) => prompt),
      attempts,
      'select',
    );
    for (const [index, rival] of rivals.entries()) addAttempts(rival, answers[index] ?? []);
    const own = selectionAttempts(candidate);
    const on = candidate.chosenOn;
    candidate.gain = meanDifference(selectionAttempts(original, on), own, objective.worthOf)?.mean ?? null;
    // The original tells a broken candidate from a broken world.
    candidate.broken = erroredShare(own) > BROKEN && erroredShare(selectionAttempts(original, on)) <= BROKEN;
    if (candidate.broken) return true;
    const against = meanDifference(selectionAttempts(best, on), own, objective.worthOf);
    if (against === null) return true;
    if (round + 1 < SIZES.select && isBehind(against, round)) return true;
  }
  candidate.raced = true;
  return true;
}

/** Attempts of the selection cases; those of the minibatches favour whoever was promoted by them. */
export function selectionAttempts(
  { attempts, chosenOn }: Candidate,
  on: readonly string[] = chosenOn,
): ScoredAttempt[] {
  const cases = new Set(on);
  return attempts.filter(
    ({ case_id, repetition }) => repetition < REPETITIONS.select + SIZES.select && cases.has(case_id),
  );
}

function isBehind(
  { mean, error, cases }: { mean: number; error: number; cases: number },
  round: number,
): boolean {
  if (mean >= 0) return false;
  if (round === 0) return mean <= -error;
  return mean + (cases < 2 ? 0 : tQuantile(0.9, cases - 1) * error) < 0;
}

function addAttempts(candidate: Candidate, attempts: readonly ScoredAttempt[]): void {
  const known = new Set(candidate.attempts.map(({ case_id, repetition }) => `${repetition} ${case_id}`));
  for (const attempt of attempts)
    if (!known.has(`${attempt.repetition} ${attempt.case_id}`)) candidate.attempts.push(attempt);
}
