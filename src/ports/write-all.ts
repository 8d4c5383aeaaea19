import { writeSync } from 'node:fs';
import { Fault } from '../errors.ts';

/** The system's write: takes some of the bytes and says how many. */
export type WriteSome = (fd: number, bytes: Uint8Array, offset: number, length: number) => number;

const systemWrite: WriteSome = (fd, bytes, offset, length) => writeSync(fd, bytes, offset, length);

/**
 * Writes every byte or throws. `write(2)` may take fewer bytes than it was given without an error (on a nearly full disk
 * it does): whoever ignores the count renames a cut file over the good one (security.md F4).
 */
export function writeAll(fd: number, bytes: Uint8Array, path: string, write: WriteSome = systemWrite): void {
  let written = 0;
  while (written < bytes.length) {
    const count = write(fd, bytes, written, bytes.length - written);
    if (count <= 0) {
      throw new Fault(
        'storage',
        `Cannot write ${path}: the system took ${written} of ${bytes.length} bytes.`,
        {
          where: path,
          hint: 'Check that the disk has space left.',
        },
      );
    }
    written += count;
  }
}
