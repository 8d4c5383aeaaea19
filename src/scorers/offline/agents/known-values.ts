import { type IndexedText, indexText } from '../../../text/language/indexed-text.ts';
import { gramCoverage, gramsOf } from '../../../text/language/ngrams.ts';
import { foldForMatch } from '../../../text/language/normalize.ts';
import { addTo, holds } from '../../../text/language/synonym-groups.ts';
import { canonicalNumber } from '../../../text/language/tokens.ts';
import { isContentWord, stemOf, words } from '../../../text/language/words.ts';
import { MONTHS } from '../../../text/lexicons/months.ts';
import { tellingValues } from './call-values.ts';

/** Characters of the request and the conversation in which a value is searched for literally; beyond, words and numbers are looked up. */
const MOST_SEARCHED = 20_000;
/** Character 4-grams of a value that the request has, from which on it is a spelling of it (metrics.md 10.7). */
const SPELLING = 0.8;
/** Longest value that is compared by its 4-grams, in characters. */
const LONGEST_COMPARED = 400;

/** How well a value is grounded in what was known when it was used. */
export interface Grounding {
  /** Share of it that is known, in [0, 1]. */
  readonly share: number;
  readonly source: 'input' | 'history' | 'earlier_result' | 'none';
  /** The number it is made of stood there as a percentage. */
  readonly percent: boolean;
}

/** What the user has said and the calls so far have returned, ready to be looked up. */
export interface KnownValues {
  /** Grounding of one scalar. */
  of(value: string | number): Grounding;
  /** Whether a stem, or a synonym of it, was said. */
  says(stem: string): boolean;
  /** Adds what a call returned: later calls may use it. */
  add(value: unknown): void;
}

const NONE: Grounding = { share: 0, source: 'none', percent: false };
const WHOLE: Grounding = { share: 1, source: 'input', percent: false };
/** A number worked out from one that was said, by a unit: right or wrong, it did not come from nowhere. */
const WORKED_OUT: Grounding = { share: 0.5, source: 'input', percent: false };
/** Minutes, hours, days, weeks, months, years and the decimal steps of units. */
const UNIT_STEPS = [60, 3600, 24, 7, 12, 30, 52, 365, 10, 100, 1000, 1e6, 1e9];
/** Numbers that units, names or signs are glued to: 298K, x2, 1e-9. */
const GLUED = /\d+(?:\.\d+)?(?:e[-+]?\d{1,3})?/gi;
/** Numbers worked out are looked for among so many; a request with more is a table. */
const MOST_NUMBERS = 200;
/** A sign of numbers below nothing. */
const NEGATIVE =
  /(?<![\p{L}\p{N}])[-−–]\s?\d|\b(?:minus|negative|below|under|loss|lost|debt|owes?|west|south|decreas\w+|down)\b/iu;
const DATE = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})(?:[t ].*)?$/;

/** What was said, ready to be looked up, and what was learned since. */
interface Known {
  /** Request and history. */
  readonly text: IndexedText;
  readonly literal: string;
  /** The request alone. */
  readonly inInput: string;
  /** Numbers that were said, by their canonical form, those of dates and of names included. */
  readonly figures: ReadonlySet<string>;
  /** Those of them that were said as a percentage. */
  readonly percents: ReadonlySet<string>;
  /** Numbers that follow from what was said by a step of a unit. */
  readonly workedOut: ReadonlySet<string>;
  /** Something was said of numbers below nothing. */
  readonly negative: boolean;
  /** Values that calls have returned, and the words of these. */
  readonly returned: Set<string>;
  readonly learned: Set<string>;
}

/** Material from the request and the conversation. Linear: texts are read once, values are looked up. */
export function knownValues(input: string, history: string): KnownValues {
  const said = `${input}\n${history}`;
  const text = indexText(said);
  const figures = figuresIn(said, text);
  const known: Known = {
    text,
    literal: searchable(said),
    inInput: searchable(input),
    figures,
    percents: new Set(
      text.numbers.filter(({ kind }) => kind === 'percent').map(({ value }) => canonicalNumber(value)),
    ),
    workedOut: workedOutOf(figures),
    negative: NEGATIVE.test(said),
    returned: new Set(),
    learned: new Set(),
  };
  return {
    of: (value) => (typeof value === 'number' ? ofNumber(known, value) : ofText(known, value)),
    says: (stem) => holds(text.vocabulary, stem),
    add(value) {
      for (const telling of tellingValues(value)) {
        known.returned.add(telling);
        for (const word of words(telling)) if (isContentWord(word)) addTo(known.learned, stemOf(word));
      }
    },
  };
}

function figuresIn(said: string, { numberKeys, numbers, tokenSet }: IndexedText): Set<string> {
  const figures = new Set(numberKeys);
  for (const [glued] of said.slice(0, MOST_SEARCHED).matchAll(GLUED))
    figures.add(canonicalNumber(Number(glued)));
  for (const { key } of numbers)
    for (const part of key.split('-')) figures.add(part.replace(/^0+(?=\d)/, ''));
  for (const word of tokenSet) {
    const month = MONTHS.get(word);
    if (month !== undefined) figures.add(String(month));
  }
  return figures;
}

function workedOutOf(figures: ReadonlySet<string>): Set<string> {
  const workedOut = new Set<string>();
  for (const key of [...figures].slice(0, MOST_NUMBERS)) {
    const value = Number(key);
    if (!Number.isFinite(value) || value === 0) continue;
    for (const step of UNIT_STEPS)
      workedOut.add(canonicalNumber(value * step)).add(canonicalNumber(value / step));
  }
  return workedOut;
}

function ofNumber({ figures, percents, workedOut, negative, returned }: Known, value: number): Grounding {
  const key = canonicalNumber(Math.abs(value));
  if (value < 0 && !negative) return NONE;
  if (figures.has(key)) return percents.has(key) ? { ...WHOLE, percent: true } : WHOLE;
  // "A table for one" and "a flight" say 1 as well.
  if (key === '1' || percents.has(canonicalNumber(value * 100))) return WHOLE;
  if (returned.has(key)) return { ...WHOLE, source: 'earlier_result' };
  return workedOut.has(key) ? WORKED_OUT : NONE;
}

function ofText(known: Known, value: string): Grounding {
  const { text, literal, inInput, figures, returned } = known;
  const folded = foldForMatch(value);
  const spaced = searchable(value).trim();
  if (spaced === '') return WHOLE;
  if (returned.has(folded) || returned.has(spaced)) return { ...WHOLE, source: 'earlier_result' };
  if (literal.includes(` ${spaced} `))
    return inInput.includes(` ${spaced} `) ? WHOLE : { ...WHOLE, source: 'history' };
  const date = DATE.exec(folded);
  if (date !== null) {
    const parts = date.slice(1).map((part) => part.replace(/^0+(?=\d)/, ''));
    const share = parts.filter((part) => figures.has(part)).length / parts.length;
    return share === 0 ? NONE : { ...WHOLE, share };
  }
  if (value.length <= LONGEST_COMPARED && gramCoverage(gramsOf(words(value)), text.grams) >= SPELLING)
    return WHOLE;
  return byWords(known, value);
}

/** By the share of its content words that were said, or learned from a call. */
function byWords({ text, figures, learned }: Known, value: string): Grounding {
  const content = words(value).filter(isContentWord);
  const here = content.filter(
    (word) => holds(text.vocabulary, stemOf(word)) || text.initials.has(word) || figures.has(word),
  );
  const said = new Set(here);
  const learnt = content.filter((word) => !said.has(word) && holds(learned, stemOf(word)));
  const share = content.length === 0 ? 0 : (here.length + learnt.length) / content.length;
  const source = share === 0 ? 'none' : here.length > 0 ? 'input' : 'earlier_result';
  return { share, source, percent: false };
}

/** The words of the beginning of a text between single spaces, folded, with a space at both ends. */
function searchable(text: string): string {
  return ` ${foldForMatch(text.slice(0, MOST_SEARCHED))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}
