import { describe, expect, it } from 'vitest';
import { rememberedByText } from '../../src/text/remembered-by-text.ts';

const counting = (bounds: { most: number; longest?: number }) => {
  const made: string[] = [];
  const make = rememberedByText((text) => {
    made.push(text);
    return text.length;
  }, bounds);
  return { make, made };
};

describe('what was made of a text lately', () => {
  it('is not made again', () => {
    const { make, made } = counting({ most: 10 });
    expect([make('abc'), make('abc'), make('de')]).toEqual([3, 3, 2]);
    expect(made).toEqual(['abc', 'de']);
  });

  it('is kept for so many characters together, and then all starts over', () => {
    const { make, made } = counting({ most: 5 });
    for (const text of ['abc', 'de', 'fg', 'abc']) make(text);
    expect(made).toEqual(['abc', 'de', 'fg', 'abc']);
  });

  it('is not kept where the text is a long one, which pushes nothing out', () => {
    const { make, made } = counting({ most: 5, longest: 3 });
    for (const text of ['abc', 'long one', 'long one', 'abc']) make(text);
    expect(made).toEqual(['abc', 'long one', 'long one']);
  });
});
