import { foldForMatch } from '../text/language/normalize.ts';

/** Chunks in one call (metrics.md 3.3, 3.5). */
const CHUNKS_PER_CALL = 10;

/** Chunks without repetitions, as they are shown to a judge. */
interface Distinct<C> {
  /** The first of equal texts each, in the order in which they are shown. */
  readonly shown: readonly C[];
  /** The shown chunk whose verdict a chunk takes over: itself, or the first of the same text. */
  standsFor(chunk: C): C;
}

/**
 * Equal texts (by normalised text) are judged once. The order to show them in is a shuffle that a hash of the texts makes,
 * so that a place in the prompt says nothing about a rank (metrics.md 3.3); ids undo it. Every part of the list keeps the
 * order of the whole.
 */
export function distinctChunks<C extends { readonly text: string }>(chunks: readonly C[]): Distinct<C> {
  const first = new Map<string, C>();
  const stand = new Map<C, C>();
  for (const chunk of chunks) {
    const key = foldForMatch(chunk.text);
    const known = first.get(key) ?? chunk;
    first.set(key, known);
    stand.set(chunk, known);
  }
  const shown = [...first]
    .map(([key, chunk]) => ({ key, chunk, place: hash(key) }))
    .sort((a, b) => a.place - b.place || (a.key < b.key ? -1 : 1))
    .map(({ chunk }) => chunk);
  return { shown, standsFor: (chunk) => stand.get(chunk) ?? chunk };
}

/** A list in the portions that one call each shows. */
export function inCalls<C>(chunks: readonly C[]): C[][] {
  const calls: C[][] = [];
  for (let from = 0; from < chunks.length; from += CHUNKS_PER_CALL)
    calls.push(chunks.slice(from, from + CHUNKS_PER_CALL));
  return calls;
}

/** FNV-1a (32 bits), then the last steps of MurmurHash3: texts that differ in one letter land far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
