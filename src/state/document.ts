import type { Low } from 'lowdb';
import type { z } from 'zod';
import { Fault } from '../errors.ts';
import type { Files, Ports } from '../ports/ports.ts';
import { holdsLongRecord, jsonPieces } from './long-record.ts';
import { type Migration, migrated } from './migrations.ts';

export type DocumentPorts = Pick<Ports, 'clock' | 'files'>;

export interface DocumentOptions<T extends { schema_version: number }> {
  path: string;
  /** Of the newest version, `schema_version` included. */
  schema: z.ZodType<T>;
  version: number;
  /** What stands there when there is no file. */
  initial: () => T;
  migrations?: readonly Migration[];
  /** Called with a sentence when a damaged file was set aside. */
  onWarning?: (message: string) => void;
}

/** One JSON document on disk. */
export interface StoredDocument<T> {
  /** The document as it is on disk now. */
  read(): Promise<T>;
  /** Replaces the document as a whole. */
  write(document: T): Promise<void>;
}

/**
 * One JSON document through lowdb, with an adapter of our own: lowdb's writes under one fixed temporary name without a
 * flush, which two processes tear (security.md F4, F5). Older versions are migrated on reading; a damaged file is set aside
 * as `<name>.corrupt-<time>` and never deleted; a newer version is refused and left alone.
 */
export function storedDocument<T extends { schema_version: number }>(
  options: DocumentOptions<T>,
  ports: DocumentPorts,
): StoredDocument<T> {
  const adapter = {
    read: async () => readDocument(options, ports),
    write: async (document: T) => {
      const { path } = options;
      if (holdsLongRecord(document)) ports.files.writeStream(path, documentPieces(document));
      else ports.files.writeAtomic(path, documentText(document, path));
    },
  };
  // One object for each access: what it holds is nobody else's, however many read at the same time.
  const opened = async (data: T): Promise<Low<T>> => {
    const { Low } = await import('lowdb');
    return new Low(adapter, data);
  };
  return {
    async read() {
      const low = await opened(options.initial());
      await low.read();
      return low.data;
    },
    async write(document) {
      await (await opened(document)).write();
    },
  };
}

function readDocument<T extends { schema_version: number }>(
  options: DocumentOptions<T>,
  ports: DocumentPorts,
): T | null {
  const text = ports.files.readTextIfThere(options.path);
  if (text === null) return null;
  const problem = (reason: string) => {
    setAside(options.path, text, reason, ports, options.onWarning);
    return null;
  };
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return problem('is no JSON');
  }
  if (!isRecord(parsed)) return problem('holds no object');
  const current = migrated(parsed, options.version, options.migrations ?? [], options.path);
  if (current === undefined) return problem('has no known schema_version');
  const checked = options.schema.safeParse(current);
  if (checked.success) return checked.data;
  const issue = checked.error.issues[0];
  return problem(`does not fit its schema (${issue?.path.join('.')}: ${issue?.message})`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A document as it stands in its file. Fault `too_large` when it cannot be stored. */
export function documentText(document: unknown, path: string): string {
  try {
    return `${JSON.stringify(document)}\n`;
  } catch (error) {
    throw new Fault('too_large', 'A document cannot be stored: it nests too deeply or is too large.', {
      where: path,
      cause: error,
      hint: 'Limit depth and size of what is stored.',
    });
  }
}

/** The same piece by piece, where no text as long as the whole is wanted. */
function* documentPieces(document: unknown): Generator<string> {
  yield* jsonPieces(document);
  yield '\n';
}

function setAside(
  path: string,
  text: string,
  reason: string,
  { clock, files }: DocumentPorts,
  onWarning: ((message: string) => void) | undefined,
): void {
  // Another process may have written a good file meanwhile.
  if (files.readTextIfThere(path) !== text) return;
  const aside = freeName(`${path}.corrupt-${new Date(clock.now()).toISOString().replaceAll(':', '')}`, files);
  files.rename(path, aside);
  onWarning?.(`${path} ${reason}; it was set aside as ${aside}, and an empty one takes its place.`);
}

function freeName(name: string, files: Files): string {
  if (files.stat(name) === null) return name;
  for (let number = 2; ; number += 1)
    if (files.stat(`${name}-${number}`) === null) return `${name}-${number}`;
}
