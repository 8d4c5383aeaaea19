import { dirname, join, relative, sep } from 'node:path';
import type { Files } from '../ports/ports.ts';

/** The folder below which files may be read (contract 2): the git top level around the evals folder, else the folder that holds it. */
export function findBoundary(evalsFolder: string, files: Pick<Files, 'stat'>): string {
  for (let folder = evalsFolder; ; folder = dirname(folder)) {
    // A file in a worktree or submodule, a folder otherwise.
    if (files.stat(join(folder, '.git')) !== null) return folder;
    if (dirname(folder) === folder) return dirname(evalsFolder);
  }
}

/** Says whether `path` is `folder` or below it; both absolute and normalised. */
export function isInside(folder: string, path: string): boolean {
  if (path === folder) return true;
  return path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

/** Path from `folder` with forward slashes, as it is shown. */
export function shownPath(folder: string, path: string): string {
  return relative(folder, path).split(sep).join('/');
}
