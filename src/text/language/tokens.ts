import { ATTACHED_SCALES, SCALES, TENS, UNITS } from '../lexicons/number-words.ts';
import { foldCharacters } from './normalize.ts';

/** One word or number of a text. `text` is the comparable form; `start` and `end` are offsets in the folded text. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Set when the token is a number: its value and the size of its last stated digit (`6.2 million` → 100,000). */
  readonly value: number | null;
  readonly precision: number;
}

const ISO_DATE = String.raw`\d{4}-\d{2}-\d{2}(?!\d)`;
const SLASH_DATE = String.raw`\d{1,2}\/\d{1,2}\/\d{2,4}(?!\d)`;
const CLOCK_TIME = String.raw`\d{1,2}:\d{1,2}(?::\d{2})?(?!\d)`;
/** `12, 000` comes from texts whose words were joined with spaces; no list writes `000`. */
const DIGITS = String.raw`\d{1,3}(?:,\d{3}|, 000)+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)*`;
const ASCII = new RegExp(
  `([a-zA-Z]+(?:'[a-zA-Z]+)?)|(${ISO_DATE}|${SLASH_DATE}|${CLOCK_TIME}|${DIGITS})|(%)`,
  'g',
);
const UNICODE = new RegExp(
  String.raw`(\p{L}[\p{L}\p{M}]*(?:'\p{L}[\p{L}\p{M}]*)?)|(${ISO_DATE}|${SLASH_DATE}|${CLOCK_TIME}|${DIGITS})|(%)`,
  'gu',
);
const PLAIN_ASCII = /^[\x00-\x7f]*$/;
const CURRENCY = /[$€£¥₹]\s?$/;
const SUFFIX = /^(?:st|nd|rd|th|k|m|mn|b|bn|tn)$/i;
/** After these words `one` counts something; elsewhere it is a pronoun. */
const COUNTED = new Set(
  'day week month year hour minute percent hundred thousand million billion'.split(' '),
);

const COUNTS = [...UNITS.keys(), ...TENS.keys()];
const COUNT_INITIALS = new Set(COUNTS.map((word) => word.charCodeAt(0)));
const SHORTEST_COUNT = Math.min(...COUNTS.map(({ length }) => length));
const LONGEST_COUNT = Math.max(...COUNTS.map(({ length }) => length));

/** A number the way it is compared: no separators, no exponent, no rounding noise. */
export function canonicalNumber(value: number): string {
  return Number.isInteger(value) && Math.abs(value) < 1e15
    ? String(value)
    : String(Number(value.toPrecision(12)));
}

/**
 * The tokens of a text (metrics.md 10.2): words in lower case without a possessive `'s`, number words as digits,
 * separators removed, scale words multiplied in, `%` as the word `percent`. `text` must be folded (normalize.ts).
 */
export function tokenizeFolded(text: string): Token[] {
  return mergeNumbers(scan(text), text);
}

/** `tokenizeFolded` for any text. */
export function tokenize(text: string): Token[] {
  return tokenizeFolded(foldCharacters(text));
}

function scan(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(PLAIN_ASCII.test(text) ? ASCII : UNICODE)) {
    const start = match.index;
    const end = start + match[0].length;
    if (match[1] !== undefined) {
      const previous = tokens.at(-1);
      if (previous?.value != null && previous.end === start && SUFFIX.test(match[1])) {
        tokens[tokens.length - 1] = withSuffix(previous, match[1], end, text);
        if (tokens[tokens.length - 1] !== previous) continue;
      }
      const lower = match[1].toLowerCase();
      const word =
        lower.endsWith("'s") && lower.length > 3 && !PRONOUN_S.has(lower) ? lower.slice(0, -2) : lower;
      tokens.push({ text: word, start, end, value: null, precision: 0 });
    } else if (match[2] !== undefined) tokens.push(numeral(match[2], start, end));
    else tokens.push({ text: 'percent', start, end, value: null, precision: 0 });
  }
  return tokens;
}

/** Contractions with `is`, not possessives. */
const PRONOUN_S = new Set([
  "it's",
  "he's",
  "she's",
  "that's",
  "there's",
  "what's",
  "who's",
  "here's",
  "let's",
]);

function numeral(raw: string, start: number, end: number): Token {
  const digits = raw.replace(/,\s?/g, '');
  const value = Number(digits);
  if (!Number.isFinite(value) || /[-/:]|\..*\./.test(digits))
    return { text: digits, start, end, value: null, precision: 0 };
  const decimals = digits.includes('.') ? digits.length - digits.indexOf('.') - 1 : 0;
  return { text: canonicalNumber(value), start, end, value, precision: 10 ** -decimals };
}

function withSuffix(number: Token, suffix: string, end: number, text: string): Token {
  const lower = suffix.toLowerCase();
  const factor = ATTACHED_SCALES.get(lower);
  if (factor === undefined) return { ...number, end };
  const clear = lower.length === 2 || lower === 'k' || suffix !== lower || number.precision < 1;
  if (!clear && !CURRENCY.test(text.slice(Math.max(0, number.start - 2), number.start))) return number;
  return scaled(number, factor, end);
}

function scaled(number: Token, factor: number, end: number): Token {
  const value = (number.value ?? 1) * factor;
  return {
    text: canonicalNumber(value),
    start: number.start,
    end,
    value,
    precision: number.precision * factor,
  };
}

/** Joins spelled numbers (`two hundred and fifty`) and scale words behind digits (`6.2 million`) into one token each. */
function mergeNumbers(tokens: Token[], text: string): Token[] {
  const out: Token[] = [];
  for (let index = 0; index < tokens.length; ) {
    const token = tokens[index] as Token;
    const spelled = mayCount(token) ? spelledAt(tokens, index) : null;
    if (spelled) {
      out.push(spelled.token);
      index = spelled.next;
      continue;
    }
    const next = tokens[index + 1];
    const factor = token.value !== null && next ? SCALES.get(next.text) : undefined;
    if (factor !== undefined && next && adjacent(token, next, text)) {
      out.push(scaled(token, factor, next.end));
      index += 2;
      continue;
    }
    out.push(token);
    index += 1;
  }
  return out;
}

function adjacent(left: Token, right: Token, text: string): boolean {
  return right.start - left.end <= 2 && /^[\s-]+$/.test(text.slice(left.end, right.start));
}

/** Whether a token may be a number word, told by its length and first letter: nearly all of a text is not, and need not be looked up. */
function mayCount({ text }: Token): boolean {
  return (
    text.length >= SHORTEST_COUNT && text.length <= LONGEST_COUNT && COUNT_INITIALS.has(text.charCodeAt(0))
  );
}

function spelledAt(tokens: readonly Token[], from: number): { token: Token; next: number } | null {
  const first = tokens[from] as Token;
  if (first.value !== null || !(UNITS.has(first.text) || TENS.has(first.text))) return null;
  const follower = tokens[from + 1]?.text ?? '';
  if (first.text === 'one' && !COUNTED.has(follower)) return null;
  let total = 0;
  let group = 0;
  let precision = 1;
  let at = from;
  let room = Number.POSITIVE_INFINITY;
  for (; at < tokens.length; at += 1) {
    const word = (tokens[at] as Token).text;
    const unit = UNITS.get(word);
    const ten = TENS.get(word);
    const scale = SCALES.get(word);
    if (unit !== undefined && unit < room) {
      group += unit;
      room = 0;
    } else if (ten !== undefined && ten < room) {
      group += ten;
      room = 10;
    } else if (scale === 100 && group > 0 && group < 10) {
      group *= 100;
      room = 100;
      precision = 100;
    } else if (scale !== undefined && scale > 100 && group > 0) {
      total += group * scale;
      group = 0;
      room = 1000;
      precision = scale;
    } else if (word === 'and' && precision >= 100 && isSmall(tokens[at + 1]?.text)) continue;
    else break;
    if (unit !== undefined || ten !== undefined) precision = 1;
  }
  const value = total + group;
  const last = tokens[at - 1] as Token;
  return {
    token: { text: canonicalNumber(value), start: first.start, end: last.end, value, precision },
    next: at,
  };
}

function isSmall(word: string | undefined): boolean {
  return word !== undefined && (UNITS.has(word) || TENS.has(word));
}
