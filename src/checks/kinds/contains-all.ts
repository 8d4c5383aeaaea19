import { defineCheck } from '../define-check.ts';
import { needles } from '../needle.ts';
import { occurrence } from '../occurrence.ts';
import { comparable } from '../texts.ts';

/** Every one of the texts stands somewhere in the value. */
export const containsAll = defineCheck({
  name: 'contains_all',
  description: 'Every one of the texts stands somewhere in the output, in any order.',
  value: needles('Texts that all have to be there.'),
  example: {
    check: { contains_all: ['order 1042', 'shipped'] },
    passes: { output: 'We shipped order 1042.' },
    fails: { output: 'We shipped it.' },
  },
  negatable: true,
  of: true,
  evaluate(values, place) {
    for (const value of values) {
      const one = occurrence(value, place, comparable);
      if (!one.pass) return { ...one, expected: values };
    }
    return { pass: true, expected: values, actual: place.value, reason: `all ${values.length} occur` };
  },
});
