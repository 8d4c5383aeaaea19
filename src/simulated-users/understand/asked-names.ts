import { bareName } from '../fact-names.ts';
import type { AgentTurn } from './agent-turn.ts';
import { wordsOfNames } from './fact-words.ts';
import { placesOf, plainWords } from './find-words.ts';

/** Names by the words that agents have for them. */
export type NameWords = ReadonlyMap<string, readonly string[]>;

/** The words for the facts and the unknown things of a user. */
export function nameWords(
  { facts, unknown }: { facts: Readonly<Record<string, unknown>>; unknown: readonly string[] },
  given?: Readonly<Record<string, string | readonly string[]>>,
): NameWords {
  return wordsOfNames([...Object.keys(facts), ...unknown], given);
}

/** A name that a text speaks of, and where its words stand in `plainWords` of the text. */
interface Mention {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** The names that a text speaks of, in the order of the text. Words inside longer words for something else do not count: "user name" is no name. */
export function namesIn(text: string, words: NameWords): string[] {
  const plain = plainWords(text);
  const all: Mention[] = [];
  for (const [name, phrases] of words)
    for (const phrase of phrases)
      for (const { start, end } of placesOf(plain, phrase))
        if (!isOfAnother(plain, phrase, end) && !isSubject(plain, start, end)) all.push({ name, start, end });
  const kept = all.filter(
    (one) =>
      !all.some(
        (other) =>
          other.name !== one.name &&
          other.start <= one.start &&
          other.end >= one.end &&
          other.end - other.start > one.end - one.start,
      ),
  );
  kept.sort((a, b) => a.start - b.start || b.end - a.end);
  const own = kept.filter((one) => !kept.some((other) => qualifies(plain, one, other)));
  return [...new Set(own.map(({ name }) => name))];
}

/** "Was the student born in May?" asks for no student. */
const isSubject = (plain: string, start: number, end: number): boolean =>
  /\b(?:was|were|did|does|has|had) (?:the|your) $/.test(`${plain.slice(0, start)} `.replace(/ {2}$/, ' ')) &&
  /^ \p{L}+/u.test(plain.slice(end)) &&
  !/^ (?:and|or|number|id|code|please|for|again|now|on|in|of|at|you|that|we|i)\b/.test(plain.slice(end));

/** "The payment id of the booking" asks for no booking. */
const qualifies = (plain: string, one: Mention, other: Mention): boolean =>
  other.name !== one.name &&
  other.end <= one.start &&
  /^ (?:of|for|on|in|with|to|from) (?:the|your|this|that|a) $/.test(
    `${plain.slice(other.end, one.start)} `.replace(/ {2}$/, ' '),
  );

/** "the name of the hospital" asks for no name of the user. */
const isOfAnother = (plain: string, phrase: string, end: number): boolean =>
  bareName(phrase) === 'name' && /^ of (?:the|a|an|that|this) /.test(plain.slice(end));

/** The names that an agent asks to be told. */
export const askedNames = (turn: AgentTurn, words: NameWords): string[] =>
  turn.requests.length === 0 ? [] : namesIn(turn.requests.join(' \n '), words);
