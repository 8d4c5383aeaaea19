import { relative, resolve } from 'node:path';
import { isForbidden, NEVER_READ } from '../../text/secret-paths.ts';
import { isInside } from '../boundary.ts';
import type { Loading } from '../read-resources.ts';
import { refuseReference, withoutScheme } from '../resolve-path.ts';

/** A folder that a file names, its links resolved. */
export interface NamedFolder {
  readonly path: string;
}

/** A folder by its path relative to the file that names it, or why it cannot be used; undefined where the path is that of no folder. */
export function namedFolder(
  written: string,
  folder: string,
  { boundary, files }: Pick<Loading, 'boundary' | 'files'>,
): NamedFolder | { refused: string } | undefined {
  const reference = withoutScheme(written).replace(/\/+$/, '');
  const refused = refuseReference(reference);
  if (refused !== undefined) return undefined;
  const path = resolve(folder, reference);
  if (!isInside(boundary, path)) return undefined;
  const real = realPath(path, files);
  if (real === null || files.stat(real)?.kind !== 'directory') return undefined;
  if (!isInside(boundary, real)) return { refused: 'is a link that leads out of the repository' };
  if (isForbidden(relative(boundary, path)) || isForbidden(relative(boundary, real)))
    return { refused: `is a folder that is never read (${NEVER_READ})` };
  return { path: real };
}

/** A link that leads in circles is as good as nothing. */
function realPath(path: string, files: Loading['files']): string | null {
  try {
    return files.realPath(path);
  } catch {
    return null;
  }
}
