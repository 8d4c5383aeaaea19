import { SCALES, TENS, UNITS } from '../lexicons/number-words.ts';
import { UNITS_OF_MEASURE, type UnitOfMeasure } from '../lexicons/units.ts';
import type { Token } from './tokens.ts';

/** A quantity said in several words: "an hour and a half", "three in four", "a month", "two dozen". */
export interface Quantity {
  readonly value: number;
  /** What it counts; `percent` for parts of a whole. */
  readonly unit?: string;
  /** Tokens it takes. */
  readonly length: number;
  /** Said by an article alone ("a month"): it may be a figure of speech, so nothing is found missing for it. */
  readonly implied: boolean;
}

const PARTS: ReadonlyMap<string, number> = new Map([
  ['half', 1 / 2],
  ['third', 1 / 3],
  ['thirds', 1 / 3],
  ['quarter', 1 / 4],
  ['quarters', 1 / 4],
  ['fifth', 1 / 5],
  ['fifths', 1 / 5],
  ['tenth', 1 / 10],
  ['tenths', 1 / 10],
]);
/** Plain only in the plural or behind "a": "a third", "two thirds"; "the third" is a place in a row. */
const PLURALS = /s$/;
const ARTICLES = new Set(['a', 'an']);
const PACKS: ReadonlyMap<string, number> = new Map([
  ['dozen', 12],
  ['couple', 2],
  ['pair', 2],
]);
/** Units that an article counts: "a month". */
const COUNTED_BY_ARTICLE = new Set(['time', 'weight', 'length', 'volume']);
/** What stands before the article where "a month" says how often: "12 euros a month". */
const RATES = new Set([
  'once',
  'twice',
  'times',
  'per',
  'each',
  'every',
  'percent',
  'much',
  'often',
  'such',
  'what',
  'quite',
]);
/** "N in M" is a share up to here; beyond, M is a year or a place. */
const MOST_IN = 1000;

/** The unit that a word names; undefined for other words. */
export function unitNamed(word: string | undefined): UnitOfMeasure | undefined {
  return word === undefined ? undefined : UNITS_OF_MEASURE.get(word);
}

/** The quantity that begins at a token and is said in more than one word; null where none does. */
export function quantityAt(tokens: readonly Token[], at: number): Quantity | null {
  const first = tokens[at] as Token;
  const word = (step: number) => tokens[at + step]?.text ?? '';
  if (valueAt(first) !== null) return mixed(tokens, at) ?? shareOf(tokens, at) ?? packs(tokens, at);
  if (first.text === 'half') return half(tokens, at);
  if (!ARTICLES.has(first.text)) return null;
  const part = PARTS.get(word(1));
  if (part !== undefined && !PLURALS.test(word(1))) return partOf(tokens, at, part);
  const pack = PACKS.get(word(1));
  if (pack !== undefined)
    return { value: pack, length: 2, implied: pack === 2, ...unitBehind(tokens, at + 2) };
  const scale = SCALES.get(word(1));
  if (scale !== undefined) return { value: scale, length: 2, implied: false, ...unitBehind(tokens, at + 2) };
  const unit = unitNamed(word(1));
  if (unit === undefined || !COUNTED_BY_ARTICLE.has(unit.dimension)) return null;
  if (word(2) === 'and' && ARTICLES.has(word(3)) && PARTS.has(word(4)))
    return { value: 1 + (PARTS.get(word(4)) ?? 0), unit: unit.name, length: 5, implied: false };
  const before = tokens[at - 1];
  const rate =
    before !== undefined && (before.value !== null || RATES.has(before.text) || isUnit(before.text));
  return rate ? null : { value: 1, unit: unit.name, length: 2, implied: true };
}

/** The amount of a number; "one" may be a pronoun, unless what follows makes a quantity of it. */
function valueAt({ value, text }: Token): number | null {
  return value ?? (text === 'one' ? 1 : null);
}

function isUnit(word: string): boolean {
  return UNITS_OF_MEASURE.has(word);
}

function unitBehind(tokens: readonly Token[], at: number): { unit?: string } {
  const unit =
    unitNamed(tokens[at]?.text) ?? (tokens[at]?.text === 'of' ? unitNamed(tokens[at + 1]?.text) : undefined);
  return unit === undefined ? {} : { unit: unit.name };
}

/** "eleven and a half", "2 hours and a half", "18 euros 40". */
function mixed(tokens: readonly Token[], at: number): Quantity | null {
  const value = valueAt(tokens[at] as Token) ?? 0;
  const unit = unitNamed(tokens[at + 1]?.text);
  const from = at + (unit === undefined ? 1 : 2);
  const [and, article, part] = [tokens[from], tokens[from + 1], tokens[from + 2]];
  if (and?.text === 'and' && article && ARTICLES.has(article.text) && part && PARTS.has(part.text)) {
    const behind = unit === undefined ? unitBehind(tokens, from + 3) : { unit: unit.name };
    return { value: value + (PARTS.get(part.text) ?? 0), length: from + 3 - at, implied: false, ...behind };
  }
  const cents = tokens[at + 2];
  const isPrice =
    unit !== undefined &&
    /^(?:dollar|euro|gbp|franc)$/.test(unit.name) &&
    cents?.value != null &&
    Number.isInteger(value);
  if (
    isPrice &&
    cents.start - (tokens[at + 1] as Token).end === 1 &&
    cents.value < 100 &&
    /^\d\d$/.test(cents.text)
  )
    return { value: value + cents.value / 100, unit: unit.name, length: 3, implied: false };
  return null;
}

/** "three in four", "3 out of 4", "two thirds". */
function shareOf(tokens: readonly Token[], at: number): Quantity | null {
  const value = valueAt(tokens[at] as Token) ?? 0;
  const next = tokens[at + 1]?.text ?? '';
  const part = PARTS.get(next);
  if (part !== undefined && (PLURALS.test(next) || value === 1) && value * part <= 1)
    return { value: 100 * value * part, unit: 'percent', length: 2, implied: false };
  const outOf = next === 'out' && tokens[at + 2]?.text === 'of';
  const length = outOf ? 3 : next === 'in' ? 2 : 0;
  const whole = tokens[at + length];
  if (length === 0 || whole?.value == null || whole.value <= value || whole.value > MOST_IN || value < 1)
    return null;
  if (!Number.isInteger(value) || !Number.isInteger(whole.value)) return null;
  const counted = tokens[at + length + 1]?.text;
  if (!outOf && (unitNamed(counted) !== undefined || !isSpelledOrSmall(whole))) return null;
  return { value: (100 * value) / whole.value, unit: 'percent', length: length + 1, implied: false };
}

/** "3 in 4" is a share, "3 in 250" more likely not. */
function isSpelledOrSmall({ value, text }: Token): boolean {
  return (value ?? 0) <= 10 || value === 100 || value === MOST_IN || UNITS.has(text) || TENS.has(text);
}

/** "two dozen". */
function packs(tokens: readonly Token[], at: number): Quantity | null {
  const pack = PACKS.get(tokens[at + 1]?.text ?? '');
  if (pack !== 12) return null;
  return { value: (tokens[at]?.value ?? 1) * pack, length: 2, implied: false, ...unitBehind(tokens, at + 2) };
}

/** "half an hour", "half the members". */
function half(tokens: readonly Token[], at: number): Quantity | null {
  const next = tokens[at + 1]?.text ?? '';
  const article = ARTICLES.has(next);
  const unit = unitNamed(tokens[at + (article ? 2 : 1)]?.text);
  if (unit !== undefined) return { value: 0.5, unit: unit.name, length: article ? 3 : 2, implied: false };
  return /^(?:of|the|our|their|your|its|price)$/.test(next)
    ? { value: 50, unit: 'percent', length: 1, implied: true }
    : null;
}

/** "a quarter of an hour", "a third of the members". */
function partOf(tokens: readonly Token[], at: number, part: number): Quantity | null {
  const word = (step: number) => tokens[at + step]?.text ?? '';
  if (word(2) !== 'of') return null;
  const unit = ARTICLES.has(word(3)) ? unitNamed(word(4)) : undefined;
  if (unit !== undefined && COUNTED_BY_ARTICLE.has(unit.dimension))
    return { value: part, unit: unit.name, length: 5, implied: false };
  return { value: 100 * part, unit: 'percent', length: 2, implied: true };
}

/** Share of rounding that two spellings of one quantity may differ by. */
const ROUNDING = 0.002;

/** How two quantities with units stand to each other: equal, different, or not comparable, where one has no unit that converts. */
export function compareQuantities(
  one: { readonly value: number; readonly unit?: string },
  other: { readonly value: number; readonly unit?: string },
): 'equal' | 'different' | null {
  const [left, right] = [measureOf(one.unit), measureOf(other.unit)];
  if (left === undefined || right === undefined) return null;
  if (left.dimension !== right.dimension) return 'different';
  if (left.name === right.name) return one.value === other.value ? 'equal' : 'different';
  const [a, b] = [one.value * left.size, other.value * right.size];
  const slack = Math.max(ROUNDING, left.varies ?? 0, right.varies ?? 0);
  // A month is 30 days and four weeks to whoever speaks; twelve of them are a year.
  return Math.abs(a - b) <= slack * Math.max(Math.abs(a), Math.abs(b)) ? 'equal' : 'different';
}

/** The unit of a name that converts into others; undefined for words with several meanings. */
function measureOf(name: string | undefined): UnitOfMeasure | undefined {
  const unit = unitNamed(name);
  return unit?.dimension === '' ? undefined : unit;
}
