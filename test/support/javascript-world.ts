import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import type { Ports } from '../../src/ports/ports.ts';

/** An evals folder with these files, until the tests of the file are over. */
export function evalsWith(files: Readonly<Record<string, string>>): string {
  // Links resolved: macOS has its temporary folder behind one.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'assay-javascript-')));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** The same machine without these programs. */
export function without(programs: readonly string[], ports: Ports): Ports {
  return {
    ...ports,
    standby: ([program = '', ...rest], options) =>
      ports.standby([programs.includes(program) ? `/no/${program}` : program, ...rest], options),
  };
}
