import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Labelled rows by the scorer that their `metric` names, from files or folders of `.jsonl` files, in the order of file names. */
export function rowsByScorer(paths) {
  const files = paths.flatMap((path) =>
    statSync(path).isDirectory()
      ? readdirSync(path)
          .filter((name) => name.endsWith('.jsonl'))
          .sort()
          .map((name) => join(path, name))
      : [path],
  );
  const byScorer = new Map();
  for (const file of files)
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      if (line.trim() === '') continue;
      const row = JSON.parse(line);
      const rows = byScorer.get(row.metric) ?? [];
      rows.push({
        ...row,
        source: row.dataset ?? 'rows',
        group: `${row.dataset} ${row.meta?.group ?? row.id}`,
      });
      byScorer.set(row.metric, rows);
    }
  return byScorer;
}

/** Sources of fewer rows stand for nothing by themselves. */
const SMALL = 20;
/** With fewer sources than this, or with one that holds most rows, leaving one out leaves too little: large ones are parted by groups. */
const FEWEST = 3;
const MOST = 0.6;
const FOLDS = 5;

/**
 * The part of each row: what is left out together. A part is a source; where there are fewer than three of some size, or one holds most rows, the large ones are
 * parted into five by its groups, so that rows of one document, task or conversation stay together.
 */
export function partsOf(rows) {
  const sizes = Map.groupBy(rows, (row) => row.source);
  const large = [...sizes].filter(([, some]) => some.length >= SMALL);
  const most = Math.max(...large.map(([, some]) => some.length)) / rows.length;
  if (large.length >= FEWEST && most < MOST) return { by: 'source', parts: rows.map((row) => row.source) };
  const folds = foldsOf(rows);
  const splits = new Set(large.flatMap(([source, some]) => (some.length >= FOLDS * SMALL ? [source] : [])));
  const parts = rows.map((row) => (splits.has(row.source) ? `${row.source} ${folds.get(row)}` : row.source));
  return { by: 'group', parts };
}

/** One of five folds for each row; rows of a group are in the same. */
export function foldsOf(rows) {
  const groups = [...new Set(rows.map((row) => row.group))].sort((a, b) => hash(a) - hash(b));
  const places = new Map(groups.map((group, index) => [group, index % FOLDS]));
  return new Map(rows.map((row) => [row, places.get(row.group)]));
}

/** FNV-1a, so that groups are dealt out the same way every time and not in the order of their names. */
function hash(text) {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return value;
}
