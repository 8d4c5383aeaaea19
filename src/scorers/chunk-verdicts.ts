import type { ItemVerdict } from '../judges/items.ts';
import { precisionAtK } from './formulas/average-precision.ts';
import { round4, shown } from './formulas/round.ts';
import { shownText, textOf } from './verdicts.ts';

/** A retrieved chunk with the verdict on its text, in the order of retrieval; equal texts have one verdict. */
export interface JudgedChunk<V extends string = string> {
  /** Its place in the list as it was given. */
  readonly index: number;
  readonly text: string;
  readonly verdict: ItemVerdict<V>;
}

/** Whether a chunk was found relevant, whatever the scorer's word for it. */
type IsRelevant<V extends string> = (chunk: JudgedChunk<V>) => boolean;

/** The verdicts as metadata lists them (metrics.md 3.3, 3.5); a quote proves relevance and nothing else. */
export function chunkEntries<V extends string>(
  chunks: readonly JudgedChunk<V>[],
  isRelevant: IsRelevant<V>,
  quoteField: string,
) {
  return chunks.map((chunk) => ({
    index: chunk.index,
    relevant: isRelevant(chunk),
    quote: isRelevant(chunk) ? shownText(textOf(chunk.verdict.evidence, quoteField)) : '',
    reason: chunk.verdict.reason,
  }));
}

/** What a ranked list of chunks is worth, by verdicts alone: the numbers that explain an average precision (metrics.md 3.3). */
export function rankMetadata<V extends string>(chunks: readonly JudgedChunk<V>[], isRelevant: IsRelevant<V>) {
  const ranked = chunks.map((chunk): number => (isRelevant(chunk) ? 1 : 0));
  const first = ranked.indexOf(1);
  return {
    chunk_verdicts: chunkEntries(chunks, isRelevant, 'quote'),
    relevant_chunks: ranked.filter((one) => one === 1).length,
    total_chunks: chunks.length,
    precision_at_k: precisionAtK(ranked).map(round4),
    first_relevant_rank: first < 0 ? null : first + 1,
  };
}

/** How far a score may stand from its verdicts before the reasoning says why. */
const APART = 0.1;

/** What the verdicts would give if all were certain, where the offline judge's doubts make the score another one; else empty. */
export function ifCertain(value: number, certain: number): string {
  return Math.abs(value - certain) < APART
    ? ''
    : ` Each verdict counts by how sure it is; taken as certain they would give ${shown(certain)}.`;
}

/** The irrelevant chunks as the reasoning names them. */
export function irrelevantOf<V extends string>(
  chunks: readonly JudgedChunk<V>[],
  isRelevant: IsRelevant<V>,
): { quote: string; reason: string }[] {
  return chunks
    .filter((chunk) => !isRelevant(chunk))
    .map(({ text, verdict }) => ({ quote: text, reason: verdict.reason }));
}
