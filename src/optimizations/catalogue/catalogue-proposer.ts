import { mergedEdits } from '../prompt/conflicts.ts';
import type { PromptEdit } from '../prompt/prompt-edit.ts';
import { lengthOf } from '../prompt/static-checks.ts';
import type { Proposer, ReflectView } from '../proposing/proposer.ts';
import { alternatives, fits } from './alternatives.ts';
import { entryFor } from './catalogue.ts';
import { deletions } from './deletions.ts';
import { fewShot } from './few-shot.ts';

/** Kinds of failure that one set answers together; what does not help is found out when edits are left out again. */
const MOST_TOGETHER = 4;

/**
 * Proposes edits from the fixed catalogue, without a model (improvement.md 2.3). Heaviest kind of failure first: the best wordings of the heaviest kinds
 * together, each alone, then other wordings, then examples. It remembers nothing: the same view gives the same sets, and what `tried` holds is not
 * proposed again.
 */
export function catalogueProposer(): Proposer {
  return {
    name: 'catalogue',
    async propose(view, parent, count) {
      const done = new Set([keyOf(parent), ...view.tried.map(({ edits }) => keyOf(edits))]);
      const sets: PromptEdit[][] = [];
      const offer = (edits: readonly PromptEdit[]) => {
        const whole = mergedEdits(parent, edits);
        const fresh = whole.slice(parent.length);
        if (sets.length >= count || fresh.length === 0 || done.has(keyOf(whole)) || !fits(view, whole))
          return;
        // Half of a move would say a rule twice, or not at all.
        if (fresh.length < edits.length && edits.some(({ op }) => op === 'delete')) return;
        done.add(keyOf(whole));
        sets.push(fresh);
      };
      if (view.maxLength !== undefined && lengthOf(view.prompt) > view.maxLength) {
        for (const edits of deletions(view, parent)) offer(edits);
        return sets;
      }
      const ways = waysOf(view, parent);
      const rounds = Math.max(0, ...ways.map(({ length }) => length));
      for (let round = 0; round < rounds && sets.length < count; round += 1) {
        // A kind without another wording keeps its last one beside the new wordings of others.
        const together = ways
          .slice(0, MOST_TOGETHER)
          .map((way) => way[Math.min(round, way.length - 1)] ?? []);
        if (together.length > 1) offer(fitting(view, parent, together));
        for (const way of ways) offer(way[round] ?? []);
      }
      if (sets.length < count) {
        const places = view.maxExamples - parent.filter(({ op }) => op === 'add_example').length;
        const examples = await fewShot(view, places, parent);
        offer(
          fitting(
            view,
            parent,
            examples.map((example) => [example]),
          ),
        );
        for (const example of examples) offer([example]);
      }
      return sets;
    },
  };
}

/** The alternatives of each kind, the heaviest first; kinds that the parent does something about already come last. */
function waysOf(view: ReflectView, parent: readonly PromptEdit[]): PromptEdit[][][] {
  const served = new Set(parent.map(({ category }) => category));
  return view.weaknesses
    .flatMap((weakness) => {
      const entry = entryFor(weakness.category);
      if (entry === undefined || weakness.failures.length === 0) return [];
      const ways = alternatives(view, weakness, entry);
      return ways.length === 0
        ? []
        : [{ ways, weight: weakness.weight, last: served.has(weakness.category) }];
    })
    .sort((a, b) => Number(a.last) - Number(b.last) || b.weight - a.weight)
    .map(({ ways }) => ways);
}

/** As many of these as fit into the length, in their order (improvement.md 2.3 step 4). */
function fitting(
  view: ReflectView,
  parent: readonly PromptEdit[],
  parts: readonly (readonly PromptEdit[])[],
): PromptEdit[] {
  let kept: PromptEdit[] = [];
  for (const part of parts) {
    const next = [...kept, ...part];
    if (fits(view, mergedEdits(parent, next))) kept = next;
  }
  return kept;
}

/** The same edits have the same key in whatever order they come. */
function keyOf(edits: readonly PromptEdit[]): string {
  return JSON.stringify(
    edits.map(({ op, anchor, text }) => JSON.stringify([op, anchor, text.trim()])).sort(),
  );
}
