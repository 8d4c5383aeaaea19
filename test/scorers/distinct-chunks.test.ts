import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distinctChunks, inCalls } from '../../src/scorers/distinct-chunks.ts';

const texts = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 25 });
const chunksOf = (given: readonly string[]) => given.map((text, index) => ({ index, text }));

describe('distinct chunks', () => {
  it('are the same in the same order whatever order they were retrieved in', () => {
    fc.assert(
      fc.property(texts, fc.integer(), (given, turn) => {
        const at = given.length === 0 ? 0 : Math.abs(turn) % given.length;
        const turned = [...given.slice(at), ...given.slice(0, at)];
        const order = (list: readonly string[]) =>
          distinctChunks(chunksOf(list)).shown.map(({ text }) => text.trim().toLowerCase());
        expect(order(turned)).toEqual(order(given));
      }),
    );
  });

  it('are shuffled: the order of retrieval does not show', () => {
    const given = chunksOf(Array.from({ length: 40 }, (_, index) => `chunk ${index}`));
    const shown = distinctChunks(given).shown.map(({ index }) => index);
    const rising = shown.slice(1).filter((index, at) => index > (shown[at] ?? 0)).length;
    expect(rising).toBeGreaterThan(10);
    expect(rising).toBeLessThan(30);
  });

  it('keep the order of the whole in every part of it', () => {
    fc.assert(
      fc.property(texts, (given) => {
        const { shown } = distinctChunks(chunksOf(given));
        const half = shown.filter((_, at) => at % 2 === 0);
        expect(distinctChunks(half).shown).toEqual(half);
      }),
    );
  });

  it('stand for all chunks of the same text, however it is spaced or cased', () => {
    const given = chunksOf(['A  fact.', 'Noise.', 'a fact.', '“A” fact.']);
    const { shown, standsFor } = distinctChunks(given);
    expect(shown.map(({ index }) => index).sort()).toEqual([0, 1, 3]);
    expect(given.map((chunk) => standsFor(chunk).index)).toEqual([0, 1, 0, 3]);
  });

  it('come in portions of ten', () => {
    const given = chunksOf(Array.from({ length: 21 }, (_, index) => `chunk ${index}`));
    expect(inCalls(given).map((part) => part.length)).toEqual([10, 10, 1]);
    expect(inCalls(given).flat()).toEqual(given);
  });
});
