import { coverage4 } from '../../../text/language/ngrams.ts';
import { shareOf } from '../../../text/language/overlap.ts';
import { addTo } from '../../../text/language/synonym-groups.ts';
import { stems } from '../../../text/language/words.ts';
import type { Features } from '../shared/fitted.ts';

/** What a request asks for ends, and how, where or for whom it is wanted begins, at the first of these. */
const DETAIL =
  /(?<=\S\s)\b(?:with|without|by|in|into|inside|for|at|on|onto|using|as|when|while|if|from|to|after|before|during|under|over|via|through|within)\b/i;
/** A stem of so many steps is what the plan keeps dealing with. */
const RECURRING = 2;
/** Characters of a request and of a plan that are compared. */
const READ = { request: 2_000, plan: 20_000 };

/** A plan analysed once for all requirements. */
interface SeenPlan {
  readonly text: string;
  readonly vocabulary: ReadonlySet<string>;
  readonly steps: readonly (readonly string[])[];
}

/** Analyses a plan. */
export function seePlan(steps: readonly string[]): SeenPlan {
  const text = steps.join('\n').slice(0, READ.plan);
  return { text, vocabulary: vocabularyOf(stems(text)), steps: steps.map((step) => stems(step)) };
}

/**
 * How far a plan is about a requirement: whether it keeps the matter and the details (the words behind "with", "in",
 * "without" …), how many steps deal with them, and how much it keeps returning to other things.
 */
export function coverageFeatures(requirement: string, plan: SeenPlan): Features {
  const text = requirement.slice(0, READ.request);
  const at = DETAIL.exec(text)?.index ?? text.length;
  const matter = stems(text.slice(0, at));
  const detail = stems(text.slice(at));
  const whole = stems(text);
  const requested = vocabularyOf(whole);
  const share = (of: readonly string[]) => shareOf(of, plan.vocabulary);
  const count = Math.max(1, plan.steps.length);
  const recurring = new Map<string, number>();
  for (const step of plan.steps)
    for (const stem of new Set(step)) recurring.set(stem, (recurring.get(stem) ?? 0) + 1);
  let foreign = 0;
  for (const [stem, times] of recurring) if (times >= RECURRING && !requested.has(stem)) foreign += times;
  return {
    matter_kept: share(matter.length > 0 ? matter : whole),
    detail_kept: share(detail.length > 0 ? detail : whole),
    words_kept: coverage4(text, plan.text),
    steps_on_it: plan.steps.filter((step) => step.some((stem) => requested.has(stem))).length / count,
    // Steps about the same other things again and again: another goal.
    other_matter: Math.min(3, foreign / count),
    steps: Math.log2(1 + plan.steps.length),
  };
}

/** The end of a requirement that says how, where or for whom, when no step has a word of it; empty otherwise. */
export function detailLeftOut(requirement: string, plan: SeenPlan): string {
  const text = requirement.slice(0, READ.request);
  const detail = text.slice(DETAIL.exec(text)?.index ?? text.length).trim();
  const found = stems(detail);
  return found.length > 0 && shareOf(found, plan.vocabulary) === 0 ? detail : '';
}

function vocabularyOf(list: readonly string[]): Set<string> {
  const vocabulary = new Set<string>();
  for (const stem of list) addTo(vocabulary, stem);
  return vocabulary;
}
