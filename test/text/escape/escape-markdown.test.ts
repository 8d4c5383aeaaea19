import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markdownCode, markdownFence, markdownProse } from '../../../src/text/escape/escape-markdown.ts';
import { hostileTexts } from '../../support/hostile-texts.ts';
import { liveReferences, outsideCode } from '../../support/live-markdown.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('`', '```', '\n', '~~~', '<', '>', '&', '|', '\\', '@a', '#1', ' ', 'x'))
    .map((list) => list.join('')),
  fc.constantFrom(...hostileTexts),
);

describe('Markdown for text of anyone', () => {
  it.each([
    ['', '```\n\n```'],
    ['a', '```\na\n```'],
    ['a\n', '```\na\n```'],
    ['``', '```\n``\n```'],
    ['```js\nx\n```', '````\n```js\nx\n```\n````'],
    ['a `````` b', '```````\na `````` b\n```````'],
  ])('fence of %j', (text, expected) => {
    expect(markdownFence(text)).toBe(expected);
  });

  it('names the language of a fence', () => {
    expect(markdownFence('+a', 'diff')).toBe('```diff\n+a\n```');
  });

  it.each([
    ['plain words', '<code>plain words</code>'],
    ['a|b', '<code>a&#124;b</code>'],
    ['</code>', '<code>&#60;&#47;code&#62;</code>'],
    ['one\n\n  two\r\nthree', '<code>one ⏎ two ⏎ three</code>'],
    ['&amp;', '<code>&#38;amp&#59;</code>'],
    ['日本 😀', '<code>日本 😀</code>'],
  ])('code of %j', (text, expected) => {
    expect(markdownCode(text)).toBe(expected);
  });

  it('nothing gets out of a fence or of code', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(outsideCode(`before\n\n${markdownFence(text)}\nafter`)).toBe('before\n\nafter');
        expect(outsideCode(`| ${markdownCode(text)} |`)).toBe('| \u25a1 |');
      }),
      { numRuns: 2000 },
    );
  });

  it('prose is one line without markup, mention, reference or link', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const prose = markdownProse(text);
        expect(prose).not.toMatch(/[\n\r<>|`*_[\]()!\\~]/);
        expect(prose.replace(/&#\d+;/g, '')).not.toMatch(/[!-/:-@[-`{-~]/);
        expect(liveReferences(prose)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['@octo', '&#64;\u200bocto'],
    ['fixes #12', 'fixes &#35;\u200b12'],
    ['https://a.test', 'h\u200bttps&#58;&#47;&#47;a&#46;test'],
    ['www.a.test', 'w\u200bww&#46;a&#46;test'],
    ['GH-12', 'GH\u200b&#45;12'],
    ['0123456789abcdef', '012345\u200b6789ab\u200bcdef'],
    ['1042 of 123456', '1042 of 123456'],
    ['refunds late', 'refunds late'],
  ])('prose of %j', (text, expected) => {
    expect(markdownProse(text)).toBe(expected);
  });
});
