import { chunkRanker } from '../text/bm25.ts';
import type { Chunk } from './prepare.ts';

/**
 * Characters of chunks that one call carries whole: 60 % of a judge's window (metrics.md 2.3), for a window of 100,000 tokens
 * at four characters a token, which every model of this kind has.
 */
const CHUNK_BUDGET = 240_000;
/** Chunks that an item is judged against when not all fit (metrics.md 2.3). */
const BEST = 8;
/** Items in one call (metrics.md 2.3). */
const ITEMS_PER_CALL = 20;

/** Items that go into one call, and the chunks shown with them, in the order given. */
export interface ChunkBatch<I, C = Chunk> {
  readonly items: readonly I[];
  readonly chunks: readonly C[];
}

/** What limits the chunks of a call. */
interface SelectOptions<I, C = Chunk> {
  /** Characters of chunks that fit into one call; default `CHUNK_BUDGET`. */
  readonly budget?: number;
  /** Whether a chunk may speak for an item at all (a turn's own context, say); default every one. */
  readonly allowed?: (item: I, chunk: C) => boolean;
}

/**
 * Splits items into calls so that each call shows the chunks its items need (metrics.md 2.3). While all chunks fit into the
 * budget there is one batch with all of them. Beyond it, each item brings its 8 best chunks by BM25 and the first one; a
 * batch takes items, in order, until it is full or the union of their chunks would leave the budget. The chunks of a single
 * item are shown whole, however long. No item is lost, and no items make no batch.
 */
export function selectChunks<I extends { readonly text: string }, C extends { readonly text: string }>(
  items: readonly I[],
  chunks: readonly C[],
  options: SelectOptions<I, C> = {},
): ChunkBatch<I, C>[] {
  const { budget = CHUNK_BUDGET, allowed } = options;
  if (items.length === 0) return [];
  if (chunks.reduce((sum, chunk) => sum + chunk.text.length, 0) <= budget) return [{ items, chunks }];
  const rank = chunkRanker(chunks.map((chunk) => chunk.text));
  const batches: { items: I[]; places: Set<number> }[] = [];
  let length = 0;
  for (const item of items) {
    const places = placesFor(item, chunks, rank(item.text), allowed);
    const last = batches.at(-1);
    const added = places.filter((place) => !last?.places.has(place));
    const more = added.reduce((sum, place) => sum + (chunks[place]?.text.length ?? 0), 0);
    if (last !== undefined && last.items.length < ITEMS_PER_CALL && length + more <= budget) {
      last.items.push(item);
      for (const place of added) last.places.add(place);
      length += more;
    } else {
      batches.push({ items: [item], places: new Set(places) });
      length = places.reduce((sum, place) => sum + (chunks[place]?.text.length ?? 0), 0);
    }
  }
  return batches.map((batch) => ({
    items: batch.items,
    chunks: chunks.filter((_, place) => batch.places.has(place)),
  }));
}

/** The chunks that a question shows which needs no particular ones: all while they fit, else those most like `query` and the first. */
export function nearestChunks<C extends { readonly text: string }>(
  query: string,
  chunks: readonly C[],
): readonly C[] {
  return selectChunks([{ text: query }], chunks)[0]?.chunks ?? [];
}

/** The places of the chunks that an item is judged against: its best ones and the first. */
function placesFor<I, C>(
  item: I,
  chunks: readonly C[],
  ranked: readonly { index: number; score: number }[],
  allowed: SelectOptions<I, C>['allowed'],
): number[] {
  const may = (place: number) => {
    const chunk = chunks[place];
    return chunk !== undefined && (allowed?.(item, chunk) ?? true);
  };
  const best: number[] = [];
  for (const { index } of ranked) {
    if (best.length >= BEST) break;
    if (may(index)) best.push(index);
  }
  const first = chunks.findIndex((_, place) => may(place));
  return first < 0 || best.includes(first) ? best : [...best, first];
}
