import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { Fault } from '../errors.ts';
import { orStorageFault, storageFault } from './storage-fault.ts';
import { type WriteSome, writeAll } from './write-all.ts';

interface AtomicWriteOptions {
  /** Permissions of the new file, e.g. 0o600. */
  mode?: number;
  /** False leaves flushing to the system: for files that may be lost, never for state. */
  sync?: boolean;
  /** Stands in for the system's write in tests of a failing disk. */
  write?: WriteSome;
}

let counter = 0;

/** A file under way beside the one that it takes the place of. Whatever fails leaves the old one as it was and nothing beside it. */
export interface Replacement {
  write(piece: Uint8Array): void;
  /** Flushes, renames, flushes the folder. */
  commit(): void;
  /** Does nothing once it is committed. */
  discard(): void;
}

/** Replaces a file as a whole: writes beside under a name of its own, checks every count, flushes, renames, flushes the folder. */
export function replaceFile(
  path: string,
  pieces: Iterable<Uint8Array>,
  options: AtomicWriteOptions = {},
): void {
  const replacement = openReplacement(path, options);
  try {
    for (const piece of pieces) replacement.write(piece);
    replacement.commit();
  } finally {
    replacement.discard();
  }
}

/** The same step by step. */
export function openReplacement(path: string, options: AtomicWriteOptions = {}): Replacement {
  counter += 1;
  const temporary = `${path}.${process.pid}-${counter}.tmp`;
  // `wx`: a leftover of a dead process with our pid is an error here, never written into.
  let fd: number | undefined = orStorageFault('write', path, () =>
    openSync(temporary, 'wx', options.mode ?? 0o666),
  );
  let committed = false;
  const discard = () => {
    if (committed) return;
    remove(fd, temporary);
    fd = undefined;
  };
  /** The file that is open; what is tried once it was discarded is our own mistake. */
  const open = () => {
    if (fd === undefined) throw new Fault('internal', `${path} is not being written any more.`);
    return fd;
  };
  const orDiscarded = (operation: () => void) => {
    try {
      operation();
    } catch (error) {
      discard();
      throw storageFault('write', path, error);
    }
  };
  return {
    discard,
    write: (piece) => orDiscarded(() => writeAll(open(), piece, path, options.write)),
    commit() {
      orDiscarded(() => {
        if (options.sync !== false) fsyncSync(open());
        closeSync(open());
        fd = undefined;
        renameSync(temporary, path);
      });
      committed = true;
      if (options.sync !== false) flushFolder(dirname(path));
    },
  };
}

function remove(fd: number | undefined, temporary: string): void {
  try {
    if (fd !== undefined) closeSync(fd);
    rmSync(temporary, { force: true });
  } catch {
    // The write itself is reported; a second error would only hide it.
  }
}

/** Makes the rename itself survive a power cut. Best effort: Windows and some network disks cannot flush a folder. */
function flushFolder(folder: string): void {
  let fd: number | undefined;
  try {
    fd = openSync(folder, 'r');
    fsyncSync(fd);
  } catch {
    // Best effort, see above.
  } finally {
    if (fd !== undefined) closeSync(fd);
  }
}
