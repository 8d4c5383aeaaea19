import { constants, copyFile as copy } from 'node:fs';
import { promisify } from 'node:util';
import { hasCode, storageFault } from './storage-fault.ts';

const copied = promisify(copy);

/** Copies by reference where the disk can (copy-on-write), else by its bytes; the folder is made when it was missing. */
export async function copyFile(from: string, to: string, makeFolder: () => void): Promise<void> {
  try {
    await copied(from, to, constants.COPYFILE_FICLONE).catch((error: unknown) => {
      if (!hasCode(error, 'ENOENT')) throw error;
      makeFolder();
      return copied(from, to, constants.COPYFILE_FICLONE);
    });
  } catch (error) {
    throw storageFault('copy', from, error);
  }
}
