import { Fault } from '../../src/errors.ts';
import { fileOfValue } from '../../src/state/growing-collection.ts';
import { runPages } from '../../src/state/run-pages.ts';
import {
  type Collection,
  newestFirst,
  type RunSummaryRow,
  type Store,
  storable,
} from '../../src/state/store.ts';

interface Kept {
  value: unknown;
  writtenMs: number;
}

/**
 * A store that forgets: for tests, for callers of the library without a state folder. `now` tells when a value was written,
 * which only `forgetBefore` asks for.
 */
export function memoryStore(now: () => number = () => 0): Store {
  const collections = new Map<Collection, Map<string, Kept>>();
  const documents = new Map<string, unknown>();
  const rows = new Map<string, RunSummaryRow>();
  const of = (kind: Collection) => {
    const known = collections.get(kind) ?? new Map<string, Kept>();
    collections.set(kind, known);
    return known;
  };
  const copyOf = (kind: Collection, id: string) => structuredClone(of(kind).get(id)?.value ?? null);
  const update: Store['update'] = async (kind, id, change) => {
    const next = change(copyOf(kind, id)) ?? null;
    if (next === null) of(kind).delete(id);
    else of(kind).set(id, { value: storable(next, `${kind}/${id}`), writtenMs: now() });
    return copyOf(kind, id);
  };
  const { page: runPage, find: runSummary } = runPages(async () => [...rows.values()]);
  return {
    update,
    rewrite: async (kind, id, change) => void (await update(kind, id, change)),
    put: async (kind, id, value) => {
      const copy = storable(value, `${kind}/${id}`);
      await update(kind, id, () => copy);
    },
    create: async (kind, id, value) => {
      const copy = storable(value, `${kind}/${id}`);
      if (copy === null) throw new Fault('internal', 'Only JSON values can be stored.', { where: id });
      await update(kind, id, () => copy);
    },
    page: async (kind, { limit, before }) => {
      // In the order of the store on disk: that of the files' names.
      const named = [...of(kind)].map(([id, { value }]) => ({ id, value, name: fileOfValue(id) }));
      const rest = named
        .filter(({ name }) => before === undefined || name < fileOfValue(before))
        .sort((a, b) => (a.name < b.name ? 1 : -1));
      const items = rest.slice(0, limit).map(({ id, value }) => ({ id, value: structuredClone(value) }));
      return { items, next: rest.length > limit ? (items.at(-1)?.id ?? null) : null };
    },
    forgetBefore: async (kind, ms) => {
      const old = [...of(kind)].filter(([, { writtenMs }]) => writtenMs < ms);
      for (const [id] of old) of(kind).delete(id);
      return old.length;
    },
    get: async (kind, id) => copyOf(kind, id),
    list: async (kind) => [...of(kind)].map(([id, { value }]) => ({ id, value: structuredClone(value) })),
    glance: async (kind, pick) => [...of(kind)].map(([id, { value }]) => pick({ id, value })),
    remove: async (kind, id) => of(kind).delete(id),
    putRunSummary: async (row) => {
      rows.set(row.run_id, structuredClone(row));
    },
    runPage,
    runSummary,
    runSummaries: async () => newestFirst(structuredClone([...rows.values()])),
    runFolder: (runId) => `/memory/runs/${runId}`,
    writeRunDocument: async (runId, document) => {
      documents.set(runId, storable(document, runId));
    },
    readRunDocument: async (runId) => structuredClone(documents.get(runId) ?? null),
  };
}
