import { ACTION_VERBS } from '../../text/lexicons/action-verbs.ts';
import { IMPERATIVE_VERBS } from '../../text/lexicons/imperative-verbs.ts';
import { QUESTION_WORDS } from '../../text/lexicons/question-words.ts';
import { contentWords, stemOf, stems } from '../../text/words.ts';

/** What a request is about: the stems of its content words without question words and verbs of instruction; all of them when nothing else is left. */
export function topicStems(request: string): string[] {
  const topic = contentWords(request).filter(
    (word) => !QUESTION_WORDS.has(word) && (!IMPERATIVE_VERBS.has(word) || ACTION_VERBS.has(word)),
  );
  return topic.length > 0 ? topic.map(stemOf) : stems(request);
}
