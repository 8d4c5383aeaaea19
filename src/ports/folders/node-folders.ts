import {
  accessSync,
  constants,
  copyFile,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { promisify } from 'node:util';
import { hasCode, orStorageFault, storageFault } from '../storage-fault.ts';
import type { Folders, TreeEntry } from './folders.ts';

/** Entries after which others get their turn. */
const AT_ONCE = 500;
/** Files copied side by side. */
const COPIES = 16;

const copyOne = promisify(copyFile);
const pause = () => new Promise<void>((resolved) => setImmediate(resolved));

/** The folders of this machine. */
export function nodeFolders(): Folders {
  return {
    temporary: () => realpathSync(tmpdir()),
    makePrivate: (path) =>
      void orStorageFault('make the folder', path, () => mkdirSync(path, { recursive: true, mode: 0o700 })),
    walk,
    look,
    async copy(from, to, skip, linked = insideOnly) {
      const entries = (await walk(from, { skip, most: Number.POSITIVE_INFINITY })) ?? [];
      orStorageFault('make the folder', to, () => mkdirSync(to, { recursive: true }));
      const files: string[] = [];
      for (const { path, kind, target } of entries) {
        const place = join(to, path);
        if (kind === 'file') files.push(path);
        // A folder stands before what is in it.
        else if (kind === 'folder') orStorageFault('make the folder', place, () => mkdirSync(place));
        else if (target !== undefined) {
          const leads = linked(path, target);
          if (leads !== undefined) orStorageFault('make the link', place, () => symlinkSync(leads, place));
        }
      }
      for (let at = 0; at < files.length; at += COPIES)
        await Promise.all(
          files.slice(at, at + COPIES).map((path) => copied(join(from, path), join(to, path))),
        );
    },
  };
}

async function copied(from: string, to: string): Promise<void> {
  try {
    await copyOne(from, to, constants.COPYFILE_FICLONE);
  } catch (error) {
    throw storageFault('copy', from, error);
  }
}

const insideOnly = (path: string, target: string) => (staysInside(path, target) ? target : undefined);

/** Whether a link is to something in its own tree, by what is written in it. */
function staysInside(path: string, target: string): boolean {
  if (isAbsolute(target)) return false;
  let level = path.split('/').length - 1;
  for (const step of target.split('/')) {
    if (step === '..') level -= 1;
    else if (step !== '' && step !== '.') level += 1;
    if (level < 0) return false;
  }
  return true;
}

const walk: Folders['walk'] = async (folder, { skip, most }) => {
  const found: TreeEntry[] = [];
  const open = [{ below: '', at: -1 }];
  // Those that are found on the way are walked too.
  for (const { below, at } of open) {
    const names = namesIn(join(folder, below));
    const own = found[at];
    if (names === null && own !== undefined) found[at] = { ...own, closed: true };
    for (const name of names ?? []) {
      const path = below === '' ? name : `${below}/${name}`;
      if (skip(path)) continue;
      const entry = entryOf(folder, path);
      if (entry === undefined) continue;
      if (found.length >= most) return null;
      found.push(entry);
      if (entry.kind === 'folder') open.push({ below: path, at: found.length - 1 });
      if (found.length % AT_ONCE === 0) await pause();
    }
  }
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
};

/** Null where that may not be known. */
function namesIn(folder: string): string[] | null {
  try {
    const names = readdirSync(folder);
    // One that may be listed and not entered says nothing of what is in it either.
    if (names.length > 0) accessSync(folder, constants.X_OK);
    return names;
  } catch (error) {
    if (hasCode(error, 'EACCES')) return null;
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return [];
    throw storageFault('list', folder, error);
  }
}

const look: Folders['look'] = (folder, path) => {
  let at: TreeEntry | undefined;
  for (const name of path.split('/')) {
    const next = at === undefined ? name : `${at.path}/${name}`;
    try {
      at = statOf(folder, next);
    } catch (error) {
      if (hasCode(error, 'EACCES')) return at ?? statOf(folder, '.');
      if (hasCode(error, 'ENOENT', 'ENOTDIR', 'ENAMETOOLONG')) return undefined;
      throw storageFault('look at', join(folder, next), error);
    }
    if (at.kind === 'link') return at;
  }
  return at;
};

function entryOf(folder: string, path: string): TreeEntry | undefined {
  try {
    return statOf(folder, path);
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR', 'EACCES')) return undefined; // Gone meanwhile.
    throw storageFault('look at', join(folder, path), error);
  }
}

/** What the system says of it; throws its errors. */
function statOf(folder: string, path: string): TreeEntry {
  const place = join(folder, path);
  const stat = lstatSync(place);
  const kind = stat.isFile()
    ? 'file'
    : stat.isDirectory()
      ? 'folder'
      : stat.isSymbolicLink()
        ? 'link'
        : 'other';
  const base = { path, kind, size: stat.size, inode: stat.ino, changedMs: stat.ctimeMs } as const;
  return kind === 'link' ? { ...base, target: readlinkSync(place) } : base;
}
