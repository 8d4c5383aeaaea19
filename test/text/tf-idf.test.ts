import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centroid, cosine, tfIdf, wordsAndPairs } from '../../src/text/tf-idf.ts';

describe('tfIdf', () => {
  it('matches the formula on a small case', () => {
    // Of two texts: a term of both weighs 1, a term of one ln(3/2) + 1.
    const { vectors, terms } = tfIdf(['a b', 'a c c'], (text) => text.split(' '));
    const rare = Math.log(1.5) + 1;
    expect(terms).toEqual(['a', 'b', 'c']);
    const first = Math.hypot(1, rare);
    const twice = (1 + Math.log(2)) * rare;
    const second = Math.hypot(1, twice);
    expect([...(vectors[0]?.weights ?? [])].map((w) => w.toFixed(10))).toEqual(
      [1 / first, rare / first].map((w) => w.toFixed(10)),
    );
    expect(cosine(vectors[0] as never, vectors[1] as never)).toBeCloseTo(1 / (first * second), 12);
  });

  it('reads stems and pairs of neighbours, and stop words only where there is nothing else', () => {
    expect(wordsAndPairs('The refunds were rejected')).toEqual(['refund', 'reject', 'refund reject']);
    expect(wordsAndPairs('can you do it')).toContain('do it');
  });

  it('compares a new text by the terms it shares, shorter for those it does not', () => {
    const { vectors, vectorOf } = tfIdf(['refund late order', 'password reset mail']);
    expect(cosine(vectorOf('refund late order'), vectors[0] as never)).toBeCloseTo(1, 12);
    const mixed = cosine(vectorOf('refund late order zebra crossing'), vectors[0] as never);
    expect(mixed).toBeGreaterThan(0.3);
    expect(mixed).toBeLessThan(0.9);
    expect(cosine(vectorOf(''), vectors[0] as never)).toBe(0);
  });

  it('gives cosines in 0 to 1, 1 with itself, the same from both sides', () => {
    const text = fc
      .array(fc.constantFrom('refund', 'late', 'order', 'the', '7', 'mail'))
      .map((w) => w.join(' '));
    fc.assert(
      fc.property(fc.array(text, { minLength: 2, maxLength: 6 }), (texts) => {
        const { vectors } = tfIdf(texts);
        for (const a of vectors) {
          if (a.terms.length > 0) expect(cosine(a, a)).toBeCloseTo(1, 9);
          for (const b of vectors) {
            expect(cosine(a, b)).toBeGreaterThanOrEqual(0);
            expect(cosine(a, b)).toBeLessThanOrEqual(1);
            expect(cosine(a, b)).toBe(cosine(b, a));
          }
        }
      }),
    );
  });
});

describe('centroid', () => {
  it('lies between its vectors', () => {
    const { vectors } = tfIdf(['refund late', 'refund wrong', 'password']);
    const middle = centroid(vectors.slice(0, 2));
    const [first, second, third] = vectors.map((vector) => cosine(middle, vector)) as [
      number,
      number,
      number,
    ];
    expect(first).toBeCloseTo(second, 12);
    expect(first).toBeGreaterThan(cosine(vectors[0] as never, vectors[1] as never));
    expect(third).toBe(0);
  });

  it('is empty without vectors', () => {
    expect(centroid([]).terms).toHaveLength(0);
  });
});
