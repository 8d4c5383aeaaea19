import type { Files } from '../ports/ports.ts';

/** Bytes read at once: some hundred messages. */
const PIECE = 64 * 1024;
/** One place is remembered every so many messages, so that a reader who comes back finds its place at once. */
export const MARK_EVERY = 256;
const NEWLINE = 0x0a;

/** Reads the log of a run from some place on; memory does not grow with the log. */
export interface ProgressReader {
  /** The next whole lines without their line feeds; empty when there is none at the moment. */
  read(): Buffer[];
  /** First byte that was not handed out. */
  readonly offset: number;
  /** Where every 256th line begins, from the 257th on; only when read from the beginning. */
  readonly marks: readonly number[];
  /** Bytes behind the last whole line. */
  tornBytes(): number;
  close(): void;
}

/** Opens the log of a run at a byte, by default its first. */
export function progressReader(path: string, files: Pick<Files, 'reader'>, from = 0): ProgressReader {
  const reader = files.reader(path);
  const marks: number[] = [];
  let offset = from;
  let count = 0;
  return {
    read() {
      const left = reader.size() - offset;
      for (let length = PIECE; left > 0; length *= 2) {
        const piece = Buffer.from(reader.readAt(offset, Math.min(length, left)));
        const end = piece.lastIndexOf(NEWLINE);
        if (end < 0) {
          if (length >= left) return []; // Half a line at the end of the file.
          continue; // One long message.
        }
        const lines: Buffer[] = [];
        let start = 0;
        while (start <= end) {
          const stop = piece.indexOf(NEWLINE, start);
          if (count > 0 && count % MARK_EVERY === 0) marks.push(offset + start);
          lines.push(piece.subarray(start, stop));
          count += 1;
          start = stop + 1;
        }
        offset += end + 1;
        return lines;
      }
      return [];
    },
    get offset() {
      return offset;
    },
    marks,
    tornBytes: () => Math.max(0, reader.size() - offset),
    close: () => reader.close(),
  };
}
