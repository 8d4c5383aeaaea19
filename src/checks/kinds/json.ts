import { z } from 'zod';
import { defineCheck } from '../define-check.ts';
import { jsonOf } from '../place.ts';

/** The value is JSON. */
export const json = defineCheck({
  name: 'json',
  description:
    'The output is one JSON value and nothing else, blanks around it aside; with `extract: true` the first fenced or bare JSON value in it counts.',
  value: z
    .union([
      z.literal(true),
      z.object({
        extract: z
          .boolean()
          .optional()
          .describe('`true`: the first fenced or bare JSON value in the text is enough.'),
      }),
    ])
    .describe('`true`, or an object with `extract`.'),
  example: {
    check: { json: true },
    passes: { output: '{"total": 36}' },
    fails: { output: 'The total: {"total": 36}' },
  },
  negatable: true,
  of: true,
  extracts: true,
  evaluate(value, { value: actual, extract }) {
    const extracts = extract || (value !== true && value.extract === true);
    const expected = extracts ? 'a text with a JSON value' : 'one JSON value';
    // What stands inside of JSON and is no text is JSON.
    if (typeof actual !== 'string') return { pass: true, expected, actual, reason: 'it is a JSON value' };
    const parsed = jsonOf(actual, extracts);
    if (!('fault' in parsed)) return { pass: true, expected, actual, reason: 'it is JSON' };
    const reason = extracts ? 'it holds no JSON value' : `it ${parsed.fault}`;
    return { pass: false, expected, actual, reason };
  },
});
