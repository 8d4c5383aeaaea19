import type { PromptEdit } from './prompt-edit.ts';

/** Whether two edits are the same change, whoever proposed them. */
export function sameEdit(a: PromptEdit, b: PromptEdit): boolean {
  return a.op === b.op && a.anchor === b.anchor && a.text.trim() === b.text.trim();
}

/** Whether two edits contradict each other: both change the same place and are not both additions (improvement.md 2.2 step 7). */
export function conflict(a: PromptEdit, b: PromptEdit): boolean {
  return a.anchor === b.anchor && !(isAddition(a) && isAddition(b));
}

/** The union of edits: of those that are the same or contradict each other the first stays. */
export function mergedEdits(...lists: readonly (readonly PromptEdit[])[]): PromptEdit[] {
  const kept: PromptEdit[] = [];
  for (const edit of lists.flat())
    if (!kept.some((other) => sameEdit(other, edit) || conflict(other, edit))) kept.push(edit);
  return kept;
}

const isAddition = ({ op }: PromptEdit) => op === 'insert' || op === 'add_example';
