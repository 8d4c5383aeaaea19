import { relative, resolve } from 'node:path';
import type { Files } from '../ports/ports.ts';
import { isForbidden, NEVER_READ } from '../text/secret-paths.ts';
import { isInside } from './boundary.ts';

/** A path that was checked, or the sentence that says why not. */
type ResolvedPath = { path: string } | { refused: string };

/** Says what is wrong with a written path before the disk is asked; the same on every system. */
export function refuseReference(reference: string): string | undefined {
  if (reference.includes('\0')) return 'holds a NUL character';
  if (reference.includes('\\')) return 'must be written with / instead of \\';
  if (/^(?:\/|[a-z]:)/i.test(reference)) return 'must be relative to this file';
  if (reference.endsWith('/')) return 'is not a file';
  if (/^~/.test(reference)) return 'must be relative to this file; ~ is not expanded';
  return undefined;
}

/** `file://` is how some tools mark a path; what follows is read as a path and nothing else. */
export function withoutScheme(reference: string): string {
  return reference.startsWith('file://') ? reference.slice('file://'.length) : reference;
}

/**
 * A path as a file names it: relative to that file's folder, inside the boundary before and after its symbolic links are
 * followed, and nothing that holds secrets (contract 2, security.md S43). The answer is the real path of a file.
 */
export function resolvePath(written: string, folder: string, boundary: string, files: Files): ResolvedPath {
  const reference = withoutScheme(written);
  const refused = refuseReference(reference);
  if (refused !== undefined) return { refused };
  const path = resolve(folder, reference);
  if (!isInside(boundary, path)) return { refused: 'leads out of the repository' };
  if (isForbidden(relative(boundary, path)))
    return { refused: `is a file that is never read (${NEVER_READ})` };
  const real = realPath(path, files);
  if (real === null) return { refused: 'does not exist' };
  if (!isInside(boundary, real)) return { refused: 'is a link that leads out of the repository' };
  if (isForbidden(relative(boundary, real)))
    return { refused: `is a link to a file that is never read (${NEVER_READ})` };
  if (files.stat(real)?.kind !== 'file') return { refused: 'is not a file' };
  return { path: real };
}

/** A link that leads in circles, or a name too long for the disk, is as good as nothing. */
function realPath(path: string, files: Files): string | null {
  try {
    return files.realPath(path);
  } catch {
    return null;
  }
}
