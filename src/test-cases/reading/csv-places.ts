import type { Position } from './piece.ts';

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** The lines of places that are asked for in order; `first` is that of the beginning. */
export function lineCounter(input: Buffer, first: number): (offset: number) => number {
  const lineBreak = input.includes(LINE_FEED) ? LINE_FEED : CARRIAGE_RETURN;
  let line = first;
  let at = 0;
  return (offset) => {
    for (; at < offset; at++) if (input[at] === lineBreak) line++;
    return line;
  };
}

/** The first place from `offset` on where no line break stands. */
export function behindLineBreaks(input: Buffer, offset: number): number {
  let at = offset;
  while (input[at] === LINE_FEED || input[at] === CARRIAGE_RETURN) at++;
  return at;
}

/** Where each cell of a row begins: rows are walked only for problems of cells, and then once. */
export function cellPositions(
  raw: () => string,
  separator: string,
  line: number,
): (index: number) => Position {
  let places: Position[] | undefined;
  return (index) => {
    if (index < 0) return { line, column: 1 };
    places ??= placesIn(raw(), separator, line);
    return places[index] ?? places.at(-1) ?? { line, column: 1 };
  };
}

function placesIn(raw: string, separator: string, first: number): Position[] {
  let line = first;
  let lineStart = 0;
  let quoted = false;
  const places: Position[] = [{ line, column: 1 }];
  for (let offset = 0; offset < raw.length; offset++) {
    const character = raw[offset];
    if (character === '"') quoted = !quoted;
    else if (character === separator && !quoted) places.push({ line, column: offset - lineStart + 2 });
    else if (character === '\n') {
      line++;
      lineStart = offset + 1;
    }
  }
  return places;
}
