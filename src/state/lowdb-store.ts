import { z } from 'zod';
import { type CachedDocument, cachedDocument } from './cached-document.ts';
import { type DocumentOptions, storedDocument } from './document.ts';
import { type GrowingCollection, growingCollection } from './growing-collection.ts';
import { acquireLock, type LockPorts } from './lock.ts';
import { runPages } from './run-pages.ts';
import { statePaths } from './state-paths.ts';
import {
  type Collection,
  GROWING_COLLECTIONS,
  type GrowingKind,
  newestFirst,
  type RunSummaryRow,
  type Store,
  storable,
} from './store.ts';
import { writeBurst } from './write-burst.ts';

export interface LowdbStoreOptions {
  /** The state folder, absolute; by default `.assay`. */
  root: string;
  /** Told in a sentence when a damaged file was set aside. */
  onWarning?: (message: string) => void;
  /** How long a write waits for another process; default 20 s. */
  waitMs?: number;
}

/** Version of every document of the store; steps between versions belong into the `migrations` of its documents. */
const VERSION = 1 as const;
const version = z.literal(VERSION);
const collectionSchema = z.object({
  schema_version: version,
  items: z.array(z.object({ id: z.string(), value: z.unknown() })),
});
const indexSchema = z.object({
  schema_version: version,
  runs: z.array(z.looseObject({ run_id: z.string(), started_at: z.string() })),
});
const runSchema = z.object({ schema_version: version, run_id: z.string(), document: z.unknown() });

/**
 * The store on disk, in the layout of toolchain.md 5: JSON documents through lowdb, each write atomic, flushed and under
 * the lock of the folder, on top of what is on disk at that moment. Several processes may share one folder. What is read often
 * is parsed again only when its file is another one; what comes out of that is copied value by value, never as a whole.
 */
export function lowdbStore(options: LowdbStoreOptions, ports: LockPorts): Store {
  const { files, clock } = ports;
  const paths = statePaths(options.root);
  const wait = options.waitMs === undefined ? {} : { waitMs: options.waitMs };
  const burst = writeBurst(() => acquireLock(paths.state, ports, wait));
  const onWarning = options.onWarning === undefined ? {} : { onWarning: options.onWarning };

  const documents = new Map<string, CachedDocument<unknown>>();
  /** One object for each path: changes of a burst are gathered by it. */
  function documentAt<T extends { schema_version: number }>(
    path: string,
    schema: DocumentOptions<T>['schema'],
    initial: () => T,
  ): CachedDocument<T> {
    const known =
      documents.get(path) ??
      cachedDocument(
        storedDocument({ path, schema, version: VERSION, initial, ...onWarning }, ports),
        path,
        files,
      );
    documents.set(path, known as CachedDocument<unknown>);
    return known as CachedDocument<T>; // a path is always opened with the same schema
  }
  const collection = (kind: Collection) =>
    documentAt(paths.collection(kind), collectionSchema, () => ({ schema_version: VERSION, items: [] }));
  const growing = new Map<GrowingKind, GrowingCollection>();
  const grown = (kind: GrowingKind): GrowingCollection => {
    const known = growing.get(kind) ?? growingCollection(paths.collectionFolder(kind), onWarning, ports);
    growing.set(kind, known);
    return known;
  };
  const index = documentAt(paths.index, indexSchema, () => ({ schema_version: VERSION, runs: [] }));
  const run = (runId: string) =>
    storedDocument(
      {
        path: paths.runDocument(runId),
        schema: runSchema,
        version: VERSION,
        initial: () => ({ schema_version: VERSION, run_id: runId, document: null }) as const,
        ...onWarning,
      },
      ports,
    );
  const grows = (kind: Collection): kind is GrowingKind => GROWING_COLLECTIONS.some((one) => one === kind);

  const update: Store['update'] = async (kind, id, change) => {
    let result: unknown = null;
    const next = (value: unknown) => {
      const changed = change(structuredClone(value)) ?? null;
      result = changed === null ? null : storable(changed, `${kind}/${id}`);
      return result;
    };
    if (grows(kind)) {
      await burst.change(grown(kind).document(id), (data) => {
        const value = next(data.value ?? null);
        return { ...data, value, first_put_ms: value === null ? null : (data.first_put_ms ?? clock.now()) };
      });
    } else {
      await burst.change(collection(kind), (data) => {
        const at = data.items.findIndex((item) => item.id === id);
        const value = next(data.items[at]?.value ?? null);
        const items = data.items.filter((_, place) => place !== at);
        if (value !== null) items.splice(at < 0 ? items.length : at, 0, { id, value });
        return { ...data, items };
      });
    }
    return structuredClone(result);
  };

  const { page: runPage, find: runSummary } = runPages(async () => (await index.shared()).runs);

  return {
    update,
    async put(kind, id, value) {
      const copy = storable(value, `${kind}/${id}`);
      await update(kind, id, () => copy);
    },
    async get(kind, id) {
      if (grows(kind)) return (await grown(kind).document(id).read()).value ?? null;
      const { items } = await collection(kind).shared();
      return structuredClone(items.find((item) => item.id === id)?.value ?? null);
    },
    async list(kind) {
      if (grows(kind)) return grown(kind).list();
      const { items } = await collection(kind).shared();
      return items.map(({ id, value }) => ({ id, value: structuredClone(value) }));
    },
    glance: async (kind, pick) =>
      (await collection(kind).shared()).items.map(({ id, value }) => pick({ id, value })),
    create: async (kind, id, value) => grown(kind).create(id, value),
    page: (kind, page) => grown(kind).page(page),
    forgetBefore: (kind, ms) => grown(kind).forgetBefore(ms),
    async remove(kind, id) {
      let found = false;
      await update(kind, id, (value) => {
        found = value !== null;
        return null;
      });
      return found;
    },
    putRunSummary: (row) => {
      const copy = storable(row, `runs/${row.run_id}`) as RunSummaryRow; // a copy of what it was
      return burst.change(index, (data) => ({
        ...data,
        runs: [...data.runs.filter(({ run_id }) => run_id !== copy.run_id), copy],
      }));
    },
    runSummaries: async () => newestFirst((await index.read()).runs),
    runPage,
    runSummary,
    runFolder: paths.runFolder,
    writeRunDocument: (runId, document) => burst.change(run(runId), (data) => ({ ...data, document })),
    readRunDocument: async (runId) => (await run(runId).read()).document ?? null,
  };
}
