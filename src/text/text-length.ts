import { sentences } from './language/sentences.ts';

/** What the length of a text is counted in. */
export const LENGTH_UNITS = ['chars', 'words', 'sentences'] as const;
export type LengthUnit = (typeof LENGTH_UNITS)[number];

/**
 * The length of a text: Unicode characters (an emoji of one code point is one), pieces between white space, or sentences as
 * scorers find them.
 */
export function textLength(text: string, unit: LengthUnit): number {
  if (unit === 'sentences') return sentences(text).length;
  if (unit === 'words') return wordCount(text);
  let count = text.length;
  for (let at = 0; at + 1 < text.length; at++) {
    if (isHigh(text.charCodeAt(at)) && isLow(text.charCodeAt(at + 1))) {
      count--;
      at++;
    }
  }
  return count;
}

const isHigh = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;

/** Counted in place: a list of two million words would only be thrown away. */
function wordCount(text: string): number {
  let count = 0;
  for (const _ of text.matchAll(/\S+/g)) count++;
  return count;
}
