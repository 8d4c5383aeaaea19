import { basename, dirname, resolve } from 'node:path';
import { Fault } from '../../src/errors.ts';
import type { AppendLog, ByteReader, Clock, Files } from '../../src/ports/ports.ts';

interface MemoryFile {
  /** May be longer than `size`: an append log grows by doubling. */
  bytes: Uint8Array;
  size: number;
  modifiedMs: number;
  inode: number;
}

/** A disk in memory with the behaviour of the real one (one contract suite runs against both). No symbolic links. */
export function memoryFiles(clock: Pick<Clock, 'now'>): Files {
  const files = new Map<string, MemoryFile>();
  /** Folder -> names in it. */
  const folders = new Map<string, Set<string>>();
  /** Folder -> when its names last changed, counted: time may stand still. */
  const changes = new Map<string, { at: number; modifiedMs: number }>();
  let count = 0;

  function changed(folder: string): void {
    count += 1;
    changes.set(folder, { at: count, modifiedMs: clock.now() });
  }

  function makeFolder(path: string): void {
    const folder = resolve(path);
    if (folders.has(folder)) return;
    if (files.has(folder)) throw refused('make the folder', folder, 'a file has this name');
    folders.set(folder, new Set());
    changed(folder);
    const above = dirname(folder);
    if (above === folder) return;
    makeFolder(above);
    folders.get(above)?.add(basename(folder));
    changed(above);
  }
  function there(doing: string, path: string): MemoryFile {
    const file = files.get(resolve(path));
    if (file !== undefined) return file;
    throw refused(
      doing,
      path,
      folders.has(resolve(path)) ? 'it is a folder, not a file' : 'it does not exist',
    );
  }
  function write(path: string, bytes: Uint8Array): MemoryFile {
    const full = resolve(path);
    if (folders.has(full)) throw refused('write', full, 'it is a folder, not a file');
    makeFolder(dirname(full));
    folders.get(dirname(full))?.add(basename(full));
    changed(dirname(full));
    const file = { bytes, size: bytes.length, modifiedMs: clock.now(), inode: count };
    files.set(full, file);
    return file;
  }
  function remove(path: string): void {
    const full = resolve(path);
    for (const name of [...(folders.get(full) ?? [])]) remove(resolve(full, name));
    files.delete(full);
    folders.delete(full);
    changes.delete(full);
    if (folders.get(dirname(full))?.delete(basename(full)) === true) changed(dirname(full));
  }
  function rename(from: string, to: string): void {
    const source = resolve(from);
    const target = resolve(to);
    const names = folders.get(source);
    if (names === undefined) {
      const file = there('rename', source);
      if (source === target) return;
      const moved = write(target, file.bytes);
      moved.size = file.size;
      moved.modifiedMs = file.modifiedMs;
    } else {
      makeFolder(target);
      for (const name of [...names]) rename(resolve(source, name), resolve(target, name));
    }
    remove(source);
  }
  const textOf = (file: MemoryFile) => Buffer.from(file.bytes.subarray(0, file.size)).toString('utf8');

  return {
    readText: async (path) => textOf(there('read', path)),
    readBytes: async (path) => {
      const file = there('read', path);
      return file.bytes.slice(0, file.size);
    },
    readTextIfThere(path) {
      if (folders.has(resolve(path))) there('read', path);
      const file = files.get(resolve(path));
      return file === undefined ? null : textOf(file);
    },
    stat(path) {
      const file = files.get(resolve(path));
      if (file !== undefined)
        return { kind: 'file', size: file.size, modifiedMs: file.modifiedMs, inode: file.inode };
      const change = changes.get(resolve(path));
      if (change === undefined) return null;
      return { kind: 'directory', size: 0, modifiedMs: change.modifiedMs, inode: change.at };
    },
    list: (path) => [...(folders.get(resolve(path)) ?? [])].sort(),
    realPath: (path) => (files.has(resolve(path)) || folders.has(resolve(path)) ? resolve(path) : null),
    makeFolder,
    writeAtomic: (path, text) =>
      void write(path, typeof text === 'string' ? Buffer.from(text) : text.slice()),
    writeStream: (path, pieces) => void write(path, Buffer.from([...pieces].join(''))),
    replacement: (path, onBytes) => {
      const pieces: Buffer[] = [];
      return {
        write(text) {
          const piece = Buffer.from(text);
          pieces.push(piece);
          onBytes?.(piece);
        },
        commit: () => void write(path, Buffer.concat(pieces)),
        discard: () => undefined,
      };
    },
    pageCode: () => ({ script: '', style: '', scriptHash: 'sha256-script', styleHash: 'sha256-style' }),
    scratch() {
      const texts: string[] = [];
      return {
        write: (text) => void texts.push(text),
        pieces: () => [Buffer.from(texts.join(''))],
        close: () => undefined,
      };
    },
    createExclusive(path, text) {
      if (files.has(resolve(path)) || folders.has(resolve(path))) return false;
      write(path, Buffer.from(text));
      return true;
    },
    rename,
    copyFile: async (from, to) => {
      const file = there('copy', from);
      write(to, file.bytes.slice(0, file.size));
    },
    remove,
    truncate(path, size) {
      const file = there('shorten', path);
      const bytes = new Uint8Array(size);
      bytes.set(file.bytes.subarray(0, Math.min(size, file.size)));
      Object.assign(file, { bytes, size, modifiedMs: clock.now() });
    },
    appendLog(path) {
      const file = files.get(resolve(path)) ?? write(path, new Uint8Array(0));
      return memoryLog(file, clock);
    },
    reader: (path) => memoryReader(there('open', path)),
    keepPrivate: () => undefined,
    touch: (path) => void (there('touch', path).modifiedMs = clock.now()),
  };
}

function memoryLog(file: MemoryFile, clock: Pick<Clock, 'now'>): AppendLog {
  return {
    append(text) {
      const added = Buffer.from(text);
      const offset = file.size;
      if (file.bytes.length < offset + added.length) {
        const grown = new Uint8Array(Math.max(offset + added.length, 2 * file.bytes.length, 256));
        grown.set(file.bytes.subarray(0, offset));
        file.bytes = grown;
      }
      file.bytes.set(added, offset);
      file.size += added.length;
      file.modifiedMs = clock.now();
      return offset;
    },
    size: () => file.size,
    sync: async () => undefined,
    close: () => undefined,
  };
}

function memoryReader(file: MemoryFile): ByteReader {
  return {
    size: () => file.size,
    readAt(offset, length, place) {
      const found = file.bytes.slice(offset, Math.max(offset, Math.min(offset + length, file.size)));
      place?.set(found);
      return place?.subarray(0, found.length) ?? found;
    },
    close: () => undefined,
  };
}

function refused(doing: string, path: string, reason: string): Fault {
  return new Fault('storage', `Cannot ${doing} ${path}: ${reason}.`, {
    where: path,
    hint: 'Check the path.',
  });
}
