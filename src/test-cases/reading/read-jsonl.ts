import { JsonError, JsonReader } from './json-reader.ts';
import type { Piece, ReadPieces, TextProblem } from './piece.ts';

/** A JSONL file: one resource a line; empty lines are passed over. A bad line does not hide the others. */
export function readJsonl(text: string): ReadPieces {
  const pieces: Piece[] = [];
  const problems: TextProblem[] = [];
  let start = 0;
  for (let line = 1; start <= text.length; line++) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    const content = text.slice(start, end);
    start = end + 1;
    if (content.trim() === '') continue;
    try {
      const reader = new JsonReader(content);
      pieces.push(pieceOf(content, reader.document(), line));
      for (const { offset, message } of reader.duplicates)
        problems.push({ line, column: offset + 1, message });
    } catch (error) {
      if (!(error instanceof JsonError)) throw error;
      problems.push({ line, column: error.offset + 1, message: error.message });
    }
  }
  return { pieces, problems };
}

function pieceOf(content: string, value: unknown, line: number): Piece {
  const start = content.length - content.trimStart().length;
  return {
    value,
    oneLine: true,
    at: (path, what = 'value') => ({
      line,
      column: path.length === 0 ? start + 1 : new JsonReader(content).locate(start, path, what) + 1,
    }),
  };
}
