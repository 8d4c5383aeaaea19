import { COMPLAINT, FAILURE, PRAISE, RESIGNATION, SUCCESS, THANKS } from '../lexicons/outcomes.ts';
import { foldForMatch } from './normalize.ts';

/** Longer texts are read from their beginning and end: what came of a matter stands there. */
const LOOK = 2_000;
/** Words that turn a success round, and words that make it a plan, a condition or an offer. */
const NOT_YET =
  /\b(?:not|never|no|n't|cannot|can't|couldn't|wasn't|isn't|hasn't|haven't|unable|fail(?:ed|s)?|un(?:successful|able)|if|once|after|before|when|until|unless|would|should|could|shall|may|might|must|will be|to be)\b|n't\b/;
/** Where one statement ends and the next begins. */
const PIECES = /[.!?;\n]+(?:\s|$)|,? (?:but|however|although|though) /;

/** What a text says of how things went; the counts are of statements that say so. */
export interface OutcomeWords {
  readonly success: number;
  readonly failure: number;
  readonly thanks: number;
  readonly praise: number;
  readonly complaint: number;
  readonly resignation: number;
}

/**
 * Counts the statements of a text that speak of success, failure, thanks, praise, complaint or giving up (lexicons/outcomes.ts).
 * A success that is negated, conditional or still to come counts as none, so does praise; questions say nothing of the
 * outcome. Linear in the length.
 */
export function outcomeWords(text: string): OutcomeWords {
  const counts = { success: 0, failure: 0, thanks: 0, praise: 0, complaint: 0, resignation: 0 };
  for (const piece of pieces(text)) {
    const has = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(piece));
    const failure = has(FAILURE);
    if (failure) counts.failure += 1;
    if (!failure && !NOT_YET.test(piece) && has(SUCCESS)) counts.success += 1;
    if (has(THANKS)) counts.thanks += 1;
    if (!NOT_YET.test(piece) && has(PRAISE)) counts.praise += 1;
    if (has(COMPLAINT)) counts.complaint += 1;
    if (has(RESIGNATION)) counts.resignation += 1;
  }
  return counts;
}

/** Whether a user turn objects to what it got. */
export function complains(text: string): boolean {
  return outcomeWords(text).complaint > 0;
}

/** Whether a user turn is content: thanks or praise without an objection and without giving up. */
export function isContent(text: string): boolean {
  const { thanks, praise, complaint, resignation } = outcomeWords(text);
  return thanks + praise > 0 && complaint === 0 && resignation === 0;
}

/** The statements of a text, folded. Questions are left out where they offer or ask; a complaint in question form stays. */
function pieces(text: string): string[] {
  const read = text.length <= 2 * LOOK ? text : `${text.slice(0, LOOK)}\n${text.slice(-LOOK)}`;
  const out: string[] = [];
  for (const line of read.split(/[\r\n]+/)) {
    for (const sentence of line.split(/(?<=[.!?;])\s+/)) {
      const folded = foldForMatch(sentence);
      if (folded === '' || (folded.endsWith('?') && OFFER.test(folded))) continue;
      out.push(...folded.split(PIECES).filter((piece) => piece !== ''));
    }
  }
  return out;
}

/** Openings of questions that offer or ask, and so report nothing. */
const OFFER =
  /^(?:(?:and|so|but|ok|okay|great|alright|hi|hello|now|then)[, ]+)*(?:would|do|does|did|is|are|was|were|shall|should|may|might|can|could|will|have|has|what|which|when|where|who|how)\b/;
