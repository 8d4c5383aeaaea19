import { defineCheck } from '../define-check.ts';
import { needle } from '../needle.ts';
import { comparable, marked, shown } from '../texts.ts';

/** The value ends with the text. */
export const endsWith = defineCheck({
  name: 'ends_with',
  description: 'The output ends with the text, blanks and line ends included.',
  value: needle('Text that it has to end with.'),
  example: {
    check: { ends_with: 'Thank you.' },
    passes: { output: 'It is shipped. Thank you.' },
    fails: { output: 'Thank you. It is shipped.' },
  },
  negatable: true,
  noneOf: true,
  of: true,
  evaluate(value, { value: actual, text: textIn }) {
    const [text, wanted] = [textIn(comparable), comparable(value)];
    const pass = text.endsWith(wanted);
    const reason = pass
      ? `it ends with ${shown(wanted)}`
      : `it ends ${marked(text, differenceFromEnd(text, wanted))}`;
    return { pass, expected: value, actual, reason };
  },
});

/** Index in the text of the last character that is not as it is in the other, read from the end. */
function differenceFromEnd(text: string, wanted: string): number {
  let back = 1;
  while (back <= Math.min(text.length, wanted.length) && text.at(-back) === wanted.at(-back)) back += 1;
  return Math.max(0, text.length - back);
}
