import { contentWords, words } from '../../../text/language/words.ts';

/** "No, dogs do not travel free" says one "not", not two: the "no" answers a question and denies nothing of the rest. */
const REPLY =
  /^(?:yes|yeah|yep|yup|no|nope|nah|sure|right|correct|exactly|indeed|well|ok|okay|of course)(?:\s*[,.!;:\u2013\u2014-]+\s+(?:but\s+)?|\s+but\s+)(?=\S)/i;
/** What is left must be able to stand alone: two content words, or one in a short sentence ("it is not vegan"). */
const LEAST_WORDS = 2;
const SENTENCE = 3;

/** A claim without the word that merely answers yes or no in front of it. */
export function withoutReply(claim: string): string {
  const rest = claim.replace(REPLY, '');
  const telling = contentWords(rest).length;
  return telling >= LEAST_WORDS || (telling > 0 && words(rest).length >= SENTENCE) ? rest : claim;
}
