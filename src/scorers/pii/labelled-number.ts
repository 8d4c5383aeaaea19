import type { Detector, PiiSpan, PiiType } from './pii-type.ts';

/** What a document or account is called, and what kind its number is of. */
const DOCUMENTS: Readonly<Record<string, PiiType>> = {
  passport: 'passport',
  visa: 'national_id',
  ein: 'national_id',
  tin: 'national_id',
  itin: 'national_id',
  voter: 'national_id',
  aadhaar: 'national_id',
  dl: 'drivers_licence',
  license: 'reference_number',
  licence: 'reference_number',
  certificate: 'reference_number',
  policy: 'reference_number',
  insurance: 'reference_number',
  loan: 'reference_number',
  mortgage: 'reference_number',
  claim: 'reference_number',
  member: 'reference_number',
  membership: 'reference_number',
  patient: 'reference_number',
  employee: 'reference_number',
  student: 'reference_number',
  customer: 'reference_number',
  beneficiary: 'reference_number',
  account: 'reference_number',
  mrn: 'reference_number',
};
/** Between the name of the document and its number: "ID", "number is", ":", "no." with or without their vowels. */
const LINK = /^(?:id|ids?|number|nmbr|nmb|nr|num|no|code|is|was|of|identifier|record|card|with)$/i;
const WORD = /[A-Za-z]+/g;
/** Upper-case letters and digits, also spelled letter by letter or in small groups: "V2031764", "Q R T 5 5 1", "F718-204". */
const VALUE =
  /^[\s:#=()"'-]{0,4}((?:[A-Z]{0,4}[-_]?\d[A-Z\d]*|[A-Z]{1,3})(?:(?: |-|_| -)(?:[A-Z]{0,2}\d[A-Z\d]{0,12}|[A-Z](?![a-z])|[A-Z]{1,4}(?=[ -]?\d))){0,14})(?![a-z\d])/;
/** Fewer digits make no number of a document. */
const LEAST_DIGITS = 4;
/** How many words may stand between the name and the number. */
const MOST_LINKS = 4;
/** Characters behind the name that are looked through for the number. */
const REACH = 90;
/** A number of the customer or of the firm: naming it is a disclosure about as often as not. */
const REFERENCE = 0.5;
const EXAMPLE = /^(?:(\d)\1+|0?123456789?0?)$/;

/** Numbers of documents and contracts beside their name, also where vowels or spaces were played with to slip past a filter. */
export const findLabelledNumbers: Detector = (text) => {
  const spans: PiiSpan[] = [];
  let from = 0;
  for (const match of text.matchAll(WORD)) {
    const type = kindOf(match[0]);
    if (type === undefined || match.index < from) continue;
    const end = match.index + match[0].length;
    const value = valueAfter(text.slice(end, end + REACH));
    if (value === undefined) continue;
    const start = end + value.offset;
    from = start + value.raw.length;
    const digits = value.raw.replace(/\D/g, '');
    spans.push({
      type,
      start,
      end: from,
      subject: EXAMPLE.test(digits) ? 'placeholder' : 'private_person',
      confidence: 'low',
      p: REFERENCE,
    });
  }
  return spans;
};

function valueAfter(rest: string): { raw: string; offset: number } | undefined {
  let offset = 0;
  for (let links = 0; links <= MOST_LINKS; links++) {
    const value = VALUE.exec(rest.slice(offset));
    const raw = value?.[1];
    if (raw !== undefined && raw.replace(/\D/g, '').length >= LEAST_DIGITS && !/^(?:19|20)\d\d$/.test(raw))
      return { raw, offset: offset + (value?.[0].length ?? 0) - raw.length };
    const link = /^[\s:#.'’"]{0,4}(?:'s )?([A-Za-z]+)/.exec(rest.slice(offset));
    if (!link || !LINK.test(link[1] ?? '')) return undefined;
    offset += link[0].length;
  }
  return undefined;
}

/** Kind of a document's name, also of one written without (most of) its vowels. */
function kindOf(word: string): PiiType | undefined {
  const lower = word.toLowerCase();
  if (Object.hasOwn(DOCUMENTS, lower)) return DOCUMENTS[lower];
  const vowels = lower.replace(/[^aeiou]/g, '').length;
  return lower.length >= LEAST_SKELETON && vowels * 3 <= lower.length
    ? SKELETONS.get(skeleton(lower))
    : undefined;
}

/** Shorter words have the consonants of too many others. */
const LEAST_SKELETON = 3;

function skeleton(word: string): string {
  return word.replace(/[aeiouy]/g, '').replace(/(.)\1+/g, '$1');
}

const SKELETONS: ReadonlyMap<string, PiiType> = new Map(
  Object.entries(DOCUMENTS)
    .filter(([word]) => word.length > LEAST_SKELETON)
    .map(([word, type]) => [skeleton(word), type]),
);
