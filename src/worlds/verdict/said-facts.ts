import { caseless } from '../../checks/texts.ts';
import { foldCharacters } from '../../text/language/normalize.ts';
import { type FoundNumber, numbers } from '../../text/language/numbers.ts';

/** A fact that answers are asked for, ready to be looked for. */
export interface AskedFact {
  /** As it is written. */
  readonly text: string;
  isIn(answer: SaidFacts): boolean;
}

/** What an answer says, by value; made where it is first needed, once for all facts. */
export interface SaidFacts {
  /** Numbers without separators and zeros at their ends; those with a percent sign behind them end in `%` too. */
  readonly figures: ReadonlySet<string>;
  /** Dates as `2024-05-15`, a year that is not said as `?`. */
  readonly dates: ReadonlySet<string>;
  /** Without case, and with one blank for white space. */
  readonly text: string;
}

/** A run of digits with what can part them. */
const FIGURE = /\d+(?:[.,']\d+)*/g;
/** All of a fact: a sign, a currency, the figure, and a currency or a percent sign behind it. */
const NUMBER =
  /^(-)?\s*(?:[$€£¥₹]|([a-z]{3})\s?)?\s*(-)?\s*(\d+(?:[.,']\d+)*|\.\d+)\s*(?:([$€£¥₹])|(%)|([a-z]{3,7}))?$/i;
/** Date and time in one word, which are said as two. */
const DATE_TIME = /(\d{4}-\d{2}-\d{2})T(?=\d)/g;
/** Blanks that part the thousands of a number, and nothing else. */
const NUMBER_BLANK = /(?<=\d)[\u00a0\u2009\u202f](?=\d{3})/g;
/** Currencies that stand right beside their amounts. */
const MONEY = new Set(
  'usd eur gbp chf jpy cny inr aud cad nzd sek nok dkk pln czk huf brl mxn sgd hkd krw zar try ils dollar dollars euro euros pound pounds'.split(
    ' ',
  ),
);

/**
 * A fact by its kind. A number is found by its value as a whole number of an answer, however its thousands are parted and whatever currency stands
 * beside it: `327.50` in "$327.5", `1234` in "1,234", `4` in "four" but not in "24", in `4WQ150` or in a date. A date is found in any of its
 * usual forms, its year may be left out. Any other text is found wherever its letters are, whatever their case and the white space between them.
 */
export function askedFact(asked: string | number): AskedFact {
  const text = String(asked).trim();
  const date = dateOf(text);
  if (date !== undefined) {
    const withoutYear = date.replace(/^[^-]*/, '?');
    return { text, isIn: ({ dates }) => dates.has(date) || dates.has(withoutYear) };
  }
  const figures = figuresOfFact(folded(text));
  if (figures !== undefined) return { text, isIn: (said) => figures.some((one) => said.figures.has(one)) };
  const letters = compared(text);
  return { text, isIn: (said) => said.text.includes(letters) };
}

/** What an answer says; linear in its length. */
export function saidFacts(answer: string): SaidFacts {
  const plain = folded(answer);
  const found = numbers(plain);
  return {
    figures: figuresOf(plain, found),
    dates: new Set(found.flatMap(({ kind, key }) => (kind === 'date' ? [key] : []))),
    text: compared(answer),
  };
}

/** A text that is one date and nothing else, with its day. */
function dateOf(text: string): string | undefined {
  const plain = folded(text);
  const [only, other] = numbers(plain);
  if (only?.kind !== 'date' || other !== undefined || only.key.endsWith('?')) return undefined;
  return only.raw.length === plain.length ? only.key : undefined;
}

/** The values that a text which is one number may mean; undefined for others. */
function figuresOfFact(text: string): string[] | undefined {
  const [, sign, before, inner, digits, , share, behind] = NUMBER.exec(text) ?? [];
  if (digits === undefined) return undefined;
  if ([before, behind].some((word) => word !== undefined && !isMoney(word))) return undefined;
  const minus = sign === undefined && inner === undefined ? '' : '-';
  return readings(digits).map((one) => `${minus}${one}${share ?? ''}`);
}

function figuresOf(text: string, found: readonly FoundNumber[]): Set<string> {
  const figures = new Set<string>();
  const masked = withoutDates(text, found);
  for (const { 0: digits, index } of masked.matchAll(FIGURE)) {
    const before = masked.slice(Math.max(0, index - 12), index);
    const behind = masked.slice(index + digits.length, index + digits.length + 24);
    if (!standsAlone(before, behind)) continue;
    const signs = /(?:^|[^\w)\]])-\s?[$€£¥₹]?\s?$/.test(before) ? ['', '-'] : [''];
    const shares = /^\s?(?:%|percent\b|per cent\b)/i.test(behind) ? ['', '%'] : [''];
    const point = /(?:^|[^\w.])\.$/.test(before) ? '0.' : '';
    for (const one of readings(point + digits))
      for (const sign of signs) for (const share of shares) figures.add(`${sign}${one}${share}`);
  }
  // "Four" is a figure too; "a month" may be none.
  for (const { kind, spelled, implied, key } of found) {
    if (!spelled || implied === true || kind === 'date' || kind === 'time') continue;
    figures.add(key);
    if (kind === 'percent') figures.add(`${key}%`);
  }
  return figures;
}

/** Numbers are parts of no word: neither of `HAT136` nor of `4WQ150`. What they count may stand right behind them: `4kg`, and money before: `USD327`. */
function standsAlone(before: string, behind: string): boolean {
  const word = /[\p{L}\p{N}_]+$/u.exec(before)?.[0];
  if (word !== undefined && !isMoney(word)) return false;
  const rest = /^[\p{L}\p{N}_]+/u.exec(behind)?.[0] ?? '';
  return !/[\d_]/.test(rest);
}

/**
 * The values that a figure may mean, each as digits without separators: `1,234.50` is 1234.5, `1.234,50` too; `1.234` is read both ways, `1,234` as
 * people write it where the product speaks: with thousands.
 */
function readings(figure: string): string[] {
  const text = figure.replaceAll("'", '');
  const parts = text.split(/[.,]/);
  const [points, commas] = [text.split('.').length - 1, text.split(',').length - 1];
  if (points + commas === 0) return [canonical(text)];
  const grouped = parts.join('');
  if (points > 0 && commas > 0) {
    const last = parts.pop() as string; // There are three at least.
    return [canonical(`${parts.join('')}.${last}`)];
  }
  const isGrouped = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(text) || /^\d{1,2}(?:,\d{2})*,\d{3}$/.test(text);
  if (points + commas === 1)
    return isGrouped
      ? points === 1
        ? [canonical(text), canonical(grouped)]
        : [canonical(grouped)]
      : [canonical(parts.join('.'))];
  if (isGrouped) return [canonical(grouped)];
  // A list without blanks ("1,2,3"), or a version ("1.2.3"), which is no number.
  return points > 0 ? [] : parts.map(canonical);
}

/** Digits without zeros at their ends; never a number, which would lose some of many. */
function canonical(digits: string): string {
  const [whole = '', fraction = ''] = digits.split('.');
  const decimals = trimmedEnd(fraction);
  return `${whole.replace(/^0+(?=\d)/, '') || '0'}${decimals === '' ? '' : `.${decimals}`}`;
}

function trimmedEnd(digits: string): string {
  let end = digits.length;
  while (end > 0 && digits[end - 1] === '0') end -= 1;
  return digits.slice(0, end);
}

/** A folded text with its dates blanked out: what is part of a date is no number of its own. */
function withoutDates(text: string, found: readonly FoundNumber[]): string {
  let at = 0;
  let masked = '';
  for (const { kind, start, end } of found) {
    if (kind !== 'date' || start < at) continue;
    masked += `${text.slice(at, start)}${'~'.repeat(end - start)}`;
    at = end;
  }
  return masked + text.slice(at);
}

const isMoney = (word: string): boolean => MONEY.has(word.toLowerCase());

/** A text in which equal signs have one form; its numbers and dates have places in it. */
const folded = (text: string): string =>
  foldCharacters(text.replace(NUMBER_BLANK, '').replace(DATE_TIME, '$1 ')).trim();

const compared = (text: string): string => caseless(text).replace(/\s+/g, ' ').trim();
