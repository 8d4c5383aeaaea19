import { defineCheck } from '../define-check.ts';
import { needle } from '../needle.ts';
import { occurrence } from '../occurrence.ts';
import { caseless } from '../texts.ts';

/** The text stands somewhere in the value, in any case. */
export const icontains = defineCheck({
  name: 'icontains',
  description: 'The text stands somewhere in the output; capital and small letters are the same.',
  value: needle('Text that has to be there, in capital or small letters.'),
  example: {
    check: { icontains: 'refund' },
    passes: { output: 'REFUND issued.' },
    fails: { output: 'Exchange issued.' },
  },
  negatable: true,
  noneOf: true,
  of: true,
  evaluate: (value, place) => occurrence(value, place, caseless),
});
