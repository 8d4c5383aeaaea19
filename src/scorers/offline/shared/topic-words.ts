import { contentWords, stemOf, stems } from '../../../text/language/words.ts';
import { ACTION_VERBS } from '../../../text/lexicons/action-verbs.ts';
import { IMPERATIVE_VERBS } from '../../../text/lexicons/imperative-verbs.ts';
import { QUESTION_WORDS } from '../../../text/lexicons/question-words.ts';

/**
 * What a request is about: the stems of its content words without question words and verbs of instruction. When nothing else
 * is left, all of them but the verb in front: a "plan" to compare is a thing.
 */
export function topicStems(request: string): string[] {
  const words = contentWords(request);
  const topic = words.filter(
    (word) => !QUESTION_WORDS.has(word) && (!IMPERATIVE_VERBS.has(word) || ACTION_VERBS.has(word)),
  );
  if (topic.length > 0) return topic.map(stemOf);
  const [first = ''] = words;
  return stems(request).slice(words.length > 1 && IMPERATIVE_VERBS.has(first) ? 1 : 0);
}
