import { z } from 'zod';
import { cachedDocument } from './cached-document.ts';
import { type DocumentOptions, storedDocument } from './document.ts';
import { growingCollection } from './growing-collection.ts';
import { acquireLock, type LockPorts } from './lock.ts';
import { runPages } from './run-pages.ts';
import { type StatePaths, statePaths } from './state-paths.ts';
import {
  type Collection,
  GROWING_COLLECTIONS,
  type GrowingKind,
  newestFirst,
  type RunSummaryRow,
  type Store,
  storable,
} from './store.ts';
import { type WriteBurst, writeBurst } from './write-burst.ts';

interface LowdbStoreOptions {
  /** The state folder, absolute; by default `.assay`. */
  root: string;
  /** Called with a sentence when a damaged file was set aside. */
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
  const paths = statePaths(options.root);
  const wait = options.waitMs === undefined ? {} : { waitMs: options.waitMs };
  const onWarning = options.onWarning === undefined ? {} : { onWarning: options.onWarning };
  const burst = writeBurst(() => acquireLock(paths.state, ports, wait));
  return {
    ...storedValues(collectionsIn(paths, onWarning, ports), burst, ports.clock),
    ...storedRuns(paths, burst, onWarning, ports),
  };
}

type OnWarning = Pick<LowdbStoreOptions, 'onWarning'>;
type Collections = ReturnType<typeof collectionsIn>;
type RunMethods =
  | 'putRunSummary'
  | 'runSummaries'
  | 'runPage'
  | 'runSummary'
  | 'runFolder'
  | 'writeRunDocument'
  | 'readRunDocument';

/** The collections of a state folder. There is one object for each: changes of a burst are gathered by it. */
function collectionsIn(paths: StatePaths, onWarning: OnWarning, ports: LockPorts) {
  const initial = (): z.infer<typeof collectionSchema> => ({ schema_version: VERSION, items: [] });
  return {
    small: keptBy((kind: Collection) => {
      const path = paths.collection(kind);
      return cachedAt({ path, schema: collectionSchema, version: VERSION, initial, ...onWarning }, ports);
    }),
    growing: keptBy((kind: GrowingKind) => growingCollection(paths.collectionFolder(kind), onWarning, ports)),
  };
}

const cachedAt = <T extends { schema_version: number }>(options: DocumentOptions<T>, ports: LockPorts) =>
  cachedDocument(storedDocument(options, ports), options.path, ports.files);

/** Makes one for each key, at its first use. */
function keptBy<Key, Kept>(make: (key: Key) => Kept): (key: Key) => Kept {
  const kept = new Map<Key, Kept>();
  return (key) => {
    const known = kept.get(key) ?? make(key);
    kept.set(key, known);
    return known;
  };
}

const grows = (kind: Collection): kind is GrowingKind => GROWING_COLLECTIONS.some((one) => one === kind);

/** Changes of growing collections; a value that becomes null is gone. */
function rewriteIn(
  growing: Collections['growing'],
  burst: WriteBurst,
  clock: LockPorts['clock'],
): Store['rewrite'] {
  return (kind, id, change) =>
    burst.change(growing(kind).document(id), (data) => {
      const value = change(data.value ?? null);
      return { ...data, value, first_put_ms: value === null ? null : (data.first_put_ms ?? clock.now()) };
    });
}

/** What the store does with values. */
function storedValues(
  { small, growing }: Collections,
  burst: WriteBurst,
  clock: LockPorts['clock'],
): Omit<Store, RunMethods> {
  const rewrite = rewriteIn(growing, burst, clock);
  const update: Store['update'] = async (kind, id, change) => {
    let result: unknown = null;
    const next = (value: unknown) => {
      const changed = change(structuredClone(value)) ?? null;
      result = changed === null ? null : storable(changed, `${kind}/${id}`);
      return result;
    };
    if (grows(kind)) {
      await rewrite(kind, id, next);
    } else {
      await burst.change(small(kind), (data) => {
        const at = data.items.findIndex((item) => item.id === id);
        const value = next(data.items[at]?.value ?? null);
        const items = data.items.filter((_, place) => place !== at);
        if (value !== null) items.splice(at < 0 ? items.length : at, 0, { id, value });
        return { ...data, items };
      });
    }
    return structuredClone(result);
  };
  return {
    update,
    rewrite,
    async put(kind, id, value) {
      const copy = storable(value, `${kind}/${id}`);
      await update(kind, id, () => copy);
    },
    async get(kind, id) {
      if (grows(kind)) return (await growing(kind).document(id).read()).value ?? null;
      const { items } = await small(kind).shared();
      return structuredClone(items.find((item) => item.id === id)?.value ?? null);
    },
    async list(kind) {
      if (grows(kind)) return growing(kind).list();
      const { items } = await small(kind).shared();
      return items.map(({ id, value }) => ({ id, value: structuredClone(value) }));
    },
    glance: async (kind, pick) =>
      (await small(kind).shared()).items.map(({ id, value }) => pick({ id, value })),
    create: async (kind, id, value) => growing(kind).create(id, value),
    page: (kind, page) => growing(kind).page(page),
    forgetBefore: (kind, ms) => growing(kind).forgetBefore(ms),
    async remove(kind, id) {
      let found = false;
      await update(kind, id, (value) => {
        found = value !== null;
        return null;
      });
      return found;
    },
  };
}

/** What the store does with runs: an index of them all, and a document and a folder each. */
function storedRuns(
  paths: StatePaths,
  burst: WriteBurst,
  onWarning: OnWarning,
  ports: LockPorts,
): Pick<Store, RunMethods> {
  const index = cachedAt(
    {
      path: paths.index,
      schema: indexSchema,
      version: VERSION,
      initial: () => ({ schema_version: VERSION, runs: [] }),
      ...onWarning,
    },
    ports,
  );
  const documentOf = (runId: string) =>
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
  const { page: runPage, find: runSummary } = runPages(async () => (await index.shared()).runs);
  return {
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
    writeRunDocument: (runId, document) => burst.change(documentOf(runId), (data) => ({ ...data, document })),
    readRunDocument: async (runId) => (await documentOf(runId).read()).document ?? null,
  };
}
