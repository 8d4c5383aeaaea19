import { type IndexedText, indexText } from '../../../text/language/indexed-text.ts';
import { foldForMatch } from '../../../text/language/normalize.ts';
import { sentences } from '../../../text/language/sentences.ts';
import { subjectFields } from '../../../text/language/subject-fields.ts';
import { stems } from '../../../text/language/words.ts';
import { type SelfFact, selfFacts } from './self-facts.ts';

/** A role that tells of a person in that person's own words. */
export interface Persona {
  /** The sentences of the person, analysed as one text. */
  readonly text: IndexedText;
  /** The telling stems of each sentence; a sentence without any is left out. */
  readonly topics: readonly (readonly string[])[];
  /** All of them, each once. */
  readonly stems: readonly string[];
  readonly facts: readonly PersonaFact[];
  /** Everyday subjects that it speaks of (text/language/subject-fields.ts). */
  readonly fields: readonly number[];
}

/** A fact of the person with the sentence that tells it. */
export interface PersonaFact extends SelfFact {
  readonly sentence: string;
}

const SELF = /\b(?:i|i'm|i've|i'd|i'll|my|mine|me|myself)\b/;
/** What announces the sentences of the person: "Speak as somebody of whom these facts are true: …". */
const ANNOUNCED =
  /^[^.!?\n]{0,160}\b(?:profile|persona|person|character|facts|yourself|biography)\b[^.!?:\n]{0,60}:\s*/i;
/** A person is more than one sentence; one alone may be an example in a list of rules. */
const LEAST_SENTENCES = 2;
/** A longer text is no profile; the work stays bounded. */
const LONGEST = 4_000;
/** Words that go with every person, or with everybody's mood, and tell none from another. */
const COMMON = new Set(
  stems(
    'like love enjoy really favorite favourite prefer lot thing good great nice person people time day way kind want just know think feel live go going make currently sometimes usually often ' +
      'fine okay ok sure sorry glad happy doing bit little tired busy yes yeah hi hello hey thanks thank oh haha lol',
  ),
);

/** The person that a role tells of in the first person ("i am a nurse. i have two dogs."); null for every other role. */
export function personaOf(role: string): Persona | null {
  const spoken = sentences(role.slice(0, LONGEST).replace(ANNOUNCED, ''));
  const own = spoken.filter((sentence) => SELF.test(foldForMatch(sentence)));
  if (own.length < LEAST_SENTENCES || own.length * 2 <= spoken.length) return null;
  const text = indexText(spoken.join('\n'));
  const topics = text.sentences
    .map((sentence) => [...new Set(sentence.stems)].filter((stem) => !COMMON.has(stem)))
    .filter((topic) => topic.length > 0);
  return {
    text,
    topics,
    stems: [...new Set(topics.flat())],
    facts: spoken.flatMap((sentence) => selfFacts(sentence).map((fact) => ({ ...fact, sentence }))),
    fields: [...subjectFields(text.stems).keys()],
  };
}

/** The statements of a turn in which its speaker tells something of themselves; "I am fine, thanks" tells nothing. */
export function selfStatements(content: string): string[] {
  return sentences(content).filter(
    (sentence) =>
      !/\?["')\]]*$/.test(sentence) &&
      SELF.test(foldForMatch(sentence)) &&
      stems(sentence).some((stem) => !COMMON.has(stem)),
  );
}
