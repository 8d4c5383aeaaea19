/** Where a text was searched for: its place, or where the longest beginning of it stands. */
export interface TextSearch {
  /** UTF-16 index of the first occurrence; -1 when there is none. */
  readonly index: number;
  /** Without an occurrence: how many characters of the beginning are there, and from where. */
  readonly longest: number;
  readonly longestAt: number;
}

/**
 * The first occurrence of a text in another, in linear time whatever both are (Knuth, Morris, Pratt 1977): what an engine has built in
 * takes text times needle on repetitive ones. The nearest miss comes for free.
 */
export function findText(text: string, needle: string): TextSearch {
  const border = borders(needle);
  let matched = 0;
  let longest = 0;
  let longestAt = 0;
  const first = needle.charAt(0);
  for (let at = 0; at < text.length; at += 1) {
    if (matched === 0 && needle !== '') {
      // What the engine has built in finds one letter faster than any loop.
      at = text.indexOf(first, at);
      if (at < 0) break;
    }
    const unit = text.charCodeAt(at);
    while (matched > 0 && needle.charCodeAt(matched) !== unit) matched = border[matched - 1] ?? 0;
    if (needle.charCodeAt(matched) === unit) matched += 1;
    if (matched > longest) {
      longest = matched;
      longestAt = at + 1 - matched;
      if (matched === needle.length) return { index: longestAt, longest, longestAt };
    }
  }
  return { index: needle === '' ? 0 : -1, longest, longestAt };
}

/** For each beginning of the needle, the length of its longest proper beginning that is also its end. */
function borders(needle: string): Int32Array {
  const border = new Int32Array(needle.length);
  let length = 0;
  for (let at = 1; at < needle.length; at += 1) {
    const unit = needle.charCodeAt(at);
    while (length > 0 && needle.charCodeAt(length) !== unit) length = border[length - 1] ?? 0;
    if (needle.charCodeAt(length) === unit) length += 1;
    border[at] = length;
  }
  return border;
}

/** UTF-16 index of the first difference; the length of both where there is none. */
export function firstDifference(one: string, other: string): number {
  const end = Math.min(one.length, other.length);
  let at = 0;
  while (at < end && one.charCodeAt(at) === other.charCodeAt(at)) at += 1;
  return at;
}
