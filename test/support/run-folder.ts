/** Where the files of the tests stand: a folder of this run of vitest, in memory where there is room. `vitest.config.ts` makes it. */
import { execFileSync } from 'node:child_process';
import {
  accessSync,
  constants,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Of Linux, and in memory: what is written there waits for no disk. */
const IN_MEMORY = '/dev/shm';
/** The tests leave less than 0.5 GB; a container may have no more than 64 MB there. */
const ROOM = 2 * 1024 ** 3;

/** How its name begins; the number of its process follows. */
const NAME = 'assay-tests-';
/** No run takes longer. */
const OLD_MS = 3_600_000;

/** A fresh folder that goes when this process ends. */
export function runFolder(): string {
  const folder = inMemory() ?? mkdtempSync(join(tmpdir(), `${NAME}${process.pid}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

/** One in memory, where there is room and programs that stand in it can be started. */
function inMemory(): string | undefined {
  let folder: string | undefined;
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    removeLeft();
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    if (bavail * bsize < ROOM) return undefined;
    folder = mkdtempSync(join(IN_MEMORY, `${NAME}${process.pid}-`));
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

/** Takes away what runs have left that were killed: memory is not the place for it. */
function removeLeft(): void {
  for (const name of readdirSync(IN_MEMORY).filter((each) => each.startsWith(NAME))) {
    const folder = join(IN_MEMORY, name);
    const { mtimeMs, uid } = statSync(folder);
    if (
      uid === process.getuid?.() &&
      Date.now() - mtimeMs > OLD_MS &&
      !isAlive(Number.parseInt(name.slice(NAME.length), 10))
    )
      rmSync(folder, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
