import { describe, expect, it } from 'vitest';
import { LENGTH_UNITS, textLength } from '../../src/text/text-length.ts';

describe('the length of a text', () => {
  it.each([
    ['', 0, 0, 0],
    ['   \n\t ', 6, 0, 0],
    ['one', 3, 1, 1],
    ['Two words.', 10, 2, 1],
    ['First. Second! Third?', 21, 3, 3],
    ['It costs 3.50 USD, e.g. today.', 30, 6, 1],
    ['😀😀 x', 4, 2, 1],
    ['\ud83d x', 3, 2, 1],
    ['- a point\n- another', 19, 5, 2],
  ])('%j has %i characters, %i words, %i sentences', (text, chars, words, sentences) => {
    expect(LENGTH_UNITS.map((unit) => textLength(text, unit))).toEqual([chars, words, sentences]);
  });
});
