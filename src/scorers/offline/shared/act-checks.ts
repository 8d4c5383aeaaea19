import type { IndexedText } from '../../../text/language/indexed-text.ts';
import { shareOf } from '../../../text/language/overlap.ts';
import { isRefusal, redirects } from '../../../text/language/refusal.ts';
import { support } from '../../../text/language/support.ts';
import { contentWords, stems, words } from '../../../text/language/words.ts';
import { IMPERATIVE_VERBS } from '../../../text/lexicons/imperative-verbs.ts';
import { OFFLINE } from './constants.ts';
import type { Seen } from './seen.ts';
import { actOf, contentOf } from './speech-demand.ts';

const REFUSES =
  /^(?:\w+ly )?(?:refus|declin|reject|deny|denies)|\b(?:refuses?|declines?)\b|^not (?:comply|answer|help|assist)\b/i;
/** Acts that are done by their words. */
const SPOKEN: readonly (readonly [act: RegExp, words: RegExp])[] = [
  [
    /^(?:\w+ly )?(?:greets?|greeting|welcomes?|says? (?:hello|hi))\b/i,
    /\b(?:hello|hi|hey|hiya|howdy|welcome|greetings|good (?:morning|afternoon|evening|day)|nice to (?:meet|see|hear)|(?:glad|good) (?:to have you|you're here|to see you))\b|\bhow (?:can|may) (?:i|we) (?:help|assist)\b/i,
  ],
  [/^(?:\w+ly )?thanks?\b/i, /\b(?:thanks|thank you|grateful|appreciate)\b/i],
];
/** "Offers to ask the reception": a deed that is held out. */
const OFFERS =
  /^(?:\w+ly )?offer(?:s|ing)? (?:to |(?:(?:further|more|any|its|their) )?(?:help|assistance)\b[.!]?)/i;
const OFFERED =
  /\b(?:how|what) (?:can|may|could) (?:i|we)\b|\b(?:i|we)(?: can| could| will|'ll| would be (?:happy|glad)|'d be (?:happy|glad))\b|\bwould you like\b|\bshall i\b|\blet me\b|\b(?:happy|glad) to\b|\bif you (?:like|want|wish|would like)\b/i;
const APOLOGISES = /\bapologi[sz]|\bsays? sorry\b/i;
const SORRY = /\b(?:sorry|apologi[sz]e|apologies|regret)\b/i;
const ASKS =
  /^(?:\w+ly )?(?:asks?|asking|clarif(?:y|ies)|inquires?|requests?|prompts?)\b|\bclarifying question\b|\basks? (?:for|the|if|whether|which|what|about)\b/i;
/** "Ask the customer to check the number": what is asked for is a deed, and a request asks for it as well as a question. */
const ASKS_TO = /\b(?:asks?|asking|requests?|requesting|prompts?)\b[^,.;]{1,60}?\bto\b/i;
const QUESTION = /\?["')\]]*$/;
const REQUEST_FOR_WORDS =
  /\b(?:please|could you|can you) (?:provide|share|tell|send|give|confirm|let me know|specify|clarify)\b/i;
const REQUEST =
  /\bplease\b|\b(?:could|can|would|will|should|must|need to|have to) you\b|\byou (?:should|must|need to|have to|(?:may|might) want to)\b/i;
/** Sending somebody on, in the words of whoever does it. */
const HANDS_ON =
  /\b(?:i|we)(?:'m|'re|'ll| am| are| will| have| can)?(?: now| just| already)? (?:connect|transfer|forward|hand|pass|put|escalat|rout|redirect|refer)\w* (?:you|this|it|your)\b|\b(?:contact|call|e-?mail|write to|reach|speak (?:to|with)|talk to|get in touch with|ask) (?:our|the|your|a|an|one of)\b|\b(?:colleague|team|agent|specialist|advis[eo]r|someone) (?:will|can) (?:\w+ )?(?:help|call|contact|reach|get back|be in touch|take over)\b/i;
/** A deed is asked for when at least this share of its words is. */
const SAME_DEED = 0.5;

/** What the answer does: refuse, apologise, ask, send on. Null when the criterion names no such act. */
export function checkAct(criterion: string, output: string, said: IndexedText): Seen | null {
  const act = actOf(criterion).replace(/^without (?=\w+ing\b)/i, '');
  if (REFUSES.test(act)) return checkRefusal(output, said);
  if (APOLOGISES.test(act)) return checkApology(said);
  const spoken = SPOKEN.find(([names]) => names.test(act));
  if (spoken !== undefined) return checkSpoken(spoken[1], said);
  if (OFFERS.test(act)) return checkOffer(act.replace(OFFERS, ''), said);
  if (ASKS.test(act)) return checkAsking(act, criterion, said);
  if (/^(?:\w+ly )?(?:redirect|refer|escalat|hand(?:s)? (?:over|off)|direct|point)/i.test(act)) {
    const best = support(contentOf(act), said);
    const sent = redirects(output) || HANDS_ON.test(output);
    const holds = sent || best.score >= OFFLINE.playval.met;
    return {
      holds,
      strength: Math.max(best.score, sent ? 0.5 : 0),
      open: !holds,
      reason: holds ? 'It sends the user on.' : 'It sends the user nowhere.',
      quote: best.sentence,
    };
  }
  return null;
}

/** Whether the output declines what was asked of it. */
export function checkRefusal(output: string, said: IndexedText): Seen {
  const holds = isRefusal(output);
  return {
    holds,
    strength: holds ? 1 : 0,
    reason: holds ? 'It refuses.' : 'It does not refuse.',
    quote: said.sentences[0]?.text ?? '',
  };
}

/** Whether the output says sorry. */
export function checkApology(said: IndexedText): Seen {
  const sentence = said.sentences.find(({ text }) => SORRY.test(text));
  return sentence
    ? { holds: true, strength: 1, reason: 'It apologises.', quote: sentence.text }
    : { holds: false, strength: 0, reason: 'Nothing in it apologises.' };
}

/** Whether a sentence of the output does what only words do. */
function checkSpoken(done: RegExp, said: IndexedText): Seen {
  const sentence = said.sentences.find(({ text }) => done.test(text));
  return sentence
    ? { holds: true, strength: 1, reason: 'It does.', quote: sentence.text }
    : { holds: false, strength: 0, reason: 'It does not.', open: true };
}

/** Whether the output holds out a deed: in an offering sentence that has its words. */
function checkOffer(deed: string, said: IndexedText): Seen {
  const topic = topicOf(deed);
  const offers = said.sentences.filter(({ text }) => OFFERED.test(text));
  const shares = offers.map(({ vocabulary }) => (topic.length === 0 ? 1 : shareOf(topic, vocabulary)));
  const share = Math.max(0, ...shares);
  const holds = offers.length > 0 && share > SAME_DEED;
  return {
    holds: holds || (offers.length > 0 ? 'partly' : false),
    strength: share,
    reason: holds
      ? 'It offers that.'
      : offers.length > 0
        ? 'It offers something else.'
        : 'It offers nothing.',
    quote: offers[shares.indexOf(share)]?.text ?? '',
  };
}

/** What a question word asks for, so that "Why?" asks for the reason. */
const WORDS_FOR: readonly (readonly [question: RegExp, names: string])[] = [
  [/\bwhen\b|\bwhat time\b/i, 'time date day'],
  [/\bwhere\b/i, 'place address location city destination'],
  [/\bwhy\b|\bhow come\b/i, 'reason cause'],
  [/\bwho\b/i, 'name person'],
  [/\bhow many\b/i, 'number quantity amount'],
  [/\bhow much\b/i, 'amount price cost budget'],
  [/\bhow old\b/i, 'age'],
];

/** The words of a question, and those of what its question word asks for. */
function wantedStems({ text, vocabulary }: IndexedText['sentences'][number]): ReadonlySet<string> {
  const names = WORDS_FOR.flatMap(([question, answers]) => (question.test(text) ? stems(answers) : []));
  return names.length === 0 ? vocabulary : new Set([...vocabulary, ...names]);
}

function checkAsking(act: string, criterion: string, said: IndexedText): Seen {
  const deed = ASKS_TO.test(act);
  const asking = said.sentences.filter(
    ({ text }) => QUESTION.test(text) || REQUEST_FOR_WORDS.test(text) || (deed && isRequest(text)),
  );
  if (asking.length === 0) return { holds: false, strength: 0, reason: 'It asks nothing.' };
  const topic = topicOf(criterion);
  let share = -1;
  let quote = '';
  for (const sentence of asking) {
    const shared = shareOf(topic, wantedStems(sentence));
    if (shared > share) {
      share = shared;
      quote = sentence.text;
    }
  }
  const fits = topic.length === 0 || (deed ? share >= SAME_DEED : share > 0);
  return {
    holds: fits ? true : 'partly',
    strength: Math.max(0, share),
    reason: fits ? 'It asks.' : 'It asks about something else.',
    quote,
  };
}

function isRequest(sentence: string): boolean {
  return REQUEST.test(sentence) || IMPERATIVE_VERBS.has(words(sentence)[0] ?? '');
}

const BESIDE_TOPIC =
  /^(?:polite|politely|friendly|courteous|respectful|professional|professionally|tone|manner|user|customer|answer|response|reply|assistant|agent)$/;

/** Stems of what a criterion is about, without manners, people and the word "ask". */
export function topicOf(criterion: string): string[] {
  return contentWords(contentOf(criterion))
    .filter((word) => !BESIDE_TOPIC.test(word) && !/^(?:ask|clarif|request)/.test(word))
    .flatMap(stems);
}
