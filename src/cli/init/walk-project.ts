import { join } from 'node:path';
import type { Files } from '../../ports/ports.ts';

/** Folders of tools, builds and tests, and ours: nobody's agent lies there. */
const PASSED_OVER =
  /^(?:\..*|node_modules|venv|env|site-packages|__pycache__|dist|build|out|target|coverage|vendor|tests?|__tests__|evals|docs?|examples?)$/i;
const DEEPEST = 4;
/** So many names are looked at: a hint is not worth a walk through all of a large repository. */
const MOST = 3_000;

/** A name that does not stay on the line on which it is written, be it of a file or of a terminal. */
const OFF_THE_LINE = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Files of a project, from its folder with forward slashes, those at the top first; folders of tools and names with control characters are left out. */
export function walkProject(folder: string, files: Pick<Files, 'list' | 'stat'>): string[] {
  const found: string[] = [];
  let seen = 0;
  let level = [''];
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth += 1) {
    const below: string[] = [];
    for (const parent of level)
      for (const name of files.list(join(folder, parent))) {
        seen += 1;
        if (seen > MOST) return found;
        if (OFF_THE_LINE.test(name)) continue;
        const path = parent === '' ? name : `${parent}/${name}`;
        const kind = files.stat(join(folder, path))?.kind;
        if (kind === 'file') found.push(path);
        else if (kind === 'directory' && !PASSED_OVER.test(name)) below.push(path);
      }
    level = below;
  }
  return found;
}
