import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chunkRanker } from '../../src/text/bm25.ts';

describe('chunkRanker', () => {
  it('puts the chunk about the query first', () => {
    const chunks = [
      'Cats sleep all day.',
      'Refunds are paid within 30 days.',
      'Dogs bark.',
      'The days are long.',
    ];
    expect(chunkRanker(chunks)('When are refunds paid?')[0]?.index).toBe(1);
  });

  it('matches the formula on a small case', () => {
    // Two chunks: every term weighs 1. Chunk 0 has length 2, chunk 1 length 4, the mean is 3.
    const ranked = chunkRanker(['tower tower', 'tower garden river bridge'])('tower');
    const score = (frequency: number, length: number) =>
      (frequency * 2.2) / (frequency + 1.2 * (0.25 + (0.75 * length) / 3));
    expect(ranked.map((entry) => entry.index)).toEqual([0, 1]);
    expect(ranked[0]?.score).toBeCloseTo(score(2, 2));
    expect(ranked[1]?.score).toBeCloseTo(score(1, 4));
  });

  it('keeps the given order among equals and loses no chunk', () => {
    expect(chunkRanker(['a b', 'c d'])('nothing shared').map((entry) => entry.index)).toEqual([0, 1]);
    expect(chunkRanker([])('x')).toEqual([]);
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (query, chunks) => {
        const ranked = chunkRanker(chunks)(query);
        expect(ranked.map((entry) => entry.index).sort((a, b) => a - b)).toEqual(
          chunks.map((_, index) => index),
        );
        expect(ranked.every((entry) => Number.isFinite(entry.score) && entry.score >= 0)).toBe(true);
      }),
    );
  });
});
