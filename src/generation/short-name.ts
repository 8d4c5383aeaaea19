import { oneLine } from '../text/escape/clean-text.ts';
import { truncateText } from '../text/truncate.ts';

/** Names stand in tables and comments: one line, no longer than this. */
const LONGEST = 80;

/** A text as the name of a case. */
export function shortName(text: string): string {
  return truncateText(oneLine(text).replace(/[.\s]+$/, ''), LONGEST) || 'unnamed';
}
