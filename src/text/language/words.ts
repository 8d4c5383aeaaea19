import { stemmer } from 'stemmer';
import { STOP_WORDS } from '../lexicons/stop-words.ts';
import { tokenize } from './tokens.ts';

/** Longer tokens are no English words (hashes, base64); they are compared as they are. */
const LONGEST_STEMMED = 40;
const ENGLISH = /^[a-z']+$/;

/** Whether a token carries topic: not a stop word, not a single letter. */
export function isContentWord(word: string): boolean {
  return !STOP_WORDS.has(word) && (word.length > 1 || (word >= '0' && word <= '9') || word > '\u00ff');
}

/** Texts repeat their words, and scorers their texts; this many stems are kept before starting over. */
const MOST_REMEMBERED = 20_000;
const remembered = new Map<string, string>();

/** The Porter stem of one lower-case word; anything that is no English word stays itself. */
export function stemOf(word: string): string {
  if (word.length <= 2 || word.length > LONGEST_STEMMED) return word;
  const known = remembered.get(word);
  if (known !== undefined) return known;
  const stem = ENGLISH.test(word) ? stemmer(word) : word;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(word, stem);
  return stem;
}

/** All tokens of a text: lower case, number words as digits, thousands separators removed (metrics.md 10.2). */
export function words(text: string): string[] {
  return tokenize(text).map((token) => token.text);
}

/** The tokens that carry topic. */
export function contentWords(text: string): string[] {
  return words(text).filter(isContentWord);
}

/** Stems of the content words, in order, with repetitions. */
export function stems(text: string): string[] {
  return contentWords(text).map(stemOf);
}
