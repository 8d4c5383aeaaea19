import { z } from 'zod';
import { LENGTH_UNITS, textLength } from '../../text/text-length.ts';
import { defineCheck } from '../define-check.ts';
import { textOf } from '../texts.ts';

const count = z.number().int().min(0);

/** The text is as long as it should be. */
export const length = defineCheck({
  name: 'length',
  description:
    'The output has at least `min` and at most `max` characters, words (pieces between white space) or sentences. An empty output passes only where `min: 0` or `max: 0` is said.',
  value: z
    .object({
      min: count.optional().describe('Least length. Left out: none.'),
      max: count.optional().describe('Greatest length. Left out: none.'),
      unit: z
        .enum(LENGTH_UNITS)
        .optional()
        .describe('What is counted: Unicode characters, words or sentences. Left out: `chars`.'),
    })
    .refine(({ min, max }) => min !== undefined || max !== undefined, { error: 'needs min or max' })
    .refine(({ min = 0, max = Number.POSITIVE_INFINITY }) => min <= max, {
      error: 'has a min above its max',
    })
    .describe('Bounds of the length, both included.'),
  example: {
    check: { length: { max: 3, unit: 'words' } },
    passes: { output: 'Yes, of course.' },
    fails: { output: 'Yes, of course you can.' },
  },
  negatable: true,
  of: true,
  takesBlank: ({ min, max }) => min === 0 || max === 0,
  evaluate({ min = 0, max, unit = 'chars' }, { value: actual, at }) {
    // A list of texts is a text, line by line; of another list nobody means the letters of its JSON.
    if (Array.isArray(actual) && actual.some((entry) => typeof entry !== 'string'))
      return { fault: `${at} is a list; how many entries it has is for json_schema: {minItems, maxItems}` };
    const found = textLength(textOf(actual), unit);
    return {
      pass: found >= min && (max === undefined || found <= max),
      expected: max === undefined ? `at least ${min} ${unit}` : `${min} to ${max} ${unit}`,
      actual: found,
      reason: `it has ${found} ${unit}`,
    };
  },
});
