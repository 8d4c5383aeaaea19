/** A run longer than this is several units; the expressions need stack for each character of a run. */
const LONGEST = 1000;
const LETTERS = String.raw`[\p{L}\p{M}\p{N}]`;
/** Scripts that put no space between words: each of their characters is a unit. */
const UNSPACED = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]`;
const HAS_UNSPACED = new RegExp(UNSPACED, 'u');
const SPACED_UNIT = new RegExp(`${LETTERS}{1,${LONGEST}}`, 'gu');
const ANY_UNIT = new RegExp(`${UNSPACED}|(?:(?!${UNSPACED})${LETTERS}){1,${LONGEST}}`, 'gu');

/** The units that ROUGE counts: words and numbers in lower case, without punctuation. */
export function wordUnits(text: string): string[] {
  return text.toLowerCase().match(HAS_UNSPACED.test(text) ? ANY_UNIT : SPACED_UNIT) ?? [];
}

/** The units that BLEU counts: the pieces between white space, in lower case. */
export function spacedUnits(text: string): string[] {
  const bare = text.toLowerCase().trim();
  return bare === '' ? [] : bare.split(/\s+/);
}
