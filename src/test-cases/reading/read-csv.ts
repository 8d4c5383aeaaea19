import { parse } from 'csv-parse/sync';
import { behindLineBreaks, cellPositions, lineCounter } from './csv-places.ts';
import { JsonError, JsonReader } from './json-reader.ts';
import type { Path, Piece, Position, ReadPieces, TextProblem } from './piece.ts';
import type { TextLine } from './text-lines.ts';

const TURN_COLUMNS = ['input', 'expected_behavior', 'ground_truth', 'context', 'scorers', 'checks'] as const;
/** Columns of contract 2; `id` and `agent_id` are the two keys of a case that nothing else in the row can give. */
export const CSV_COLUMNS = ['name', ...TURN_COLUMNS, 'tags', 'id', 'agent_id'] as const;
type Column = (typeof CSV_COLUMNS)[number];
const LIST_COLUMNS: readonly string[] = ['context', 'scorers', 'tags'];
/** Columns whose cells are JSON: a list of objects has no shorter form. */
const JSON_COLUMNS: readonly string[] = ['checks'];

/** What may stand between cells: the comma of RFC 4180, and what spreadsheets write where the comma is the decimal sign. */
const SEPARATORS = [',', ';', '\t'] as const;
type Separator = (typeof SEPARATORS)[number];

interface Row {
  cells: string[];
  /** Line on which the row begins. */
  line: number;
  /** Where a cell begins; below 0, where the row does. */
  at(index: number): Position;
}

/** Characters of rows that are taken apart together. */
const AT_ONCE = 256 * 1024;
/** Longest row, in bytes. */
const LONGEST_ROW = 1024 * 1024;

/**
 * A CSV file (RFC 4180, or with semicolons or tabs), some rows at a time: a header row, then one single-turn case a row. `suggest` adds
 * a did-you-mean to an unknown column.
 */
export function* readCsv(
  lines: Iterable<TextLine>,
  suggest: (word: string, known: readonly string[]) => string,
): Generator<ReadPieces> {
  let table: { separator: Separator; names: readonly Column[] } | undefined;
  for (const part of wholeRows(lines)) {
    if ('problem' in part) {
      yield { pieces: [], problems: [part.problem] };
      return;
    }
    const separator: Separator = table?.separator ?? separatorOf(part.text);
    const read = rows(part, separator);
    if ('problem' in read) {
      yield { pieces: [], problems: [read.problem] };
      return;
    }
    if (table === undefined) {
      const header = read.rows.shift();
      if (header === undefined) continue;
      const named = namesIn(header, suggest);
      if ('problems' in named) {
        yield { pieces: [], problems: named.problems };
        return;
      }
      table = { separator, names: named.names };
    }
    yield piecesOf(table.names, read.rows);
  }
}

/** Lines that hold whole rows, as many as are taken apart together; `before` counts the lines in front of them. */
interface Part {
  text: string;
  before: number;
}

/** A line break inside quotes belongs to its cell: a part ends where as many quotes were closed as opened. */
function* wholeRows(lines: Iterable<TextLine>): Generator<Part | { problem: TextProblem }> {
  let held: string[] = [];
  let before = 0;
  let characters = 0;
  let isQuoted = false;
  for (const one of lines) {
    if ('problem' in one) {
      yield one;
      return;
    }
    held.push(one.text);
    characters += one.text.length + 1;
    if (hasOddQuotes(one.text)) isQuoted = !isQuoted;
    // A quote that stays open this long is one that nobody closed.
    if (characters < AT_ONCE || (isQuoted && characters < AT_ONCE + LONGEST_ROW)) continue;
    yield { text: `${held.join('\n')}\n`, before };
    before = one.line;
    [held, characters] = [[], 0];
  }
  yield { text: held.join('\n'), before };
}

function hasOddQuotes(text: string): boolean {
  let odd = false;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) odd = !odd;
  return odd;
}

/** The columns of a header, or everything that is wrong with it. */
function namesIn(
  header: Row,
  suggest: (word: string, known: readonly string[]) => string,
): { names: readonly Column[] } | { problems: TextProblem[] } {
  const problems: TextProblem[] = [];
  const names = header.cells.map((cell) => cell.trim());
  // Spreadsheets write the columns beside the table too, empty.
  while (names.at(-1) === '') names.pop();
  const other = names.length === 1 ? otherSeparator(names[0] as string) : undefined;
  if (other !== undefined) {
    const message = `the columns are separated by "${other}"; separate them by a comma, a semicolon or a tab`;
    return { problems: [{ line: header.line, column: 1, message }] };
  }
  const given = new Set<string>();
  names.forEach((name, index) => {
    const say = (message: string) => problems.push({ ...header.at(index), message });
    if (name === '') say(`column ${index + 1} has no name`);
    else if (!isColumn(name))
      say(`unknown column "${name}"${suggest(name, CSV_COLUMNS)}; columns are ${CSV_COLUMNS.join(', ')}`);
    else if (given.has(name)) say(`the column "${name}" is given twice`);
    given.add(name);
  });
  // Rows judged otherwise need no expected behavior; which of them is said row by row.
  const judgedOtherwise = given.has('checks') || given.has('scorers');
  for (const column of ['name', 'input', ...(judgedOtherwise ? [] : ['expected_behavior'])])
    if (!given.has(column))
      problems.push({ line: header.line, column: 1, message: `the column "${column}" is missing` });
  return problems.length > 0 ? { problems } : { names: names as Column[] };
}

function piecesOf(names: readonly Column[], body: readonly Row[]): ReadPieces {
  const read: ReadPieces = { pieces: [], problems: [] };
  for (const row of body) {
    const isEmptyBeside = row.cells.slice(names.length).every((cell) => cell.trim() === '');
    if (row.cells.length >= names.length && isEmptyBeside)
      read.pieces.push(pieceOf(names, row, read.problems));
    else
      read.problems.push({
        line: row.line,
        column: 1,
        message: `has ${row.cells.length} cells, but the header has ${names.length}`,
      });
  }
  return read;
}

/** What separates two known columns of a header that no separator of ours takes apart. */
function otherSeparator(header: string): string | undefined {
  const [first, ...found] = [...header.matchAll(/\b[a-z_]+\b/g)].filter(([name]) => isColumn(name));
  const next = found[0];
  if (first === undefined || next === undefined) return undefined;
  return header.slice(first.index + first[0].length, next.index).slice(0, 10);
}

const isColumn = (name: string) => (CSV_COLUMNS as readonly string[]).includes(name);

/** The line by which spreadsheets are told the separator. */
const SEPARATOR_LINE = /^sep=([,;\t])[ \t]*(?=\r?\n)/i;

/** The separator that takes the header apart into the most columns that we know; the comma where there is no such. */
function separatorOf(text: string): Separator {
  const told = SEPARATOR_LINE.exec(text)?.[1];
  if (told !== undefined) return told as Separator; // The pattern has no other.
  const header = /^\s*([^\r\n]*)/.exec(text)?.[1] ?? '';
  const known = (separator: Separator) =>
    header.split(separator).filter((cell) => isColumn(cell.replaceAll('"', '').trim())).length;
  return SEPARATORS.reduce((best, separator) => (known(separator) > known(best) ? separator : best));
}

/** What to do about a quote where none is expected. */
const QUOTES =
  '; a cell that holds quotes stands in quotes itself, with each of its own doubled: "say ""hi"" to me"';

function rows({ text, before }: Part, separator: Separator): { rows: Row[] } | { problem: TextProblem } {
  // Its line stays, empty, so that the lines behind it keep their numbers.
  const input = Buffer.from(before === 0 ? text.replace(SEPARATOR_LINE, '') : text);
  const lineOf = lineCounter(input, before + 1);
  let end = 0;
  try {
    const records = parse(input, {
      delimiter: separator,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: LONGEST_ROW,
    }) as unknown as { record: string[]; info: { bytes: number } }[];
    return {
      rows: records.map(({ record, info }) => {
        const start = behindLineBreaks(input, end);
        const line = lineOf(start);
        end = info.bytes;
        const own = () => input.toString('utf8', start, info.bytes);
        return { cells: record, line, at: cellPositions(own, separator, line) };
      }),
    };
  } catch (error) {
    const details = error as { code?: string; message: string; bytes?: number };
    // The parser has got as far as the cell that it cannot read; it counts line breaks of Windows in cells twice.
    const line = lineOf(behindLineBreaks(input, details.bytes ?? 0));
    const message = details.message.replace(/(?<=\bat line )\d+/, String(line));
    return {
      problem: {
        line,
        column: 1,
        message: `not CSV: ${message}${separator === ',' ? '' : ` (read with ${separator === ';' ? 'semicolons' : 'tabs'} between the columns)`}${/QUOTE/.test(details.code ?? '') ? QUOTES : ''}`,
      },
    };
  }
}

function pieceOf(names: readonly Column[], row: Row, problems: TextProblem[]): Piece {
  const value: Record<string, unknown> = {};
  const turn: Record<string, unknown> = {};
  names.forEach((name, index) => {
    const cell = row.cells[index] ?? '';
    if (cell.trim() === '') return;
    const target = (TURN_COLUMNS as readonly string[]).includes(name) ? turn : value;
    try {
      target[name] = cellValue(name, cell);
    } catch (error) {
      if (!(error instanceof JsonError)) throw error;
      problems.push({ ...row.at(index), message: `column "${name}": ${error.message}` });
    }
  });
  value['turns'] = [turn];
  const columnOf = (path: Path) => {
    const step = path[0] === 'turns' ? path[2] : path[0];
    return names.indexOf(step as Column);
  };
  return {
    value,
    isJson: true,
    at: (path) => row.at(columnOf(path)),
    nameOf: (path) => {
      const index = columnOf(path);
      return index < 0 ? undefined : `column "${names[index]}"`;
    },
  };
}

function cellValue(column: Column, cell: string): unknown {
  if (JSON_COLUMNS.includes(column)) return new JsonReader(cell.trim()).document();
  return LIST_COLUMNS.includes(column) ? listOf(cell) : cell;
}

/** A JSON array, else a list split at `|`. */
function listOf(cell: string): unknown {
  const text = cell.trim();
  if (text.startsWith('[')) return new JsonReader(text).document();
  return text
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
