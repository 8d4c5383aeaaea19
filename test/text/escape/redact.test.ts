import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText, oneLine } from '../../../src/text/escape/clean-text.ts';
import { csvCell } from '../../../src/text/escape/escape-csv.ts';
import { escapeHtml, xmlText } from '../../../src/text/escape/escape-html.ts';
import { markdownCode } from '../../../src/text/escape/escape-markdown.ts';
import { isRedactable, redactor } from '../../../src/text/escape/redact.ts';
import { base32 } from '../../support/spelled-secret.ts';

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
  ['Markdown with a backslash before what it may stand before', secret.replace(/[!-/:-@[-`{-~]/g, '\\$&')],
  ['Markdown with a backslash before what means something in it', secret.replace(/[<>|]/g, '\\$&')],
  ['quoted', JSON.stringify(`a ${JSON.stringify(secret).replaceAll('/', '\\/')} b`).slice(3, -3)],
  ['as texts are compared without regard to case', secret.toLowerCase()],
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

  const percent = [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  const more: [string, string][] = [
    ['every character as a URL code', percent],
    ['every character as a URL code, upper case', percent.toUpperCase()],
    ['\\x codes', percent.replaceAll('%', '\\x')],
    ['\\u codes', secret.replace(/./gs, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)],
    ['HTML codes', secret.replace(/./gs, (one) => `&#${one.charCodeAt(0)};`)],
    ['HTML codes in hex', secret.replace(/./gs, (one) => `&#x${one.charCodeAt(0).toString(16)};`)],
    ['hex with spaces', bytes.toString('hex').replace(/..(?=.)/g, '$& ')],
    ['hex with colons', bytes.toString('hex').replace(/..(?=.)/g, '$&:')],
    ['base64 of UTF-16', Buffer.from(secret, 'utf16le').toString('base64')],
    ['base32', base32(bytes)],
    ['base32, lower case', base32(bytes).toLowerCase()],
  ];
  it.each(more)('takes out the %s spelling too', (_, spelling) => {
    const clean = redactor([secret])(`before ${spelling} after`);
    expect(clean.replace('[redacted]', '').length).toBeLessThan('before  after'.length + 14);
  });

  /** What no reader sees, of each kind that cleaning takes out. */
  const UNSEEN = [
    ...['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u180e', '\u034f', '\u3164', '\u115f'],
    ...['\u202e', '\u2066', '\ufe0f', '\ufe00', '\u{e0061}', '\u{e0100}', '\u206a', '\ufff9', '\ufffe'],
    ...['\x00', '\x07', '\x08', '\x0b', '\x0c', '\x1b', '\x1f', '\x7f', '\x80', '\x9c', '\x9f'],
    ...['\x1b[31m', '\x1b[0K', '\x9b1m', '\x1b]0;title\x07', '\x1b]8;;http://x\x1b\\', '\x1bc', '\x1bP1\x9c'],
  ];
  it.each([...spellings, ...more])('finds the %s spelling with invisible characters in it', (_, spelling) => {
    const clean = redactor([secret]);
    const spelled = [...spelling];
    for (const unseen of UNSEEN)
      for (const text of [
        spelled.join(unseen),
        spelled.join(unseen + unseen),
        `${spelled.slice(0, 9).join('')}${unseen}${spelled.slice(9).join('')}`,
      ]) {
        const left = `before ${clean(`before ${text} after`)}`;
        for (const read of [cleanText(left), oneLine(left)])
          expect(read.replace('[redacted]', '').length, JSON.stringify(unseen)).toBeLessThan(36);
      }
  });

  it('leaves nothing that cleaning puts together, whatever stands between', () => {
    const words = ['correct horse battery', 'sk-0123456789abcdef', 'ümlaut-schlüssel', '🔑🔒🗝️ key of keys'];
    const unseen = fc.constantFrom(...UNSEEN, '', ' ', '\n', '\r\n', '\t', '\u0085', '\u2028', 'x');
    const word = fc.constantFrom(...words);
    const clean = redactor(words);
    fc.assert(
      fc.property(word, fc.array(unseen, { minLength: 1, maxLength: 60 }), word, (one, between, other) => {
        const text = [...one].map((unit, at) => unit + (between[at % between.length] ?? '')).join('');
        for (const read of [cleanText, oneLine])
          expect(words.filter((secret) => read(clean(text + other)).includes(read(secret)))).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([' ', '\n', ' \u200b', '\u200b', '\u001b', '\u001b[', '\u001b]', 'sk-ab ', '…', 'sk-ab c…'])(
    'looks through a long text of %j in linear time',
    (piece) => {
      const clean = redactor(['sk-ab cd efgh ijk', secret]);
      const text = piece.repeat(1_000_000 / piece.length);
      expect(clean(text)).toBe(text);
    },
  );

  it('finds a secret at which a text was cut, from its first half on', () => {
    const word = 'sk-0123456789abcdef';
    const clean = redactor([word, secret]);
    const hidden = [...word].join('\u200b');
    for (let length = Math.ceil(word.length / 2); length < word.length; length += 1)
      for (const cut of [word.slice(0, length), hidden.slice(0, 2 * length)])
        for (const [before, after] of [
          ['', ''],
          ['a key: ', ''],
          ['a key: ', '…'],
          ['a key: ', ' … and more'],
          ['a … b: ', '… c … d'],
        ])
          expect(clean(`${before}${cut}${after}`)).toMatch(
            new RegExp(`^${before}\\[redacted\\]\u200b?${after}$`),
          );
    expect(clean('a key: sk-0123456789a31…')).toBe('a key: [redacted]31…');
    expect(clean('a key: sk-01234')).toBe('a key: sk-01234');
    expect(clean('sk-0123456789 is no cut')).toBe('sk-0123456789 is no cut');
    expect(clean(Buffer.from(word).toString('base64').slice(0, -6))).toBe('[redacted]');
    const many = '… '.repeat(200_000);
    expect(clean(many)).toBe(many);
  });

  it('finds a secret of which only the end is left, or the middle', () => {
    const word = 'sk-0123456789abcdef';
    const clean = redactor([word, secret]);
    for (let length = Math.ceil(word.length / 2); length < word.length; length += 1) {
      const end = word.slice(-length);
      for (const [before, after] of [
        ['', ' is what it ends with'],
        ['said: …', ' and more'],
        ['said: …"', '" and …'],
        ['… b … ', ''],
        ['[31m', ''],
      ])
        expect(clean(`${before}${end}${after}`)).toBe(`${before}[redacted]${after}`);
    }
    expect(clean('said: …"0123456789abc"…')).toBe('said: …"[redacted]"…');
    expect(clean('said: …"0123456789"…')).toBe('said: …"[redacted]"…');
    expect(clean('said: …"012345678"…')).toBe('said: …"012345678"…');
    expect(clean('they said: 456789abcdef, no cut')).toBe('they said: 456789abcdef, no cut');
  });

  it('finds what checks mark, and what JSON spells of what no reader sees', () => {
    const clean = redactor([secret]);
    for (let at = 0; at < secret.length; at += 1) {
      const marked = `${secret.slice(0, at)}⟦${secret.slice(at, at + 1)}⟧${secret.slice(at + 1)}`;
      for (const said of [marked, JSON.stringify(marked).slice(1, -1)])
        expect(clean(`"…${said}…"`).replace(/[⟦⟧]/, '')).toBe('"…[redacted]…"');
    }
    for (const unseen of UNSEEN) {
      const said = JSON.stringify([...secret].join(unseen)).replace(
        /[^\x20-\x7eé]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
      expect(clean(`before ${said} after`), said).toBe('before "[redacted]" after');
    }
    const text = 'C:\\bin\\format ⟦x⟧ \\u0041 \\u0007 \\ud83d\\ude00';
    expect(clean(text)).toBe(text);
  });

  it('leaves what is invisible where it is, elsewhere', () => {
    const text = 'a\u200bb \x1b[31mred\x1b[0m 👩\u200d🚀';
    expect(redactor([secret])(text)).toBe(text);
    expect(redactor([secret])(`${text} ${[...secret].join('\u200b')} ${text}`)).toBe(
      `${text} [redacted] ${text}`,
    );
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
