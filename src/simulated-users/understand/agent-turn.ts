import { outcomeWords } from '../../text/language/outcomes.ts';
import { isRefusal } from '../../text/language/refusal.ts';
import { sentences } from '../../text/language/sentences.ts';
import { rememberedByText } from '../../text/remembered-by-text.ts';

/** What an agent said, as somebody hears it who is talked to. Folded and in lower case. */
export interface AgentTurn {
  /** Sentences that ask for something to be told: "May I have your booking code?", and the lists behind them. */
  readonly requests: readonly string[];
  /** Sentences that want a yes or a no: "Shall I go ahead?". */
  readonly confirmations: readonly string[];
  /** What can be chosen from: "economy or business?". */
  readonly choices: readonly string[];
  /** Asks only what it can do for the user. */
  readonly isOpen: boolean;
  /** Asks whether there is anything else. */
  readonly asksForMore: boolean;
  readonly refuses: boolean;
  readonly handsOver: boolean;
  /** Says that something was done. */
  readonly isDone: boolean;
  /** Asks for patience, or promises to do something. */
  readonly stalls: boolean;
}

const OPEN =
  /\b(?:how (?:can|may|could|might) (?:i|we) (?:help|assist|be of (?:service|help))|what (?:can|could|may) (?:i|we) (?:do|help)|what (?:brings you|would you like (?:help|assistance) with|do you need(?: help with)?)|how (?:is|are) (?:it|you)|what(?:'s| is) (?:up|on your mind|this about)|in what way can i|what would you like to (?:do|change|ask|know)(?: today)?\?)/;
const MORE =
  /\b(?:anything|something|any) (?:else|further|more|other)\b|\b(?:further|other|more|additional) (?:questions?|requests?|assistance|help|concerns?|wish(?:es)?|needs?|matters?|issues?)\b|\bwould that be all\b|\bis (?:that|this|there) (?:all|everything)\b|\bwas (?:that|there) (?:all|everything)\b|\bis that (?:all|everything)\b|\bwill that be all\b/;
/** The same in fewer words, where something was done just before: "Anything left to do?". */
const CLOSING =
  /^(?!.*\b(?:your|which|when|where|who|whom|how)\b).{0,60}\b(?:any|anything|something|more|else|further|left|other|all)\b.{0,40}\?$/;
const HAND_OVER =
  /\b(?:transfer(?:red|ring)?|connect(?:ed|ing)?|forward(?:ed|ing)?|hand(?:ed|ing)?|pass(?:ed|ing)?|put(?:ting)?|escalat(?:e|ed|ing)|rout(?:ed|ing)) (?:you|this|the (?:call|case|chat|matter|request)|your (?:call|case|request|chat))? ?(?:\w+ ){0,2}?(?:over |through |on )?(?:to|with) (?:a|an|our|another|the|one of our|someone|my|human) ?(?:\w+ ){0,3}(?:agent|human|person|representative|supervisor|specialist|colleague|team|manager|advisor|adviser|operator|department|staff|support|engineer|desk|nurse|banker|clerk)\b|\b(?:a|one of our|my) (?:human |senior |live )?(?:agents?|colleagues?|representatives?|supervisors?|specialists?|colleague|team) (?:will|is going to) (?:now )?(?:take (?:it |this )?over|take over|get in touch|contact you|call you|reach out|assist you)\b|\bescalated? (?:this|your|it)\b/;
const STALL =
  /\b(?:one|a|just a|give me a) (?:moment|second|sec|minute)\b|\bhold on\b|\bbear with me\b|\blet me (?:check|look|see|verify|pull|find|take a look|get|review|confirm|go)\b|\b(?:i'll|i will|i am going to|i'm going to|we'll|we will) (?:now |just |first |quickly )?(?:check|look|see|verify|pull|find|review|retrieve|start|investigate|get back|need|proceed|do that)\b|\bplease (?:wait|hold|stand by)\b|\b(?:checking|looking into|working on) (?:it|that|this|your|the)\b/;
/** A yes or a no is wanted, whatever stands in it. */
const YES_NO =
  /^(?:(?:and|so|but|ok|okay|great|thanks|thank you|now|then|perfect|alright|sure|got it)[,.! ]+)*(?:shall|should|do|does|did|is|are|was|were|am|have|has|would|will|may|might|can|could|want|ready|any objection|ok|okay|right|correct|sound|sounds|agreed|deal)\b/;
const TELL =
  /\b(?:provide|give|tell|share|send|specify|enter|verify|spell|state|supply|type|read|remind|describe|let me know|know|have|get|see|remember|recall|ask|explain|name|list|indicate|clarify|elaborate)\b/;
const WISH =
  /\b(?:i(?:'ll| will|'d| would)?|we(?:'ll| will|'d| would)?) (?:also |just |still |first )?(?:need|require|like to know|like to have|have to know|have to ask|must know|must have)\b|\b(?:is|are) (?:needed|required|missing)\b|\bneed (?:your|the|to know|a)\b|\bneeded[:,]|^(?:please|kindly)\b|[,;] please\b|\bplease (?:provide|give|tell|share|send|specify|enter|verify|confirm|spell|state|type|let me know|indicate|supply|describe|choose|select|pick)\b/;
const WH = /\b(?:what|which|who|whom|whose|when|where|why|how)\b/;
const CONFIRM =
  /\bconfirm(?:ation)?\b(?!\s+(?:your|the|my) (?:\w+ ){0,3}(?:name|number|id|email|e-mail|address|date of birth|birthday|code|phone|account|reservation|booking|order|zip|postcode|card|dob|date)\b)|\b(?:proceed|go ahead|move forward|continue|is (?:that|this|it) (?:correct|right|ok|okay|fine|acceptable)|are you sure|do you agree|would you like me to|do you want me to|shall i|should i|can i (?:go|proceed|book|cancel|make)|would you like to (?:proceed|go|continue|book|keep|confirm)|reply (?:with )?"?yes|say "?yes|"?yes"? (?:to|or))\b/;
const LEAD = /[:：]\s*$/;
const ITEM = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/;

/** Longer messages are read from their beginning and end: what is asked stands there. */
const LOOK = 6000;

/** What an agent's message asks, grants and refuses. */
export const readAgentTurn = rememberedByText(read, { most: 200_000 });

function read(whole: string): AgentTurn {
  const text = whole.length <= 2 * LOOK ? whole : `${whole.slice(0, LOOK)}\n${whole.slice(-LOOK)}`;
  const folded = text
    .normalize('NFKC')
    .replace(/[‘’]/gu, "'")
    .replace(/[“”]/gu, '"')
    .replace(/\*\*/gu, '')
    .toLowerCase();
  const requests: string[] = [];
  const confirmations: string[] = [];
  let openings = 0;
  let isListing = false;
  const isDone = sentences(folded).some(saysDone);
  for (const line of folded.split(/\r?\n/)) {
    const isItem = ITEM.test(line);
    if (!isItem && line.trim() !== '') isListing = false;
    for (const sentence of sentences(line)) {
      if (isItem && isListing) requests.push(sentence);
      else if (OPEN.test(sentence)) openings += 1;
      else if (MORE.test(sentence) || (isDone && CLOSING.test(sentence))) continue;
      else if (asksToTell(sentence)) {
        requests.push(sentence);
        isListing = LEAD.test(sentence);
      } else if (wantsYesOrNo(sentence)) confirmations.push(sentence);
    }
  }
  const outcome = outcomeWords(text);
  const handsOver =
    HAND_OVER.test(folded) &&
    !/\b(?:would you like|do you want|shall i|should i|can i) (?:me to )?(?:transfer|connect|forward|escalate)/.test(
      folded,
    );
  const asks = requests.length + confirmations.length > 0;
  return {
    requests,
    confirmations,
    choices: [...requests, ...confirmations].flatMap(choicesIn),
    isOpen: openings > 0 && !asks,
    asksForMore:
      MORE.test(folded) || (isDone && sentences(folded).some((sentence) => CLOSING.test(sentence))),
    refuses: !handsOver && (isRefusal(text) || outcome.failure > 0),
    handsOver,
    isDone,
    stalls: STALL.test(folded) && !isDone,
  };
}

function asksToTell(sentence: string): boolean {
  const isQuestion = /\?["')\]]*$/.test(sentence);
  if (
    CONFIRM.test(sentence) &&
    !/\b(?:please|could you|can you)\b.*\b(?:provide|tell me|give me|share)\b/.test(sentence)
  )
    return isQuestion && WH.test(sentence) && !YES_NO.test(sentence) && !/\bconfirm\b/.test(sentence);
  if (
    WISH.test(sentence) &&
    !/\b(?:please (?:wait|hold|note|be aware|allow|bear|feel free|see|find)|(?:don't|do not|no longer|wouldn't) need)\b/.test(
      sentence,
    )
  )
    return true;
  if (
    /^(?:tell|give|share|send|enter|provide|specify|state(?!:)|describe|confirm your|let me know (?:your|which|what|when|how|the))\b/.test(
      sentence,
    )
  )
    return true;
  if (!isQuestion) return false;
  if (YES_NO.test(sentence))
    return (
      /\b(?:can|could|would|will|may|might|do|did) (?:you|i|we)\b/.test(sentence) &&
      TELL.test(sentence) &&
      !/\b(?:would|do|did) you (?:like|want|prefer) (?:me )?to\b/.test(sentence)
    );
  return (
    WH.test(sentence) ||
    /\b(?:your|the) [\p{L} -]+\?/u.test(sentence) ||
    /^[\p{L}\d ,'-]{1,60}\?$/u.test(sentence)
  );
}

const wantsYesOrNo = (sentence: string): boolean =>
  (CONFIRM.test(sentence) &&
    (/\?/.test(sentence) || /\b(?:please|reply|say|confirm|type)\b/.test(sentence)) &&
    !/\b(?:i|we)(?:'ll| will| can)? confirm\b/.test(sentence)) ||
  /\?["')\]]*$/.test(sentence);

/** Something was done: "has been enrolled", "was changed", "we have lowered your rate". */
const WAS_DONE =
  /\b(?:(?:has|have) (?:now |just |already |also )*been|(?:was|were|is now|are now|is hereby)) (?:\p{L}+ly |now |already )*(?!(?:required|needed|supposed|allowed|associated|listed|provided|based|limited|expected|asked|used|priced|interested|born|related|located|called|named|designed|made of|included|affected)\b)\p{L}+(?:ed|sent|made|done|set|paid|given|taken|put|built)\b|\b(?:i|we)(?:'ve| have) (?:now |just |already |also |gone ahead and )*\p{L}+(?:ed|sent|made|done|set|paid) (?:you|your|it|this|that|the)\b/u;
const NOT_DONE =
  /\b(?:not|never|no|cannot|if|once|after|before|when|until|unless|would|should|could|must|will be|to be)\b|n't\b/;

/** A success that ends a matter: finding something or checking who somebody is, is none. */
const saysDone = (sentence: string): boolean =>
  !sentence.endsWith('?') &&
  (outcomeWords(sentence).success > 0 || (WAS_DONE.test(sentence) && !NOT_DONE.test(sentence))) &&
  !/\b(?:found|located|identity|verified|record|details?|here (?:is|are))\b/.test(sentence);

/** "economy or business?", "the 9:00, the 11:30 or the 15:00 one?". */
function choicesIn(sentence: string): string[] {
  const asked =
    /(?:would you (?:like|prefer)|do you (?:want|prefer)|prefer|is it|which[^?:,]*[:,]|choose(?: between)?|select|either|pick|should it be|do you mean|are you)\s+(.+? or .+?)[?.]*$/.exec(
      sentence,
    )?.[1];
  const bare = asked ?? /^([^,?]{1,40}(?:, [^,?]{1,40})*,? or [^,?]{1,40})\?$/.exec(sentence)?.[1] ?? '';
  if (bare === '' || /\b(?:or not|or something|or would|or should|or do)\b/.test(bare)) return [];
  return bare
    .split(/,? or |, /)
    .map((one) => one.replace(/^(?:the|a|an|to|by|with|for|in|on|at)\s+/, '').trim())
    .filter((one) => one !== '');
}
