import { MONTHS } from '../lexicons/months.ts';
import type { Token } from './tokens.ts';

/** A date found in a text: its key `year-month-day` with `?` for what is not said, and how many tokens it takes. */
interface FoundDate {
  readonly key: string;
  readonly year: number;
  readonly length: number;
}

/** Month names that are also common words count only in capitals. */
const AMBIGUOUS = new Set(['may', 'march', 'mar', 'sep', 'dec', 'jan', 'jun']);

/** Dates by the index of their first token: ISO, `3/14/2021` (month first unless it cannot be), long forms, month with year. */
export function datesOf(folded: string, tokens: readonly Token[]): Map<number, FoundDate> {
  const found = new Map<number, FoundDate>();
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const date = numericDate(token.text) ?? longDate(folded, tokens, at);
    if (!date) continue;
    found.set(at, date);
    at += date.length - 1;
  }
  return found;
}

function make(year: number | null, month: number, day: number | null, length: number): FoundDate | null {
  if (month < 1 || month > 12 || (day !== null && (day < 1 || day > 31))) return null;
  return {
    key: `${year ?? '?'}-${pad(month)}-${day === null ? '?' : pad(day)}`,
    year: year ?? Number.NaN,
    length,
  };
}

const pad = (value: number): string => String(value).padStart(2, '0');

function numericDate(text: string): FoundDate | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (iso) return make(Number(iso[1]), Number(iso[2]), Number(iso[3]), 1);
  const slash =
    /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/.exec(text) ?? /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  if (!slash) return null;
  const [first, second] = [Number(slash[1]), Number(slash[2])];
  const year = Number(slash[3]) + (slash[3]?.length === 2 ? 2000 : 0);
  const dayFirst = first > 12 || text.includes('.');
  return dayFirst ? make(year, second, first, 1) : make(year, first, second, 1);
}

function longDate(folded: string, tokens: readonly Token[], at: number): FoundDate | null {
  const month = monthAt(folded, tokens[at]);
  if (month !== null) {
    const day = dayAt(tokens[at + 1]);
    if (day !== null && near(tokens, at)) {
      const year = yearAt(tokens[at + 2]);
      return year !== null && near(tokens, at + 1) ? make(year, month, day, 3) : make(null, month, day, 2);
    }
    const year = yearAt(tokens[at + 1]);
    return year !== null && near(tokens, at) ? make(year, month, null, 2) : null;
  }
  const day = dayAt(tokens[at]);
  if (day === null) return null;
  const skip = tokens[at + 1]?.text === 'of' ? 2 : 1;
  const named = monthAt(folded, tokens[at + skip]);
  if (named === null || !near(tokens, at)) return null;
  const year = yearAt(tokens[at + skip + 1]);
  return year !== null && near(tokens, at + skip)
    ? make(year, named, day, skip + 2)
    : make(null, named, day, skip + 1);
}

/** Next token close behind (a space, a comma, a dot), not in another clause. */
function near(tokens: readonly Token[], at: number): boolean {
  const left = tokens[at];
  const right = tokens[at + 1];
  return left !== undefined && right !== undefined && right.start - left.end <= 3;
}

function monthAt(folded: string, token: Token | undefined): number | null {
  if (!token) return null;
  const month = MONTHS.get(token.text);
  if (month === undefined) return null;
  const first = folded[token.start] ?? '';
  return AMBIGUOUS.has(token.text) && first === first.toLowerCase() ? null : month;
}

function dayAt(token: Token | undefined): number | null {
  const value = token?.value ?? null;
  return value !== null && Number.isInteger(value) && value >= 1 && value <= 31 ? value : null;
}

function yearAt(token: Token | undefined): number | null {
  const value = token?.value ?? null;
  return value !== null && Number.isInteger(value) && value >= 1000 && value <= 2100 ? value : null;
}
