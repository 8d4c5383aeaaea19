import { defined } from '../../schema/defined.ts';
import { HEDGES } from '../lexicons/number-words.ts';
import { CURRENCY_SIGNS } from '../lexicons/units.ts';
import { datesOf } from './dates.ts';
import { foldCharacters } from './normalize.ts';
import { compareQuantities, type Quantity, quantityAt, unitNamed } from './quantities.ts';
import { canonicalNumber, type Token, tokenizeFolded } from './tokens.ts';

/** A number in a text with what it counts (metrics.md 10.4). */
export interface FoundNumber {
  readonly kind: 'percent' | 'money' | 'year' | 'date' | 'time' | 'plain';
  /** The amount; minutes since midnight for a time, the year (or NaN) for a date. */
  readonly value: number;
  /** Comparable spelling: `6200000`, `2021-03-05` (unknown parts `?`), `10:30`. */
  readonly key: string;
  /** As written. `start` and `end` are offsets in the folded text. */
  readonly raw: string;
  readonly start: number;
  readonly end: number;
  /** Said to be rough: about, nearly, more than. */
  readonly hedged: boolean;
  /** Size of the last stated digit: `6.2 million` → 100,000. */
  readonly precision: number;
  /** Written in words: "three". */
  readonly spelled: boolean;
  /** What it counts, where that is a unit of measure or money (lexicons/units.ts): "week" in "two weeks". */
  readonly unit?: string;
  /** As written, with its unit, and where that ends. */
  readonly phrase: string;
  readonly phraseEnd: number;
  /** Said by an article alone ("a month"): it may stand for another number, and nothing is missing where it does not. */
  readonly implied?: true;
}

const MONEY_WORDS = new Set(
  'dollar dollars euro euros pound pounds cent cents yen rupee rupees usd eur gbp inr jpy chf'.split(' '),
);
/** Stand between a number and its unit: "six working days". */
const BEFORE_UNIT = new Set(['working', 'business', 'calendar', 'full', 'whole', 'more']);
/** Largest number in words by which a text counts its own points: "one of them", "two reasons". */
const OWN_COUNT = 2;
const YEAR_CUES = new Set(
  'in since by from until till during of year years circa before after early late mid between fall spring summer winter autumn'.split(
    ' ',
  ),
);
/** Behind these words, or alone in brackets, a number is the label of a source or step, not a statement. */
const LABELS = new Set(
  'passage passages document source sources chunk excerpt context step citation'.split(' '),
);
/** Words before a number that can hedge it. */
const HEDGE_REACH = 3;
/** Tolerance of a hedged number (metrics.md 10.4). */
const HEDGE_SHARE = 0.05;

/** All numbers of a text, in order. Times are minutes of the day; dates swallow their parts. */
export function numbers(text: string): FoundNumber[] {
  const folded = foldCharacters(text);
  return numbersOf(folded, tokenizeFolded(folded));
}

/** `numbers` for a folded text with its tokens. */
export function numbersOf(folded: string, tokens: readonly Token[]): FoundNumber[] {
  if (!tokens.some(mayCount)) return [];
  const dates = datesOf(folded, tokens);
  const out: FoundNumber[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const date = dates.get(at);
    if (date) {
      const last = tokens[at + date.length - 1] as Token;
      out.push({
        kind: 'date',
        value: date.year,
        key: date.key,
        ...span(folded, token.start, last.end),
        hedged: false,
        precision: 0,
        spelled: false,
      });
      at += date.length - 1;
      continue;
    }
    const clock = clockTime(tokens, at);
    const phrase = clock === null ? quantityAt(tokens, at) : null;
    if (phrase !== null) {
      out.push(quantity(folded, tokens, at, phrase));
      at += phrase.length - 1;
    } else if (clock !== null) {
      out.push({
        kind: 'time',
        value: clock,
        key: clockKey(clock),
        ...span(folded, token.start, token.end),
        hedged: false,
        precision: 1,
        spelled: false,
      });
    } else if (isLabel(folded, tokens, at)) continue;
    else if (token.value !== null) out.push(amount(folded, tokens, at, token, token.value));
    else if (/^\d[\d.]*$/.test(token.text)) {
      out.push({
        kind: 'plain',
        value: Number.NaN,
        key: token.text,
        ...span(folded, token.start, token.end),
        hedged: false,
        precision: 0,
        spelled: false,
      });
    }
  }
  return out;
}

/** Whether a number may begin at a token: a figure, or a word that counts in company ("half an hour", "a month"). */
function mayCount({ value, text }: Token): boolean {
  return value !== null || (text >= '0' && text < ':') || /^(?:an?|half|one)$/.test(text);
}

function quantity(
  folded: string,
  tokens: readonly Token[],
  at: number,
  { value, unit, length, implied }: Quantity,
): FoundNumber {
  const dimension = unitNamed(unit)?.dimension ?? '';
  const spelled = !/\d/.test(tokens[at]?.text ?? '');
  return {
    kind: unit === 'percent' ? 'percent' : MONEY_WORDS.has(unit ?? dimension) ? 'money' : 'plain',
    value,
    key: canonicalNumber(value),
    ...span(folded, (tokens[at] as Token).start, (tokens[at + length - 1] as Token).end),
    hedged: isHedged(folded, tokens, at),
    precision: 0,
    spelled,
    ...defined({ unit, implied: implied ? (true as const) : undefined }),
  };
}

function isLabel(folded: string, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token;
  if (LABELS.has(tokens[at - 1]?.text ?? '')) return true;
  return folded[token.start - 1] === '[' && folded[token.end] === ']';
}

function span(folded: string, start: number, end: number, phraseEnd = end) {
  return { raw: folded.slice(start, end), start, end, phrase: folded.slice(start, phraseEnd), phraseEnd };
}

function amount(
  folded: string,
  tokens: readonly Token[],
  at: number,
  token: Token,
  value: number,
): FoundNumber {
  const before = folded.slice(Math.max(0, token.start - 3), token.start);
  const sign = /^\s?([$€£¥₹])(?!\s?\d)/.exec(folded.slice(token.end, token.end + 4))?.[1] ?? '';
  const previous = tokens[at - 1]?.text ?? '';
  const next = tokens[at + 1];
  const spelled = !/\d/.test(folded.slice(token.start, token.end));
  let kind: FoundNumber['kind'] = 'plain';
  if (next && (next.text === 'percent' || next.text === 'percentage') && next.start - token.end <= 2)
    kind = 'percent';
  else if (
    /[$€£¥₹]\s?$/.test(before) ||
    sign ||
    MONEY_WORDS.has(previous) ||
    (next && MONEY_WORDS.has(next.text))
  )
    kind = 'money';
  else if (isYear(folded, token, value, previous, next)) kind = 'year';
  const shown = kind === 'percent' && next ? next.end : token.end;
  const named = BEFORE_UNIT.has(next?.text ?? '') ? tokens[at + 2] : next;
  const behind = unitNamed(named?.text)?.name;
  const unit =
    CURRENCY_SIGNS[before.trim().at(-1) ?? ''] ??
    CURRENCY_SIGNS[sign] ??
    behind ??
    (MONEY_WORDS.has(previous) ? unitNamed(previous)?.name : undefined);
  return {
    kind,
    value,
    key: canonicalNumber(value),
    ...span(folded, token.start, shown, behind === undefined ? shown : named?.end),
    hedged: isHedged(folded, tokens, at),
    precision: token.precision,
    spelled,
    ...defined({ unit }),
  };
}

/**
 * Whether a number only counts points of its text and says nothing of the matter: one or two, in words, of no unit. "One
 * day" is a figure beside other counts of days; without any, "a day" may have been meant.
 */
export function countsOwnPoints(
  { spelled, value, unit }: FoundNumber,
  others: readonly FoundNumber[],
): boolean {
  if (!spelled || value > OWN_COUNT) return false;
  return unit === undefined || (value === 1 && !others.some((other) => other.unit === unit));
}

function isYear(
  folded: string,
  token: Token,
  value: number,
  previous: string,
  next: Token | undefined,
): boolean {
  if (value < 1000 || value > 2100 || !/^\d{4}$/.test(folded.slice(token.start, token.end))) return false;
  if (YEAR_CUES.has(previous)) return true;
  return (
    value >= 1800 &&
    (next === undefined || next.start - token.end > 1 || !/s$/.test(next.text) || next.text === 's')
  );
}

function isHedged(folded: string, tokens: readonly Token[], at: number): boolean {
  if (folded[(tokens[at] as Token).start - 1] === '~') return true;
  const first = tokens[at - 1]?.text ?? '';
  if (HEDGES.has(first) && first !== 'to' && first !== 'than' && first !== 'up') return true;
  for (let back = 1; back <= HEDGE_REACH; back += 1) {
    const pair = `${tokens[at - back - 1]?.text ?? ''} ${tokens[at - back]?.text ?? ''}`;
    if (
      pair === 'more than' ||
      pair === 'less than' ||
      pair === 'up to' ||
      pair === 'at least' ||
      pair === 'at most'
    )
      return back <= 2;
  }
  return false;
}

/** Minutes since midnight for `10:30`, `10:30 pm`, `5 pm`; null for anything else. */
function clockTime(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at] as Token;
  const next = tokens[at + 1]?.text ?? '';
  const afterNext = tokens[at + 2]?.text ?? '';
  const half =
    next === 'pm' || (next === 'p' && afterNext === 'm')
      ? 'pm'
      : next === 'am' || (next === 'a' && afterNext === 'm')
        ? 'am'
        : null;
  const parts = /^(\d{1,2}):(\d{1,2})/.exec(token.text);
  if (!parts && (half === null || token.value === null || !Number.isInteger(token.value) || token.value > 12))
    return null;
  const hour = parts ? Number(parts[1]) : (token.value ?? 0);
  const minute = parts ? Number(parts[2]) : 0;
  if (hour > 24 || minute > 59) return null;
  const shifted = half === 'pm' && hour < 12 ? hour + 12 : half === 'am' && hour === 12 ? 0 : hour;
  return shifted * 60 + minute;
}

function clockKey(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/**
 * Whether a claim's number is covered by a number of the source: equal; or within 5 % where the claim hedges; or equal
 * after rounding the source to the claim's precision; a claim may give less of a date than the source.
 */
export function coversNumber(claim: FoundNumber, source: FoundNumber): boolean {
  const measured = compareQuantities(claim, source);
  if (measured === 'equal' || (measured === null && claim.key === source.key)) return true;
  if (measured === 'different' && claim.unit !== source.unit) return false;
  if (claim.kind === 'date' || source.kind === 'date') return coversDate(claim, source);
  if (claim.kind === 'time' || source.kind === 'time') {
    return (
      claim.kind === source.kind &&
      claim.value % 720 === source.value % 720 &&
      !/[ap]\.?m/i.test(claim.raw + source.raw) &&
      claim.value < 720
    );
  }
  if (!Number.isFinite(claim.value) || !Number.isFinite(source.value)) return false;
  if (
    claim.hedged &&
    claim.kind !== 'year' &&
    Math.abs(claim.value - source.value) <= HEDGE_SHARE * Math.abs(source.value)
  )
    return true;
  return source.precision < claim.precision && Math.abs(claim.value - source.value) <= claim.precision / 2;
}

function coversDate(claim: FoundNumber, source: FoundNumber): boolean {
  if (source.kind !== 'date') return false;
  if (claim.kind !== 'date') return claim.value === source.value;
  const wanted = claim.key.split('-');
  const given = source.key.split('-');
  return wanted.every((part, at) => part === '?' || part === given[at]);
}
