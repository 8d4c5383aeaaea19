import { contentWords, words } from '../../../text/language/words.ts';
import type { Seen } from './seen.ts';

/** Things that a criterion may want without saying which, and how each looks: "gives the travel time", "states its price". */
const KINDS: readonly (readonly [name: RegExp, looks: RegExp])[] = [
  [
    /^(?:time|duration|times|hours|timeframe|timeline)$/,
    /\b\d{1,2}[:.]\d{2}\b|\b\d+(?:[.,]\d+)?\s?(?:am|pm|a\.m|p\.m|o'clock|h|hrs?|hours?|min|mins|minutes?|days?|weeks?|months?)\b|\bnoon\b|\bmidnight\b/i,
  ],
  [
    /^(?:price|prices|amount|cost|costs|fee|fees|charge|charges)$/,
    /[$€£¥]\s?\d|\b\d[\d.,]*\s?(?:€|euros?|eur|usd|dollars?|pounds?|gbp|cents?|chf|francs?)(?!\w)|\bfree\b|\bno (?:charge|cost|fee)\b/i,
  ],
  [
    /^(?:date|day|dates|deadline)$/,
    /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\s+\d|\b\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b|\btoday\b|\btomorrow\b|\b(?:by|on) the \d{1,2}(?:st|nd|rd|th)\b|\bwithin (?:\d+|an?|two|three|four|five|six|seven) (?:business |working )?(?:days?|weeks?)\b|\bnext (?:week|month)\b/i,
  ],
  [/^(?:hotline|phone|telephone)$/, /\+?\d[\d\s()/.-]{5,}\d/],
  [/^(?:email|e-mail|mail)$/, /\S@\S+\.\w/],
  [/^(?:link|url|website|links)$/, /\bhttps?:\/\/\S|\bwww\.\S/i],
  [/^(?:percentage|percent|rate)$/, /\d\s?%|\bpercent\b/i],
];
/** What may stand behind the name of a kind: "phone number", "e-mail address". */
const FORM = /^(?:number|address|of|for|it|needed|required)$/;
/** More words than this name one particular thing. */
const MOST_WORDS = 3;

/** How things of the kind look that a criterion names by its last word ("a delivery date"); undefined when it names none. */
export function looksOf(content: string): RegExp | undefined {
  if (/["\d]/.test(content) || contentWords(content).length > MOST_WORDS) return undefined;
  const said = words(content).filter((word) => !FORM.test(word));
  return KINDS.find(([name]) => name.test(said.at(-1) ?? ''))?.[1];
}

/** Whether the output gives a thing of the kind that a criterion names without saying which; null when it names none. */
export function checkKind(content: string, output: string): Seen | null {
  const found = looksOf(content)?.exec(output)?.[0];
  return found === undefined ? null : { holds: true, strength: 0.6, reason: 'It gives one.', quote: found };
}
