import { mod97 } from './checksums.ts';
import type { Detector, PiiSpan } from './pii-type.ts';

const CANDIDATE = /(?<![A-Za-z0-9])[A-Za-z]{2}\d{2}(?:[ -]?[A-Za-z0-9]){11,30}/g;
/** Length by country (ISO 13616, SWIFT registry). */
const LENGTHS: Readonly<Record<string, number>> = {
  AD: 24,
  AE: 23,
  AL: 28,
  AT: 20,
  AZ: 28,
  BA: 20,
  BE: 16,
  BG: 22,
  BH: 22,
  BR: 29,
  BY: 28,
  CH: 21,
  CR: 22,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  DO: 28,
  EE: 20,
  EG: 29,
  ES: 24,
  FI: 18,
  FO: 18,
  FR: 27,
  GB: 22,
  GE: 22,
  GI: 23,
  GL: 18,
  GR: 27,
  GT: 28,
  HR: 21,
  HU: 28,
  IE: 22,
  IL: 23,
  IQ: 23,
  IS: 26,
  IT: 27,
  JO: 30,
  KW: 30,
  KZ: 20,
  LB: 28,
  LC: 32,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  LY: 25,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MR: 27,
  MT: 31,
  MU: 30,
  NL: 18,
  NO: 15,
  PK: 24,
  PL: 28,
  PS: 29,
  PT: 25,
  QA: 29,
  RO: 24,
  RS: 22,
  SA: 24,
  SC: 31,
  SD: 18,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  ST: 25,
  SV: 28,
  TL: 23,
  TN: 24,
  TR: 26,
  UA: 29,
  VA: 22,
  VG: 24,
  XK: 20,
};
/** Examples of the IBAN registry that documentation repeats. */
const EXAMPLES = new Set([
  'DE89370400440532013000',
  'GB29NWBK60161331926819',
  'GB82WEST12345698765432',
  'FR1420041010050500013M02606',
  'CH9300762011623852957',
  'NL91ABNA0417164300',
]);

/** International bank account numbers with the length of their country and a valid remainder, in any case and grouping. */
export const findIbans: Detector = (text) => {
  const spans: PiiSpan[] = [];
  for (const match of text.matchAll(CANDIDATE)) {
    const length = LENGTHS[match[0].slice(0, 2).toUpperCase()];
    if (length === undefined) continue;
    const end = endOf(match[0], length);
    const compact = match[0].slice(0, end).replace(/[ -]/g, '').toUpperCase();
    const following = text[match.index + end] ?? '';
    if (compact.length !== length || /[A-Za-z0-9]/.test(following) || !mod97(compact)) continue;
    spans.push({
      type: 'iban',
      start: match.index,
      end: match.index + end,
      subject: EXAMPLES.has(compact) ? 'placeholder' : 'private_person',
      confidence: 'high',
    });
  }
  return spans;
};

/** Offset after the given number of letters and digits. */
function endOf(candidate: string, length: number): number {
  let seen = 0;
  for (let at = 0; at < candidate.length; at++) {
    if (/[A-Za-z0-9]/.test(candidate[at] as string) && ++seen === length) return at + 1;
  }
  return candidate.length;
}
