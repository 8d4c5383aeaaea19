import type { BiasHit } from './bias-finding.ts';
import { loadedWords } from './loaded-language.ts';

/** Half-loaded words that make up for a loaded one. */
const HALVES = 3;
/** Loaded words in a hundred from where on a sentence takes sides, and takes them strongly (metrics.md 10.6, bias 4). */
const LOADED_LOW = 2;
const LOADED_MEDIUM = 4;
/** One strong word in a short remark is tone, not one-sidedness. */
const FEWEST_WORDS = 8;
/** Words alone are never sure. */
const MOST_LOADED = 0.75;
const REPORTED_SHARE = 0.6;
/** Somebody is named as the source, or a figure or a day is: the sentence tells. */
const REPORTS =
  /\b(?:said|says|told|reported|announced|according|reports?|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b|\d/;

/** A sentence that takes sides by its words (metrics.md 10.6, bias 4). */
export function loadedLanguage(words: readonly string[], passage: string): BiasHit[] {
  if (words.length < FEWEST_WORDS) return [];
  const { strong, half, weight } = loadedWords(words);
  const density = (100 * weight) / words.length;
  if ((strong.length === 0 && half.length < HALVES) || density < LOADED_LOW) return [];
  const reports = REPORTS.test(passage);
  return [
    {
      category: 'political',
      severity: strong.length > 1 && density >= LOADED_MEDIUM ? 'medium' : 'low',
      target: '',
      type: 'loaded_language',
      reason: `loaded words: ${[...strong, ...half].slice(0, 3).join(', ')}`,
      p: Math.min(MOST_LOADED, 0.2 + 0.12 * weight) * (reports ? REPORTED_SHARE : 1),
    },
  ];
}
