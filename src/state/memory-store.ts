import { type Collection, newestFirst, type RunSummaryRow, type Store, storable } from './store.ts';

/** A store that forgets: for tests, for callers of the library without a state folder. */
export function memoryStore(): Store {
  const collections = new Map<Collection, Map<string, unknown>>();
  const documents = new Map<string, unknown>();
  const rows = new Map<string, RunSummaryRow>();
  const of = (kind: Collection) => {
    const known = collections.get(kind) ?? new Map<string, unknown>();
    collections.set(kind, known);
    return known;
  };
  const update: Store['update'] = async (kind, id, change) => {
    const values = of(kind);
    const next = change(structuredClone(values.get(id) ?? null)) ?? null;
    if (next === null) values.delete(id);
    else values.set(id, storable(next, `${kind}/${id}`));
    return structuredClone(values.get(id) ?? null);
  };
  return {
    update,
    put: async (kind, id, value) => {
      const copy = storable(value, `${kind}/${id}`);
      await update(kind, id, () => copy);
    },
    get: async (kind, id) => structuredClone(of(kind).get(id) ?? null),
    list: async (kind) => [...of(kind)].map(([id, value]) => ({ id, value: structuredClone(value) })),
    remove: async (kind, id) => of(kind).delete(id),
    putRunSummary: async (row) => {
      rows.set(row.run_id, structuredClone(row));
    },
    runSummaries: async () => newestFirst(structuredClone([...rows.values()])),
    runFolder: (runId) => `/memory/runs/${runId}`,
    writeRunDocument: async (runId, document) => {
      documents.set(runId, storable(document, runId));
    },
    readRunDocument: async (runId) => structuredClone(documents.get(runId) ?? null),
  };
}
