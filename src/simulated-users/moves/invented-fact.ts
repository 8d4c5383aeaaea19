import { entities } from '../../text/language/entities.ts';
import { countsOwnPoints, coversNumber, type FoundNumber } from '../../text/language/numbers.ts';
import { sentences } from '../../text/language/sentences.ts';
import { STOP_WORDS } from '../../text/lexicons/stop-words.ts';
import { plainWords } from '../understand/find-words.ts';
import { compact, numbersIn } from '../understand/values.ts';
import { withClockTimes } from './clock-words.ts';
import { calendarWords } from './dates-in.ts';
import { HARMLESS, STATES } from './harmless.ts';
import type { Material } from './material.ts';

/** What a message states that the user cannot know: a number, a date, an id, an address or a name, as it is written; undefined for none. */
export function inventedFact(message: string, material: Material): string | undefined {
  return (
    inventedId(message, material) ??
    inventedNumber(message, material) ??
    inventedDay(message, material) ??
    inventedName(message, material) ??
    inventedAttribute(message, material)
  );
}

/** Letters and digits mixed, an underscore, an address, or capitals: what names one thing and no other. */
const ID =
  /[\p{L}\p{N}][\p{L}\p{N}._%+-]*@[\p{L}\p{N}.-]+|https?:\/\/\S+|\b(?=[\p{L}\p{N}_/-]*\d)(?=[\p{L}\p{N}_/-]*[\p{L}_])[\p{L}\p{N}]+(?:[_/-][\p{L}\p{N}]+)*\b|\b\p{L}+(?:_[\p{L}\p{N}]+)+\b|\b\p{Lu}{3,}(?:-\p{Lu}+)*\b/gu;
/** Numbers with something behind them, which are looked at as numbers. */
const WITH_UNIT =
  /^\d+(?:st|nd|rd|th|am|pm|kg|g|km|m|cm|mm|gb|mb|tb|kb|eur|usd|gbp|chf|h|hr|hrs|min|mins|s|sec|x|k|d|day|days|year|years|week|weeks|-?(?:day|hour|minute|week|month|year|night|star|way|bedroom|piece|person|people)s?(?:-old)?)$/i;
/** Words with a figure in them that name no single thing. */
const COMMON =
  /^(?:24\/7|covid-?19|mp[34]|h2o|2fa|wi-?fi6?|ipv[46]|utf-?8|b2b|a4|a5|3d|4k|5g|4g|oauth2?|s3|k8s|i18n|1st|2nd|3rd|\d{1,2}-\d{1,2})$/i;
const ACRONYMS = new Set(
  'ASAP FYI BTW PDF SMS USA EUR USD GBP CHF PIN VAT IBAN URL FAQ CEO HTML HTTP HTTPS API SQL CSV JSON ETA LOL OMG TBH IMO THX PLS NOT YES AND THE NOW ALL CAN VERY REALLY NEVER STOP PLEASE HELP WHY WHAT HOW WHEN ANY MUST NEED WANT THIS THAT STILL AGAIN SSH VPN DNS CPU RAM SSD USB TV DOB SSN MRI GPA ATM EST PST CET UTC GMT OTP MFA SSO AWS GCP'.split(
    ' ',
  ),
);

function inventedId(message: string, material: Material): string | undefined {
  const isShouting = message.replace(/[^\p{Lu}]/gu, '').length > message.replace(/[^\p{Ll}]/gu, '').length;
  for (const [found] of message.matchAll(ID)) {
    const id = found.replace(/[.,]+$/, '');
    if (WITH_UNIT.test(id) || COMMON.test(id)) continue;
    if (/^\p{Lu}+$/u.test(id) && (isShouting || ACRONYMS.has(id))) continue;
    const bare = compact(id);
    if (bare === '' || material.compact.includes(bare)) continue;
    return id;
  }
  return undefined;
}

function inventedNumber(message: string, material: Material): string | undefined {
  const found = uncovered(message, material);
  const times = withClockTimes(message);
  // "Quarter past nine": 9:15, or else a nine.
  return found === undefined || (times !== message && uncovered(times, material) === undefined)
    ? undefined
    : found;
}

function uncovered(text: string, material: Material): string | undefined {
  const all = numbersIn(text);
  return all.find((one) => !isHarmlessNumber(one, all, text) && !isCovered(one, text, material))?.phrase;
}

function isHarmlessNumber(one: FoundNumber, all: readonly FoundNumber[], message: string): boolean {
  if (one.implied === true || countsOwnPoints(one, all)) return true;
  if (one.kind === 'percent' && one.value === 100) return true;
  if (one.spelled && one.value <= 3 && one.unit === undefined) return true;
  // "Half a year ago", "half the price".
  if (one.spelled && one.value < 1) return true;
  if (countsTheTalk(one, message)) return true;
  const near = message.slice(Math.max(0, one.start - 12), one.end + 14).toLowerCase();
  return (
    /\b(?:100 ?%|hundred percent|24\/7|one more|once|first|second|third|a (?:million|thousand|hundred) times|number one|no\.? ?1|two-factor|2fa)\b/.test(
      near,
    ) ||
    (one.value <= 5 &&
      /\b(?:option|number|choice|step|point)s? (?:#|no\.? )?$/.test(
        message.slice(0, one.start).toLowerCase(),
      ))
  );
}

/** How often it was asked, and how long it has been waiting, a user counts itself. */
function countsTheTalk({ start }: FoundNumber, message: string): boolean {
  const after = message.slice(start, start + 40);
  if (/^(?:\d+(?:st|nd|rd|th)|\w+) (?:time|attempt|try)\b/i.test(after)) return true;
  if (/^\S+ times\b/i.test(after)) return /\b(?:told|said|asked|explained|tell|say|ask)\b/i.test(message);
  return (
    /^\S+ ?(?:minutes?|hours?|mins?)\b/i.test(after) && /\bwait(?:ed|ing)?\b/i.test(message.slice(0, start))
  );
}

function isCovered(
  one: FoundNumber,
  message: string,
  { numbers, compact: letters, counts }: Material,
): boolean {
  if (numbers.some((known) => coversNumber(one, known) || isSameHour(one, known))) return true;
  if (one.kind === 'plain' && one.unit === undefined && counts.has(one.value)) return true;
  const digits = compact(one.raw);
  // The last digits of a longer number, or a day of a date.
  if (/^\d{3,}$/.test(digits) && letters.includes(digits)) return true;
  // "on the 14th", of a date that is known.
  const isDay = /\b(?:the|on|of) $/i.test(message.slice(Math.max(0, one.start - 6), one.start));
  return isDay && numbers.some(({ kind, key }) => kind === 'date' && Number(key.split('-')[2]) === one.value);
}

/** "Quarter to three", "7:30" and "seven" of 14:45, 19:30 and 19:00. */
function isSameHour(one: FoundNumber, known: FoundNumber): boolean {
  if (known.kind !== 'time') return false;
  if (one.kind === 'time') return (one.value - known.value) % HALF_DAY === 0;
  const isHour = one.kind === 'plain' && one.unit === undefined && one.value <= 24;
  return isHour && (one.value * 60 - known.value) % HALF_DAY === 0;
}

/** Minutes by which a time without "am" or "pm" may be another. */
const HALF_DAY = 720;

function inventedDay(message: string, { calendar }: Material): string | undefined {
  return calendarWords(message).find((day) => !calendar.has(day));
}

const knownWord = (word: string, { words, plain }: Material): boolean => {
  const lower = plainWords(word).trim();
  return (
    lower === '' ||
    words.has(lower) ||
    plain.includes(` ${lower} `) ||
    lower
      .split(' ')
      .every(
        (part) =>
          words.has(part) || words.has(part.replace(/s$/, '')) || HARMLESS.has(part) || STOP_WORDS.has(part),
      )
  );
};

/** "Maria told me so": a name that opens a sentence shows by what it does. */
const TELLER =
  /^(\p{Lu}[\p{Ll}'-]+)(?: (\p{Lu}[\p{L}'-]+))? (?:told|said|promised|assured|recommended|advised|mentioned|confirmed|suggested|sent)\b/u;
const TELLERS =
  /^(?:Somebody|Someone|Nobody|Everyone|Everybody|People|Support|Customer|Service|Your?|My|They|He|She|It|This|That|Who|The|We|You|I|One|Another|Last|Yesterday|Agents?)$/;

/** One word with a capital letter is a name for sure behind what names stand behind: "in Bremen", "my sister Ana", "Dr. Ruiz". */
const BEFORE_NAME =
  /\b(?:in|at|from|to|by|with|of|for|via|near|than|called|named|mr|mrs|ms|miss|dr|prof|professor|like|use|using|(?:my|our|his|her|their) (?:\p{L}+ )?\p{L}+|is an?|an?|the)[.,]? $/iu;

function isNameForSure(text: string, sentence: string): boolean {
  if (/\s/.test(text.trim())) return true;
  const at = sentence.indexOf(text);
  return at < 0 || BEFORE_NAME.test(sentence.slice(Math.max(0, at - 40), at));
}

function inventedName(message: string, material: Material): string | undefined {
  for (const sentence of sentences(message)) {
    // A title in quotes is a name of its own: `Renew "Marine Biology"`.
    const plain = sentence.replace(ID, 'x').replace(/\s*["“”«»]\s*/gu, ', ');
    for (const { text } of entities(plain))
      if (
        isNameForSure(text, plain) &&
        !text.split(/[\s'-]+/).every((word) => knownWord(word, material) || HARMLESS.has(word.toLowerCase()))
      )
        return text;
    const [, teller = '', last = ''] = TELLER.exec(sentence) ?? [];
    if (teller !== '' && !TELLERS.test(teller) && !knownWord(teller, material))
      return `${teller} ${last}`.trim();
  }
  const called =
    /\b(?:my (?:full |first |last |sur)?name(?: is|'s)|i am called|i'm called|call me|i go by)\s+([\p{L}'-]+(?: [\p{Lu}][\p{L}'-]+)?)/iu.exec(
      message,
    )?.[1];
  if (called === undefined || /^(?:not|on|in|the|a|already|later|back|when|if|as|at|spelled)\b/i.test(called))
    return undefined;
  return called.split(' ').every((word) => knownWord(word, material)) ? undefined : called;
}

/** What people have one of, and what they say of it. */
const ATTRIBUTE =
  /\bmy (?:\p{L}+ ){0,2}(name|address|street|city|town|country|birthday|phone|password|pin|plan|membership|status|job|employer|profession|occupation|school|university|bank|insurance|insurer|doctor|car|model|colou?r|seat|cabin|diagnosis|allergy|medication|blood type|department|manager|teacher|major|course|browser|operating system|provider|version|size|hotel|destination|airline|nationality|language|region|environment|database|framework)(?: (?:number|code|id|type|name|company|provider|preference))? (?:is|was|are) (?:a |an |the |in |at |with |on |called )?([\p{L}\p{N}][^.,;!?]*)/giu;

function inventedAttribute(message: string, material: Material): string | undefined {
  for (const [whole, , value = ''] of message.matchAll(ATTRIBUTE)) {
    const words = plainWords(value).trim().split(' ').slice(0, 4);
    const [first = ''] = words;
    if (STATES.has(first) || /^(?:not|n't|wrong)$/.test(first)) continue;
    const telling = words.filter((word) => !STOP_WORDS.has(word) && !HARMLESS.has(word) && !STATES.has(word));
    if (telling.length > 0 && telling.every((word) => !knownWord(word, material))) return whole;
  }
  return undefined;
}
