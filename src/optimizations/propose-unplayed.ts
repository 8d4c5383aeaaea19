import type { Family } from './collect.ts';
import { staticRules } from './explore.ts';
import type { OptimizationSettings } from './material.ts';
import { changesOf } from './outcome.ts';
import { applyEdits } from './prompt/apply-edits.ts';
import { mergedEdits } from './prompt/conflicts.ts';
import type { PromptEdit } from './prompt/prompt-edit.ts';
import { staticProblems } from './prompt/static-checks.ts';
import type { Proposer } from './proposing/proposer.ts';
import { reflectView, type ViewBasis } from './proposing/reflect-view.ts';
import type { Sealed } from './sealed.ts';

/** Sets of edits that are asked for where none can be tried out. */
const SETS = 8;

/**
 * What would be tried, where nothing can be played: edits in the order of the proposer, heaviest failure first, added as long as the whole keeps to the
 * rules (improvement.md 2.3 steps 4 and 6). Null without any.
 */
export async function proposeUnplayed(
  open: { reflect: readonly Family[]; select: readonly Family[]; sealedSpans: Sealed<ReadonlySet<string>> },
  basis: ViewBasis,
  settings: Pick<OptimizationSettings, 'preserve' | 'maxLength'>,
  proposer: Proposer,
): Promise<{ prompt: string; changes: ReturnType<typeof changesOf> } | null> {
  const { preserve, maxLength } = settings;
  const rules = staticRules({ preserve, maxLength, sealedSpans: open.sealedSpans, reflect: open.reflect });
  const failing = open.reflect.filter(({ category }) => category !== null);
  const sets = await proposer.propose(reflectView(basis, failing, open.reflect, []), [], SETS);
  let kept: PromptEdit[] = [];
  for (const edits of sets) {
    const next = mergedEdits(kept, edits);
    if (next.length === kept.length) continue;
    if (staticProblems(basis.prompt, applyEdits(basis.prompt, next, preserve), next, rules).length === 0)
      kept = next;
  }
  if (kept.length === 0) return null;
  return {
    prompt: applyEdits(basis.prompt, kept, preserve),
    changes: changesOf(kept.map((edit) => ({ edit, effect: null }))),
  };
}
