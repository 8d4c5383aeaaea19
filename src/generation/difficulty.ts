import type { Difficulty } from '../schema/generation/config.ts';
import type { CaseDraft } from './case-draft.ts';

/** Points of a case: what it combines, demands, leaves open and tries (improvement.md 6.2 step 8). */
function difficultyPoints({ demands, turns }: Pick<CaseDraft, 'demands' | 'turns'>): number {
  const { units, constraints, ambiguous, adversarial } = demands;
  return (
    2 * Math.max(0, units - 1) +
    constraints +
    (turns.length - 1) +
    (ambiguous ? 2 : 0) +
    (adversarial ? 2 : 0)
  );
}

/** Up to one point is easy, two or three are medium, more are hard. */
export function difficultyOf(draft: Pick<CaseDraft, 'demands' | 'turns'>): Difficulty {
  const points = difficultyPoints(draft);
  return points <= 1 ? 'easy' : points <= 3 ? 'medium' : 'hard';
}
