import { IMPERATIVE_VERBS } from '../lexicons/imperative-verbs.ts';
import { QUESTION_WORDS, YES_NO_OPENERS } from '../lexicons/question-words.ts';
import { foldCharacters } from './normalize.ts';
import { sentences } from './sentences.ts';

const WISH =
  /^(?:i|we)(?:'d| would)? (?:really |just |also |still )?(?:want|need|like|love|wish|prefer)\b|^(?:i'd|we'd) (?:really |just |also )?(?:like|love|want|prefer|appreciate)\b|^(?:i'm|i am|we're|we are) (?:looking|trying|hoping|interested)\b/;
const ASKING = /^(?:can|could|would|will|may) (?:you|i|we|someone)\b|^please\b/;
/** Courtesy and connectives in front of the verb of a request. */
const OPENING =
  /^(?:(?:ok|okay|hi|hello|hey|so|also|and|then|now|next|finally|first|second|third|please|kindly|just|additionally|afterwards|lastly)\b[,! ]*)+/;
const JOINT = /(?:,? (?:and|then|and then|and also)(?: please)?|,) (?=([a-z']+)(?: ([a-z']+))?)/gi;
/** Whom a question that opens with its verb is about: "and can I pay by card". */
const SUBJECTS = new Set(
  'i we you it they he she there this that these those the my your our is are'.split(' '),
);

/**
 * What the user asks for (metrics.md 10.2): questions, imperatives and wishes, split at "and" before a new verb or
 * question word. A text without any is one request as a whole; a blank text has none.
 */
export function requests(input: string): string[] {
  const out: string[] = [];
  for (const sentence of sentences(foldCharacters(input)))
    if (isRequest(sentence)) out.push(...split(sentence));
  if (out.length > 0) return out;
  const whole = input.trim();
  return whole === '' ? [] : [whole];
}

function isRequest(sentence: string): boolean {
  if (/\?["')\]]*$/.test(sentence)) return true;
  const lower = sentence.toLowerCase();
  if (/^(?:\w+[,!] )?please\b/.test(lower)) return true;
  const start = lower.replace(OPENING, '');
  return WISH.test(start) || ASKING.test(start) || startsWithImperative(start);
}

function startsWithImperative(lower: string): boolean {
  const first = /^[a-z]+/.exec(lower)?.[0] ?? '';
  if (!IMPERATIVE_VERBS.has(first)) return false;
  return !/^[a-z]+ (?:is|are|was|were|has|have|had|will|would|can)\b/.test(lower);
}

function split(sentence: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (const joint of sentence.matchAll(JOINT)) {
    const verb = (joint[1] ?? '').toLowerCase();
    const question = sentence.trimEnd().endsWith('?');
    const asks = question && YES_NO_OPENERS.has(verb) && SUBJECTS.has((joint[2] ?? '').toLowerCase());
    const opens =
      joint[0].startsWith(', ') && joint[0].length === 2 ? question && QUESTION_WORDS.has(verb) : undefined;
    if (!asks && !(opens ?? (QUESTION_WORDS.has(verb) || IMPERATIVE_VERBS.has(verb)))) continue;
    const left = sentence.slice(start, joint.index).trim();
    const said = left.toLowerCase().replace(OPENING, '').split(/\s+/);
    // "Compare plan A and plan B": a word that was a noun just before opens no request.
    if (said.length < 2 || said.lastIndexOf(verb) > 0) continue;
    pieces.push(left);
    start = joint.index + joint[0].length;
  }
  pieces.push(sentence.slice(start).trim());
  return pieces;
}
