import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentWords, stems, words } from '../../../src/text/language/words.ts';

describe('words', () => {
  it.each<[string, string[]]>([
    ["Don't stop, it's late", ["don't", 'stop', "it's", 'late']],
    ["the World's Fair", ['the', 'world', 'fair']],
    ['1,200 and 6,200,000', ['1200', 'and', '6200000']],
    ['6.2 million visitors', ['6200000', 'visitors']],
    ['4.5k users, $2m, 3bn', ['4500', 'users', '2000000', '3000000000']],
    ['330m tall', ['330', 'm', 'tall']],
    ['twenty-five people', ['25', 'people']],
    ['two hundred and fifty thousand', ['250000']],
    ['nineteen ninety', ['19', '90']],
    ['one of them', ['one', 'of', 'them']],
    ['one hour', ['1', 'hour']],
    ['the 21st century', ['the', '21', 'century']],
    ['30% off', ['30', 'percent', 'off']],
    ['on 2021-03-05 at 10:30', ['on', '2021-03-05', 'at', '10:30']],
    ['version 1.2.3', ['version', '1.2.3']],
    ['about 12, 000 words', ['about', '12000', 'words']],
    ['Québec über straße', ['québec', 'über', 'straße']],
    ['', []],
    ['…!?', []],
  ])('of %j', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('drops stop words and stems the rest', () => {
    expect(contentWords('The visitors were not visiting the tower')).toEqual([
      'visitors',
      'visiting',
      'tower',
    ]);
    expect(stems('visiting visited visits')).toEqual(['visit', 'visit', 'visit']);
  });

  it('takes any text, and the same text gives the same words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(words(text)).toEqual(words(text));
        expect(stems(text).length).toBeLessThanOrEqual(words(text).length);
      }),
    );
  });

  it('is not slowed down by one huge word', () => {
    expect(stems('y'.repeat(100_000))).toHaveLength(1);
  });
});
