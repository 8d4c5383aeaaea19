import { verhoeff, weightedSum } from './checksums.ts';
import type { Detector, PiiSpan, PiiType } from './pii-type.ts';

interface IdRule {
  readonly type: PiiType;
  readonly pattern: RegExp;
  /** Words that must stand before the number. Needed wherever a check digit alone proves too little. */
  readonly cue?: RegExp;
  valid(value: string): boolean;
}

/** Characters before a number in which such a word stands. */
const CUE_REACH = 40;
/** Some word of every cue below: where a text has none of them, rules with a cue need not look. */
const SOME_CUE =
  /\b(?:NHS|BSN|burgerservice|sofinummer|aadh|UIDAI|CPF|national|tax|identity|personnummer|codice|citizen|passport|driv|licen[sc]e|number plate|registration plate|account|routing|sort code|acct)/i;
const digitsOf = (value: string) => value.replace(/\D/g, '');
const anything = () => true;

/** National identity documents by checksum, else by cue (metrics.md 10.5). */
const RULES: readonly IdRule[] = [
  {
    // UK NHS number: mod 11
    type: 'national_id',
    pattern: /(?<![\d-])\d{3}[ -]?\d{3}[ -]?\d{4}(?![\d-])/g,
    cue: /\bNHS\b/i,
    valid(value) {
      const digits = digitsOf(value);
      const check = 11 - (weightedSum(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11);
      return (check === 11 ? 0 : check) === Number(digits[9]);
    },
  },
  {
    // NL BSN: 11-test
    type: 'national_id',
    pattern: /(?<![\d.-])\d{9}(?!\d)/g,
    cue: /\b(?:BSN|burgerservicenummer|sofinummer)\b/i,
    valid: (value) => weightedSum(value, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0,
  },
  {
    // ES DNI and NIE: check letter
    type: 'national_id',
    pattern: /(?<![A-Za-z0-9])(?:\d{8}|[XYZ]\d{7})-?[A-HJ-NP-TV-Z](?![A-Za-z0-9])/g,
    valid(value) {
      const compact = value.replace('-', '').replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)));
      return 'TRWAGMYFPDXBNJZSQVHLCKE'[Number(compact.slice(0, 8)) % 23] === compact[8];
    },
  },
  {
    // IN Aadhaar: Verhoeff, first digit 2 to 9; three groups of four or a cue
    type: 'national_id',
    pattern: /(?<![\d-])[2-9]\d{3}[ -]\d{4}[ -]\d{4}(?![ -]?\d)/g,
    valid: (value) => verhoeff(digitsOf(value)),
  },
  {
    type: 'national_id',
    pattern: /(?<![\d-])[2-9]\d{11}(?!\d)/g,
    cue: /\b(?:aadhaar|aadhar|UIDAI)\b/i,
    valid: verhoeff,
  },
  {
    // BR CPF: two mod 11 digits
    type: 'national_id',
    pattern: /(?<!\d)\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/g,
    valid: (value) => isCpf(digitsOf(value)),
  },
  { type: 'national_id', pattern: /(?<!\d)\d{11}(?!\d)/g, cue: /\bCPF\b/i, valid: isCpf },
  {
    // IN PAN
    type: 'national_id',
    pattern: /\b[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]\b/g,
    valid: anything,
  },
  {
    // UK national insurance number
    type: 'national_id',
    pattern: /\b[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d{2} ?\d{2} ?\d{2} ?[A-D]\b/g,
    valid: (value) => !/^(?:BG|GB|KN|NK|NT|TN|ZZ)/.test(value),
  },
  {
    type: 'national_id',
    pattern: /(?<![\w-])(?=(?:[A-Z-]{0,17}\d){4})[A-Z0-9][A-Z0-9-]{5,17}(?![\w-])/gi,
    cue: /\b(?:national (?:id|identity|insurance)|tax(?:payer)? id|identity (?:card|number)|personnummer|codice fiscale|citizen id)(?: (?:number|no|card|is|was))*[.:#\s]*$/i,
    valid: anything,
  },
  {
    type: 'passport',
    pattern: /(?<![\w-])(?=(?:[A-Z]{0,9}\d){4})[A-Z0-9]{6,10}(?![\w-])/gi,
    cue: /\bpassport(?: (?:number|no|id|is|was|of|with))*[.:#\s]*$/i,
    valid: anything,
  },
  {
    type: 'drivers_licence',
    pattern: /(?<![\w-])(?=(?:[A-Z-]{0,17}\d){4})[A-Z0-9][A-Z0-9-]{4,17}(?![\w-])/gi,
    cue: /\b(?:driver['’]?s?['’]?|driving) licen[sc]e\b(?: (?:number|no|id|is|was))*[.:#\s]*$|\blicen[sc]e (?:number|no|#)(?: (?:is|was))*[.:#\s]*$/i,
    valid: anything,
  },
  {
    type: 'licence_plate',
    pattern: /(?<![\w-])(?=[A-Z0-9 -]{0,9}\d)[A-Z0-9]{1,4}[ -]?[A-Z0-9]{2,5}(?![\w-])/g,
    cue: /\b(?:licen[sc]e|number|registration) plate(?: (?:number|no|is|was))*[.:#\s]*$/i,
    valid: anything,
  },
  {
    type: 'bank_account',
    pattern: /(?<![\d-])\d[\d -]{4,18}\d(?![\d-])/g,
    cue: /\b(?:(?:bank )?account|routing|sort code|acct)(?: (?:number|no|is|was))+[.:#\s]*$|\b(?:sort code|acct|routing|bank account)[.:#\s]*$/i,
    valid: (value) => digitsOf(value).length >= 6,
  },
];

function isCpf(digits: string): boolean {
  if (/^(\d)\1+$/.test(digits)) return false;
  const first = ((weightedSum(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]) * 10) % 11) % 10;
  const second = ((weightedSum(digits, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) * 10) % 11) % 10;
  return first === Number(digits[9]) && second === Number(digits[10]);
}

/** Values of documents and accounts that are filled with one digit or count up are placeholders. */
const FILLED = /^(?:(\d)\1+|0?123456789?0?\d*)$/;

/** Identity documents, licence plates and bank accounts beside IBANs. */
export const findNationalIds: Detector = (text) => {
  const spans: PiiSpan[] = [];
  const cued = SOME_CUE.test(text);
  for (const rule of RULES) {
    if (rule.cue !== undefined && !cued) continue;
    for (const match of text.matchAll(rule.pattern)) {
      const before = text.slice(Math.max(0, match.index - CUE_REACH), match.index);
      if (rule.cue !== undefined && !rule.cue.test(before)) continue;
      if (!rule.valid(match[0])) continue;
      const subject = FILLED.test(digitsOf(match[0])) ? 'placeholder' : 'private_person';
      spans.push({
        type: rule.type,
        start: match.index,
        end: match.index + match[0].length,
        subject,
        confidence: 'medium',
      });
    }
  }
  return spans;
};
