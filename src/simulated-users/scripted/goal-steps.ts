import { sentences } from '../../text/language/sentences.ts';
import { IMPERATIVE_VERBS } from '../../text/lexicons/imperative-verbs.ts';

/** Says how to behave or under which condition, not what is wanted. */
const CONDUCT =
  /^(?:and |but |then |please )*(?:if|unless|when(?:ever)?|once|after|before|while|until|only|never|always|do not|don't|does not|doesn't|avoid|refuse|insist|accept|agree|allow|decline|reject|be |act |pretend|remain|stay|say|mention|tell|reveal|answer|in case|otherwise|at most|up to|no more|as long as|however)\b|\b(?:don't|do not|doesn't|does not|won't|will not|would not|wouldn't) (?:want|accept|agree|mind|know|have|remember)\b|\b(?:if (?:the |asked)|the agent|the assistant|are willing|is willing|willing to|are not|is not)\b/;
/** Where a rule of conduct begins within a sentence. */
const JOINTS =
  /;\s+|,? (?:and |but )(?=(?:accept|agree|only|refuse|insist|decline|do not|don't|never|be willing|pay at most|pay up to)\b)|, (?=(?:if|unless|provided|as long as|but only|accepting|at most|up to)\b)/i;
const WHO =
  /^(?:you|the user|the customer|the caller|the client|the patient|he|she|they|i) (?:would like|want|wants|wish|wishes|need|needs|are trying|is trying|am trying)(?:'s)? (?:to )?/;
const ASKS = /^(?:find out|learn|know|ask|understand|figure out|hear|check|see|get to know)\b/;

/** A wish in the words of whoever has it: "you want to cancel your booking" becomes "I want to cancel my booking". */
function asOwn(text: string): string {
  return text
    .replace(/\b(?:your|their|his|her)\b/gi, 'my')
    .replace(/\byourself\b/gi, 'myself')
    .replace(/\b(you|they) (?:are|were)\b/gi, 'I am')
    .replace(/\b(?:you|they) have\b/gi, 'I have')
    .replace(/\b(?:you|they)\b/gi, 'I');
}

/**
 * What a goal asks for, piece by piece, as the user says it: "Change reservation 4WQ150; accept up to 50 EUR." becomes "I'd like to change
 * reservation 4WQ150." Conditions and rules of conduct are left out, they are not said. Never empty.
 */
export function goalSteps(goal: string): string[] {
  const pieces = sentences(goal).flatMap((sentence) => sentence.split(JOINTS));
  const said = pieces.flatMap((piece) => {
    const lower = piece.trim().toLowerCase();
    if (lower === '' || CONDUCT.test(lower.replace(WHO, ''))) return [];
    return [wish(piece.trim())];
  });
  return said.length > 0 ? said : [wish((pieces[0] ?? goal).trim())];
}

function wish(piece: string): string {
  const bare = piece.replace(/[.!;\s]+$/u, '');
  const who = WHO.exec(bare.toLowerCase())?.[0];
  if (who !== undefined) {
    const rest = asOwn(bare.slice(who.length));
    return who.endsWith('to ') ? `I'd like to ${rest}.` : `I need ${rest}.`;
  }
  if (bare.endsWith('?')) return bare;
  const first = /^[a-z]+/.exec(bare.toLowerCase())?.[0] ?? '';
  if (ASKS.test(bare.toLowerCase()) || IMPERATIVE_VERBS.has(first))
    return `I'd like to ${asOwn(first + bare.slice(first.length))}.`;
  if (/^(?:i|my|we|our)\b/i.test(bare)) return `${bare}.`;
  if (/^(?:you|they|the user|the customer)\b/i.test(bare))
    return `${asOwn(bare.replace(/^(?:the user|the customer)/i, 'I'))}.`;
  return `I'm writing about this: ${asOwn(bare)}.`;
}

/** Whether something is to be done besides: "find out whether it fits, and book it". */
const asksForDeeds = (goal: string): boolean =>
  [...goal.toLowerCase().matchAll(/(?:^|[.;] |,? and |, then )(?:then |to )?([a-z]+)\b/g)].some(
    ([, verb = '']) => IMPERATIVE_VERBS.has(verb) && !TELLING.has(verb),
  );
/** Verbs of goals that are reached by an answer. */
const TELLING = new Set(
  'find learn know ask understand figure hear check get tell let explain say consider compare locate look see search show list describe'.split(
    ' ',
  ),
);

/** Whether a goal is reached by hearing something: nothing has to be done for it. */
export const isQuestion = (goal: string): boolean =>
  !asksForDeeds(goal) &&
  /\?|^(?:you want to |the user wants to |i want to )?(?:find out|learn|know|ask|understand|figure out|hear|check|get information|get (?:the )?(?:answer|details)|what|when|where|which|how|whether|who)\b/i.test(
    goal.trim(),
  );
