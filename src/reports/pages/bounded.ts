import { formatCount } from '../../text/format.ts';
import { truncateText } from '../../text/truncate.ts';

/** UTF-16 units of texts of others in a page; results.json has them whole. */
export const LONGEST = {
  answer: 20_000,
  value: 4_000,
  reason: 3_000,
  finding: 1_000,
  name: 300,
  listed: 200,
} as const;

/** The text, or its beginning and how much of it is only in results.json. */
export function bounded(text: string, most: number): string {
  if (text.length <= most) return text;
  const shown = truncateText(text, most);
  return `${shown} [${formatCount(text.length - shown.length + 1)} more characters: results.json has them]`;
}

/** Any JSON value as such a text, indented where it is no plain one. */
export function boundedJson(value: unknown, most: number): string {
  if (typeof value === 'string') return bounded(value, most);
  return bounded(JSON.stringify(value, null, 2) ?? '', most);
}
