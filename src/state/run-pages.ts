import type { PageOf, RunPlace, RunSummaryRow, Store } from './store.ts';

interface Sorted {
  /** Newest first. */
  rows: readonly RunSummaryRow[];
  byId: ReadonlyMap<string, RunSummaryRow>;
}

/**
 * Pages of the index of runs. `read` gives the rows as they are now, the same array as long as nothing changed: they are
 * sorted once for each state of the index. What comes out is a copy of the few rows that were asked for.
 */
export function runPages(read: () => Promise<readonly RunSummaryRow[]>): {
  page: Store['runPage'];
  find: Store['runSummary'];
} {
  const kept = new WeakMap<readonly RunSummaryRow[], Sorted>();
  const sorted = async (): Promise<Sorted> => {
    const rows = await read();
    const known = kept.get(rows) ?? {
      rows: [...rows].sort(compare),
      byId: new Map(rows.map((row) => [row.run_id, row])),
    };
    kept.set(rows, known);
    return known;
  };
  return {
    async page({ limit, before }): Promise<PageOf<RunSummaryRow, RunPlace>> {
      const { rows } = await sorted();
      const start = before === undefined ? 0 : firstAfter(rows, before);
      const items = structuredClone(rows.slice(start, start + limit));
      const last = items.at(-1);
      const more = last !== undefined && start + limit < rows.length;
      return { items, next: more ? { started_at: last.started_at, run_id: last.run_id } : null };
    },
    find: async (runId) => structuredClone((await sorted()).byId.get(runId) ?? null),
  };
}

/** Newest first; of the same start the greatest id, which was made last. */
function compare(a: RunPlace, b: RunPlace): number {
  if (a.started_at !== b.started_at) return a.started_at < b.started_at ? 1 : -1;
  return a.run_id === b.run_id ? 0 : a.run_id < b.run_id ? 1 : -1;
}

/** Where in the sorted rows those begin that come after a place. */
function firstAfter(rows: readonly RunSummaryRow[], place: RunPlace): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(rows[middle] as RunSummaryRow, place) <= 0)
      low = middle + 1; // it is inside
    else high = middle;
  }
  return low;
}
