import { type IndexedText, indexText } from '../../../text/language/indexed-text.ts';
import { gramCoverage, gramsOf } from '../../../text/language/ngrams.ts';
import { shareOf } from '../../../text/language/overlap.ts';
import { isNoncommittal } from '../../../text/language/refusal.ts';
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
  };
  return requests.map((request) => ({ ...whole, kind: kindFound(request, answer) }));
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
