import { detectPii } from '../scorers/pii/detect.ts';
import { cleanText } from '../text/escape/clean-text.ts';

/** Digits of the shortest number of a document that a state gives out. */
const SHORTEST_DOCUMENT = 6;

/** "The tin with TK-1043": no tax number is that short, and without its order number the case could not be played. */
const isOrderNumber = (type: string, text: string) =>
  /^(?:national_id|passport|drivers_licence)$/.test(type) &&
  text.replace(/\D/g, '').length < SHORTEST_DOCUMENT;

/** A text without personal data and without what a reader cannot see: "[email]" where an e-mail stood. */
export async function redacted(text: string): Promise<string> {
  const clean = cleanText(text);
  const spans = await detectPii(clean);
  let out = '';
  let from = 0;
  for (const { start, end, type } of spans) {
    if (isOrderNumber(type, clean.slice(start, end))) continue;
    out += `${clean.slice(from, start)}[${type.replace(/_/g, ' ')}]`;
    from = end;
  }
  return out + clean.slice(from);
}
