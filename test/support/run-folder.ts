/** Where the files of the tests stand: a folder of this run of vitest, in memory where there is room. `vitest.config.ts` makes it. */
import { execFileSync } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Of Linux, and in memory: what is written there waits for no disk. */
const IN_MEMORY = '/dev/shm';
/** The tests leave less than 0.5 GB; a container may have no more than 64 MB there. */
const ROOM = 2 * 1024 ** 3;

/** A fresh folder that goes when this process ends. */
export function runFolder(): string {
  const folder = inMemory() ?? mkdtempSync(join(tmpdir(), 'assay-tests-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

/** One in memory, where there is room and programs that stand in it can be started. */
function inMemory(): string | undefined {
  let folder: string | undefined;
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    if (bavail * bsize < ROOM) return undefined;
    folder = mkdtempSync(join(IN_MEMORY, 'assay-tests-'));
    const program = join(folder, 'program');
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
    execFileSync(program);
    rmSync(program);
    return folder;
  } catch {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
    return undefined;
  }
}
