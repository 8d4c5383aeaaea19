import { DEEPEST, isDeeper } from '../../schema/nesting.ts';
import { jsonPlaces } from './json-places.ts';
import { JsonError, JsonReader } from './json-reader.ts';
import { type Piece, type ReadPieces, SWALLOWED_KEY, type TextProblem } from './piece.ts';
import type { TextLine } from './text-lines.ts';

/** Characters of lines that are handed on together. */
const AT_ONCE = 64 * 1024;

/** A JSONL file, some lines at a time: one resource a line; empty lines are passed over. A bad line does not hide the others. */
export function* readJsonl(lines: Iterable<TextLine>): Generator<ReadPieces> {
  let pieces: Piece[] = [];
  let problems: TextProblem[] = [];
  let characters = 0;
  for (const one of lines) {
    if ('problem' in one) problems.push(one.problem);
    else if (one.text.trim() !== '') {
      const { line, text } = one;
      try {
        const { value, duplicates } = readLine(text);
        pieces.push(pieceOf(text, value, line));
        for (const { offset, message } of duplicates) problems.push({ line, column: offset + 1, message });
      } catch (error) {
        if (!(error instanceof JsonError)) throw error;
        problems.push({ line, column: error.offset + 1, message: error.message });
      }
      characters += text.length;
    }
    if (characters < AT_ONCE && problems.length < AT_ONCE) continue;
    yield { pieces, problems };
    [pieces, problems, characters] = [[], [], 0];
  }
  if (pieces.length > 0 || problems.length > 0) yield { pieces, problems };
}

/**
 * The value of a line. It is made by the engine, whose texts do not hold on to the line they come from; our own reader is the judge of what
 * the engine would let pass. A line that reads the same when it is written again holds nothing of that kind. Throws JsonError.
 */
function readLine(text: string): { value: unknown; duplicates: readonly JsonError[] } {
  const plain = plainValue(text);
  if (plain.same === true) return { value: plain.value, duplicates: [] };
  const reader = new JsonReader(text);
  const value = reader.document();
  return { value: reader.duplicates.length === 0 ? plain.value : value, duplicates: reader.duplicates };
}

function plainValue(text: string): { value?: unknown; same?: boolean } {
  try {
    const value: unknown = JSON.parse(text);
    const suspect = text.includes(SWALLOWED_KEY) || isDeeper(value, DEEPEST);
    return { value, same: !suspect && JSON.stringify(value) === text.trim() };
  } catch {
    return {}; // Our own reader says why.
  }
}

/** Where the id is the first key, which is usual, its place is known without reading the line again. */
const ID_FIRST = /^\s*\{\s*"id"\s*:\s*/;

function pieceOf(content: string, value: unknown, line: number): Piece {
  let place: ReturnType<typeof jsonPlaces> | undefined;
  return {
    value,
    isJson: true,
    oneLine: true,
    at(path, what = 'value') {
      const start = content.length - content.trimStart().length;
      if (path.length === 0) return { line, column: start + 1 };
      const first = path.length === 1 && path[0] === 'id' && what === 'value' ? ID_FIRST.exec(content) : null;
      if (first !== null) return { line, column: first[0].length + 1 };
      place ??= jsonPlaces(content);
      return { line, column: place(start, path, what) + 1 };
    },
  };
}
