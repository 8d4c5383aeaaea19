import { defined } from '../schema/defined.ts';
import { isContentWord } from '../text/language/words.ts';
import { dateOf } from './calendar.ts';
import type { Quantity, QuantityKind, QuantityOp } from './policy-unit.ts';
import { COMPARISONS, COMPARISONS_BEHIND, wordValue } from './quantity-phrases.ts';

const WORD = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const DATE =
  '\\d{4}-\\d{2}-\\d{2}|(?:\\d{1,2} )?(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \\d{1,2},)? \\d{4}';
const CLOCK = '(?<![\\d:])\\d{1,2}:\\d{2}(?![\\d:])';
const CURRENCY = 'EUR|USD|GBP|CHF|SEK|NOK|DKK|CAD|AUD';
const DIGITS = '(?:\\d{1,3}(?:[ ,]\\d{3})+(?!\\d)(?:\\.\\d+)?|\\d+(?:[.,]\\d+)?)';
const PLAIN = `(?:[$€£]|(?<!\\w)(?:${CURRENCY}) )\\s?${DIGITS}|${DIGITS}|(?<![\\w-])(?:${WORD})(?![\\w-])`;
const NUMBER = new RegExp(`(?<![\\w.#/-])(?:(${DATE})|(${CLOCK})|(${PLAIN}))(?!\\w*[/#]|-?\\d)`, 'gi');
const TIME =
  /^[\s-]?((?:business|working|calendar|full|rental|consecutive) )?(second|minute|hour|day|night|week|month|quarter|year)s?\b/i;
/** Short forms of times, as technical texts have them. */
const SHORT_TIME = /^\s?(ms|s|sec|min|h)\b(?!\.\w)/;
const MONEY =
  /^\s?(dollars?|euros?|pounds?|cents?|kroner|francs?|usd|eur|gbp|chf|sek|nok|dkk|cad|aud|€)(?![a-z])/i;
const SIZE =
  /^\s?(gib|mib|kib|gb|mb|tb|kb|kg|cl|ml|l|g|lb|lbs|km|cm|mm|m|kwh|megabytes?|gigabytes?|(?:kilo)?grams?|(?:kilo|centi|milli)?met(?:re|er)s?|pounds?|miles?|feet|inch(?:es)?|litres?|liters?)\b/i;
const PERCENT = /^\s?(?:%|percent\b|per cent\b)/i;
const RANGE_GAP = /^\s?(?:to|and|-|–)\s?$/i;
/** Words in front of a number that its comparison may have: "at most ~", "at most the last". */
const REACH = 24;

interface Found {
  value: number;
  kind: QuantityKind;
  unit: string;
  start: number;
  numberEnd: number;
  end: number;
  written: string;
}

/**
 * The numbers of a rule with what they limit (improvement.md 6.2 step 1). Bare counts without a comparison are left out: "one
 * payment method" limits nothing that a test could cross. Linear in the length of the text.
 */
export function quantitiesOf(text: string): Quantity[] {
  const found = [...text.matchAll(NUMBER)].flatMap((match) => numberAt(text, match) ?? []);
  const out: Quantity[] = [];
  for (let at = 0; at < found.length; at += 1) {
    const one = found[at] as Found;
    const next = found[at + 1];
    if (next !== undefined && isRange(text, one, next)) {
      out.push(quantity(text, { ...next, start: one.start, value: one.value }, 'between', next.value));
      at += 1;
    } else {
      const limit = comparison(text, one);
      if (limit !== undefined) out.push(quantity(text, { ...one, ...limit }, limit.op));
      else if (one.kind !== 'count' && one.kind !== 'date' && one.kind !== 'clock')
        out.push(quantity(text, one, '='));
    }
  }
  return out;
}

function numberAt(text: string, match: RegExpMatchArray): Found | undefined {
  const [whole, date, clock] = match;
  const start = match.index ?? 0;
  const end = start + whole.length;
  const base = { start, numberEnd: end, end, written: whole, unit: '' };
  if (date !== undefined) {
    const value = dateOf(date);
    return value === undefined ? undefined : { ...base, value, kind: 'date' };
  }
  if (clock !== undefined) {
    const [hours = 0, minutes = 0] = clock.split(':').map(Number);
    return hours > 23 || minutes > 59 ? undefined : { ...base, value: hours * 60 + minutes, kind: 'clock' };
  }
  const value = wordValue(whole) ?? numberOf(whole.replace(/^(?:[$€£]|[A-Z]+)\s*/i, ''));
  const rest = text.slice(end, end + 60);
  if (!Number.isFinite(value) || isPartOfName(text.slice(0, start), whole, rest)) return undefined;
  const unit = unitBehind(rest, /^(?:[$€£]|[A-Z]{3} )/.test(whole));
  return unit && { ...base, ...unit, value, end: end + unit.length };
}

/** "5,000" and "5 000" are thousands, "3,5" is three and a half. */
function numberOf(digits: string): number {
  const thousands = /^\d{1,3}(?:[ ,]\d{3})+(?:\.\d+)?$/.test(digits);
  return Number(thousands ? digits.replace(/[ ,]/g, '') : digits.replace(',', '.'));
}

/** Nouns with a number behind them that is their name and no amount: "Form 7", "level 3". */
const NUMBERED =
  /\b(?:versions?|releases?|levels?|forms?|sections?|items?|paragraphs?|articles?|clauses?|chapters?|schedules?|annex(?:es)?|appendix|tables?|figures?|steps?|severity|tiers?|grades?|class(?:es)?|rooms?|piers?|ports?|pages?|no\.?|nos\.?|numbers?|rules?|status(?:es)?|codes?|errors?|lines?|models?|types?|series|phases?|stages?|zones?|category|categories|bands?|options?|days?|weeks?|years?|RFC|ISO|deck|gate|platform|berth|quay|setting|program(?:me)?|mode|position|point|part|volume|standard|firmware)\s$/i;
const MONTH =
  /^\s?(?:st|nd|rd|th)?\s?(?:of )?(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/;
const MONTH_BEFORE =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) $/;

/** Whether a number belongs to a name, a version, a place in a text or a day of the year: "TLS 1.3", "2.Y+1", "section 4", "5 September". */
function isPartOfName(before: string, whole: string, rest: string): boolean {
  if (/^(?:[$€£]|[A-Z]{3} )/.test(whole)) return false;
  // Measures of several sides are one thing.
  if (/^\s?[x×]\s?\d/.test(rest) || /\d\s?[x×]\s?$/.test(before)) return true;
  if (
    /^(?:\.?[\w+]|[.-]\w|['’`])/.test(rest) &&
    !/^(?:s|h|min|ms|kg|g|km|m|cm|mm|l|ml|gb|mb|kb|tb|gib|mib|kib)\b/i.test(rest) &&
    !TIME.test(rest)
  )
    return true;
  if (MONTH.test(rest) || MONTH_BEFORE.test(before) || NUMBERED.test(before)) return true;
  // A word with a capital letter inside of a sentence is a name, and so is what stands in quotes or code.
  return (
    (/[\w,;] [A-Z][\w-]*\s$/.test(before) &&
      !/\b(?:MUST|SHALL|SHOULD|MAY|NOT|OR|AND|[A-Z]{3}) $/.test(before)) ||
    (/[`#§(]\w*[.\s]?$/.test(before) && /^[`]/.test(rest))
  );
}

function unitBehind(
  rest: string,
  sign: boolean,
): { kind: QuantityKind; unit: string; length: number } | undefined {
  if (sign) return { kind: 'money', unit: '', length: 0 };
  const percent = PERCENT.exec(rest);
  if (percent !== null) return { kind: 'percent', unit: '%', length: percent[0].length };
  const money = MONEY.exec(rest);
  if (money !== null)
    return {
      kind: 'money',
      unit: plural(/^[A-Z]{3}$/.test(money[1] ?? '') ? (money[1] ?? '') : (money[1] ?? '').toLowerCase()),
      length: money[0].length,
    };
  const time = TIME.exec(rest);
  if (time !== null)
    return {
      kind: 'time',
      unit: `${(time[1] ?? '').toLowerCase()}${(time[2] ?? '').toLowerCase()}s`,
      length: time[0].length,
    };
  const short = SHORT_TIME.exec(rest);
  if (short !== null) return { kind: 'time', unit: short[1] ?? '', length: short[0].length };
  const size = SIZE.exec(rest);
  if (size !== null) return { kind: 'size', unit: size[1] ?? '', length: size[0].length };
  // The first number of a range: the second one has the unit.
  if (/^\s?(?:to|and|-|–)\s?[$€£\d]/.test(rest)) return { kind: 'count', unit: '', length: 0 };
  const nouns = /^ ([a-z][a-z-]+)(?: ([a-z][a-z-]+))?(?: ([a-z][a-z-]+))?/.exec(rest);
  if (nouns === null) return { kind: 'count', unit: '', length: 0 };
  const taken: string[] = [];
  for (const word of nouns.slice(1)) {
    if (word === undefined || !isNoun(word)) break;
    taken.push(word);
    if (/s$/.test(word) && !/ss$/.test(word)) break;
  }
  if (taken.length === 0) return undefined;
  const noun = taken.join(' ');
  return { kind: 'count', unit: plural(noun), length: noun.length + 1 };
}

/** Function words and verbs end the noun: "at most five can fly". */
const isNoun = (word: string) =>
  isContentWord(word) &&
  !/^(?:can|may|must|shall|will|per|each|is|are|times?|applies|apply|without|within|during|ed|needs?|pays?|gets?|receives?|takes?|requires?|cannot|does|do|has|have)$|(?:[^e]ed)$/.test(
    word,
  );

const KEPT = new Set(['usd', 'eur', 'gbp', '€', 'people', 'feet', 'kroner']);
/** "gift card" → "gift cards". */
export function plural(noun: string): string {
  if (KEPT.has(noun) || /^[A-Z]{3}$/.test(noun) || /(?:[^s]s|ren)$/.test(noun)) return noun;
  if (/(?:s|x|ch|sh)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/** "hours" → "hour". */
export function singular(noun: string): string {
  if (/\bpeople$/.test(noun)) return noun.replace(/people$/, 'person');
  if (/ies$/.test(noun)) return `${noun.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/.test(noun)) return noun.slice(0, -2);
  return /[^s]s$/.test(noun) ? noun.slice(0, -1) : noun;
}

function isRange(text: string, low: Found, high: Found): boolean {
  if (high.kind === 'count' && high.unit === '') return false;
  const gap = text.slice(low.numberEnd, high.start);
  if (!RANGE_GAP.test(gap) || low.value >= high.value) return false;
  const before = text.slice(Math.max(0, low.start - 9), low.start);
  return !/and/i.test(gap) || /between\s$/i.test(before);
}

/** A time that is counted backwards from something: "24 hours before departure", "two weeks in advance". */
const BACKWARDS =
  /^\s*(?:or (?:more|less|longer|earlier)\s+)?(?:before(?:hand)?|in advance|ahead|prior to|previously|earlier than the)\b/i;
/** Comparisons that speak of the moment: the later the moment, the less time is left before what follows. */
const OF_MOMENT =
  /^(?:up to|by|until|no later than|not later than|(?:not|no|never) (?:be |is |are )?(?:later|earlier|before|after)(?: than)?|later than|earlier than|or (?:earlier|later)|at the latest|at the earliest)$/i;
const EARLIEST =
  /\b(?:book|booked|reserve|reserved|made|ordered|buy|bought|purchased?|enrol|available|placed|on sale|scheduled?|open)\b/i;
/** What is done to something that was booked before: its limit is the latest moment. */
const LATEST =
  /\b(?:moved?|chang\w+|cancel\w*|amend\w*|modif\w+|withdraw\w*|return\w*|alter\w*|upgrad\w+|transfer\w*|rebook\w*|postpon\w+|refund\w*|revok\w+|correct\w*|swap\w*|submit\w*)\b/i;
const TURNED = { '<=': '>=', '<': '>', '>=': '<=', '>': '<' } as const;

/** The comparison of a number; for times before something it is that of the time left, whatever the words are. */
function comparison(text: string, one: Found): { op: QuantityOp; start: number; end: number } | undefined {
  const found = writtenComparison(text, one);
  if (found === undefined || one.kind !== 'time') return found;
  const { words, op, ...place } = found;
  const behind = text.slice(one.end);
  if (!BACKWARDS.test(behind) || !OF_MOMENT.test(words)) return { ...place, op };
  if (/^up to$/i.test(words)) {
    if (/^\s*(?:in advance|ahead|beforehand)/i.test(behind)) return { ...place, op };
    // "Booked up to six months before": the earliest moment or the latest, nobody can tell by the words.
    const before = text.slice(0, one.start);
    if (EARLIEST.test(before) && !LATEST.test(before)) return { ...place, op: '=' };
  }
  return { ...place, op: TURNED[op] };
}

function writtenComparison(
  text: string,
  one: Found,
): { op: keyof typeof TURNED; words: string; start: number; end: number } | undefined {
  const before = text.slice(Math.max(0, one.start - REACH), one.start).trimEnd();
  for (const [pattern, op] of COMPARISONS) {
    const match = new RegExp(`(?<![\\w-])${pattern.source}`, 'i').exec(before);
    // "by 5" and "from 3" compare only with dates and times of day.
    if (
      match === null ||
      (/^(?:by|from|before|until|max\.?|min\.?)$/i.test(match[0]) &&
        one.kind !== 'date' &&
        one.kind !== 'clock' &&
        !(/^(?:by|until)$/i.test(match[0]) && BACKWARDS.test(text.slice(one.end))))
    )
      continue;
    const start = text.lastIndexOf(match[0], one.start);
    return { op, words: match[0], start, end: one.end };
  }
  const said = /\b(maximum|minimum|limit)\b[^.,;]{0,60}\b(?:is|of|to)$/i.exec(
    text.slice(Math.max(0, one.start - 90), one.start).trimEnd(),
  );
  if (said !== null)
    return { op: /min/i.test(said[1] ?? '') ? '>=' : '<=', words: '', start: one.start, end: one.end };
  const behind = text.slice(one.end, one.end + REACH);
  for (const [pattern, op] of COMPARISONS_BEHIND) {
    const match = pattern.exec(behind);
    if (match !== null)
      return { op, words: match[0].trim(), start: one.start, end: one.end + match[0].length };
  }
  const moment = /^\s*(?:before|prior to)\b[^.,;]*?\b(at the (?:latest|earliest))/i.exec(text.slice(one.end));
  const words = moment?.[1]?.toLowerCase();
  return words === undefined
    ? undefined
    : { op: words === 'at the latest' ? '<=' : '>=', words, start: one.start, end: one.end };
}

function quantity(text: string, one: Found, op: QuantityOp, high?: number): Quantity {
  const start = op === 'between' ? rangeStart(text, one.start) : one.start;
  return {
    op,
    value: one.value,
    ...defined({ high }),
    kind: one.kind,
    unit: one.unit,
    phrase: text.slice(start, one.end),
    written: op === 'between' ? text.slice(one.start, one.numberEnd) : one.written,
    start,
    end: one.end,
  };
}

const rangeStart = (text: string, start: number) => {
  const before = /between\s$/i.exec(text.slice(Math.max(0, start - 9), start));
  return before === null ? start : start - before[0].length;
};
