import { cutToWidth, displayWidth, padToWidth } from '../../text/display-width.ts';
import type { Style } from './style.ts';

/** A column of a table: numbers stand right, words left. */
export interface Column {
  title: string;
  left?: boolean;
}

/** The first column keeps this much of its names. */
const LEAST_FIRST = 12;
const GAP = 2;

/** A table for a terminal: as wide as it must be, names in the first column cut where the width asks for it, and a blank line behind. Cells are escaped already. */
export function* terminalTable(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  width: number,
  style: Style,
): Iterable<string> {
  const widths = columns.map(({ title }, index) =>
    Math.max(...[title, ...(index === 0 ? [] : rows.map((cells) => cells[index] ?? ''))].map(displayWidth)),
  );
  const rest = widths.slice(1).reduce((sum, each) => sum + GAP + each, GAP);
  const longest = Math.max(
    ...[columns[0]?.title ?? '', ...rows.map((cells) => cells[0] ?? '')].map(displayWidth),
  );
  widths[0] = Math.min(longest, Math.max(LEAST_FIRST, width - rest));
  const line = (cells: readonly string[]) => {
    const shown = cells.map((cell, index) => {
      const room = widths[index] ?? 0;
      if (columns[index]?.left === true) return padToWidth(cutToWidth(cell, room), room);
      return `${' '.repeat(Math.max(0, room - displayWidth(cell)))}${cell}`;
    });
    return cutToWidth(`${' '.repeat(GAP)}${shown.join(' '.repeat(GAP))}`.trimEnd(), width);
  };
  yield `${style('dim', line(columns.map(({ title }) => title)))}\n`;
  for (const cells of rows) yield `${line(cells)}\n`;
  yield '\n';
}
