import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  duplicateFinder,
  families,
  gramJaccard,
  nearDuplicate,
  similarPairs,
} from '../../src/text/near-duplicates.ts';
import { cosine, tfIdf } from '../../src/text/tf-idf.ts';

describe('families', () => {
  it('puts the same question in other words together, and others apart', () => {
    const texts = [
      'How do I return my shoes?',
      'Where is my parcel?',
      'How can I return the shoes?',
      'I forgot my password',
      'Where is my parcel?',
    ];
    expect(families(texts)).toEqual([[0, 2], [1, 4], [3]]);
  });

  it('keeps texts without words apart unless they are equal', () => {
    expect(families(['', '!!', ''])).toEqual([[0, 2], [1]]);
  });

  it('has every place once, whatever the texts', () => {
    const text = fc.array(fc.constantFrom('refund', 'late', 'order', 'mail', 'shoe'), { maxLength: 5 });
    fc.assert(
      fc.property(
        fc.array(
          text.map((w) => w.join(' ')),
          { maxLength: 12 },
        ),
        (texts) => {
          const groups = families(texts);
          expect(groups.flat().sort((a, b) => a - b)).toEqual(texts.map((_, place) => place));
          expect(groups.map((group) => group[0])).toEqual(groups.map((group) => Math.min(...group)));
        },
      ),
    );
  });
});

describe('similarPairs', () => {
  it('finds exactly the pairs that comparing all with all finds', () => {
    const text = fc.array(fc.constantFrom('refund', 'late', 'order', 'mail', 'shoe', 'gift', 'card'), {
      maxLength: 7,
    });
    fc.assert(
      fc.property(
        fc.array(
          text.map((w) => w.join(' ')),
          { maxLength: 14 },
        ),
        fc.constantFrom(0.2, 0.5, 0.85, 1),
        (texts, bound) => {
          const { vectors } = tfIdf(texts);
          const slow: string[] = [];
          for (let a = 0; a < vectors.length; a += 1)
            for (let b = a + 1; b < vectors.length; b += 1)
              if (cosine(vectors[a] as never, vectors[b] as never) >= bound - 1e-9) slow.push(`${a} ${b}`);
          expect(similarPairs(vectors, bound).map(({ first, second }) => `${first} ${second}`)).toEqual(slow);
        },
      ),
    );
  });

  it('refuses a bound at which every pair is one', () => {
    expect(() => similarPairs([], 0)).toThrow(RangeError);
  });
});

describe('nearDuplicate', () => {
  it.each([
    ['I want to return my blue shoes', 'I want to return my blue shoes please', true],
    ['Can I get a refund for order 17?', 'Can I get a refund for order 18?', true],
    ['Can I get a refund?', 'Where is the nearest shop?', false],
    ['', 'Where is the nearest shop?', false],
  ])('of %j and %j is %s', (a, b, expected) => {
    expect(nearDuplicate(a, b)).toBe(expected);
    expect(nearDuplicate(b, a)).toBe(expected);
  });
});

describe('gramJaccard', () => {
  it('is 1 for the same wording, 0 for another and for nothing', () => {
    expect(gramJaccard('Return it today', 'return IT, today!')).toBe(1);
    expect(gramJaccard('return', 'zebra')).toBe(0);
    expect(gramJaccard('', '')).toBe(0);
  });
});

describe('duplicateFinder', () => {
  it('names the first known text that a new one repeats', () => {
    const find = duplicateFinder(['Where is my parcel?', 'How do I return my shoes?']);
    expect(find('How can I return the shoes?')).toBe('How do I return my shoes?');
    expect(find('Where is my parcel?')).toBe('Where is my parcel?');
    expect(find('I forgot my password')).toBeUndefined();
    expect(duplicateFinder([])('anything')).toBeUndefined();
  });
});
