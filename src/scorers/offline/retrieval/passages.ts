import { chunkRanker } from '../../../text/bm25.ts';
import { sentences } from '../../../text/language/sentences.ts';
import type { Chunk } from '../../prepare.ts';

/** Characters that are read again for every text compared; more would cost their length each time. */
const ROOM = 20_000;
/** Characters of one passage of a longer chunk. */
const PASSAGE = 2000;

/**
 * The chunks to compare a text with. Few and short ones are all taken as they are; beyond 20,000 characters they are cut at
 * sentence ends into passages (which keep the number of their chunk), and the best by BM25 are taken until the limit is
 * reached, in the order given. The chunks are read once.
 */
export function passageSelector(chunks: readonly Chunk[]): (text: string) => readonly Chunk[] {
  if (chunks.reduce((sum, chunk) => sum + chunk.text.length, 0) <= ROOM) return () => chunks;
  const passages = chunks.flatMap(passagesOf);
  const rank = chunkRanker(passages.map((passage) => passage.text));
  return (text) => {
    const taken = new Set<number>();
    let room = ROOM;
    for (const { index } of rank(text)) {
      const length = passages[index]?.text.length ?? 0;
      if (length > room) break;
      room -= length;
      taken.add(index);
    }
    return passages.filter((_, place) => taken.has(place));
  };
}

function passagesOf({ index, text }: Chunk): Chunk[] {
  const out: Chunk[] = [];
  let held = '';
  const close = () => {
    if (held !== '') out.push({ index, text: held });
    held = '';
  };
  for (const sentence of sentences(text))
    for (let from = 0; from < sentence.length; from += PASSAGE) {
      const piece = sentence.slice(from, from + PASSAGE);
      if (held.length + piece.length >= PASSAGE) close();
      held += held === '' ? piece : `\n${piece}`;
    }
  close();
  return out;
}
