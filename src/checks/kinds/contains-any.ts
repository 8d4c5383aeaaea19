import { defineCheck } from '../define-check.ts';
import { needles } from '../needle.ts';
import { occurrence } from '../occurrence.ts';
import { comparable, shown } from '../texts.ts';

/** At least one of the texts stands somewhere in the value. */
export const containsAny = defineCheck({
  name: 'contains_any',
  description: 'At least one of the texts stands somewhere in the output.',
  value: needles('Texts of which one has to be there.'),
  example: {
    check: { contains_any: ['refund', 'money back'] },
    passes: { output: 'You get your money back.' },
    fails: { output: 'You can exchange it.' },
  },
  negatable: true,
  of: true,
  evaluate(values, place) {
    for (const value of values) {
      const one = occurrence(value, place, comparable);
      if (one.pass) return { ...one, expected: values };
    }
    return { pass: false, expected: values, actual: place.value, reason: `none of ${shown(values)} occurs` };
  },
});
