import { isAboutMissingInformation, isFiller, isMeta } from './filler.ts';
import { isRefusal } from './refusal.ts';
import { sentences } from './sentences.ts';
import { tokenize } from './tokens.ts';
import { isContentWord } from './words.ts';

/** Both halves must be able to stand alone (metrics.md 10.2). */
const CONTENT_PER_HALF = 4;
const JOINTS = /;\s+|,\s+(?:but|while|whereas|although)\s+/gi;
/** Openings that only name the source; what follows is the claim. */
const SOURCE_OPENING =
  /^(?:(?:based on|according to|per|from|in) the (?:given |provided |above |available |retrieved |structured |following )*(?:context|passages?|documents?|text|information|data|article|sources?)(?: (?:given|provided|above|[1-9]))?|(?:overall|in summary|in conclusion|to summarize|additionally|furthermore|moreover|however|also)),\s+/i;
const LEAD_IN_WORDS = 12;
/** A refusal speaks in the first person; "the request cannot be processed" is a fact about the matter. */
const FIRST_PERSON = /\b(?:i|we|my|our)\b/i;

/**
 * The factual claims of an answer (metrics.md 10.2): its sentences without questions, filler, talk about the assistant,
 * refusals and notes on missing information; compound sentences split where both halves stand alone. Each claim is a
 * piece of the text as it stands there.
 */
export function claims(text: string): string[] {
  const all = sentences(text);
  const out: string[] = [];
  for (const sentence of all) {
    if (isNoClaim(sentence, all.length === 1)) continue;
    for (const piece of split(sentence.replace(SOURCE_OPENING, ''))) out.push(piece);
  }
  return out;
}

function isNoClaim(sentence: string, only: boolean): boolean {
  if (/\?["')\]*_]*$/.test(sentence)) return true;
  if (isFiller(sentence) || isMeta(sentence) || isAboutMissingInformation(sentence)) return true;
  if (FIRST_PERSON.test(sentence) && isRefusal(sentence)) return true;
  const found = tokenize(sentence);
  if (/:["'*_]*$/.test(sentence) && found.length <= LEAD_IN_WORDS) return true;
  if (found.length === 0) return true;
  if (only) return false;
  const content = found.filter((token) => isContentWord(token.text));
  if (content.length > 2 || content.some((token) => token.value !== null)) return false;
  return !/(?:^|\s)["'(]*\p{Lu}/u.test(sentence.slice(1));
}

function split(sentence: string): string[] {
  const cuts = [...sentence.matchAll(JOINTS)];
  if (cuts.length === 0) return [sentence];
  const content = contentStarts(sentence);
  const pieces: string[] = [];
  let start = 0;
  let counted = 0;
  let before = 0;
  for (const cut of cuts) {
    const end = cut.index + cut[0].length;
    while (counted < content.length && (content[counted] as number) < cut.index) counted += 1;
    if (counted - before < CONTENT_PER_HALF) continue;
    while (counted < content.length && (content[counted] as number) < end) counted += 1;
    if (content.length - counted < CONTENT_PER_HALF) break;
    pieces.push(sentence.slice(start, cut.index).trim());
    start = end;
    before = counted;
  }
  pieces.push(sentence.slice(start).trim());
  return pieces;
}

/** Where the content words stand. Folding can shift offsets by a few characters, which moves no cut. */
function contentStarts(sentence: string): number[] {
  return tokenize(sentence).flatMap((token) => (isContentWord(token.text) ? [token.start] : []));
}
