import { truncateText } from '../text/truncate.ts';

/** Characters of a result that are kept: what a tool changed stands in full in its changes. */
const MOST_KEPT = 16 * 1024;

/** A result as it is recorded: whole where it is small, else the beginning of its text. */
export function recordedValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' ? truncateText(value, MOST_KEPT) : value;
  const text = JSON.stringify(value);
  return text.length <= MOST_KEPT ? value : truncateText(text, MOST_KEPT);
}
