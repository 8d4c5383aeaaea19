import { closeSync, fdatasync, fstatSync, ftruncateSync, openSync } from 'node:fs';
import type { AppendLog } from './ports.ts';
import { orStorageFault, storageFault } from './storage-fault.ts';
import { type WriteSome, writeAll } from './write-all.ts';

/** Opens a file for appending only (O_APPEND); `mode` is for a new one, `write` stands in for the system's write in tests of a failing disk. */
export function openAppendLog(
  path: string,
  { mode = 0o666, write }: { mode?: number; write?: WriteSome } = {},
): AppendLog {
  const fd = orStorageFault('open', path, () => openSync(path, 'a', mode));
  let size = orStorageFault('read the size of', path, () => fstatSync(fd).size);
  let open = true;
  return {
    append(text) {
      const offset = size;
      const bytes = typeof text === 'string' ? Buffer.from(text) : text;
      try {
        writeAll(fd, bytes, path, write);
      } catch (error) {
        takeBack(fd, offset);
        throw storageFault('append to', path, error);
      }
      size += bytes.length;
      return offset;
    },
    size: () => size,
    sync: () =>
      new Promise((resolve, reject) => {
        fdatasync(fd, (error) => (error ? reject(storageFault('flush', path, error)) : resolve()));
      }),
    close() {
      if (!open) return;
      open = false;
      orStorageFault('close', path, () => closeSync(fd));
    },
  };
}

/** Removes the piece that a failed append left behind. When even that fails, readers drop the torn tail themselves. */
function takeBack(fd: number, size: number): void {
  try {
    ftruncateSync(fd, size);
  } catch {
    // The append itself is reported; a second error would only hide it.
  }
}
