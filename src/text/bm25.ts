import { stems } from './language/words.ts';

/** Term saturation and length normalisation (metrics.md 10.3). */
const K1 = 1.2;
const B = 0.75;

/** A chunk's place in a ranking. The score orders chunks of one query and means nothing across queries. */
interface Ranked {
  readonly index: number;
  readonly score: number;
}

/** All chunks by BM25 for a query, best first; equal scores keep the given order. The chunks are read once for all queries. */
export function chunkRanker(chunks: readonly string[]): (query: string) => Ranked[] {
  const documents = chunks.map((chunk) => countsOf(stems(chunk)));
  const average =
    documents.reduce((sum, document) => sum + document.length, 0) / Math.max(1, documents.length) || 1;
  return (query) => {
    const terms = [...new Set(stems(query))].map((term) => ({ term, weight: rarity(term, documents) }));
    const ranked = documents.map(({ counts, length }, index) => {
      let score = 0;
      for (const { term, weight } of terms) {
        const frequency = counts.get(term) ?? 0;
        if (frequency > 0)
          score += (weight * frequency * (K1 + 1)) / (frequency + K1 * (1 - B + (B * length) / average));
      }
      return { index, score };
    });
    return ranked.sort((left, right) => right.score - left.score || left.index - right.index);
  };
}

interface Document {
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number;
}

function countsOf(terms: readonly string[]): Document {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return { counts, length: terms.length };
}

/** Inverse document frequency in the form that stays positive; tiny collections (< 3 chunks) weigh all terms alike (metrics.md 10.3). */
function rarity(term: string, documents: readonly Document[]): number {
  if (documents.length < 3) return 1;
  const holding = documents.filter((document) => document.counts.has(term)).length;
  return Math.log(1 + (documents.length - holding + 0.5) / (holding + 0.5));
}
