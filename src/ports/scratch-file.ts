import { closeSync, openSync, readSync, rmSync } from 'node:fs';
import type { ScratchFile } from './ports.ts';
import { orStorageFault, storageFault } from './storage-fault.ts';
import { textPieces } from './text-pieces.ts';
import { writeAll } from './write-all.ts';

const READ_BYTES = 128 * 1024;

/**
 * Text that is put aside on the disk. The file is made when there is too much to be held, under a name that is taken away at once where
 * the system allows that for an open file: the text is gone with the process, however that ends.
 */
export function scratchFile(
  path: string,
  { mode, makeFolder }: { mode: number; makeFolder(): void },
): ScratchFile {
  let fd: number | undefined;
  let isNamed = false;
  /** What comes last is not written down: it is read next. */
  let last: Uint8Array | undefined;
  let isOver = false;
  const { add, end } = textPieces((piece) => {
    if (isOver) {
      last = Uint8Array.from(piece);
      return;
    }
    try {
      fd ??= opened();
      writeAll(fd, piece, path);
    } catch (error) {
      throw storageFault('write', path, error);
    }
  });
  function opened(): number {
    makeFolder();
    // What a process that was killed has left there; then `wx+`: never what somebody else puts there.
    removed(path);
    const made = openSync(path, 'wx+', mode);
    isNamed = !removed(path);
    return made;
  }
  return {
    write: add,
    *pieces() {
      isOver = true;
      end();
      if (fd !== undefined) yield* piecesOf(fd, path);
      if (last !== undefined) yield last;
    },
    close() {
      if (fd !== undefined) closeSync(fd);
      fd = undefined;
      if (isNamed) removed(path);
    },
  };
}

function* piecesOf(fd: number, path: string): Iterable<Uint8Array> {
  const room = Buffer.allocUnsafeSlow(READ_BYTES);
  for (let offset = 0; ; ) {
    const read = orStorageFault('read', path, () => readSync(fd, room, 0, room.length, offset));
    if (read === 0) return;
    offset += read;
    yield room.subarray(0, read);
  }
}

function removed(path: string): boolean {
  try {
    rmSync(path, { force: true });
    return true;
  } catch {
    return false; // While it is open; tried again when it is not.
  }
}
