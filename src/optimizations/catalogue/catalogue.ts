import type { CategoryId } from '../../failure-analysis/categories.ts';
import type { PromptEdit } from '../prompt/prompt-edit.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { CONTENT_ENTRIES } from './content-entries.ts';
import { FORM_ENTRIES } from './form-entries.ts';
import { SAFETY_ENTRIES } from './safety-entries.ts';
import { TOOL_ENTRIES } from './tool-entries.ts';

/** Instructions by kind of failure: every kind that a prompt owns, and the two of tools and data that words can lessen. */
export const CATALOGUE: Readonly<Partial<Record<CategoryId, CatalogueEntry>>> = {
  ...TOOL_ENTRIES,
  ...CONTENT_ENTRIES,
  ...FORM_ENTRIES,
  ...SAFETY_ENTRIES,
};

/** For kinds outside of the taxonomy: nothing general can be said of them, only what their evidence names. */
const UNKNOWN_KIND: CatalogueEntry = {
  section: 'rules',
  severity: 1,
  fixability: 0.4,
  wordings: [
    'Keep to this rule in every answer, whatever the request: {rule}.',
    'When a request lacks {ask}, ask for it, and do nothing else until you have it.',
    'Never write {phrases} or the like, even when the material does.',
    'Call {tools} before you answer a request that depends on what a call returns, and answer from the result only.',
  ],
  condition: 'It holds for every answer, without an exception.',
};

/** The entry for a kind of failure; undefined where no instruction can mend it. */
export function entryFor(category: PromptEdit['category']): CatalogueEntry | undefined {
  if (category === 'other' || category.startsWith('new:')) return UNKNOWN_KIND;
  return Object.hasOwn(CATALOGUE, category) ? CATALOGUE[category as CategoryId] : undefined;
}
