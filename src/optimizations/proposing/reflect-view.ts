import type { Family } from '../collect.ts';
import type { PromptEdit } from '../prompt/prompt-edit.ts';
import type { ReflectView, Weakness } from './proposer.ts';
import { weightOf } from './weights.ts';

/** What stays the same from question to question. */
export interface ViewBasis {
  prompt: string;
  preserve: readonly string[];
  maxExamples: number;
  maxLength: number | undefined;
  seed: number;
}

/** Failures of these families by kind, the heaviest first (improvement.md 2.2 step 6). */
function weaknessesOf(families: readonly Family[]): Weakness[] {
  const kinds = new Map<PromptEdit['category'], Weakness['failures'][number][]>();
  for (const { attempt, category } of families.flatMap(({ failures }) => failures))
    kinds.set(category, [...(kinds.get(category) ?? []), attempt]);
  return [...kinds]
    .map(([category, failures]) => ({ category, weight: weightOf(category, failures.length), failures }))
    .sort((a, b) => b.weight - a.weight || (a.category < b.category ? -1 : 1));
}

/** All that a proposer sees: built from open families only, so nothing of a sealed one can be in it. */
export function reflectView(
  basis: ViewBasis,
  weak: readonly Family[],
  open: readonly Family[],
  tried: readonly { edits: readonly PromptEdit[]; gain: number | null }[],
): ReflectView {
  return {
    ...basis,
    weaknesses: weaknessesOf(weak),
    passes: open.flatMap(({ passes }) => passes),
    tried: tried.map(({ edits, gain }) => ({ edits, gain })),
  };
}
