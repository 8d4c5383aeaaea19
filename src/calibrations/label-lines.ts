import { isUtf8 } from 'node:buffer';
import type { Files } from '../ports/ports.ts';

/** A line of a file, or why it cannot be read. Numbers start at 1. */
export type LabelLine = { line: number; text: string } | { line: number; problem: string };

/** Bytes read at once. */
const PIECE = 256 * 1024;
/** Longest line that is taken, as for whole files of the evals folder (security.md S44). */
const LONGEST_LINE = 10 * 1024 * 1024;
const NEWLINE = 0x0a;

/**
 * The lines of a JSONL file that are not blank, one after the other: memory does not grow with the file. A byte order mark
 * and Windows line ends are passed over. What is wrong with one line does not hide the others.
 */
export function* labelLines(path: string, files: Pick<Files, 'reader'>): Generator<LabelLine> {
  let line = 0;
  for (const bytes of rawLines(path, files)) {
    line += 1;
    if (bytes === 'too long') yield { line, problem: 'the line is longer than 10 MiB' };
    else if (!isUtf8(bytes)) yield { line, problem: 'the line is not valid UTF-8' };
    else {
      const text = bytes.toString('utf8');
      const plain = line === 1 && text.startsWith('\ufeff') ? text.slice(1) : text;
      if (plain.trim() !== '') yield { line, text: plain };
    }
  }
}

function* rawLines(path: string, files: Pick<Files, 'reader'>): Generator<Buffer | 'too long'> {
  const reader = files.reader(path);
  try {
    const size = reader.size();
    let held: Uint8Array[] = [];
    let bytes = 0;
    const hold = (more: Uint8Array) => {
      bytes += more.length;
      // Of a line that is refused anyway nothing more is kept.
      held = bytes > LONGEST_LINE ? [] : [...held, more];
    };
    const taken = () => {
      const whole = bytes > LONGEST_LINE ? 'too long' : Buffer.concat(held);
      held = [];
      bytes = 0;
      return whole;
    };
    for (let offset = 0; offset < size; ) {
      const piece = reader.readAt(offset, PIECE);
      if (piece.length === 0) break; // Cut short by somebody else.
      offset += piece.length;
      let start = 0;
      for (let end = piece.indexOf(NEWLINE); end >= 0; end = piece.indexOf(NEWLINE, start)) {
        hold(piece.subarray(start, end));
        yield taken();
        start = end + 1;
      }
      hold(piece.subarray(start));
    }
    yield taken();
  } finally {
    reader.close();
  }
}
