import type { Item, ItemList, ItemVerdict, OfflineVerdict } from '../judges/items.ts';
import type { JudgedChunk } from './chunk-verdicts.ts';
import { distinctChunks } from './distinct-chunks.ts';
import type { Prepared } from './prepare.ts';
import { type Retrieval, type Retrievals, type RetrievedChunk, retrievalsOf } from './retrievals.ts';
import { numberedTurns } from './turn-material.ts';

/** A longer transcript is shown by its user turns alone: they hold the requests (metrics.md 6: 40 turns a call). */
const MOST_TURNS = 40;

/** One text of one retrieval, judged once. */
export interface RetrievedText {
  readonly id: string;
  readonly retrieval: Retrieval;
  readonly chunk: RetrievedChunk;
  /** The number under which the text is shown: that of its first occurrence in the conversation. */
  readonly shownAs: number;
}

const known = new WeakMap<object, { retrievals: Retrievals; texts: readonly RetrievedText[] }>();

/** The retrievals of a subject and the texts to be judged, in the order to show them; put together once. */
export function turnChunksOf(subject: Prepared): {
  retrievals: Retrievals;
  texts: readonly RetrievedText[];
} {
  let found = known.get(subject);
  if (found === undefined) {
    const retrievals = retrievalsOf(subject);
    found = { retrievals, texts: textsOf(retrievals) };
    known.set(subject, found);
  }
  return found;
}

function textsOf({ list }: Retrievals): RetrievedText[] {
  const everywhere = distinctChunks(list.flatMap((retrieval) => retrieval.chunks));
  const texts = list.flatMap((retrieval, at) =>
    distinctChunks(retrieval.chunks).shown.map((chunk) => ({
      id: `r${at}k${chunk.index}t${chunk.turn ?? 'all'}`,
      retrieval,
      chunk,
      shownAs: everywhere.standsFor(chunk).chunk,
    })),
  );
  const place = new Map(everywhere.shown.map(({ chunk }, at) => [chunk, at]));
  return texts.sort((a, b) => (place.get(a.shownAs) ?? 0) - (place.get(b.shownAs) ?? 0));
}

/** What a call about some of the texts shows: the transcript, and each text once by its number. */
export function turnChunkInputs(
  { turns }: Retrievals,
  texts: readonly RetrievedText[],
): Record<string, unknown> {
  const numbered = numberedTurns(turns);
  const context = new Map(texts.map(({ shownAs, chunk }) => [shownAs, chunk.text]));
  return {
    transcript: numbered.length > MOST_TURNS ? numbered.filter(({ role }) => role === 'user') : numbered,
    context: [...context].map(([chunk, text]) => ({ chunk, text })),
  };
}

/** What a question about turn chunks asks of each text. */
interface TurnChunkList<V extends string> {
  readonly name: string;
  readonly values: Readonly<Record<V, number>>;
  /** Property of the quote that the verdict `proven` needs; without one it becomes `unproven`. */
  readonly field: string;
  readonly proven: V;
  readonly unproven: V;
  offline(text: RetrievedText): OfflineVerdict<V>;
}

/** The list of such a question: a verdict, its quote from the chunk, and the requests that the chunk was found to serve. */
export function turnChunkList<V extends string>(
  texts: readonly RetrievedText[],
  { name, values, field, proven, unproven, offline }: TurnChunkList<V>,
): ItemList<V> {
  const byId = new Map(texts.map((text) => [text.id, text]));
  return {
    name,
    items: turnChunkItems(texts),
    values,
    evidence: { [field]: { type: 'string' }, turns: { type: 'array', items: { type: 'integer' } } },
    quote: {
      field,
      requiredFor: [proven],
      source: (_, { id }) => byId.get(id)?.chunk.text ?? '',
      otherwise: unproven,
    },
    offline: ({ id }) => offline(byId.get(id) as RetrievedText), // items are made of the same texts
  };
}

/** One item a text: which chunk, for the requests of which turns. */
function turnChunkItems(texts: readonly RetrievedText[]): Item[] {
  return texts.map(({ id, shownAs, retrieval }) => ({
    id,
    text: `chunk ${shownAs}`,
    chunk: shownAs,
    for_turns: retrieval.requests.map(({ turn }) => turn),
  }));
}

/** A retrieval with the verdicts on its chunks, in the order of retrieval. */
export interface JudgedRetrieval<V extends string> {
  readonly retrieval: Retrieval;
  readonly chunks: readonly JudgedChunk<V>[];
}

/** The verdicts brought back to the order of retrieval; equal texts of a retrieval repeat the verdict of the first. */
export function judgedRetrievals<V extends string>(
  subject: Prepared,
  verdicts: readonly ItemVerdict<V>[],
): JudgedRetrieval<V>[] {
  const { retrievals, texts } = turnChunksOf(subject);
  const byId = new Map(verdicts.map((verdict) => [verdict.id, verdict]));
  const byChunk = new Map(texts.map(({ chunk, id }) => [chunk, byId.get(id)]));
  return retrievals.list.map((retrieval) => {
    const { standsFor } = distinctChunks(retrieval.chunks);
    const chunks = retrieval.chunks.flatMap((chunk) => {
      const verdict = byChunk.get(standsFor(chunk));
      return verdict === undefined ? [] : [{ index: chunk.index, text: chunk.text, verdict }];
    });
    return { retrieval, chunks };
  });
}

/** How many chunks of a pool serve the request of a turn, by the turns that the verdicts name. */
export function servedIn<V extends string>(chunks: readonly JudgedChunk<V>[], turn: number): number {
  return chunks.filter(({ verdict }) => {
    const turns = verdict.evidence['turns'];
    return Array.isArray(turns) && turns.includes(turn);
  }).length;
}
