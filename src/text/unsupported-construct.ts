/** What a linear-time engine cannot do, by the text it begins with. */
const GROUPS: readonly [start: string, name: string][] = [
  ['(?=', 'look-ahead'],
  ['(?!', 'negative look-ahead'],
  ['(?<=', 'look-behind'],
  ['(?<!', 'negative look-behind'],
  ['(?>', 'atomic group'],
  ['(?(', 'conditional group'],
  ['(?#', 'comment group'],
  ['(?R)', 'recursion'],
  ['(?&', 'recursion'],
  ['(?P>', 'recursion'],
  ['(?P=', 'backreference'],
];

/** `\p{Greek}`, `\x{1F600}`. */
const ESCAPE_WITH_BRACES = /^\\[pPxu]\{[^{}\\]*\}/;
const LONGEST_ESCAPE = 80;
/** `{2}`, `{2,}`, `{2,5}`. */
const COUNTED = /^\{\d+(?:,\d*)?\}/;
const LONGEST_COUNT = 16;

/** A construct of a pattern that the linear-time engine refuses: its name, its text and where it stands. Null when there is none. */
export function unsupportedConstruct(pattern: string): { name: string; text: string; at: number } | null {
  let inClass = false;
  for (let at = 0; at < pattern.length; at++) {
    const rest = pattern.slice(at, at + 4);
    if (rest.startsWith('\\Q')) {
      const end = pattern.indexOf('\\E', at);
      if (end < 0) return null;
      at = end + 1;
    } else if (rest[0] === '\\') {
      const backreference = inClass ? null : /^\\(?:[1-9]|k[<{'])/.exec(rest);
      if (backreference) return { name: 'backreference', text: backreference[0], at };
      // Braces that belong to an escape: `\p{L}`, `\x{41}`.
      at += (ESCAPE_WITH_BRACES.exec(pattern.slice(at, at + LONGEST_ESCAPE))?.[0].length ?? 2) - 1;
    } else if (inClass) inClass = rest[0] !== ']';
    else if (rest[0] === '[') {
      inClass = true;
      // A bracket right behind the opening is a literal member of the class.
      if (/^\[\^?\]/.test(pattern.slice(at, at + 3))) at += pattern[at + 1] === '^' ? 2 : 1;
    } else {
      const group = GROUPS.find(([start]) => rest.startsWith(start));
      if (group) return { name: group[1], text: group[0], at };
      // Other braces are literal.
      const counted = rest[0] === '{' ? COUNTED.exec(pattern.slice(at, at + LONGEST_COUNT))?.[0] : undefined;
      const quantifier = counted ?? (/[*+?]/.test(rest[0] ?? '') ? rest[0] : undefined);
      if (quantifier === undefined) continue;
      at += quantifier.length - 1;
      if (pattern[at + 1] === '+' && at >= quantifier.length)
        return { name: 'possessive quantifier', text: pattern.slice(at, at + 2), at };
    }
  }
  return null;
}
