import { didYouMean } from '../text/distance.ts';

/** ` (did you mean "x"?)`, or nothing when no known word is close. */
export function suggest(word: string, known: readonly string[]): string {
  const close = didYouMean(word, known);
  return close === null ? '' : ` (did you mean "${close}"?)`;
}
