import { facetOf } from '../../failure-analysis/facet.ts';
import { isGap } from '../../failure-analysis/wanted-tier.ts';
import { applyEdits } from '../prompt/apply-edits.ts';
import type { PromptEdit } from '../prompt/prompt-edit.ts';
import type { ReflectView, Weakness } from '../proposing/proposer.ts';
import { type CatalogueEntry, slotsOf } from './catalogue-entry.ts';
import { presentAlready } from './present-already.ts';
import { filledWording, slotsFrom } from './slots.ts';

/** Runs named as evidence for a change. */
const MOST_RUNS = 5;

/**
 * The ways to mend one kind of failure, the most telling first, each a set of edits that belong together. A rule that the prompt has already is
 * strengthened, not said again: moved to the rules with a condition that can be measured, or marked where it stands (improvement.md 2.3 step 3).
 */
export function alternatives(
  view: Pick<ReflectView, 'prompt' | 'passes'>,
  weakness: Weakness,
  entry: CatalogueEntry,
): PromptEdit[][] {
  const { category } = weakness;
  // What the documents do not hold is told to the user; a rule would only paper it over.
  const failures = weakness.failures.filter((attempt) => !isGap(facetOf(attempt)));
  if (failures.length === 0) return [];
  const slots = slotsFrom(failures, view.passes);
  const cases = new Set(failures.map(({ case_id }) => case_id)).size;
  const because = `${failures.length} failed ${failures.length === 1 ? 'attempt' : 'attempts'} of ${cases} ${cases === 1 ? 'case' : 'cases'}: ${category.replace(/^new:/, '').replaceAll('_', ' ')}.`;
  const evidence_run_ids = [...new Set(failures.map(({ run_id }) => run_id))].slice(0, MOST_RUNS);
  const edit = (given: Pick<PromptEdit, 'op' | 'anchor' | 'text' | 'type'>, why: string): PromptEdit => ({
    ...given,
    rationale: `${because} ${why}`,
    category,
    evidence_run_ids,
  });
  const strengthened: PromptEdit[][] = [];
  const added: PromptEdit[][] = [];
  const seen = new Set<string>();
  for (const wording of wordingsOf(entry)) {
    const text = filledWording(wording, slots);
    if (text === undefined || seen.has(text)) continue;
    seen.add(text);
    const unit = presentAlready(view.prompt, text);
    if (unit === undefined) {
      const why =
        slotsOf(wording).length > 0
          ? 'Names what several of these cases have in common.'
          : 'Says the rule in general.';
      added.push([edit({ op: 'insert', anchor: entry.section, text, type: 'added_instruction' }, why)]);
    } else if (!seen.has(unit.id)) {
      seen.add(unit.id);
      const rule = withCondition(unit.text, entry.condition);
      const why = 'The prompt says so already, but not so that it is kept.';
      const type = 'strengthened_instruction';
      strengthened.push([
        edit({ op: 'insert', anchor: entry.section, text: rule, type }, why),
        edit({ op: 'delete', anchor: unit.id, text: '', type }, 'It stands among the rules now.'),
      ]);
      strengthened.push([edit({ op: 'replace', anchor: unit.id, text: `Important: ${rule}`, type }, why)]);
    }
  }
  return [...strengthened, ...added];
}

/** What several cases demand in the same words: less telling than a rule made of evidence, and more than a general one. */
export const DEMAND = 'Wherever it applies: {demand}.';

function wordingsOf({ wordings }: CatalogueEntry): string[] {
  const general = wordings.findIndex((wording) => slotsOf(wording).length === 0);
  return wordings.toSpliced(general < 0 ? wordings.length : general, 0, DEMAND);
}

/** A sentence of the prompt on one line, without the mark of a list, and how to tell that it is kept. */
function withCondition(sentence: string, condition: string): string {
  const rule = sentence.replace(/\s+/g, ' ').replace(/^(?:[-*+•‣◦]|\(?\d{1,3}[.)]|\(?[a-z][.)]) /, '');
  return `${/[.!?]$/.test(rule) ? rule : `${rule}.`} ${condition}`;
}

/** Whether a prompt with these edits is no longer than the limit, in code points. */
export function fits(
  { prompt, maxLength }: Pick<ReflectView, 'prompt' | 'maxLength'>,
  edits: readonly PromptEdit[],
): boolean {
  return maxLength === undefined || [...applyEdits(prompt, edits)].length <= maxLength;
}
