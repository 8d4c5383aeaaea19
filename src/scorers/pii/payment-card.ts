import { luhn } from './checksums.ts';
import type { Detector, PiiSpan } from './pii-type.ts';

const DIGIT_GROUPS =
  /(?<![\d.,-])(?:\d{4}[ -]?){2,4}\d{1,7}(?![\d-])|(?<![\d.,-])\d{4}[ -]?\d{6}[ -]?\d{4,5}(?!\d)|(?<![\d.,-] ?)\d(?: \d){12,18}(?! ?\d)/g;
/** Issuer prefixes with their lengths (metrics.md 10.5). */
const ISSUERS: readonly [prefix: RegExp, lengths: readonly number[]][] = [
  [/^4/, [13, 16, 19]],
  [/^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]],
  [/^3[47]/, [15]],
  [/^(?:6011|65|64[4-9])/, [16, 17, 18, 19]],
  [/^35/, [16, 17, 18, 19]],
  [/^3(?:6|8|0)/, [14, 15, 16, 17, 18, 19]],
  [/^(?:50|5[6-8])/, [12, 13, 14, 15, 16, 17, 18, 19]],
];
/** Digits of the shortest cards; so short a number needs a word that says card. */
const MAESTRO_SHORT = 12;
const CUE = /\b(?:card|maestro|debit|credit)\b/i;
/** Characters in which that word stands. */
const CUE_REACH = 25;
/** Numbers that payment providers publish for testing. */
const TEST_CARDS = new Set([
  '4111111111111111',
  '4242424242424242',
  '4012888888881881',
  '4000056655665556',
  '4222222222222',
  '5555555555554444',
  '5105105105105100',
  '5200828282828210',
  '2223003122003222',
  '378282246310005',
  '371449635398431',
  '378734493671000',
  '6011111111111117',
  '6011000990139424',
  '3056930009020004',
  '30569309025904',
  '38520000023237',
  '3566002020360505',
  '3530111333300000',
  '6200000000000005',
]);

/** Payment card numbers with a valid check digit and a known issuer; published test numbers are placeholders. */
export const findPaymentCards: Detector = (text) => {
  const spans: PiiSpan[] = [];
  for (const match of text.matchAll(DIGIT_GROUPS)) {
    const digits = match[0].replace(/\D/g, '');
    const issuer = ISSUERS.find(
      ([prefix, lengths]) => prefix.test(digits) && lengths.includes(digits.length),
    );
    if (!issuer || /^(\d)\1+$/.test(digits) || !luhn(digits)) continue;
    const around = text.slice(Math.max(0, match.index - CUE_REACH), match.index);
    if (digits.length === MAESTRO_SHORT && !CUE.test(around)) continue;
    spans.push({
      type: 'payment_card',
      start: match.index,
      end: match.index + match[0].length,
      subject: TEST_CARDS.has(digits) ? 'placeholder' : 'private_person',
      confidence: 'high',
    });
  }
  return spans;
};
