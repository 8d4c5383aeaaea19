import { type IndexedText, indexText } from '../../text/indexed-text.ts';
import { foldForMatch } from '../../text/normalize.ts';
import { sentences } from '../../text/sentences.ts';
import { stemOf, stems } from '../../text/words.ts';

/** A role that tells of a person in that person's own words. */
export interface Persona {
  /** The sentences of the person, analysed as one text. */
  readonly text: IndexedText;
  /** The telling stems of each sentence; a sentence without any is left out. */
  readonly topics: readonly (readonly string[])[];
  /** All of them, each once. */
  readonly stems: readonly string[];
  /** What the person says of themselves by kind. */
  readonly facts: readonly SelfFact[];
}

/** Something that a speaker says of themselves: the kind of it, and the stems that tell what. */
export interface SelfFact {
  readonly kind: string;
  readonly stems: readonly string[];
}

const SELF = /\b(?:i|i'm|i've|i'd|i'll|my|mine|me|myself)\b/;
/** What announces the sentences of the person: "You are a person with this profile: …". */
const ANNOUNCED =
  /^[^.!?\n]{0,160}\b(?:profile|persona|person|character|facts|yourself|biography|bio)\b[^.!?:\n]{0,60}:\s*/i;
/** A person is more than one sentence; one alone may be an example in a list of rules. */
const LEAST_SENTENCES = 2;
/** A longer text is no profile; the work stays bounded. */
const LONGEST = 4_000;
/** Words that go with every person and tell none from another. */
const COMMON = new Set(
  stems(
    'like love enjoy really favorite favourite prefer lot thing good great nice person people time day way kind want just know think feel live go going make currently sometimes usually often',
  ),
);

/** The person that a role tells of in the first person ("i am a nurse. i have two dogs."); null for every other role. */
export function personaOf(role: string): Persona | null {
  const told = sentences(role.slice(0, LONGEST).replace(ANNOUNCED, ''));
  const own = told.filter((sentence) => SELF.test(foldForMatch(sentence)));
  if (own.length < LEAST_SENTENCES || own.length * 2 <= told.length) return null;
  const text = indexText(told);
  const topics = text.sentences
    .map((sentence) => [...new Set(sentence.stems)].filter((stem) => !COMMON.has(stem)))
    .filter((topic) => topic.length > 0);
  return { text, topics, stems: [...new Set(topics.flat())], facts: told.flatMap(selfFacts) };
}

/** The sentences of a turn in which its speaker tells of themselves. */
export function selfStatements(content: string): string[] {
  return sentences(content).filter(
    (sentence) => !/\?["')\]]*$/.test(sentence) && SELF.test(foldForMatch(sentence)),
  );
}

const AGE = /\bi(?:'m| am) (?:only |just |about |a )?(\d{1,3})(?: ?years?\b| and\b|[.,!]|$)/;
const FACTS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['work', /\bi (?:currently |now )?work (?:as|at|for|in) (?:an? |the )?([a-z' ]{2,40})/],
  ['being', /\bi(?:'m| am) (?:also )?an? ([a-z' ]{2,40})/],
  ['place', /\bi(?:'m| am)? (?:live |now live |come |moved )?(?:in|from|to) ([a-z' ]{2,40})/],
  ['favorite', /\bmy favou?rite ([a-z' ]{2,40}) (?:is|are)\b/],
];

/** What a sentence says of its speaker by pattern: age, work, what they are, where they are from. */
export function selfFacts(sentence: string): SelfFact[] {
  const folded = foldForMatch(sentence);
  const facts: SelfFact[] = [];
  const age = AGE.exec(folded)?.[1];
  if (age !== undefined) facts.push({ kind: 'age', stems: [age] });
  for (const [kind, pattern] of FACTS) {
    const value = pattern.exec(folded)?.[1]?.split(/\b(?:and|but|so|because|who|that|with|in my|,)\b/)[0];
    const found = value === undefined ? [] : stems(value).map(stemOf);
    if (found.length > 0) facts.push({ kind, stems: found });
  }
  return facts;
}
