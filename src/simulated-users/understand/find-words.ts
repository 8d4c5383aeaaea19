/** A text as names are looked for in it: folded, in lower case, with a single space between words and at both ends. */
export const plainWords = (text: string): string =>
  ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’']s\b/gu, ' s')
    .replace(/[^\p{L}\p{N}@+]+/gu, ' ')
    .trim()} `;

/** Where a phrase stands in plain words, whole words only and with a plural at its end or not; the offsets of each place. */
export function placesOf(plain: string, phrase: string): { start: number; end: number }[] {
  const wanted = plainWords(phrase).trimEnd();
  const found: { start: number; end: number }[] = [];
  if (wanted.trim() === '') return found;
  for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, at + 1)) {
    const behind = plain.slice(at + wanted.length, at + wanted.length + 3);
    const plural = behind.startsWith(' ')
      ? 0
      : behind.startsWith('s ')
        ? 1
        : behind.startsWith('es ')
          ? 2
          : -1;
    if (plural >= 0) found.push({ start: at, end: at + wanted.length + plural });
  }
  return found;
}

/** Whether a phrase stands in a text, as people read it: case, punctuation and white space do not count. */
export const saysPhrase = (text: string, phrase: string): boolean =>
  placesOf(plainWords(text), phrase).length > 0;
