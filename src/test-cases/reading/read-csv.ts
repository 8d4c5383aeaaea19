import { parse } from 'csv-parse/sync';
import { JsonError, JsonReader } from './json-reader.ts';
import type { Path, Piece, Position, ReadPieces, TextProblem } from './piece.ts';

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
  separator: Separator;
  cells: string[];
  raw: string;
  /** Line on which the row begins. */
  line: number;
}

/**
 * A CSV file (RFC 4180, or with semicolons or tabs): a header row, then one single-turn case a row. `suggest` adds a did-you-mean to
 * an unknown column.
 */
export function readCsv(
  text: string,
  suggest: (word: string, known: readonly string[]) => string,
): ReadPieces {
  const problems: TextProblem[] = [];
  const pieces: Piece[] = [];
  const read = rows(text);
  if ('problem' in read) return { pieces, problems: [read.problem] };
  const [header, ...body] = read.rows;
  if (header === undefined) return { pieces, problems };
  const names = header.cells.map((cell) => cell.trim());
  // Spreadsheets write the columns beside the table too, empty.
  while (names.at(-1) === '') names.pop();
  const other = names.length === 1 ? otherSeparator(names[0] as string) : undefined;
  if (other !== undefined)
    return {
      pieces,
      problems: [
        {
          line: header.line,
          column: 1,
          message: `the columns are separated by "${other}"; separate them by a comma, a semicolon or a tab`,
        },
      ],
    };
  names.forEach((name, index) => {
    const at = cellPosition(header, index);
    if (name === '') problems.push({ ...at, message: `column ${index + 1} has no name` });
    else if (!isColumn(name))
      problems.push({
        ...at,
        message: `unknown column "${name}"${suggest(name, CSV_COLUMNS)}; columns are ${CSV_COLUMNS.join(', ')}`,
      });
    else if (names.indexOf(name) < index)
      problems.push({ ...at, message: `the column "${name}" is given twice` });
  });
  // Rows judged otherwise need no expected behavior; which of them is said row by row.
  const judgedOtherwise = names.includes('checks') || names.includes('scorers');
  for (const column of ['name', 'input', ...(judgedOtherwise ? [] : ['expected_behavior'])])
    if (!names.includes(column))
      problems.push({ line: header.line, column: 1, message: `the column "${column}" is missing` });
  if (problems.length > 0) return { pieces, problems };
  for (const row of body) {
    const isEmptyBeside = row.cells.slice(names.length).every((cell) => cell.trim() === '');
    if (row.cells.length >= names.length && isEmptyBeside)
      pieces.push(pieceOf(names as Column[], row, problems));
    else
      problems.push({
        line: row.line,
        column: 1,
        message: `has ${row.cells.length} cells, but the header has ${names.length}`,
      });
  }
  return { pieces, problems };
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

function rows(given: string): { rows: Row[] } | { problem: TextProblem } {
  const separator = separatorOf(given);
  // Its line stays, empty, so that the lines behind it keep their numbers.
  const text = given.replace(SEPARATOR_LINE, '');
  try {
    const records = parse(text, {
      delimiter: separator,
      info: true,
      raw: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 1024 * 1024,
    }) as unknown as { record: string[]; raw: string; info: { lines: number } }[];
    return {
      rows: records.map(({ record, raw, info }) => {
        // `lines` counts up to the end of the row; the lines of the row itself are in its raw text.
        const own = raw.replace(/^(?:\r?\n)+/, '').replace(/\r?\n$/, '');
        return { separator, cells: record, raw: own, line: info.lines - own.split('\n').length + 1 };
      }),
    };
  } catch (error) {
    const details = error as { code?: string; message: string; lines?: number };
    return {
      problem: {
        line: details.lines ?? 1,
        column: 1,
        message: `not CSV: ${details.message}${separator === ',' ? '' : ` (read with ${separator === ';' ? 'semicolons' : 'tabs'} between the columns)`}${/QUOTE/.test(details.code ?? '') ? QUOTES : ''}`,
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
      problems.push({ ...cellPosition(row, index), message: `column "${name}": ${error.message}` });
    }
  });
  value['turns'] = [turn];
  const columnOf = (path: Path) => {
    const step = path[0] === 'turns' ? path[2] : path[0];
    return names.indexOf(step as Column);
  };
  return {
    value,
    at: (path) => cellPosition(row, columnOf(path)),
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

/** Where a cell begins: rows are walked only for problems. */
function cellPosition(row: Row, index: number): Position {
  let line = row.line;
  let lineStart = 0;
  let cell = 0;
  let quoted = false;
  let offset = 0;
  for (; offset < row.raw.length && cell < index; offset++) {
    const character = row.raw[offset];
    if (character === '"') quoted = !quoted;
    else if (character === row.separator && !quoted) cell++;
    else if (character === '\n') {
      line++;
      lineStart = offset + 1;
    }
  }
  return { line, column: index < 0 ? 1 : offset - lineStart + 1 };
}
