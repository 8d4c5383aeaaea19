import {
  CAMPS,
  GROUP_ADJECTIVES,
  GROUP_AFTER_THE,
  GROUP_NOUNS,
  PEOPLE_NOUNS,
} from '../lexicons/toxicity-groups.ts';

/** Whom a hostile word can be aimed at. */
export type Target = 'user' | 'person' | 'group';

const SECOND = new Set(
  "you your you're youre u ur ya y'all yall yourself urself you'll you've thou".split(' '),
);
const THIRD = new Set(
  (
    "he she him her his they them their they're he's she's these those everyone everybody guy guys girl girls boy boys man men " +
    'people person dude dudes chick chicks lad lads fella folks kid kids bro bros'
  ).split(' '),
);
/** These point back to a group named before; without one they may stand for things. */
const PLURAL = new Set("they them their they're these those".split(' '));
const DETERMINERS = new Set('these those their'.split(' '));
const COPULAS = new Set(
  "are is were was am be been being re you're youre they're he's she's ur look looks sound sounds act acting seem such so".split(
    ' ',
  ),
);
const POSSESSIVES = new Set('your ur his her their'.split(' '));

/** Whether a word may stand for things as well as for people. */
export const isVague = (word: string): boolean => PLURAL.has(word);
/** Whether a word says what someone is or seems. */
export const isCopula = (word: string): boolean => COPULAS.has(word);
/** Whether a word names an owner. */
export const isPossessive = (word: string): boolean => POSSESSIVES.has(word);

/** Whom each word of a sentence names, if anyone. */
export function targetsOf(tokens: readonly string[]): (Target | null)[] {
  let groupSeen = false;
  return tokens.map((word, at) => {
    if (SECOND.has(word)) return 'user';
    if (isGroup(tokens, at)) {
      groupSeen = true;
      return 'group';
    }
    if (CAMPS.has(word)) return 'person';
    if (!THIRD.has(word)) return null;
    if (DETERMINERS.has(word) && (isGroup(tokens, at + 1) || isGroup(tokens, at + 2))) return 'group';
    return groupSeen && PLURAL.has(word) ? 'group' : 'person';
  });
}

function isGroup(tokens: readonly string[], at: number): boolean {
  const word = tokens[at] ?? '';
  const before = tokens[at - 1] ?? '';
  const next = tokens[at + 1];
  if (GROUP_NOUNS.has(word)) return true;
  if (PEOPLE_NOUNS.has(word) && GROUP_ADJECTIVES.has(before)) return true;
  return GROUP_AFTER_THE.has(word) && before === 'the' && (next === undefined || COPULAS.has(next));
}

const MARKS = { user: '§u', person: '§p', group: '§g' };

/** The sentence with every named person replaced by a mark, for the phrase lists. */
export function mark(tokens: readonly string[], targets: readonly (Target | null)[]): string {
  return tokens
    .map((word, at) => {
      if (word === 'yourself' || word === 'urself') return word;
      if (word === 'your' || word === 'ur') return '§y';
      if (word === "you're" || word === 'youre') return '§u are';
      if (word === "they're") return '§p are';
      const target = targets[at];
      return target ? MARKS[target] : word;
    })
    .join(' ');
}

/** The nearest person before (`-1`) or behind (`1`) a word within reach. */
export function nearest(
  targets: readonly (Target | null)[],
  from: number,
  step: 1 | -1,
  reach: number,
): { target: Target; at: number; distance: number } | null {
  for (let distance = 1; distance <= reach; distance += 1) {
    const at = from + step * distance;
    const target = targets[at];
    if (target) return { target, at, distance };
  }
  return null;
}
