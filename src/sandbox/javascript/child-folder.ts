import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The program that is started; its parts lie beside it. */
export const CHILD = 'child.cjs';

/**
 * Where that program lies: in `child/` beside this file while it stands alone, in `javascript/` beside the bundle once it is part of
 * one (scripts/build.mjs puts it there).
 */
export function childFolder(): string {
  const file = fileURLToPath(import.meta.url);
  const isAlone = basename(file).startsWith('child-folder.');
  return join(dirname(file), isAlone ? 'child' : 'javascript');
}
