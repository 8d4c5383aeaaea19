import { shareOf } from '../../../text/language/overlap.ts';
import { addTo } from '../../../text/language/synonym-groups.ts';
import { stems, words } from '../../../text/language/words.ts';
import { referenceOf, roleOf } from '../../derive.ts';
import type { Prepared } from '../../prepare.ts';
import { turnsOf } from '../../turn-material.ts';

/** How much of a text is counted: the work stays bounded, and more of it says the same. */
const LOOK = 20_000;
/** Passages that are compared; an order shows among the first. */
const MOST_PASSAGES = 100;
const OF_THE_SPEAKER = new Set(['i', 'me', 'my', 'mine', 'myself', "i'm", "i've", "i'd", "i'll"]);

/** A figure of the whole subject that needs no verdict; undefined where the subject has nothing to count. */
type SecondFeature = (subject: Prepared) => number | undefined;

/** What the second stage counts, by the names that its weights use. Each is linear in the texts. */
export const SECOND_FEATURES = {
  /** Share of the answer's words that the role speaks of, in [0, 1]. */
  answer_in_role: (subject) => sharedWords(answerOf(subject), roleOf(subject)?.text),
  /** Share of the words of the role that the answers take up, in [0, 1]. */
  role_in_answer: (subject) => sharedWords(roleOf(subject)?.text, answerOf(subject)),
  /** How much more of the reference the first passage holds than passages do on average, in [-1, 1]. */
  first_passage: (subject) => {
    const reference = referenceOf(subject)?.text;
    const shares = subject.chunks
      .slice(0, MOST_PASSAGES)
      .map(({ text }) => sharedWords(reference, text) ?? 0);
    const [first] = shares;
    if (reference === undefined || first === undefined) return undefined;
    return first - shares.reduce((sum, share) => sum + share, 0) / shares.length;
  },
  /** Words of the speaker about itself in the output, as ln(1 + count). */
  speaks_of_self: ({ output }) => logCount(wordsOf(output).filter((word) => OF_THE_SPEAKER.has(word))),
  /** Different numbers in the output, as ln(1 + count). */
  different_numbers: ({ output }) =>
    logCount([...new Set(wordsOf(output).filter((word) => word >= '0' && word < ':'))]),
} satisfies Record<string, SecondFeature>;

export type SecondFeatureName = keyof typeof SECOND_FEATURES;

/** The output, or all that the assistant said. */
function answerOf(subject: Prepared): string | undefined {
  if (subject.output !== undefined || subject.conversation_history === undefined) return subject.output;
  return turnsOf(subject)
    .flatMap(({ role, content }) => (role === 'assistant' ? [content] : []))
    .join('\n');
}

/** Share of the different words of one text that another one holds, synonyms allowed. */
function sharedWords(of: string | undefined, into: string | undefined): number | undefined {
  if (of === undefined || into === undefined) return undefined;
  const vocabulary = new Set<string>();
  for (const stem of stems(into.slice(0, LOOK))) addTo(vocabulary, stem);
  return shareOf([...new Set(stems(of.slice(0, LOOK)))], vocabulary);
}

const wordsOf = (text = '') => words(text.slice(0, LOOK));
const logCount = (found: readonly string[]) => Math.log1p(found.length);
