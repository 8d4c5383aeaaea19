import { sentences } from '../../text/language/sentences.ts';
import { readAgentTurn } from '../understand/agent-turn.ts';

/** How many of the last sentences of an agent are looked at: what it waits for stands at the end. */
const LAST = 3;

/** Questions that ask for nothing but whether it may end, or whether all is well. */
const CLOSING =
  /\b(?:anything|something|any|nothing) (?:else|further|more|other|left)\b|\b(?:is|was|will|would) (?:that|this|there|it) (?:be )?(?:all|everything|it|enough)\b|\b(?:is|was) there (?:anything|something)\b|\bany(?:thing)? (?:questions|to add|you(?:'d| would)? (?:like|want|need))\b|\b(?:further|other|more|additional) (?:questions?|requests?|assistance|help|concerns?|wish(?:es)?|needs?|matters?|issues?)\b|\b(?:does|did|do|has|have|is|are) (?:that|this|it|these|everything|all) (?:now )?(?:help|helps|helped|answer|answered|solve|solved|resolve|resolved|work|works|worked|working|clear|done)\b|\b(?:got|have) (?:it|all|everything)(?: now)?\?$|\b(?:rate|rating|feedback|survey|review)\b|\b(?:may|can|could|shall) (?:i|we) (?:do|be of|help|assist)\b.{0,40}\b(?:more|else|further)\b/;
/** Asks to be told or shown something, or to be answered. */
const TELL_ME =
  /^(?:(?:so|and|then|thanks|thank you|ok|okay|alright|great|sure|first|now|also|next|fine|good)[,.! ]+)*(?:please|kindly) (?:also |first |now |just |briefly |either |do )*(?:provide|give|tell|share|send|specify|enter|verify|confirm|spell|supply|type|read|describe|let (?:me|us) (?:know|have)|state|indicate|choose|select|pick|scan|reply|answer|name|explain|upload|submit|fill)\b|\b(?:could|can|would|will) you (?:please )?(?:provide|give|tell|share|send|specify|enter|confirm)\b|^(?:(?:then|so|and|now|just|ok|okay),? )?(?:tell|give|send|show) (?:me|us)\b|^(?!(?:be|keep|bring|come|take|wait|hold|note|remember|do|don't|allow|one|just|a|stay|have)\b).{3,90}, please[.]?$|^let (?:me|us) (?:have|know)\b|\b(?:me|us) know (?:your|which|what|when|whether|where|how|who)\b/;
const NEEDS =
  /\b(?:i|we)(?:'ll| will|'d| would)?(?: also| still| just| first| only)? (?:need|require|have to know|have to ask|must know|must ask|would like to know|like to know) (?:to know |to have |from you )?(?:your|the|a|an|one|two|some|which|what|when|where|who|how|whether)\b|\b(?:is|are) (?:still )?(?:needed|missing|required)(?: from you)?[.:]?$|\bwould help(?: (?:me|us|too|as well|a lot))?(?:,? too)?[.!]?$/;
/** "If you have a voucher, now is the time." */
const IF_ANY =
  /^(?:and )?if you have (?:an?|the|any|your) .{2,60}, (?:now is|please (?:give|tell|send|enter|share|name)|(?:give|tell|send) (?:me|us)|let (?:me|us) (?:know|have)|i (?:need|would need))\b/;
/** "We have Monday at nine or Tuesday at ten.": something to choose from, said as a statement. */
const OFFERS =
  /\b(?:there (?:is|are)(?! no\b| nothing)|(?:i|we)(?:'ve| still| also| now| can| could| do| would)* (?:got|have|offer|propose|suggest)(?! (?:\w+ )?(?:\w+ed|sent|made|put|been|set|no|not|nothing)\b)|you (?:can|could|may) choose|choice of|available:)\b.{2,90}\bor\b[^?.]{2,60}[.]?$|^between [^,.?]{1,40},? or [^,.?]{1,40}\?$/;
/** Is told what to do later, or what the agent itself will do: nothing is waited for. */
const LATER =
  /\b(?:if you|should you|in case|feel free|whenever|as soon as you|once you|when you (?:arrive|come|get)|at any time|any time)\b/;
const REFUSES = /\b(?:unfortunately|sadly|cannot|can't|unable)\b/;
/** The agent itself says goodbye. */
const LEAVES =
  /\b(?:good ?bye|bye|see you|have an? (?:\w+ )?(?:day|evening|weekend|night|trip|stay|flight|time|week|one)|enjoy (?:your|the)|take care|all the best|(?:kind|best|warm) regards|thank you for (?:calling|contacting|choosing)|look forward to (?:seeing|welcoming|meeting))\b/;
/** Is still at it: the user has only to wait. */
const AT_WORK =
  /\b(?:one|a|just a|give me a) (?:moment|second|sec|minute)\b(?! ago)|\bhold on\b|\bbear with me\b|\blet me (?:just |quickly |first )?(?:check|look|see|verify|pull|find|take a look|get|review|confirm|go)\b(?! back to you)|\b(?:i'll|i will|i am going to|i'm going to|i shall) (?:now|just|first|quickly) (?:\w+ )?\w+|\bplease (?:wait|hold|stand by)\b(?! (?:on to|your))|\bhold the line\b|^(?:(?:i'm|i am|we're|we are) )?(?:now |still |currently |just )*(?:checking|looking|working on|searching|processing)\b|\bin progress\b/;

const folded = (text: string): string =>
  text.normalize('NFKC').replace(/[‘’]/gu, "'").replace(/[“”]/gu, '"').replace(/\*\*/gu, '').toLowerCase();

const isQuestion = (sentence: string): boolean => /\?["')\]]*$/.test(sentence);

/** Whether a sentence of an agent wants an answer: a real question, a request to be told something, or something to choose from. */
function wantsAnswer(sentence: string): boolean {
  if (CLOSING.test(sentence)) return false;
  if (isQuestion(sentence)) return true;
  if (IF_ANY.test(sentence)) return true;
  if (LATER.test(sentence) || REFUSES.test(sentence)) return false;
  return TELL_ME.test(sentence) || NEEDS.test(sentence) || OFFERS.test(sentence);
}

/** Whether an agent certainly waits for an answer of the user: its last sentences ask, and it neither takes its leave nor hands over. */
export function waitsForAnswer(heard: string): boolean {
  const last = sentences(folded(heard)).slice(-LAST);
  const at = last.findLastIndex(wantsAnswer);
  if (at < 0) return last.length > 0 && isList(heard);
  const behind = last.slice(at + 1);
  return !behind.some((sentence) => LEAVES.test(sentence) || CLOSING.test(sentence));
}

/** "I need the following:" with a list at the end. */
const isList = (heard: string): boolean =>
  /\n\s*(?:[-*•]|\d{1,2}[.)])\s+[^\n]+\s*$/.test(heard.slice(-300)) &&
  readAgentTurn(heard).requests.length > 0;

/** Whether an agent says with its last words that it is still at work. */
export function isAtWork(heard: string): boolean {
  const { isDone, handsOver } = readAgentTurn(heard);
  const last = sentences(folded(heard)).slice(-2);
  return (
    !isDone &&
    !handsOver &&
    last.some((sentence) => AT_WORK.test(sentence)) &&
    !last.some((sentence) => LEAVES.test(sentence))
  );
}
