import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectChunks } from '../../src/scorers/select-chunks.ts';
import { chunkRanker } from '../../src/text/bm25.ts';

const chunksOf = (texts: readonly string[]) => texts.map((text, index) => ({ index, text }));
const itemsOf = (texts: readonly string[]) => texts.map((text, index) => ({ id: `c${index + 1}`, text }));
/** Thirty chunks of a hundred characters, each about a thing of its own. */
const THINGS = Array.from({ length: 30 }, (_, index) =>
  `thing${index} weighs ${index} kilos`.padEnd(100, '.'),
);

describe('selectChunks', () => {
  it('shows all chunks to all items in one batch while they fit', () => {
    const chunks = chunksOf(THINGS);
    const items = itemsOf(['thing3 weighs 3 kilos', 'thing9 weighs 9 kilos']);
    expect(selectChunks(items, chunks)).toEqual([{ items, chunks }]);
    expect(selectChunks(items, chunks, { budget: 3000 })).toHaveLength(1);
  });

  it('beyond the budget brings the eight best chunks of an item and the first, in their order', () => {
    const best = [3, 6, 9, 12, 15, 18, 21, 24];
    const item = itemsOf([best.map((index) => `thing${index}`).join(' and ')]);
    const [batch] = selectChunks(item, chunksOf(THINGS), { budget: 2999 });
    expect(batch?.chunks.map((chunk) => chunk.index)).toEqual([0, ...best]);
  });

  it('shows a batch the union of what its items need, and opens another when the union would leave the budget', () => {
    const items = itemsOf(Array.from({ length: 6 }, (_, index) => `thing${index * 5}`));
    const wide = selectChunks(items, chunksOf(THINGS), { budget: 2900 });
    expect(wide).toHaveLength(1);
    expect(wide[0]?.chunks.map((chunk) => chunk.index)).toEqual(
      expect.arrayContaining([0, 5, 10, 15, 20, 25]),
    );
    const narrow = selectChunks(items, chunksOf(THINGS), { budget: 950 });
    expect(narrow.length).toBeGreaterThan(1);
    expect(narrow.flatMap((batch) => batch.items)).toEqual(items);
    for (const batch of narrow)
      expect(batch.chunks.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(950);
  });

  it('puts at most twenty items into a call', () => {
    const items = itemsOf(Array.from({ length: 45 }, () => 'thing7'));
    const batches = selectChunks(items, chunksOf(THINGS), { budget: 1500 });
    expect(batches.map((batch) => batch.items.length)).toEqual([20, 20, 5]);
  });

  it('shows the chunks of one item whole although they are too long', () => {
    const chunks = chunksOf(['a'.repeat(500), `needle ${'b'.repeat(500)}`]);
    expect(selectChunks(itemsOf(['needle']), chunks, { budget: 10 })).toMatchObject([
      { chunks: [{ index: 0 }, { index: 1 }] },
    ]);
  });

  it('brings only chunks that may speak for the item', () => {
    const even = (_: unknown, { index }: { index: number }) => index % 2 === 0 && index > 0;
    const [batch] = selectChunks(itemsOf(['thing17 or thing18']), chunksOf(THINGS), {
      budget: 2000,
      allowed: even,
    });
    const shown = batch?.chunks.map((chunk) => chunk.index) ?? [];
    expect(shown).toEqual(expect.arrayContaining([2, 18]));
    expect(shown.every((index) => index % 2 === 0 && index > 0)).toBe(true);
  });

  it('makes no batch of nothing', () => {
    expect(selectChunks([], chunksOf(THINGS), { budget: 1 })).toEqual([]);
    expect(selectChunks(itemsOf(['x']), [], { budget: 1 })).toMatchObject([{ chunks: [] }]);
  });

  it('never loses, repeats or reorders an item', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 30 }), { maxLength: 50 }),
        fc.array(fc.string({ maxLength: 60 }), { maxLength: 20 }),
        fc.integer({ min: 1, max: 400 }),
        (texts, chunks, budget) => {
          const items = itemsOf(texts);
          const batches = selectChunks(items, chunksOf(chunks), { budget });
          expect(batches.flatMap((batch) => batch.items)).toEqual(items);
        },
      ),
    );
  });

  it('ranks by a ranker of many queries as by one of a single query', () => {
    const rank = chunkRanker(THINGS);
    for (const query of ['thing4', 'weighs 12 kilos', ''])
      expect(rank(query)).toEqual(chunkRanker(THINGS)(query));
  });
});
