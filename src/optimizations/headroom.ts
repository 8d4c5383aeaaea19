import { mean } from '../statistics/mean.ts';
import type { ScoredAttempt } from './attempt-source.ts';
import { attemptsOf, type Ledger, REPETITIONS, valuesByCase } from './attempts.ts';
import { SIZES } from './budget-plan.ts';
import type { Family } from './collect.ts';
import type { Objective } from './objective.ts';
import { applyEdits } from './prompt/apply-edits.ts';
import { isByInstruction } from './proposing/weights.ts';
import { shuffled } from './shuffled.ts';

/** Less than this with the answer in hand, and no instruction will do (improvement.md 2.2 step 5). */
const LEAST = 0.1;

/** What telling the agent the expected behaviour changes. */
interface Headroom {
  /** Mean difference; null when nothing could be measured. */
  gain: number | null;
  cases: number;
  /** Whether a search makes sense. */
  enough: boolean;
}

/**
 * Plays up to 5 failing cases with a prompt that says what is expected of this very case, at most 10 attempts (improvement.md 2.2 step 5). Where even that helps
 * little and no failure is about form or instructions, the failures are not the prompt's. Hints are used here only and thrown away.
 */
export async function headroom(
  ground: { prompt: string; seed: number; objective: Objective; ledger: Ledger },
  weak: readonly Family[],
  baseline: readonly ScoredAttempt[],
): Promise<Headroom> {
  const hintable = weak.flatMap((family) => {
    const expected = family.cases.find(({ id }) => id === family.caseId)?.expected.trim() ?? '';
    return expected === '' ? [] : [{ caseId: family.caseId, expected }];
  });
  const drawn = shuffled(hintable, ground.seed, 'headroom').slice(0, SIZES.headroom.families);
  const before = valuesByCase(baseline, ground.objective.worthOf);
  const gains: number[] = [];
  for (const { caseId, expected } of drawn) {
    const attempts = attemptsOf([caseId], REPETITIONS.headroom, SIZES.headroom.attempts);
    const [answers = []] = await ground.ledger.play([hinted(ground.prompt, expected)], attempts, 'headroom');
    const after = valuesByCase(answers, ground.objective.worthOf).get(caseId);
    const own = before.get(caseId);
    if (after && own) gains.push(mean(after) - mean(own));
  }
  const gain = gains.length === 0 ? null : mean(gains);
  const byInstruction = weak.some(({ category }) => category !== null && isByInstruction(category));
  return { gain, cases: gains.length, enough: gain === null || gain >= LEAST || byInstruction };
}

function hinted(prompt: string, expected: string): string {
  return applyEdits(prompt, [
    {
      op: 'insert',
      anchor: 'rules',
      text: expected,
      type: 'added_instruction',
      rationale: '',
      category: 'other',
      evidence_run_ids: [],
    },
  ]);
}
