import { createHash } from 'node:crypto';
import type { Files } from './ports.ts';

/** A line without its line feed, or null where it is longer than allowed; numbers start at 1. */
interface FileLine {
  line: number;
  bytes: Buffer | null;
}

/** Bytes read at once. */
const PIECE = 256 * 1024;
const NEWLINE = 0x0a;

/** The lines of a file one after the other: memory does not grow with the file. The last one is given even when it is empty. */
export function* fileLines(path: string, files: Pick<Files, 'reader'>, longest: number): Generator<FileLine> {
  let line = 0;
  let held: Uint8Array[] = [];
  let bytes = 0;
  const hold = (more: Uint8Array) => {
    bytes += more.length;
    // Of a line that is refused anyway nothing more is kept.
    if (bytes > longest) held = [];
    else held.push(more);
  };
  const taken = (): FileLine => {
    line += 1;
    const whole = bytes > longest ? null : Buffer.concat(held);
    held = [];
    bytes = 0;
    return { line, bytes: whole };
  };
  for (const piece of pieces(path, files)) {
    let start = 0;
    for (let end = piece.indexOf(NEWLINE); end >= 0; end = piece.indexOf(NEWLINE, start)) {
      hold(piece.subarray(start, end));
      yield taken();
      start = end + 1;
    }
    hold(piece.subarray(start));
  }
  yield taken();
}

/** SHA-256 (hex) of a file's bytes, read in pieces. */
export function fileHash(path: string, files: Pick<Files, 'reader'>): string {
  const hash = createHash('sha256');
  for (const piece of pieces(path, files)) hash.update(piece);
  return hash.digest('hex');
}

function* pieces(path: string, files: Pick<Files, 'reader'>): Generator<Uint8Array> {
  const reader = files.reader(path);
  try {
    const size = reader.size();
    for (let offset = 0; offset < size; ) {
      const piece = reader.readAt(offset, PIECE);
      if (piece.length === 0) break; // Cut short by somebody else.
      offset += piece.length;
      yield piece;
    }
  } finally {
    reader.close();
  }
}
