import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { storageFault } from './storage-fault.ts';
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

/**
 * Replaces a file as a whole: writes beside under a name of its own, checks every count, flushes, renames, flushes the
 * folder. Whatever fails before the rename leaves the old file as it was and no temporary file behind.
 */
export function replaceFile(
  path: string,
  pieces: Iterable<Uint8Array>,
  options: AtomicWriteOptions = {},
): void {
  counter += 1;
  const temporary = `${path}.${process.pid}-${counter}.tmp`;
  let fd: number | undefined;
  try {
    // `wx`: a leftover of a dead process with our pid is an error here and removed below, never written into.
    fd = openSync(temporary, 'wx', options.mode ?? 0o666);
    for (const piece of pieces) writeAll(fd, piece, path, options.write);
    if (options.sync !== false) fsyncSync(fd);
    closeSync(fd);
    fd = undefined;
    renameSync(temporary, path);
  } catch (error) {
    discard(fd, temporary);
    throw storageFault('write', path, error);
  }
  if (options.sync !== false) flushFolder(dirname(path));
}

function discard(fd: number | undefined, temporary: string): void {
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
