import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell } from '../../../src/text/escape/escape-csv.ts';
import { escapeHtml, xmlText } from '../../../src/text/escape/escape-html.ts';
import { markdownCode } from '../../../src/text/escape/escape-markdown.ts';
import { isRedactable, redactor } from '../../../src/text/escape/redact.ts';

const secret = 'sk-proj/Ab+9?é"<&>x y|z';
const bytes = Buffer.from(secret);
const spellings: [string, string][] = [
  ['raw', secret],
  ['JSON', JSON.stringify(secret)],
  ['JSON in JSON', JSON.stringify(JSON.stringify(secret))],
  ['JSON with escaped slashes', JSON.stringify(secret).replaceAll('/', '\\/')],
  ['JSON in ASCII', JSON.stringify(secret).replaceAll('é', '\\u00e9')],
  ['URL component', encodeURIComponent(secret)],
  ['URL component, lower case', encodeURIComponent(secret).replace(/%../g, (code) => code.toLowerCase())],
  ['form', new URLSearchParams({ k: secret }).toString()],
  ['base64', bytes.toString('base64')],
  [
    'base64, one byte before',
    Buffer.concat([Buffer.from('x'), bytes, Buffer.from('tail')]).toString('base64'),
  ],
  [
    'base64, two bytes before',
    Buffer.concat([Buffer.from('xy'), bytes, Buffer.from('tail')]).toString('base64'),
  ],
  ['base64url', Buffer.concat([Buffer.from('x'), bytes]).toString('base64url')],
  ['hex', bytes.toString('hex')],
  ['HEX', bytes.toString('hex').toUpperCase()],
  ['XML', xmlText(secret)],
  ['HTML', escapeHtml(secret)],
  ['CSV', csvCell(secret)],
  ['Markdown', markdownCode(secret)],
];

describe('redaction', () => {
  it.each(spellings)('takes out the %s spelling', (_, spelling) => {
    const clean = redactor([secret])(`before ${spelling} after`);
    expect(clean).toContain('[redacted]');
    expect(clean.startsWith('before ')).toBe(true);
    expect(clean.endsWith(' after')).toBe(true);
    // What is left of a base64 text around it are the characters that also carry other bits.
    expect(clean.replace('[redacted]', '').length).toBeLessThan('before  after'.length + 14);
  });

  it('leaves nothing of any secret in any alignment', () => {
    const value = fc.string({ minLength: 8, unit: 'grapheme-ascii' }).filter(isRedactable);
    fc.assert(
      fc.property(
        value,
        fc.uint8Array({ maxLength: 5 }),
        fc.uint8Array({ maxLength: 5 }),
        (word, head, tail) => {
          const clean = redactor([word]);
          const joined = Buffer.concat([head, Buffer.from(word), tail]);
          for (const encoding of ['base64', 'base64url', 'hex'] as const)
            expect(clean(joined.toString(encoding))).toContain('[redacted]');
          expect(clean(`${word}${word}`)).toBe('[redacted]'.repeat(clean(`${word}${word}`).length / 10));
          for (const text of [word, JSON.stringify(word), encodeURIComponent(word)])
            expect(clean(`<${text}>`)).toContain('[redacted]');
        },
      ),
    );
  });

  it('takes out each line of a secret with several', () => {
    const key = '-----BEGIN KEY-----\nMIIEvQIBADANBg\nkqhkiG9w0BAQEFAA\n-----END KEY-----';
    expect(redactor([key])('line MIIEvQIBADANBg and kqhkiG9w0BAQEFAA.')).toBe(
      'line [redacted] and [redacted].',
    );
    expect(redactor([key])(key)).toBe('[redacted]');
  });

  it('removes overlapping secrets together', () => {
    expect(redactor(['abcdefghij', 'fghijklmno'])('xabcdefghijklmnoy')).toBe('x[redacted]y');
    expect(redactor(['abcdefgh', 'abcdefghijkl'])('abcdefghijkl')).toBe('[redacted]');
  });

  it('treats a secret as text, not as a pattern', () => {
    expect(redactor(['a.*b(c)[d]$^\\'])('a.*b(c)[d]$^\\ axxb')).toBe('[redacted] axxb');
  });

  it('leaves text alone where there is no secret', () => {
    expect(redactor([])('text')).toBe('text');
    expect(redactor([''])('text')).toBe('text');
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(redactor(['a-secret-that-never-occurs'])(text)).toBe(text);
      }),
    );
  });

  it('refuses short values without showing them', () => {
    expect(() => redactor(['hunter2'])).toThrow(/7 characters is too short/);
    expect(() => redactor(['hunter2'])).not.toThrow(/hunter2/);
    expect(isRedactable('hunter2')).toBe(false);
    expect(isRedactable('hunter22')).toBe(true);
  });

  it('leaves a long text without secrets as it is, however many there are', () => {
    const secrets = Array.from(
      { length: 40 },
      (_, index) => `sk-${index}-${'abcdef0123456789'.repeat(3)}${index}`,
    );
    const clean = redactor(secrets);
    const text = 'The quick brown fox jumps over the lazy dog. '.repeat(40_000);
    expect(clean(text)).toBe(text);
  });
});
