import { defineCheck } from '../define-check.ts';
import { firstDifference } from '../find-text.ts';
import { needle } from '../needle.ts';
import { comparable, marked, shown } from '../texts.ts';

/** The value begins with the text. */
export const startsWith = defineCheck({
  name: 'starts_with',
  description: 'The output begins with the text, blanks included.',
  value: needle('Text that it has to begin with.'),
  example: {
    check: { starts_with: 'Dear' },
    passes: { output: 'Dear customer, …' },
    fails: { output: 'Hi, dear customer!' },
  },
  negatable: true,
  noneOf: true,
  of: true,
  evaluate(value, { value: actual, text: textIn }) {
    const [text, wanted] = [textIn(comparable), comparable(value)];
    const at = firstDifference(text, wanted);
    const pass = at === wanted.length;
    const reason = pass ? `it begins with ${shown(wanted)}` : `it begins ${marked(text, at)}`;
    return { pass, expected: value, actual, reason };
  },
});
