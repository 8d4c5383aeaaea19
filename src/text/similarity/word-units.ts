/** A character of a script that puts no space between words stands for itself; elsewhere a run of letters and digits is a unit. */
const UNSPACED = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}`;
const UNIT = new RegExp(String.raw`[${UNSPACED}]|(?:(?![${UNSPACED}])[\p{L}\p{M}\p{N}])+`, 'gu');

/** The units that ROUGE counts: words and numbers in lower case, without punctuation. */
export function wordUnits(text: string): string[] {
  return text.toLowerCase().match(UNIT) ?? [];
}

/** The units that BLEU counts: the pieces between white space, in lower case. */
export function spacedUnits(text: string): string[] {
  const bare = text.toLowerCase().trim();
  return bare === '' ? [] : bare.split(/\s+/);
}
