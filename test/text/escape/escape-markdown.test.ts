import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  htmlCode,
  markdownCode,
  markdownFence,
  markdownProse,
} from '../../../src/text/escape/escape-markdown.ts';
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
    ['plain words', '`plain words`', '<code>plain words</code>'],
    ['refunds/late#2', '`refunds/late#2`', '<code>refunds&#47;late&#35;2</code>'],
    ['a|b', '<code>a&#124;b</code>', '<code>a&#124;b</code>'],
    ['a ` b', '<code>a &#96; b</code>', '<code>a &#96; b</code>'],
    ['', '<code></code>', '<code></code>'],
    ['</code>', '`</code>`', '<code>&#60;&#47;code&#62;</code>'],
    ['one\n\n  two\r\nthree', '`one ⏎ two ⏎ three`', '<code>one ⏎ two ⏎ three</code>'],
    ['&amp;', '`&amp;`', '<code>&#38;amp&#59;</code>'],
    ['日本 😀', '`日本 😀`', '<code>日本 😀</code>'],
  ])('code of %j', (text, inMarkdown, inHtml) => {
    expect([markdownCode(text), htmlCode(text)]).toEqual([inMarkdown, inHtml]);
  });

  it('nothing gets out of a fence or of code', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(outsideCode(`before\n\n${markdownFence(text)}\nafter`)).toBe('before\n\nafter');
        expect(outsideCode(`| ${markdownCode(text)} |`)).toBe('| \u25a1 |');
        expect(outsideCode(`<summary>${htmlCode(text)}</summary>`)).toBe('<summary>\u25a1</summary>');
      }),
      { numRuns: 2000 },
    );
  });

  it('prose is one line without markup, mention, reference or link', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const prose = markdownProse(text);
        const bare = prose.replace(/&#\d+;/g, '·').replace(/\[[-+−\d., %]+\](?![:([])/g, '');
        expect(bare).not.toMatch(
          /[\n\r|`*[\]\\~$@#{}]|<(?! )|&(?! )|\b__|^(?:[=>:]|[-+](?:[ -]|$)|\d+[.)](?: |$))/,
        );
        expect(bare.match(/_/g)?.length).toBe(bare.match(/(?<=[a-z0-9])_(?=[a-z0-9])/gi)?.length);
        expect(liveReferences(prose)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['@octo', '&#64;\u200bocto'],
    ['fixes #12', 'fixes &#35;\u200b12'],
    ['https://a.test', 'h\u200bttps://a.test'],
    ['www.a.test', 'w\u200bww.a.test'],
    ['GH-12', 'GH\u200b-12'],
    ['1. one', '1&#46; one'],
    ['- one', '&#45; one'],
    ['=====', '&#61;===='],
    ['> said', '&#62; said'],
    [
      '21 of 24 cases passed (87.5 %), p < 0.001; "late" & others',
      '21 of 24 cases passed (87.5 %), p < 0.001; "late" & others',
    ],
    ['tool_correctness of run_7aa1', 'tool_correctness of run_7aa1'],
    ['_so_ and __so__', '&#95;so&#95; and &#95;&#95;so&#95;&#95;'],
    ['87.5 % [69, 96]', '87.5 % [69, 96]'],
    [
      '[1](x) [2]: y [3][4] [x] [-0.5, +1]',
      '&#91;1&#93;(x) &#91;2&#93;: y &#91;3&#93;[4] &#91;x&#93; [-0.5, +1]',
    ],
    ['<b>&lt; $1$', '&#60;b>&#38;lt; &#36;1&#36;'],
    ['0123456789abcdef', '012345\u200b6789ab\u200bcdef'],
    ['1042 of 123456', '1042 of 123456'],
    ['refunds late', 'refunds late'],
  ])('prose of %j', (text, expected) => {
    expect(markdownProse(text)).toBe(expected);
  });
});
