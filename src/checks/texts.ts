import { truncateText } from '../text/truncate.ts';

/** Longest text that is shown of a value, in characters. */
const LONGEST = 200;
/** Characters shown before and after a place. */
const AROUND = 40;
/** What stands around the first difference. */
export const MARK = { open: '⟦', close: '⟧' } as const;

/**
 * A text as it is compared: line ends are `\n` and equal characters have one form (Unicode NFC), so that what looks the same is the same
 * on every system.
 */
export function comparable(text: string): string {
  return oneForm(text.includes('\r') ? text.replaceAll('\r\n', '\n') : text);
}

/** A text with each character in one form, and its line ends as they are. Most are ASCII, which has one only; normalising a large one is not free. */
export function oneForm(text: string): string {
  return /[^\0-\x7f]/.test(text) ? text.normalize('NFC') : text;
}

/** The same without regard to case. Both forms of the small sigma count as one. */
export function caseless(text: string): string {
  return comparable(comparable(text).toLowerCase()).replaceAll('ς', 'σ');
}

/** A value as the text that text checks look at: texts as they are, a list of texts line by line, everything else as JSON. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) return value.join('\n');
  return jsonText(value) ?? '';
}

/** Stands for a value that is nested too deep to be written. */
export const TOO_DEEP = '"nested too deep to be shown"';

/** A value as JSON; undefined for what has no JSON. `TOO_DEEP` for what is nested deeper than can be written. */
export function jsonText(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch (error) {
    if (error instanceof RangeError) return TOO_DEEP;
    throw error;
  }
}

/** A value for a sentence: JSON, cut. Only the beginning of a large text is looked at. */
export function shown(value: unknown, longest = LONGEST): string {
  if (typeof value === 'string') return JSON.stringify(truncateText(value.slice(0, 2 * longest), longest));
  return truncateText(jsonText(value) ?? 'nothing', longest);
}

/** A text around a place that is marked: `"… costs 1⟦5⟧ EUR …"`. The mark is empty where the text ends. */
export function marked(text: string, at: number, length = 1): string {
  const from = wholeCharacter(text, Math.max(0, at - AROUND));
  const start = wholeCharacter(text, at);
  const end = wholeCharacter(text, Math.min(text.length, Math.max(at, start + Math.min(length, AROUND))));
  const to = wholeCharacter(text, Math.min(text.length, end + AROUND));
  const inside = `${text.slice(from, start)}${MARK.open}${text.slice(start, end)}${MARK.close}${text.slice(end, to)}`;
  return `${from > 0 ? '…' : ''}${JSON.stringify(inside)}${to < text.length ? '…' : ''}`;
}

/** An index that does not split a surrogate pair. */
function wholeCharacter(text: string, index: number): number {
  const low = text.charCodeAt(index);
  const high = text.charCodeAt(index - 1);
  return low >= 0xdc00 && low <= 0xdfff && high >= 0xd800 && high <= 0xdbff ? index + 1 : index;
}
