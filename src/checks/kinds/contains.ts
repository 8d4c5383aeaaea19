import { defineCheck } from '../define-check.ts';
import { findText } from '../find-text.ts';
import { needle } from '../needle.ts';
import { foundAt, nearestMiss } from '../text-facts.ts';
import { comparable, textOf } from '../texts.ts';

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
  evaluate(value, { value: actual }) {
    const text = comparable(textOf(actual));
    const wanted = comparable(value);
    const search = findText(text, wanted);
    const pass = search.index >= 0;
    return {
      pass,
      expected: value,
      actual,
      reason: pass ? foundAt(text, wanted, search.index) : nearestMiss(text, wanted, search),
    };
  },
});
