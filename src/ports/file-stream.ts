import { fstatSync } from 'node:fs';

/** Whether a stream of this process is a file: what is written to it is there by the time that the write returns, and nothing waits for its bytes. */
export function isFileStream({ fd }: { fd: number }): boolean {
  try {
    return fstatSync(fd).isFile();
  } catch {
    return false; // Closed by whoever started the process.
  }
}
