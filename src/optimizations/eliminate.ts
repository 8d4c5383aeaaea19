import { attemptsOf, type Ledger, meanDifference, REPETITIONS } from './attempts.ts';
import { SIZES } from './budget-plan.ts';
import type { Objective } from './objective.ts';
import { applyEdits } from './prompt/apply-edits.ts';
import type { PromptEdit } from './prompt/prompt-edit.ts';

/** A removal that costs less than this many standard errors is no loss (improvement.md 2.2 step 11). */
const TOLERANCE = 0.5;

/** An edit that stays, with what it adds to the mean of the selection cases; null where that was not measured. */
export interface MeasuredEdit {
  edit: PromptEdit;
  effect: number | null;
}

/**
 * Backward elimination (improvement.md 2.2 step 11): leaves out each edit in turn, the last first, and drops it when the selection cases do not miss it. The last one
 * stays; its effect is against the original. Stops measuring when the budget ends.
 */
export async function eliminate(
  ground: {
    prompt: string;
    preserve: readonly string[];
    cases: readonly string[];
    objective: Objective;
    ledger: Ledger;
    allowed(prompt: string, edits: readonly PromptEdit[]): boolean;
  },
  edits: readonly PromptEdit[],
): Promise<MeasuredEdit[]> {
  const { ledger, objective, prompt, preserve } = ground;
  const attempts = attemptsOf(ground.cases, REPETITIONS.select, SIZES.select);
  let kept: readonly PromptEdit[] = edits;
  const effects = new Map<PromptEdit, number>();
  for (const edit of [...edits].reverse()) {
    const without = kept.filter((other) => other !== edit);
    const [whole, less] = [kept, without].map((list) => applyEdits(prompt, list, preserve)) as [
      string,
      string,
    ];
    if (without.length > 0 && !ground.allowed(less, without)) continue;
    const missing = [whole, less].flatMap((text) =>
      attempts.filter((attempt) => !ledger.known(text, attempt)),
    );
    if (!ledger.affords(missing.length)) break;
    const [a = [], b = []] = await ledger.play([less, whole], attempts, 'prune');
    const gain = meanDifference(a, b, objective.worthOf);
    if (gain === null) continue;
    if (without.length > 0 && -gain.mean >= -TOLERANCE * gain.error) kept = without;
    else effects.set(edit, gain.mean);
  }
  return kept.map((edit) => ({ edit, effect: effects.get(edit) ?? null }));
}
