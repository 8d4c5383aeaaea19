import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  htmlCode,
  markdownCode,
  markdownFence,
  markdownProse,
} from '../../../src/text/escape/escape-markdown.ts';
import { hostileTexts } from '../../support/hostile-texts.ts';
import { rendered } from '../../support/rendered-markdown.ts';

/** Where reports put text of others, and the elements that such a place has with harmless words in it. */
const PLACES: [string, (text: string) => string][] = [
  ['a paragraph', (text) => `${markdownProse(text)}\n\nafter\n`],
  ['bold type', (text) => `**${markdownProse(`x ${text} x`)}** after\n`],
  ['an item of a list', (text) => `- ${markdownProse(text)}\n- ${markdownCode(text)}\n`],
  ['a heading', (text) => `### ${markdownProse(`Evals: ${text}`)}\n\nafter\n`],
  ['a quotation', (text) => `> ${markdownProse(`x ${text}`)}\n> ${markdownCode(text)}\n`],
  [
    'a summary',
    (text) => `<details><summary>${htmlCode(text)}: ${markdownProse(text)}</summary>\n\nin\n\n</details>\n`,
  ],
  [
    'a table',
    (text) =>
      `| a | b |\n|---|---|\n| ${markdownCode(text)} | ${markdownProse(text)} |\n| ${markdownCode(text)}<br>${markdownCode(text)} | c |\n`,
  ],
  ['the words of a link', (text) => `[${markdownCode(text)}](https://github.com/o/r) after\n`],
  ['small print', (text) => `<sub>run ${markdownCode(text)} · ${markdownProse(text)}</sub>\n`],
  ['a block', (text) => `before\n\n${markdownFence(text, 'text')}\n\nafter\n`],
  [
    'all of it',
    (text) => `${markdownProse(text)} ${markdownCode(text)} ${markdownProse(text)} ${markdownCode(text)}\n`,
  ],
];

const pieces = fc
  .array(
    fc.constantFrom(
      ...[
        '`',
        '``',
        '```',
        '\n',
        '~~',
        '<',
        '>',
        '&',
        '|',
        '\\',
        '@a',
        '#1',
        ' ',
        'x',
        '_',
        '__',
        '*',
        '**',
        '[',
        ']',
        '(',
        ')',
      ],
      ...[
        '!',
        '$',
        '-',
        '+',
        '=',
        '1.',
        ':',
        'http://a.b',
        'www.a.b',
        'a@b.cd',
        '<b>',
        '<!--',
        '-->',
        '&lt;',
        '[1]',
        '[^1]',
        ']: ',
      ],
    ),
    { maxLength: 12 },
  )
  .map((list) => list.join(''));

describe('text of others in Markdown, as a parser of GitHub Flavored Markdown reads it', () => {
  it.each(PLACES)('%s: makes no element and no comment, and its code is the text itself', (_, place) => {
    const harmless = rendered(place('some words'));
    const check = (text: string) => {
      const shown = rendered(place(text));
      // A line of nothing is no paragraph and no item has one.
      if (markdownProse(text) === '') return;
      expect(shown.elements).toEqual(harmless.elements);
      expect(shown.comments).toBe(0);
      expect(shown.code).toHaveLength(harmless.code.length);
    };
    for (const text of hostileTexts) check(text);
    fc.assert(fc.property(pieces, check), { numRuns: 200 });
  });

  it('is found where it is printed raw', () => {
    expect(rendered('<b>x</b> [a](b) `c` a_b_ *d*').elements).toEqual(['p', 'b', 'a href="b"', 'code', 'em']);
    expect(rendered('see www.a.test or a@b.test')).toMatchObject({
      elements: ['p', 'a href="http://www.a.test"', 'a href="mailto:a@b.test"'],
      prose: 'see www.a.test or a@b.test',
    });
  });

  it('reads as it was written', () => {
    for (const text of ['refunds/late', 'a<b & c', 'a|b', 'a `b` c', '&lt;b&gt;', '\\|', 'trailing \\']) {
      expect(rendered(`| a |\n|---|\n| ${markdownCode(text)} |\n`).code).toEqual([text]);
      expect(rendered(markdownProse(text)).prose.trim()).toBe(text);
    }
  });
});
