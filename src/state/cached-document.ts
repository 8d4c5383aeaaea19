import type { FileStat, Files } from '../ports/ports.ts';
import type { StoredDocument } from './document.ts';

/** A document that is parsed once for many readers. */
interface CachedDocument<T> extends StoredDocument<T> {
  /** The document as it is on disk now, shared with every other reader: it must not be changed. */
  shared(): Promise<T>;
}

/**
 * Keeps the parsed document until its file is another one: each write makes a new file, which shows in size, time and inode number.
 * `read` looks at the disk all the same: what is written back must rest on nothing less.
 */
export function cachedDocument<T>(
  document: StoredDocument<T>,
  path: string,
  files: Pick<Files, 'stat'>,
): CachedDocument<T> {
  let kept: { stat: FileStat; data: T } | undefined;
  return {
    read: document.read,
    async write(data) {
      kept = undefined;
      await document.write(data);
      const stat = files.stat(path);
      kept = stat === null ? undefined : { stat, data };
    },
    async shared() {
      // Looked at before it is read: a file that changes between the two is read again the next time.
      const stat = files.stat(path);
      if (kept !== undefined && stat !== null && same(stat, kept.stat)) return kept.data;
      const data = await document.read();
      kept = stat === null ? undefined : { stat, data };
      return data;
    },
  };
}

function same(a: FileStat, b: FileStat): boolean {
  return a.size === b.size && a.modifiedMs === b.modifiedMs && a.inode === b.inode;
}
