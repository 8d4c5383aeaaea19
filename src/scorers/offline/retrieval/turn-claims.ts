import { claims as claimsOf } from '../../../text/language/claims.ts';
import { sentences } from '../../../text/language/sentences.ts';
import { contentWords } from '../../../text/language/words.ts';
import { isOrder } from '../shared/orders.ts';
import { withoutReply } from './reply-opening.ts';

/** Words that react and state nothing: a sentence of them alone is no claim. */
const REACTIONS = new Set(
  'yes yeah yep yup no nope ok okay oh ah wow hmm haha lol um uh sure right true exactly absolutely definitely indeed course agree agreed great cool nice awesome good fine thanks thank hi hello hey'.split(
    ' ',
  ),
);
/** "Did you know that X?" states X. */
const PRESUPPOSING =
  /^(?:[\w' ]{1,20}[,!.] )?(?:did|do) you (?:also |even )?(?:know|hear)(?: that| about| of)? (.+?)\?+["')]*$/i;
/** "X, so why …?" states X. */
const LEADING =
  /^(.{20,400}?),? (?:so|but|and) (?:why|what|how|who|where|when|do|does|did|is|are|would|could|can|have)\b[^?]*\?+["')]*$/i;
/** Transcribed speech has no question marks: "what city would you like" asks. */
const ASKING =
  /^(?:(?:ok|okay|sure|and|so|well),? )?(?:(?:for|in|on|at|to|from) )?(?:(?:what|which|whose|how|where|when|who|why)(?: \w+){0,4} (?:do|does|did|would|will|can|could|should|shall|is|are|was|were|have|has) (?:you|i|we|your|it|that|this|there|they|he|she)\b|(?:do|did|would|will|can|could|are|have) you\b|(?:shall|should|can|may|could) i\b)/i;
/** More words than a bare question has: without stops, a statement often hangs on it. */
const LONGEST_QUESTION = 10;
const LEAST_WORDS = 2;
/** Courtesies that carry a name: "Nice to meet you, Tom from Bern!" */
const COURTESY =
  /^(?:(?:hi|hello|hey|oh)\b[,!. ]+)?(?:(?:it'?s |it is )?(?:so |very )?(?:nice|good|great|lovely|pleased|glad|happy) to (?:meet|see|hear from|have) you|welcome (?:back|to)|congratulations|happy birthday|good (?:morning|evening|afternoon|luck)|have a (?:nice|good|great|lovely)|safe travels)\b/i;
/** Words; a longer sentence tells something besides. */
const LONGEST_COURTESY = 12;

/**
 * The factual claims of one turn of a conversation. Talk is shorter than answers: when the rules of metrics.md 10.2 find
 * none, short statements and what a question takes for granted count as well. A turn of courtesies has none.
 */
export function turnClaims(turn: string): string[] {
  const stated = claimsOf(turn)
    .filter((claim) => !isOrder(claim) && !asks(claim) && !isCourtesy(claim))
    .map(withoutReply);
  if (stated.length > 0) return stated;
  const loose = sentences(turn).flatMap(looseClaims);
  const honest = loose.filter((claim) => !isOrder(claim));
  // A turn of orders to the judge alone is not excused.
  return honest.length > 0
    ? honest
    : loose.length > 0
      ? loose
      : claimsOf(turn).filter((claim) => !asks(claim) && !isCourtesy(claim));
}

function looseClaims(sentence: string): string[] {
  const inside = (PRESUPPOSING.exec(sentence) ?? LEADING.exec(sentence))?.[1];
  if (inside !== undefined) return contentWords(inside).length >= LEAST_WORDS ? [inside] : [];
  if (asks(sentence) || isCourtesy(sentence)) return [];
  return claimsOf(sentence)
    .filter((claim) => contentWords(claim).some((word) => !REACTIONS.has(word)))
    .map(withoutReply);
}

function isCourtesy(sentence: string): boolean {
  return COURTESY.test(sentence) && sentence.split(/\s+/, LONGEST_COURTESY + 1).length <= LONGEST_COURTESY;
}

function asks(sentence: string): boolean {
  return ASKING.test(sentence) && sentence.split(/\s+/, LONGEST_QUESTION + 1).length <= LONGEST_QUESTION;
}
