import { join } from 'node:path';
import { z } from 'zod';
import { Fault } from '../errors.ts';
import { sortedPlace } from '../text/sorted-place.ts';
import { type DocumentPorts, documentText, type StoredDocument, storedDocument } from './document.ts';
import { type FolderNames, folderNames } from './folder-names.ts';
import { fileNameOf } from './state-paths.ts';
import type { PageOf, StoredValue } from './store.ts';

/** Version of these documents; steps between versions belong into the `migrations` of `storedDocument`. */
const VERSION = 1 as const;
const valueSchema = z.object({
  schema_version: z.literal(VERSION),
  id: z.string(),
  /** Place in the list: wall clock of the first put. Null stands for no value, i.e. no file. */
  first_put_ms: z.number().nullable(),
  value: z.unknown(),
});
type ValueDocument = z.infer<typeof valueSchema>;

/** A collection with one document for each value, named by its id. */
interface GrowingCollection {
  /** The document of an id, for changes under the lock. */
  document(id: string): StoredDocument<ValueDocument>;
  /** Writes without a look at what is there, without lock and without waiting for the disk. */
  create(id: string, value: unknown): void;
  list(): Promise<StoredValue[]>;
  page(page: { limit: number; before?: string }): Promise<PageOf<StoredValue, string>>;
  forgetBefore(ms: number): Promise<number>;
}

/** Files that are looked at between two pauses: other requests are served meanwhile. */
const SWEPT_AT_ONCE = 256;

/** File of a value; pages are in the order of these. */
export const fileOfValue = (id: string): string => `${fileNameOf(id)}.json`;

/** The collection in a folder. */
export function growingCollection(
  folder: string,
  onWarning: { onWarning?: (message: string) => void },
  ports: DocumentPorts,
): GrowingCollection {
  const { files, clock } = ports;
  const names = folderNames(folder, ports);
  const document = (id: string, name = fileOfValue(id)) =>
    valueDocument(join(folder, name), id, onWarning, ports);
  const read = async (name: string): Promise<ValueDocument | undefined> => {
    const data = await document('', name).read();
    return data.first_put_ms === null ? undefined : data;
  };
  return {
    document: (id) => document(id),
    create(id, value) {
      if (value === undefined || value === null)
        throw new Fault('internal', 'Only JSON values can be stored.', { where: join(folder, id) });
      const data: ValueDocument = { schema_version: VERSION, id, first_put_ms: clock.now(), value };
      const name = fileOfValue(id);
      const path = join(folder, name);
      const text = documentText(data, path);
      names.noting(name, () => files.writeAtomic(path, text, { sync: false }));
    },
    async list() {
      const found: ValueDocument[] = [];
      for (const name of [...names.all()]) {
        const data = await read(name);
        if (data !== undefined) found.push(data);
      }
      found.sort((a, b) => (a.first_put_ms ?? 0) - (b.first_put_ms ?? 0));
      return found.map(({ id, value }) => ({ id, value }));
    },
    page: (page) => pageOf(names, read, page),
    forgetBefore: (ms) => forgetBefore(folder, ms, ports),
  };
}

/** Not kept in a table: there may be very many. Changes of a burst are not gathered, which costs only doubled writes. */
function valueDocument(
  path: string,
  id: string,
  onWarning: { onWarning?: (message: string) => void },
  ports: DocumentPorts,
): StoredDocument<ValueDocument> {
  const initial = (): ValueDocument => ({ schema_version: VERSION, id, first_put_ms: null, value: null });
  const stored = storedDocument(
    { path, schema: valueSchema, version: VERSION, initial, ...onWarning },
    ports,
  );
  return {
    read: stored.read,
    write: async (data) => (data.first_put_ms === null ? ports.files.remove(path) : stored.write(data)),
  };
}

/** The last by name first. The place is found anew by its name for each piece: names come and go while files are read. */
async function pageOf(
  names: Pick<FolderNames, 'all'>,
  read: (name: string) => Promise<ValueDocument | undefined>,
  { limit, before }: { limit: number; before?: string },
): Promise<PageOf<StoredValue, string>> {
  const items: StoredValue[] = [];
  let last = before === undefined ? undefined : fileOfValue(before);
  const above = (): [readonly string[], number] => {
    const all = names.all();
    return [all, last === undefined ? all.length : sortedPlace(all, last)];
  };
  for (;;) {
    const [all, end] = above();
    if (end === 0) return { items, next: null };
    for (const name of all.slice(Math.max(0, end - limit + items.length), end).reverse()) {
      last = name;
      const data = await read(name);
      // Gone since the folder was read, or damaged and set aside.
      if (data !== undefined) items.push({ id: data.id, value: data.value });
    }
    if (items.length === limit) return { items, next: above()[1] > 0 ? (items.at(-1)?.id ?? null) : null };
  }
}

/** Removes the files that were last written before a moment, and says how many values they held. */
async function forgetBefore(folder: string, ms: number, { files, clock }: DocumentPorts): Promise<number> {
  let removed = 0;
  for (const [index, name] of files.list(folder).entries()) {
    if (index % SWEPT_AT_ONCE === SWEPT_AT_ONCE - 1) await clock.sleep(0);
    // What a killed process left half-written goes as well; what was set aside as damaged never does.
    if (!name.endsWith('.json') && !name.endsWith('.tmp')) continue;
    const path = join(folder, name);
    const stat = files.stat(path);
    if (stat === null || stat.modifiedMs >= ms) continue;
    files.remove(path);
    if (name.endsWith('.json')) removed += 1;
  }
  return removed;
}
