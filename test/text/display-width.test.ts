import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutToWidth, displayWidth, padToWidth, wrapToWidth } from '../../src/text/display-width.ts';

const text = fc
  .array(fc.constantFrom('a', 'bc', '日', '😀', 'é', 'e\u0301', ' ', 'word', '—'))
  .map((list) => list.join(''));

describe('columns of a terminal', () => {
  it.each([
    ['abc', 3],
    ['日本', 4],
    ['한국', 4],
    ['😀', 2],
    ['e\u0301', 1],
    ['│ –', 3],
    ['█░', 2],
    ['', 0],
  ])('%j takes %d', (value, expected) => {
    expect(displayWidth(value)).toBe(expected);
  });

  it.each([
    ['abc', 5, 'abc  '],
    ['日', 3, '日 '],
    ['abcdef', 3, 'abcdef'],
  ])('%j filled to %d', (value, width, expected) => {
    expect(padToWidth(value, width)).toBe(expected);
  });

  it.each([
    ['abcdef', 4, 'abc…'],
    ['日本語', 4, '日…'],
    ['abc', 3, 'abc'],
    ['one two', 5, 'one…'],
  ])('%j cut to %d', (value, width, expected) => {
    expect(cutToWidth(value, width)).toBe(expected);
  });

  it.each([
    ['one two three', 7, ['one two', 'three']],
    ['abcdefgh', 3, ['abc', 'def', 'gh']],
    ['日本語', 4, ['日本', '語']],
    ['', 5, []],
    ['a  b', 5, ['a b']],
  ])('%j wrapped to %d', (value, width, expected) => {
    expect(wrapToWidth(value.replace(/ +/g, ' '), width)).toEqual(expected);
  });

  it('wrapping keeps every character but spaces, and keeps to the width', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 2, max: 20 }), (value, width) => {
        const lines = wrapToWidth(value, width);
        expect(lines.join('').replaceAll(' ', '')).toBe(value.replaceAll(' ', ''));
        for (const line of lines) expect(displayWidth(line)).toBeLessThanOrEqual(width);
        expect(displayWidth(cutToWidth(value, width))).toBeLessThanOrEqual(width);
      }),
    );
  });
});
