import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentences } from '../../../src/text/language/sentences.ts';

describe('sentences', () => {
  it.each<[string, string[]]>([
    ['One. Two! Three? Four', ['One.', 'Two!', 'Three?', 'Four']],
    ['Dr. Smith met Mr. Jones. They talked.', ['Dr. Smith met Mr. Jones.', 'They talked.']],
    ['J. R. Tolkien wrote it. It sold well.', ['J. R. Tolkien wrote it.', 'It sold well.']],
    ['He lives in the U.S. He works there.', ['He lives in the U.S.', 'He works there.']],
    ['The U.S. economy grew.', ['The U.S. economy grew.']],
    ['It costs 3.50 euros, e.g. in Paris. Fine.', ['It costs 3.50 euros, e.g. in Paris.', 'Fine.']],
    ['See No. 5 on the list. Then go.', ['See No. 5 on the list.', 'Then go.']],
    ['I said no. 5 people left.', ['I said no. 5 people left.']],
    ['Open at 9 a.m. on Monday. Closed later.', ['Open at 9 a.m. on Monday.', 'Closed later.']],
    ['Visit https://a.example/x.html?y=1. Done.', ['Visit https://a.example/x.html?y=1.', 'Done.']],
    ['He said "Stop." Then he left.', ['He said "Stop."', 'Then he left.']],
    ['Wait… what? Yes.', ['Wait…', 'what?', 'Yes.']],
    [
      '- first item\n* second item\n1. third item\na) fourth',
      ['first item', 'second item', 'third item', 'fourth'],
    ],
    ['# Heading\n\nText here.', ['Heading', 'Text here.']],
    ['| a | b |\n|---|---|\n| 1. x | 2. y |', ['| a | b |', '| 1. x | 2. y |']],
    [
      'Before.\n```js\nconst a = 1. ;\nb();\n```\nAfter.',
      ['Before.', '```js\nconst a = 1. ;\nb();\n```', 'After.'],
    ],
    ['```\nnever closed. Really.', ['```\nnever closed. Really.']],
    ['Keep it moist.Water it daily, please.', ['Keep it moist.', 'Water it daily, please.']],
    ['Use Node.js for this.', ['Use Node.js for this.']],
    ['', []],
    [' \n --- \n ', []],
    ['你好。再见。', ['你好。', '再见。']],
  ])('splits %j', (text, expected) => {
    expect(sentences(text)).toEqual(expected);
  });

  it('only ever returns pieces of the text, in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        let from = 0;
        for (const sentence of sentences(text)) {
          expect(sentence).toBe(sentence.trim());
          const at = text.indexOf(sentence, from);
          expect(at).toBeGreaterThanOrEqual(from);
          from = at + sentence.length;
        }
      }),
    );
  });
});
