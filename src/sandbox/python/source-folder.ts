import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The program that is started; its parts lie beside it. */
export const ZYGOTE = 'zygote.py';

/**
 * Where the Python part lies: beside this file while it stands alone, in `python/` beside the bundle once it is part of
 * one (scripts/build.mjs puts it there).
 */
export function sourceFolder(): string {
  const file = fileURLToPath(import.meta.url);
  return basename(file).startsWith('source-folder.') ? dirname(file) : join(dirname(file), 'python');
}
