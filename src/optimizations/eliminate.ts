import { fisherGreater } from '../statistics/fisher-greater.ts';
import type { ScoredAttempt } from './attempt-source.ts';
import { attemptsOf, isJudged, type Ledger, meanDifference, REPETITIONS } from './attempts.ts';
import { SIZES } from './budget-plan.ts';
import type { Objective } from './objective.ts';
import { applyEdits } from './prompt/apply-edits.ts';
import type { PromptEdit } from './prompt/prompt-edit.ts';

/** A removal that costs less than this many standard errors is no loss (improvement.md 2.2 step 11). */
const TOLERANCE = 0.5;
/** Nor is one whose attempts pass as often as chance would let them this often: a lucky attempt is no effect. */
const BY_CHANCE = 0.25;

/** An edit that stays, with what it adds to the mean of the selection cases; null where that was not measured. */
export interface MeasuredEdit {
  edit: PromptEdit;
  effect: number | null;
}

interface Ground {
  prompt: string;
  preserve: readonly string[];
  /** The selection cases. */
  cases: readonly string[];
  /** Open cases of one kind of failure: what an edit was made for, also where selection has none of it. */
  casesOf(category: PromptEdit['category']): readonly string[];
  objective: Objective;
  ledger: Ledger;
  allowed(prompt: string, edits: readonly PromptEdit[]): boolean;
}

/**
 * Backward elimination (improvement.md 2.2 step 11): leaves out each edit in turn, the last first, and drops it when neither the cases that it was made
 * for nor the selection cases miss it. One that those cases miss stays without a look at the others: its effect is then theirs. The
 * last one stays; its effect is against the original. Stops measuring when the budget ends.
 */
export async function eliminate(ground: Ground, edits: readonly PromptEdit[]): Promise<MeasuredEdit[]> {
  let kept: readonly PromptEdit[] = edits;
  const effects = new Map<PromptEdit, number>();
  for (const edit of [...edits].reverse()) {
    const without = kept.filter((other) => other !== edit);
    const texts = [without, kept].map((list) => applyEdits(ground.prompt, list, ground.preserve));
    if (without.length > 0 && !ground.allowed(texts[0] as string, without)) continue;
    const own = ground.casesOf(edit.category);
    const looks = without.length > 0 && own.length > 0 ? [own, ground.cases] : [ground.cases];
    let missed = false;
    for (const cases of looks) {
      const lost: Awaited<ReturnType<typeof lostWithout>> = missed
        ? null
        : await lostWithout(ground, texts, cases);
      if (lost === 'unaffordable') return measured(kept, effects);
      if (lost === null) continue;
      missed = lost.missed;
      const share = cases === own ? own.length / new Set([...own, ...ground.cases]).size : 1;
      if (missed || without.length === 0) effects.set(edit, share * lost.mean);
    }
    if (!missed && without.length > 0) kept = without;
  }
  return measured(kept, effects);
}

const measured = (kept: readonly PromptEdit[], effects: ReadonlyMap<PromptEdit, number>) =>
  kept.map((edit) => ({ edit, effect: effects.get(edit) ?? null }));

/** What these cases lose with the first text, of two; whether they miss what it lacks. */
async function lostWithout(
  { ledger, objective }: Ground,
  texts: readonly string[],
  cases: readonly string[],
): Promise<{ mean: number; missed: boolean } | 'unaffordable' | null> {
  const attempts = attemptsOf(cases, REPETITIONS.select, SIZES.select);
  const missing = texts.flatMap((text) => attempts.filter((attempt) => !ledger.known(text, attempt)));
  if (!ledger.affords(missing.length)) return 'unaffordable';
  const [less = [], whole = []] = await ledger.play(texts, attempts, 'prune');
  const gain = meanDifference(less, whole, objective.worthOf);
  if (gain === null) return null;
  const counts = [whole, less].map(countsOf) as [[number, number], [number, number]];
  const byChance = objective.binary && fisherGreater(counts) > BY_CHANCE;
  return { mean: gain.mean, missed: gain.mean > TOLERANCE * gain.error && !byChance };
}

/** Passed and failed. */
function countsOf(attempts: readonly ScoredAttempt[]): [number, number] {
  const judged = attempts.filter(isJudged);
  const passed = judged.filter(({ status }) => status === 'passed').length;
  return [passed, judged.length - passed];
}
