import type { CategoryId } from '../../failure-analysis/categories.ts';
import { entryFor } from '../catalogue/catalogue.ts';
import type { PromptEdit } from '../prompt/prompt-edit.ts';

/** Categories that an instruction nearly always reaches, so that no headroom test is needed to go on (improvement.md 2.2 step 5). */
const BY_INSTRUCTION: ReadonlySet<string> = new Set<CategoryId>([
  'format_violation',
  'instruction_ignored',
  'language_mismatch',
  'verbosity',
  'tone',
]);

/** count x severity x fixability, both as the catalogue has them (improvement.md 2.2 step 6); nothing for what no instruction mends. */
export function weightOf(category: PromptEdit['category'], count: number): number {
  const entry = entryFor(category);
  return entry === undefined ? 0 : count * entry.severity * entry.fixability;
}

/** Whether failures of this kind are about form or about following instructions. */
export const isByInstruction = (category: PromptEdit['category']) => BY_INSTRUCTION.has(category);
