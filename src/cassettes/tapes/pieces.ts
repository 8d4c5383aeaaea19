import type { Pace, Piece } from '../recording.ts';

/** A piece of a body as it came, and when (milliseconds, monotonic). */
export interface Chunk {
  readonly bytes: Uint8Array;
  readonly ms: number;
}

/** Faster is at once; slower than a second is late. */
const SOON_MS = 50;
const LATE_MS = 1_000;

const paceOf = (ms: number): Pace => (ms < SOON_MS ? 'at_once' : ms < LATE_MS ? 'soon' : 'late');

const EVENTS = /^text\/event-stream/i;
const LINES = /^application\/(?:x-)?(?:ndjson|jsonl|json-lines|stream\+json|jsonlines)/i;

/**
 * The text of a body as its events or lines where it is a stream of such, else as one piece: where the network cut it says nothing, and
 * differs each time. `beganMs` is when the request was made.
 */
export function piecesOf(chunks: readonly Chunk[], text: string, type: string, beganMs: number): Piece[] {
  const texts = cutText(text, type);
  if (texts.length === 1) return [{ text }];
  let [place, chunk, came, before] = [0, 0, 0, beganMs];
  return texts.map((one) => {
    place += Buffer.byteLength(one);
    while (chunk < chunks.length && came < place) came += chunks[chunk++]?.bytes.length ?? 0;
    const ms = chunks[chunk - 1]?.ms ?? before;
    const after = paceOf(ms - before);
    before = ms;
    return after === 'at_once' ? { text: one } : { text: one, after };
  });
}

/** Every text with its end: joined they are the whole. */
export function cutText(text: string, type: string): string[] {
  const end = EVENTS.test(type) ? /(?:\r\n|\n|\r)(?:\r\n|\n|\r)/g : LINES.test(type) ? /\n/g : undefined;
  if (end === undefined) return [text];
  const texts: string[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(end)) {
    texts.push(text.slice(from, index + found.length));
    from = index + found.length;
  }
  if (from < text.length || texts.length === 0) texts.push(text.slice(from));
  return texts;
}
