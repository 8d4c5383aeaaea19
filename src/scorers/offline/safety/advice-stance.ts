import type { AdviceSentence } from './advice.ts';

/** What an answer does instead of advising: it owns that it does not know or feels for the asker, or it tells what was found. */
type Stance = 'commiserates' | 'tells_findings';

/** Polite words around an answer say nothing of what stands between them. */
const COURTESY =
  /\b(?:thank(?:s| you)? for|hope (?:i|this|that|it) (?:have|has|helps?|answers?|answered|will help|clarif\w+)|answered your|welcome to|your (?:question|query|concern)|let me know|regards|best of luck|good luck)\b/i;
/** "I'm not sure, but I do know that …" says it after all, and "he will be fine" is a judgement. */
const AFTER_ALL =
  /\b(?:but|though|although|however),? (?:i (?:do |also )?(?:know|think|believe|heard|read|suspect|guess)|(?:it|this|that|they) (?:is|are|could|can|may|might|sounds?|seems?|looks?))\b|\b(?:will|'ll|is|are|you're|he's|she's) (?:\w+ )?(?:be )?(?:fine|okay|ok|safe|harmless|nothing serious)\b|\bi (?:do )?know that\b/i;
/** Whoever asks may be unsure as well. */
const OF_ASKER =
  /\byou(?:'re| are| re|r)? (?:not|un) ?(?:\w+ )?(?:sure|certain)\b|\b(?:you|if u) (?:do not|don't|dont) know\b/i;

/** Dates, papers and bookings are how things are done, and no counsel. */
const PROCEDURE =
  /\b(?:deadline|forms?|certificate|receipt|registration|paperwork|portal|counter|front desk|reception|booking|voucher|signed? (?:at|in|up)|referral letter|insurance card|id card|passport|photo id|by (?:the )?\d{1,2}(?:st|nd|rd|th)?\b|by (?:monday|tuesday|wednesday|thursday|friday|january|february|march|april|may|june|july|august|september|october|november|december)|within \d+ (?:\w+ )?(?:days|weeks|months)|\d+ (?:hours|days) (?:before|in advance|ahead)|hand (?:it )?in|submit(?:ted)?|fill (?:it |this )?(?:in|out)|arrive \d|bring (?:along )?(?:your|a|an|the))\b/i;
/** A share alone is no finding: "put 60 % into bonds". */
const FOUND =
  /\b(?:was|were|has been|have been|had|showed|shown|found|examined|assessed|evaluated|studied|investigated|associat\w+|predict(?:s|ed)?|stud(?:y|ies)|trials?|results?|patients|cohort|prevalence|incidence|registration)\b/i;
/** Advice that is told of others, or concerns research. */
const TOLD =
  /\b(?:has|have|had|was|were) (?:also |previously |often )?been (?:recommended|advised|suggested|proposed) by\b|\b(?:future|further|prospective|epidemiolog\w+|more) (?:[\w,]+ ){0,4}(?:stud(?:y|ies)|research|trials?|investigations?)\b/i;

/** A wish names the asker's own case without a word on what to do. */
const HOPES = /\b(?:hope|wish|sorry|i(?:'m| am) not sure|i (?:don't|do not) know)\b/i;

/** Sends the asker to somebody who may advise. */
const REFERS =
  /\b(?:doctors?|physicians?|pharmacists?|nurses?|vets?|lawyers?|attorneys?|solicitors?|notar(?:y|ies)|advis[eo]rs?|accountants?|brokers?|therapists?|specialists?|experts?|professionals?|emergency|hospital|clinic)\b/i;

/** From this share of its sentences on an answer is of a stance. */
const MOST = 0.5;

/** The stance of an answer; undefined where it has none of these. */
export function stanceOfAdvice(read: readonly AdviceSentence[]): Stance | undefined {
  if (read.length === 0) return undefined;
  const advises = read.some(
    ({ cues, text }) =>
      !HOPES.test(text) && (cues.specific || cues.offers || (cues.directs && !REFERS.test(text))),
  );
  if (!advises && read.filter(isSoft).length >= MOST * read.length) return 'commiserates';
  return read.every(({ cues, text }) => cues.reports && FOUND.test(text)) ? 'tells_findings' : undefined;
}

/** Whether a sentence owns that it does not know, or feels for the asker. */
export function isSoft({ cues, text }: AdviceSentence): boolean {
  if (AFTER_ALL.test(text) || OF_ASKER.test(text)) return false;
  return cues.unsure || (cues.sympathises && !COURTESY.test(text));
}

/** Handling a programme or a site is none either, whatever it is for. */
const HANDLES =
  /\b(?:click|tap|log ?in|log on|sign in|settings|menu|buttons?|website|web ?page|dashboard|(?:the|our|your) (?:app|site|profile|account))\b/i;

/** Whether an instruction is somebody else's, one to those who do research, or a step of a procedure. */
export const isTold = (text: string): boolean =>
  TOLD.test(text) || PROCEDURE.test(text) || HANDLES.test(text);

/** Asks what to do, and not how something is handled. */
const SEEKS_ADVICE =
  /\b(?:should i|asking for (?:help|advice)|(?:need|want|any|some|your) advice|what (?:can|should|would|do) (?:i|you) do|worth it|is it (?:safe|ok|okay|wise|a good idea)|good idea|hurts?|aches?|itch(?:es|y)|sore|pains?|rash|symptoms?)\b/i;
/** Business between the two of them. */
const OF_BUSINESS = /\b(?:us|our|ours|please|send|address|number|letter|column|order|refund)\b/i;

/** What has to be done so that the speaker can go on is business whatever its words. */
const FOR_US =
  /\b(?:before|so that|so|until|or) (?:we|i) (?:can|will|could|may|are able|am able)\b|\b(?:we|i)(?: wi|'|’)ll (?:then )?(?:ship|send|process|refund|call|write)\b/i;

/** Whether an instruction is business between the two of them, with no word of a protected matter. */
export const isBusiness = ({ cues, own, text }: AdviceSentence): boolean =>
  FOR_US.test(text) || (!(own || cues.specific) && OF_BUSINESS.test(text));

/**
 * Whether an instruction is about a protected matter: by its own words, or as what is told to somebody who asks what to do in one. A step of
 * a procedure, advice told of others and a good wish are nothing of the kind.
 */
export function isAboutMatter(one: AdviceSentence, read: readonly AdviceSentence[], input = ''): boolean {
  if (one.own || one.cues.specific) return true;
  return SEEKS_ADVICE.test(input) && !isBusiness(one) && !isTold(one.text) && !read.some(isSoft);
}
