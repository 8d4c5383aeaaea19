import { z } from 'zod';
import { Fault } from '../../errors.ts';
import { compilePattern } from '../../text/compile-pattern.ts';
import { defineCheck } from '../define-check.ts';
import { comparable, marked, oneForm, shown } from '../texts.ts';

const pattern = z.string().min(1).max(10_000);
/** `/…/i`: the slashes and the letters would be looked for. */
const LITERAL = /^\/.+\/[dgimsuvy]+$/s;
const flags = z
  .string()
  .regex(/^[imsu]*$/, 'takes i, m, s, u')
  .optional()
  .describe(
    '`i` ignores case, `m` lets `^` and `$` match at every line, `s` lets `.` match line breaks, `u` changes nothing.',
  );

/** A regular expression matches somewhere in the value. */
export const matches = defineCheck({
  name: 'matches',
  description:
    'The expression matches somewhere in the output (`^` and `$` hold it to the ends). RE2 syntax: linear time, no look-around, no backreferences; one that does not compile is refused before anything runs.',
  value: z
    .union([
      pattern.refine((text) => !LITERAL.test(text), {
        error: 'takes the expression without slashes; flags stand beside it, as {pattern: total, flags: i}',
      }),
      z.object({ pattern: pattern.describe('Expression in RE2 syntax.'), flags }),
    ])
    .describe('Expression in RE2 syntax, or an object with `pattern` and `flags`.'),
  example: {
    check: { matches: '\\bTK-\\d{4}\\b' },
    passes: { output: 'Your ticket is TK-1042.' },
    fails: { output: 'Your ticket is 1042.' },
  },
  negatable: true,
  noneOf: true,
  of: true,
  async compile(value) {
    const written = typeof value === 'string' ? { pattern: value, flags: '' } : value;
    const expression = await compilePattern(
      written.pattern,
      written.flags ?? '',
      (what, hint, cause) => new Fault('validation_failed', what, { where: 'matches', hint, cause }),
    );
    return { value, expression };
  },
  evaluate({ value, expression }, { value: actual, text: textIn }) {
    // An expression that names what ends a line elsewhere sees line ends as they are.
    const text = textIn(/\\r|\r/.test(expression.pattern()) ? oneForm : comparable);
    const matcher = expression.matcher(text);
    const pass = matcher.find();
    const reason = pass
      ? `it matches at character ${matcher.start(0) + 1}: ${marked(text, matcher.start(0), matcher.end(0) - matcher.start(0))}`
      : `nothing in it matches ${shown(typeof value === 'string' ? value : value.pattern)}`;
    return { pass, expected: value, actual, reason };
  },
});
