import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Fault } from '../errors.ts';
import { once } from '../flow/once.ts';
import type { Ports } from '../ports/ports.ts';
import type { Change } from '../schema/worlds/world.ts';
import { textOf } from './file-text.ts';
import type { LoadedWorld } from './loaded-world.ts';
import { type FoundFile, walkFolder } from './walk-folder.ts';

/** A file as it stands in a state: its text, or what tells its bytes from others. */
export type FileValue = string | { readonly sha256: string };

/** The folder of one attempt. */
export interface FilesFork {
  /** Absolute path. */
  readonly folder: string;
  /** How its files differ from those that the attempt began with, sorted by path, under `/files`. */
  changes(): Promise<readonly Change[]>;
  /** Removes it. */
  close(): Promise<void>;
}

/** The folder that a world begins with. */
export interface FilesState {
  /** Its files by path, with `/` between the names, as they stand in the state under `files`. */
  initial(): Promise<Readonly<Record<string, FileValue>>>;
  /** A copy that nobody else sees. */
  open(): Promise<FilesFork>;
}

/** Files that are copied or read at once. */
const AT_ONCE = 16;

/**
 * The folder of a world (`state.files`), copied for each attempt below `root`, an absolute path. Links are neither copied nor followed.
 * Rejects with Fault `too_large` for a folder that is larger than is copied for each attempt.
 */
export function filesState(
  { files: source, id }: Pick<LoadedWorld, 'files' | 'id'>,
  ports: Pick<Ports, 'files' | 'random'>,
  { root }: { root: string },
): FilesState {
  if (source === undefined)
    throw new Fault('internal', `World ${id} has no state.files, and a copy of them was asked for.`);
  const { files } = ports;
  // What attempts begin with is read once: a file that is changed while a run goes on would be a change of every attempt.
  const found = once(async () => walkFolder(source, files));
  const initial = once(async () => valuesOf(source, await found(), files));
  return {
    initial,
    async open() {
      const [list] = await Promise.all([found(), initial()]);
      const folder = join(root, `world-${ports.random.hex(8)}`);
      files.makeFolder(folder);
      const each = ({ path }: FoundFile) => files.copyFile(join(source, path), join(folder, path));
      try {
        await inParts(list, each);
      } catch (error) {
        files.remove(folder);
        throw error;
      }
      return {
        folder,
        async changes() {
          const now = await valuesOf(folder, walkFolder(folder, files), files);
          return difference(await initial(), now);
        },
        async close() {
          files.remove(folder);
        },
      };
    },
  };
}

async function inParts<T>(list: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < list.length; at += AT_ONCE) await Promise.all(list.slice(at, at + AT_ONCE).map(work));
}

async function valuesOf(
  folder: string,
  list: readonly FoundFile[],
  files: Pick<Ports['files'], 'readBytes'>,
): Promise<Record<string, FileValue>> {
  const values = new Map<string, FileValue>();
  await inParts(list, async ({ path }) => {
    const bytes = await files.readBytes(join(folder, path));
    values.set(path, textOf(bytes) ?? { sha256: createHash('sha256').update(bytes).digest('hex') });
  });
  return Object.fromEntries([...values].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function difference(
  before: Readonly<Record<string, FileValue>>,
  after: Readonly<Record<string, FileValue>>,
): Change[] {
  const changes: Change[] = [];
  for (const name of [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()) {
    // A file may be called `constructor`.
    const was = Object.hasOwn(before, name) ? before[name] : undefined;
    const value = Object.hasOwn(after, name) ? after[name] : undefined;
    const path = `/files/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (value === undefined) changes.push({ op: 'remove', path });
    else if (was === undefined) changes.push({ op: 'add', path, value });
    else if (!same(was, value)) changes.push({ op: 'replace', path, value });
  }
  return changes;
}

const same = (one: FileValue, other: FileValue): boolean =>
  typeof one === 'string' || typeof other === 'string' ? one === other : one.sha256 === other.sha256;
