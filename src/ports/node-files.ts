import {
  closeSync,
  constants,
  copyFile,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFile,
  readFileSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { openAppendLog } from './append-log.ts';
import { openReplacement, type Replacement, replaceFile } from './atomic-write.ts';
import { removeAll } from './folders/remove-all.ts';
import { pageCode } from './page-code.ts';
import type { ByteReader, FileReplacement, FileStat, Files } from './ports.ts';
import { scratchFile } from './scratch-file.ts';
import { hasCode, orStorageFault, storageFault } from './storage-fault.ts';
import { textPieces } from './text-pieces.ts';
import { writeAll } from './write-all.ts';

/** The disk of this machine. */
export function nodeFiles(): Files {
  const own: OwnFolder[] = [];
  const isPrivate = (path: string) => own.some((one) => isPrivateIn(one, path));
  const mode = (path: string, file: number) => (isPrivate(path) ? 0o600 : file);
  const makeFolders = (path: string): void =>
    foldersMade(path, {
      modeOf: (made) => (isPrivate(made) ? 0o700 : 0o777),
      afterwards: (made) => {
        if (own.some(({ folder }) => folder === made)) ignoredByGit(made);
      },
    });
  const makeFolderOf = (path: string) =>
    orStorageFault('make the folder', dirname(path), () => makeFolders(dirname(path)));
  const withFolder = <T>(path: string, operation: () => T): T => orAgain(operation, () => makeFolderOf(path));
  const replacement = (path: string, onBytes?: (piece: Uint8Array) => void): FileReplacement =>
    textReplacement(
      withFolder(path, () => openReplacement(path, { mode: mode(path, 0o666) })),
      onBytes,
    );
  return {
    readText: async (path) => decode(path, await readWhole(path)),
    readBytes: readWhole,
    readTextIfThere: (path) => unlessMissing('read', path, () => readFileSync(path, 'utf8')),
    stat: (path) => unlessMissing('look at', path, () => statOf(path)),
    list: (path) => unlessMissing('list', path, () => readdirSync(path).sort()) ?? [],
    realPath: (path) => unlessMissing('resolve', path, () => realpathSync.native(path)),
    makeFolder: (path) => void orStorageFault('make the folder', path, () => makeFolders(path)),
    writeAtomic: (path, text, options) =>
      withFolder(path, () => replaceFile(path, [bytesOf(text)], { mode: mode(path, 0o666), ...options })),
    writeStream: (path, pieces) => {
      const file = replacement(path);
      try {
        for (const piece of pieces) file.write(piece);
        file.commit();
      } finally {
        file.discard();
      }
    },
    replacement,
    pageCode,
    scratch: (path) => scratchFile(path, { mode: mode(path, 0o666), makeFolder: () => makeFolderOf(path) }),
    createExclusive: (path, text) => withFolder(path, () => createExclusive(path, text, mode(path, 0o666))),
    rename: (from, to) => withFolder(to, () => orStorageFault('rename', from, () => renameSync(from, to))),
    copyFile: (from, to) => copied(from, to, () => makeFolderOf(to)),
    remove: (path) => orStorageFault('remove', path, () => removeAll(path)),
    truncate: (path, size) => orStorageFault('shorten', path, () => truncateSync(path, size)),
    appendLog: (path) => withFolder(path, () => openAppendLog(path, { mode: mode(path, 0o666) })),
    reader: openReader,
    keepPrivate(folder, shared) {
      if (!own.some((one) => one.folder === folder)) own.push({ folder, shared });
    },
    touch: (path) => {
      const now = new Date();
      orStorageFault('touch', path, () => utimesSync(path, now, now));
    },
  };
}

/** Gathers small texts: each write is a call of the system. */
function textReplacement(
  { write, commit, discard }: Replacement,
  onBytes: ((piece: Uint8Array) => void) | undefined,
): FileReplacement {
  const pieces = textPieces((piece) => {
    write(piece);
    onBytes?.(piece);
  });
  return {
    write(text) {
      if (typeof text === 'string') return pieces.add(text);
      pieces.end();
      write(text);
      onBytes?.(text);
    },
    commit() {
      pieces.end();
      commit();
    },
    discard,
  };
}

/** Not that of node:fs/promises, which takes 4 ms to load. */
const readBytes = promisify(readFile);

const copyBytes = promisify(copyFile);

/** Copies by reference where the disk can (copy-on-write), else by its bytes; the folder is made when it was missing. */
async function copied(from: string, to: string, makeFolder: () => void): Promise<void> {
  try {
    await copyBytes(from, to, constants.COPYFILE_FICLONE).catch((error: unknown) => {
      if (!hasCode(error, 'ENOENT')) throw error;
      makeFolder();
      return copyBytes(from, to, constants.COPYFILE_FICLONE);
    });
  } catch (error) {
    throw storageFault('copy', from, error);
  }
}

async function readWhole(path: string): Promise<Buffer> {
  try {
    return await readBytes(path);
  } catch (error) {
    throw storageFault('read', path, error);
  }
}

/** Fault `storage` when the bytes are more than one text can hold (512 MiB). */
function decode(path: string, bytes: Buffer): string {
  return orStorageFault('read', path, () => bytes.toString('utf8'));
}

function bytesOf(text: string | Uint8Array): Uint8Array {
  return typeof text === 'string' ? Buffer.from(text) : text;
}

function statOf(path: string): FileStat | null {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return null;
  const kind = stat.isFile() ? 'file' : stat.isDirectory() ? 'directory' : 'other';
  return { kind, size: stat.size, modifiedMs: stat.mtimeMs, inode: stat.ino };
}

/** Null when there is nothing at the path (or what should be a folder above it is a file). */
function unlessMissing<T>(doing: string, path: string, operation: () => T): T | null {
  try {
    return operation();
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return null;
    throw storageFault(doing, path, error);
  }
}

/** Tries first and makes the folder only when it was missing: the usual case costs no extra system call. */
function orAgain<T>(operation: () => T, makeFolder: () => void): T {
  try {
    return operation();
  } catch (error) {
    if (!(error instanceof Error) || !hasCode(error.cause, 'ENOENT')) throw error;
    makeFolder();
    return operation();
  }
}

/** A folder of ours, and those in it that others may read. */
interface OwnFolder {
  folder: string;
  shared: readonly string[];
}

/** The folder itself is not: what is shared could not be reached in it. */
function isPrivateIn({ folder, shared }: OwnFolder, path: string): boolean {
  const inside = relative(folder, path);
  if (inside === '' || inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside)) return false;
  return !shared.includes(inside.split(sep, 1)[0] ?? '');
}

/** Git sees nothing of the folder, without anybody having to say so. */
function ignoredByGit(folder: string): void {
  try {
    writeFileSync(join(folder, '.gitignore'), '*\n', { flag: 'wx' });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
}

function createExclusive(path: string, text: string, mode: number): boolean {
  let fd: number;
  try {
    fd = openSync(path, 'wx', mode);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw storageFault('create', path, error);
  }
  try {
    writeAll(fd, Buffer.from(text), path);
  } catch (error) {
    rmSync(path, { force: true });
    throw storageFault('write', path, error);
  } finally {
    closeSync(fd);
  }
  return true;
}

function openReader(path: string): ByteReader {
  const fd = orStorageFault('open', path, () => openSync(path, 'r'));
  let open = true;
  return {
    size: () => orStorageFault('read the size of', path, () => fstatSync(fd).size),
    readAt: (offset, length, place) =>
      orStorageFault('read', path, () => {
        const bytes = place?.subarray(0, length) ?? roomFor(fd, offset, length);
        let read = 0;
        while (read < bytes.length) {
          const count = readSync(fd, bytes, read, bytes.length - read, offset + read);
          if (count === 0) break;
          read += count;
        }
        return bytes.subarray(0, read);
      }),
    close() {
      if (!open) return;
      open = false;
      closeSync(fd);
    },
  };
}

/** For what a file holds there, and no more. */
const roomFor = (fd: number, offset: number, length: number) =>
  Buffer.allocUnsafe(Math.max(0, Math.min(length, fstatSync(fd).size - offset)));

/** Folder by folder: Node's own recursive form never ends where a folder cannot be made and its parent can be seen (/proc). */
function foldersMade(
  path: string,
  how: { modeOf(path: string): number; afterwards(path: string): void },
): void {
  try {
    mkdirSync(path, how.modeOf(path));
    how.afterwards(path);
  } catch (error) {
    if (hasCode(error, 'EEXIST') && statSync(path).isDirectory()) return;
    const parent = dirname(path);
    if (!hasCode(error, 'ENOENT') || parent === path || existsSync(parent)) throw error;
    foldersMade(parent, how);
    foldersMade(path, how); // Somebody else may have made it meanwhile.
  }
}
