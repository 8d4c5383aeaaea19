import { isFiller, isMeta } from '../../../text/language/filler.ts';
import { type IndexedText, indexText } from '../../../text/language/indexed-text.ts';
import { gramCoverage, gramsOf } from '../../../text/language/ngrams.ts';
import { shareOf } from '../../../text/language/overlap.ts';
import { isNoncommittal } from '../../../text/language/refusal.ts';
import { holds } from '../../../text/language/synonym-groups.ts';
import type { Features } from '../shared/fitted.ts';
import { topicStems } from '../shared/topic-words.ts';
import { holdsKind, kindWanted } from './answer-kinds.ts';

/** Topic words of an input that are looked for; a longer input is material to work on, known by its first words. */
const MOST_TOPIC = 200;

/** How a whole answer fits each of the requests, as features for the likelihood that it answers it (metrics.md 10.1). */
export function answerFeatures(
  input: string,
  requests: readonly string[],
  answer: IndexedText,
  output: string,
): Features[] {
  const topic = [...new Set(topicStems(input))].slice(0, MOST_TOPIC);
  const noncommittal = isNoncommittal(output) ? 1 : 0;
  const whole = {
    /** Share of the input's topic words in the answer. */
    topic: shareOf(topic, answer.vocabulary),
    /** The same by spelling: tolerates inflections and compounds. */
    topic_spelling: gramCoverage(gramsOf(topic), answer.grams),
    /** Largest share of the topic in a sentence that holds the kind of thing asked for. */
    topic_beside_kind: bestBesideKind(input, topic, answer),
    /** Content words of the answer for each topic word: a long text holds the words of any question. */
    length_per_topic: Math.log((1 + answer.stems.length) / (1 + topic.length)),
    noncommittal,
    /** It has hardly a word that the input has not: it repeats what was asked. */
    nothing_new: repeats(input, answer) ? 1 : 0,
    /** Nothing in it but courtesies and talk about itself. */
    empty_talk: emptyShare(answer),
  };
  return requests.map((request) => ({
    ...whole,
    kind: kindFound(request, answer),
    /** A text is to be written: what it says need not repeat what it is about. */
    to_write: WRITES.test(request) ? 1 : 0,
  }));
}

const WRITES =
  /^\W*(?:(?:please|can you|could you|now|kindly) )*(?:write|compose|draft|create|generate|invent|come up with|make up|describe|tell (?:me|us) a|brainstorm|design|suggest|give (?:me|us)|list|find)\b/i;
/** Share of new words from which on an answer says something of its own. */
const NEW = 0.15;

function repeats(input: string, { stems, numbers }: IndexedText): boolean {
  const asked = indexText(input);
  if (stems.length < 2 || / or |\b[a-d]\)|translate|choose|which/i.test(input)) return false;
  if (numbers.some(({ key }) => !asked.numberKeys.has(key))) return false;
  const fresh = stems.filter((stem) => !holds(asked.vocabulary, stem)).length;
  return fresh < NEW * stems.length;
}

function emptyShare({ sentences }: IndexedText): number {
  if (sentences.length === 0) return 1;
  return (
    sentences.filter(({ text }) => isFiller(text) || (isMeta(text) && !/\d/.test(text))).length /
    sentences.length
  );
}

function bestBesideKind(input: string, topic: readonly string[], answer: IndexedText): number {
  const kind = kindWanted(input);
  let best = 0;
  for (const sentence of answer.sentences)
    if (holdsKind(kind, sentence)) best = Math.max(best, shareOf(topic, sentence.vocabulary));
  return best;
}

/** Whether the answer holds the kind of thing a request asks for: 1 or -1; 0 where the request does not say. */
function kindFound(request: string, answer: IndexedText): number {
  const kind = kindWanted(request);
  if (kind === 'any') return 0;
  return answer.sentences.some((sentence) => holdsKind(kind, sentence)) ? 1 : -1;
}

/** `answerFeatures` from texts alone, for the fit. */
export function answerFeaturesOf(input: string, requests: readonly string[], output: string): Features[] {
  return answerFeatures(input, requests, indexText(output), output);
}
