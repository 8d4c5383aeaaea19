import { defineCheck } from '../define-check.ts';
import { needle } from '../needle.ts';
import { occurrence } from '../occurrence.ts';
import { comparable } from '../texts.ts';

/** The text stands somewhere in the value. */
export const contains = defineCheck({
  name: 'contains',
  description: 'The text stands somewhere in the output, in exactly these letters.',
  value: needle('Text that has to be there.'),
  example: {
    check: { contains: '36' },
    passes: { output: 'The answer is 36.' },
    fails: { output: 'The answer is 35.' },
  },
  negatable: true,
  noneOf: true,
  of: true,
  evaluate: (value, place) => occurrence(value, place, comparable),
});
