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
      at += 1;
    } else if (inClass) inClass = rest[0] !== ']';
    else if (rest[0] === '[') {
      inClass = true;
      // A bracket right behind the opening is a literal member of the class.
      if (/^\[\^?\]/.test(pattern.slice(at, at + 3))) at += pattern[at + 1] === '^' ? 2 : 1;
    } else {
      const group = GROUPS.find(([start]) => rest.startsWith(start));
      if (group) return { name: group[1], text: group[0], at };
      if (/^[*+?}]\+/.test(rest) && at > 0)
        return { name: 'possessive quantifier', text: rest.slice(0, 2), at };
    }
  }
  return null;
}
