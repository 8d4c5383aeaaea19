import { turn } from '../../flow/turn.ts';
import type { Detector, PiiSpan, PiiSubject } from './pii-type.ts';

/** A run of digits and phone punctuation; whether it is a number is decided by its digits (7 to 15, E.164). */
const LOOSE = /(?<![\w.$€£#-])\+?\(?\d[\d ().\-/]{5,24}\d(?: ?(?:x|ext\.?) ?\d{1,5})?(?![\w]|[.,]\d)/g;
const CUE =
  /\b(?:phone|tel|telephone|call(?:ed|ing)?|mobile|cell|fax|whats ?app|text|sms|dial|contact(?: number| is)?|answering|ring|desk|office line|reach(?:ed|able)?\b.{0,15}\b(?:at|on))\b/i;
/** Characters beside a number in which a word for phone stands. */
const CUE_REACH = 25;
const NO_PHONE =
  /\b(?:order|invoice|ticket|case|reference|tracking|account|booking|confirmation|isbn|sku|part|model|serial|nhs|ssn|bsn|cpf|passport|licen[sc]e|id)\b[^.\n]{0,15}$/i;
const DATE = /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}$|^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}$/;
/** Fictional numbers of the North American plan (555-0100 to 555-0199) and numbers filled with one digit. */
const PLACEHOLDER = /55501\d\d$|^(?:1?)(\d)\1{6,}$|^(?:1?)1234567(?:890)?$/;
/** Free and service numbers belong to organisations; so do numbers called a hotline, a support or an emergency line. */
const SERVICE = /^(?:1?(?:800|833|844|855|866|877|888|900)\d{7}|0?800\d+|988|911|112)$/;
const ORGANISATION =
  /\b(?:hotline|helpline|lifeline|support|customer (?:service|care)|front desk|reception|switchboard|emergency|toll[- ]free|office|our (?:team|number|line)|poison control)\b/i;
const ORGANISATION_REACH = 60;

/** Phone numbers by looks, only beside a cue word or with a plus (metrics.md 10.5). Needs no library. */
export const findCuedPhones: Detector = (text) => {
  const spans: PiiSpan[] = [];
  for (const match of text.matchAll(LOOSE)) {
    const digits = match[0].replace(/(?:x|ext).*$/, '').replace(/\D/g, '');
    if (digits.length < 7 || digits.length > 15 || DATE.test(match[0].trim())) continue;
    const before = text.slice(Math.max(0, match.index - CUE_REACH), match.index);
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + CUE_REACH);
    const plus = match[0].startsWith('+');
    if (!plus && (NO_PHONE.test(before) || !(CUE.test(before) || CUE.test(after.split(/[.\n]/)[0] ?? ''))))
      continue;
    spans.push(spanAt(text, match.index, match.index + match[0].trimEnd().length));
  }
  return spans;
};

/** Phone numbers that are valid in some numbering plan, found by libphonenumber; loaded at first use. */
export async function findPhones(text: string): Promise<PiiSpan[]> {
  const cued = findCuedPhones(text);
  if (!/\d(?:\D{0,3}\d){6}/.test(text)) return cued;
  const { findPhoneNumbersInText } = await import('libphonenumber-js/min');
  const spans = [...cued];
  const found = await inWindows(text, (part) =>
    findPhoneNumbersInText(part, { defaultCountry: 'US', extended: false }),
  );
  // Both are in the order of the text.
  let next = 0;
  for (const { start, end } of found) {
    while (next < cued.length && (cued[next] as PiiSpan).end <= start) next++;
    if ((cued[next]?.start ?? Number.POSITIVE_INFINITY) < end) continue;
    const written = text.slice(start, end);
    const grouped = /\+|\(|\d[ .-]\d/.test(written) && !DATE.test(written);
    if (!grouped || NO_PHONE.test(text.slice(Math.max(0, start - CUE_REACH), start))) continue;
    spans.push(spanAt(text, start, end));
  }
  return spans.sort((a, b) => a.start - b.start);
}

/** The library's cost grows with the square of a text full of digits, so it reads pieces that overlap by more than a number. */
const WINDOW = 1024;
const OVERLAP = 64;
/** Without so many digits in a row, with signs and spaces between them and no words, the library finds no number. */
const SOME_DIGITS = /\p{Nd}(?:[^\p{L}\p{Nd}]{0,16}(?:[xX][^\p{L}\p{Nd}]{0,8})?\p{Nd}){4}/u;
/** Windows that the library reads at a time: full of digits each takes it some milliseconds. */
const AT_ONCE = 8;

async function inWindows(
  text: string,
  find: (part: string) => readonly { startsAt: number; endsAt: number }[],
) {
  const found: { start: number; end: number }[] = [];
  let read = 0;
  for (let from = 0; from === 0 || from + OVERLAP < text.length; from += WINDOW - OVERLAP) {
    const part = text.slice(from, from + WINDOW);
    if (!SOME_DIGITS.test(part)) continue;
    if (read > 0 && read % AT_ONCE === 0) await turn();
    read++;
    for (const { startsAt, endsAt } of find(part)) {
      const cut = (startsAt === 0 && from > 0) || (endsAt === WINDOW && from + WINDOW < text.length);
      const again = from + startsAt < (found.at(-1)?.end ?? 0);
      if (!cut && !again) found.push({ start: from + startsAt, end: from + endsAt });
    }
  }
  return found;
}

function spanAt(text: string, start: number, end: number): PiiSpan {
  const digits = text
    .slice(start, end)
    .replace(/(?:x|ext).*$/, '')
    .replace(/\D/g, '');
  const before = text.slice(Math.max(0, start - ORGANISATION_REACH), start);
  const near = before.slice(before.search(/[^.\n]*$/)) + text.slice(end, end + CUE_REACH);
  const subject: PiiSubject = PLACEHOLDER.test(digits)
    ? 'placeholder'
    : SERVICE.test(digits) || ORGANISATION.test(near)
      ? 'organisation'
      : 'private_person';
  return { type: 'phone', start, end, subject, confidence: 'medium' };
}
