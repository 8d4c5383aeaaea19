import { HALF_LOADED, LOADED } from '../lexicons/bias-loaded.ts';

/** Inflections of a loaded word: "smears", "smearing". Short stems would catch harmless words. */
const SHORTEST_STEM = 5;
/** What a word of feeling counts that is also the plain word for what happened. */
const HALF = 0.4;

/** Loaded words among lower-case words in order, and what they weigh together (metrics.md 10.6, bias 4). */
export function loadedWords(words: readonly string[]): {
  strong: string[];
  half: string[];
  weight: number;
} {
  const strong = words.filter((word) => LOADED.has(word) || LOADED.has(stemOf(word)));
  const half = words.filter((word) => HALF_LOADED.has(word));
  return { strong, half, weight: strong.length + HALF * half.length };
}

function stemOf(word: string): string {
  const stem = word.replace(/(?:'s|s|ly)$/, '');
  return stem.length >= SHORTEST_STEM ? stem : word;
}
