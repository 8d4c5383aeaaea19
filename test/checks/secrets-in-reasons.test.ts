import { describe, expect, it } from 'vitest';
import { redacted } from '../../src/reports/redacted.ts';
import { cleanText } from '../../src/text/escape/clean-text.ts';
import { redactor } from '../../src/text/escape/redact.ts';
import { resultOf } from '../support/judged-checks.ts';
import { ENCODINGS } from '../support/spelled-secret.ts';

const SECRET = 'shop/Key+9?"<&>Canary one';
const redact = redactor([SECRET]);

/** Each says where the answer differs, by a part of it that begins or ends in the secret, or is marked in it. */
const CHECKS: [name: string, check: Record<string, unknown>][] = [
  ['another text', { equals: 'hello' }],
  ['the beginning of the answer', { equals: 'hello shop/K' }],
  ['an object', { equals: { a: 1 } }],
  ['a text that is missing', { contains: 'hello you' }],
  ['a text without regard to case', { icontains: 'HELLO you' }],
  ['a text that must not be there', { not_contains: 'e' }],
  ['the same without regard to case', { not_icontains: 'E' }],
  ['several texts', { contains_all: ['hello', 'you and me'] }],
  ['a beginning', { starts_with: 'hello you' }],
  ['an end', { ends_with: 'you' }],
  ['a pattern', { matches: '^you$' }],
  ['a pattern that must not match', { not_matches: '[a-zA-Z&]' }],
  ['JSON', { json: true }],
  ['JSON in it', { json: { extract: true } }],
  ['a schema', { json_schema: { type: 'object' } }],
  ['a length', { length: { max: 3 } }],
  ['a likeness', { similar: { to: 'you and me', min: 0.9 } }],
];
const UNSEEN = ['', '\u200b', '\u0007', '\u001b[31m', '\u001b]0;t\u0007'];
/** Characters around it: so many that a cut goes through the secret somewhere. */
const AROUND = [0, 1, 6, 20, 37, 60, 80, 95, 190];
const FEWER = [0, 6, 37, 95];

/** As people read it, from the file or from what that quotes: nothing invisible, no marks, no backslashes of a quote. */
const read = (text: string): string[] => {
  const unquoted = text.replace(/\\(u[\da-f]{4}|["\\bfnrt/])/g, (code) => JSON.parse(`"${code}"`));
  return [text, unquoted].map((one) => cleanText(one).replace(/[⟦⟧]/g, ''));
};

describe('what a check says of an answer with a secret in it', () => {
  it.each(CHECKS)('holds less than two thirds of the secret: %s', async (_, check) => {
    for (const [name, spell] of Object.entries(ENCODINGS)) {
      const spelled = spell(SECRET);
      const most = Math.ceil((spelled.length * 2) / 3);
      for (const unseen of UNSEEN)
        for (const before of unseen === '' ? AROUND : FEWER) {
          const output = `${'hello '.repeat(32).slice(0, before)}${[...spelled].join(unseen)}${' hello'.repeat(before)}`;
          const { reasoning, metadata } = redacted(await resultOf(check, output), redact);
          for (const said of [reasoning, JSON.stringify(metadata)])
            for (const text of read(said))
              for (let at = 0; at + most <= spelled.length; at += 1)
                if (text.includes(spelled.slice(at, at + most)))
                  expect.fail(`${name}, ${JSON.stringify(unseen)}, ${before}: ${said}`);
        }
    }
  });

  it('is shown as ever where there is none', async () => {
    const result = await resultOf({ equals: 'hello you' }, 'hello me, \u0007 and "you" …');
    expect(redacted(result, redact)).toEqual(result);
  });
});
