import type { Item, ItemsQuestion, ItemVerdict } from '../judges/items.ts';
import type { JudgedChunk } from './chunk-verdicts.ts';
import { distinctChunks, inCalls } from './distinct-chunks.ts';
import { type Chunk, numberedChunks, type Prepared } from './prepare.ts';

/** What the questions about retrieved chunks show and ask about, alike in all of them so that they fit into one call (metrics.md 2.5). */
interface ChunkMaterial {
  /** `context`: each text once, in shuffled order, by its number. */
  readonly context: { chunk: number; text: string }[];
  readonly items: readonly Item[];
  /** The text an item is about. */
  textOf(item: Pick<Item, 'id'>): string;
}

/** Material of a subject's chunks. */
export function chunkMaterial({ chunks }: Pick<Prepared, 'chunks'>): ChunkMaterial {
  const { shown } = distinctChunks(chunks);
  const texts = new Map(shown.map((chunk) => [idOf(chunk), chunk.text]));
  return {
    context: numberedChunks(shown),
    items: shown.map((chunk) => ({ id: idOf(chunk), text: `chunk ${chunk.index}`, chunk: chunk.index })),
    textOf: ({ id }) => texts.get(id) ?? '',
  };
}

/**
 * How a question about chunks is split (`ItemsQuestion.split`): each call shows and asks about a portion of them. The same for
 * all questions about the same chunks, so that they are asked together at any number of chunks (metrics.md 2.5).
 */
export function byChunks({ context }: ChunkMaterial): (question: ItemsQuestion) => ItemsQuestion[] {
  return (question) => {
    const portions = inCalls(context);
    if (portions.length < 2) return [question];
    return portions.map((portion) => {
      const shown = new Set<unknown>(portion.map(({ chunk }) => chunk));
      return {
        ...question,
        promptInputs: { ...question.promptInputs, context: portion },
        lists: question.lists.map((list) => ({
          ...list,
          items: list.items.filter(({ chunk }) => shown.has(chunk)),
        })),
      };
    });
  };
}

/** The verdicts brought back to the order of retrieval; equal texts repeat the verdict of the first. */
export function inRankOrder<V extends string>(
  chunks: readonly Chunk[],
  verdicts: readonly ItemVerdict<V>[],
): JudgedChunk<V>[] {
  const byId = new Map(verdicts.map((verdict) => [verdict.id, verdict]));
  const { standsFor } = distinctChunks(chunks);
  return chunks.flatMap((chunk) => {
    const verdict = byId.get(idOf(standsFor(chunk)));
    return verdict === undefined ? [] : [{ index: chunk.index, text: chunk.text, verdict }];
  });
}

function idOf({ index }: Chunk): string {
  return `k${index}`;
}
