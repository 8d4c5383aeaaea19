import { didYouMean } from '../../text/distance.ts';

/** What to do about a word that nobody knows: the known one that is meant, or where to look. */
export function suggestion(word: string, known: readonly string[], list: string): string {
  const close = didYouMean(word, known);
  return close === null ? `See: assay list ${list}` : `Did you mean "${close}"?`;
}
