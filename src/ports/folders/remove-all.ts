import { chmodSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from '../storage-fault.ts';

/**
 * Removes a file or a folder with all that is in it. Folders that somebody made read-only, as some tools do with what they have downloaded, are made
 * writable first where they stand in the way; links are not followed.
 */
export function removeAll(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true, maxRetries: 2 });
  } catch (error) {
    if (!hasCode(error, 'EACCES') && !hasCode(error, 'EPERM')) throw error;
    makeWritable(path);
    rmSync(path, { recursive: true, force: true, maxRetries: 2 });
  }
}

/** The folders below `path`, and itself; what cannot be changed is met again by whoever removes it. */
function makeWritable(path: string): void {
  const waiting = [path];
  for (const folder of waiting) {
    try {
      if (!lstatSync(folder).isDirectory()) continue;
      chmodSync(folder, 0o700);
      for (const entry of readdirSync(folder, { withFileTypes: true }))
        if (entry.isDirectory()) waiting.push(join(folder, entry.name));
    } catch {
      // Somebody else's.
    }
  }
}
