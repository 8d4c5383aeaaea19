import { readCursor, writeCursor } from './cursor.ts';
import type { PageRequest, ResourcePage } from './resource.ts';

/** What an entry is sorted by: a group or a moment, then its id. No two entries have the same. */
export type Place = readonly [string, string];

/** Entries in the order of their places; `descending` for newest first. */
export function sorted<Entry>(
  entries: readonly Entry[],
  placeOf: (entry: Entry) => Place,
  descending = false,
): Entry[] {
  const sign = descending ? -1 : 1;
  return [...entries].sort((a, b) => sign * compare(placeOf(a), placeOf(b)));
}

/** Part of a list that is held in memory, sorted as `sorted` does it. */
export function sortedPage<Entry>(
  list: string,
  entries: readonly Entry[],
  placeOf: (entry: Entry) => Place,
  { limit, cursor }: PageRequest,
  descending = false,
): Omit<ResourcePage, 'data'> & { data: Entry[] } {
  const sign = descending ? -1 : 1;
  const [group = '', id = ''] = cursor === undefined ? [] : readCursor(list, cursor, 2);
  let [low, high] = [0, cursor === undefined ? 0 : entries.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    // It is inside.
    if (sign * compare(placeOf(entries[middle] as Entry), [group, id]) <= 0) low = middle + 1;
    else high = middle;
  }
  const data = entries.slice(low, low + limit);
  const last = data.at(-1);
  const more = last !== undefined && low + limit < entries.length;
  return { data, next_cursor: more ? writeCursor(list, placeOf(last)) : null };
}

function compare(a: Place, b: Place): number {
  for (const part of [0, 1] as const) if (a[part] !== b[part]) return a[part] < b[part] ? -1 : 1;
  return 0;
}
