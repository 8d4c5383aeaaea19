import { cleanText } from './clean-text.ts';

/** What a spreadsheet takes for the beginning of a formula, also behind white space and in full-width form (OWASP, CSV injection). */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\n]/;

/** One cell by RFC 4180. Text that a spreadsheet would run gets an apostrophe in front; numbers and booleans stay bare; null is empty. */
export function csvCell(value: string | number | boolean | null): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const clean = cleanText(value);
  const text = FORMULA.test(clean) ? `'${clean}` : clean;
  return /[",\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One record with its line break (CRLF, RFC 4180 2.1). */
export function csvRow(cells: readonly (string | number | boolean | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}
