import { displayWidth, padToWidth, wrapToWidth } from '../text/display-width.ts';
import { terminalLine } from '../text/escape/escape-terminal.ts';

/** A last column narrower than this is not worth breaking lines for. */
const NARROWEST = 20;

/**
 * Rows as a table for people. With `width`, that of a terminal, the last column is broken into lines that stay in their
 * column; without it every row is one line, so that other programs can read the table.
 */
export function tableText(
  rows: readonly Readonly<Record<string, unknown>>[],
  columns: readonly string[],
  width?: number,
): string {
  if (rows.length === 0) return 'none\n';
  const cells = [
    [...columns],
    ...rows.map((row) => columns.map((column) => terminalLine(cellOf(row[column])))),
  ];
  const widths = columns.map((_, index) =>
    cells.reduce((most, row) => Math.max(most, displayWidth(row[index] ?? '')), 0),
  );
  const before = widths.slice(0, -1).reduce((sum, one) => sum + one + 2, 0);
  const room = (width ?? 0) - before;
  const linesOf = (text: string) => (room >= NARROWEST ? wrapToWidth(text, room) : [text]);
  return cells
    .map((row) => {
      const head = row.slice(0, -1).map((cell, index) => `${padToWidth(cell, widths[index] ?? 0)}  `);
      const [first = '', ...more] = linesOf(row.at(-1) ?? '');
      return [head.join('') + first, ...more.map((line) => ' '.repeat(before) + line)]
        .map((line) => `${line.trimEnd()}\n`)
        .join('');
    })
    .join('');
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '-';
  return Array.isArray(value) ? value.join(', ') : String(value);
}
