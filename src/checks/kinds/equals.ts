import { z } from 'zod';
import { isPresent } from '../../text/language/normalize.ts';
import type { Finding } from '../check-kind.ts';
import { deepDifference } from '../deep-difference.ts';
import { defineCheck } from '../define-check.ts';
import { firstDifference } from '../find-text.ts';
import { jsonOf } from '../place.ts';
import { comparable, marked, shown } from '../texts.ts';
import { everyNumberKeepsItsDigits } from '../whole-numbers.ts';

/** The value is this one and nothing else. */
export const equals = defineCheck({
  name: 'equals',
  description:
    'The output is this and nothing else. A text is compared letter by letter, a number with the digits of a text, an object or a list with the JSON that the output holds. Values inside of JSON are of one type: 36 is not "36".',
  value: z
    .unknown()
    .refine(
      everyNumberKeepsItsDigits,
      'holds a whole number above 2^53, of which digits are lost; compare it as a text',
    )
    .describe('What the output has to be: a text, a number, or any JSON value.'),
  example: { check: { equals: '36' }, passes: { output: '36' }, fails: { output: 'The answer is 36.' } },
  negatable: true,
  of: true,
  takesBlank: (value) => typeof value === 'string' && !isPresent(value),
  evaluate(value, { value: actual, at, subject }) {
    if (typeof actual !== 'string' || typeof value === 'string') return compared(value, actual, at);
    // A text that is JSON inside is typed, a text of the attempt is not.
    if (typeof value !== 'object' || value === null)
      return Object.hasOwn(subject, at) ? compared(String(value), actual, at) : compared(value, actual, at);
    const parsed = jsonOf(actual, false);
    if ('fault' in parsed) return { pass: false, expected: value, actual, reason: `${at} ${parsed.fault}` };
    return compared(value, parsed.value, `${at}.json`);
  },
});

function compared(expected: unknown, actual: unknown, at: string): Finding {
  if (typeof expected === 'string' && typeof actual === 'string') return sameText(expected, actual);
  const difference = deepDifference(expected, actual);
  if (difference === undefined) return { pass: true, expected, actual, reason: 'they are equal' };
  const { path, expected: wanted, actual: there } = difference;
  const where = path === '' ? at : `${at}${path.startsWith('[') ? '' : '.'}${path}`;
  const found = there === undefined ? 'nothing stands' : `${shown(there)} stands`;
  const reason = `${found} at ${where}, where ${wanted === undefined ? 'nothing' : shown(wanted)} is expected`;
  return { pass: false, expected, actual, at: where, reason };
}

function sameText(expected: string, actual: string): Finding {
  const [wanted, text] = [comparable(expected), comparable(actual)];
  if (wanted === text) return { pass: true, expected, actual, reason: 'they are equal' };
  const at = firstDifference(wanted, text);
  const reason = `they differ from character ${at + 1} on: expected ${marked(wanted, at)}, actual ${marked(text, at)}`;
  return { pass: false, expected, actual, reason };
}
