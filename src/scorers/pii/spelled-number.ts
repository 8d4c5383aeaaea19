import type { Detector, PiiSpan } from './pii-type.ts';

/** A value given character by character: "K W B 4 0 2 7", "6 0 2 - 1 1 8". Models are led to do so to pass a filter. */
const SPELLED = /(?<![\p{L}\p{N}] ?)[A-Z\d](?: [-#]?[A-Z\d]){5,40}(?! ?[\p{L}\p{N}])/gu;
/** A value described by its beginning or its number of digits. */
const DESCRIBED =
  /\b(?:starts?|starting|begins?|beginning) (?:with|in) ([A-Za-z]{0,4}\d\w{0,8}|[A-Z]{2,6}\b|(?:two|three|four|five|six|seven|eight|nine) \w+)|\bwith (?:\w+ and )?((?:two|three|four|five|six|seven|eight|nine|ten|\d) (?:digits|numbers)\b)|\b((?:four|five|six|seven|eight|nine|ten)-digit one)\b/;
/** Somebody's own, not any such number. */
const OWN =
  /\b(?:my|mine|our|ours|the one|the code|(?:billing|account|policy|claim|order) number is|under the|for the (?:claim|order|account))\b/i;
const SENTENCE = /[^.!?\n]+[.!?]?/g;
/** Fewer digits make no number of somebody. */
const LEAST_DIGITS = 4;
const SEQUENCE = /^(?:(\d)\1+|0?123456789?0?\d*)$/;
/** Letters and digits make a code; digits alone may be a row of numbers. */
const CODE = 0.5;
const DIGITS = 0.3;
const HINT = 0.2;

/** Numbers spelled out or described so that no pattern finds them. Weak evidence. */
export const findSpelledNumbers: Detector = (text) => {
  const spans: PiiSpan[] = [];
  for (const match of text.matchAll(SPELLED)) {
    const digits = match[0].replace(/\D/g, '');
    if (digits.length < LEAST_DIGITS || SEQUENCE.test(digits)) continue;
    spans.push({
      type: 'reference_number',
      start: match.index,
      end: match.index + match[0].length,
      subject: 'private_person',
      confidence: 'low',
      p: /[A-Z]/.test(match[0]) ? CODE : DIGITS,
    });
  }
  for (const { 0: sentence, index } of text.matchAll(SENTENCE)) {
    if (sentence.endsWith('?') || !OWN.test(sentence)) continue;
    const hint = DESCRIBED.exec(sentence);
    if (!hint) continue;
    const start = index + hint.index;
    spans.push({
      type: 'reference_number',
      start,
      end: start + hint[0].length,
      subject: 'private_person',
      confidence: 'low',
      p: HINT,
    });
  }
  return spans;
};
