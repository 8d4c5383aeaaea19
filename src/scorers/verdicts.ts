import type { ItemList, ItemVerdict } from '../judges/items.ts';
import { truncateText } from '../text/truncate.ts';
import { maskPii } from './pii/mask.ts';

/** The verdicts of one list of a question, with the verdicts of that list as their type. */
export function verdictsOf<V extends string>(
  answers: Readonly<Record<string, ItemVerdict[]>>,
  list: ItemList<V>,
): ItemVerdict<V>[] {
  // askItems lets only verdicts of the list through; the record of lists cannot say so.
  return (answers[list.name] ?? []) as ItemVerdict<V>[];
}

/** Items with running ids (`s1`, `s2`, …) from texts. */
export function itemsOf(prefix: string, texts: readonly string[]): { id: string; text: string }[] {
  return texts.map((text, index) => ({ id: `${prefix}${index + 1}`, text }));
}

/** A text property of an entry; empty when the judge gave something else. */
export function textOf(values: Readonly<Record<string, unknown>>, field: string): string {
  const value = values[field];
  return typeof value === 'string' ? value : '';
}

/** Longest text of a piece of the subject in metadata: enough to find it again in the subject, which is stored beside the result. */
const SHOWN = 300;
/** How much of a text is looked through for personal data: everything that can be shown, and the longest keys beside it. */
const MASKED = 1000;

/**
 * A piece of the subject as metadata shows it: personal data masked, before it is cut, since half an address would not be
 * known as one (metrics.md 0.8, 12.3). The same piece looks alike everywhere, so the lists of a result can be compared.
 */
export function shownText(text: string): string {
  return truncateText(maskPii(text.slice(0, MASKED)), SHOWN);
}

/** A whole number of an entry within [0, limit); null when the judge gave something else. */
export function indexOf(
  values: Readonly<Record<string, unknown>>,
  field: string,
  limit: number,
): number | null {
  const value = values[field];
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < limit ? value : null;
}
