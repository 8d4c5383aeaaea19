import { dirname, join } from 'node:path';
import type { Files } from '../../ports/ports.ts';
import { isForbidden } from '../../text/secret-paths.ts';
import { shownPath } from '../boundary.ts';
import { readNamedText } from '../reading/text-file.ts';

/** Modules that count, and folders that are looked into for them. */
const MOST_MODULES = 500;
const MOST_FOLDERS = 500;
/** Nobody imports out of these: caches, packages of other languages, and what begins with a dot. */
const PASSED_OVER = /^(?:\..*|__pycache__|node_modules)$/;
/** What the top of a virtual environment holds: thousands of files that come with the machine. */
const ENVIRONMENT = 'pyvenv.cfg';

/**
 * The Python files beside a module and below its folder, in a fixed order: what it can import, since which of it it does import is known
 * only once it runs. What cannot be read and what leads elsewhere by a link is left out.
 */
export async function pythonModules(
  entry: { readonly path: string },
  root: string,
  files: Files,
): Promise<{ path: string; text: string; shown: string }[]> {
  const found: { path: string; text: string; shown: string }[] = [];
  const folders = [dirname(entry.path)];
  for (const folder of folders)
    for (const name of files.list(folder).toSorted()) {
      if (found.length >= MOST_MODULES) return found;
      const path = join(folder, name);
      if (PASSED_OVER.test(name) || isForbidden(name) || path === entry.path) continue;
      if (realPath(path, files) !== path) continue;
      const isFolder = files.stat(path)?.kind === 'directory';
      if (isFolder && folders.length < MOST_FOLDERS && files.stat(join(path, ENVIRONMENT)) === null)
        folders.push(path);
      if (isFolder || !/\.py$/i.test(name)) continue;
      const read = await readNamedText(name, folder, root, files);
      if (!('refused' in read)) found.push({ ...read, shown: shownPath(root, path) });
    }
  return found;
}

/** A link that leads in circles is as good as nothing. */
function realPath(path: string, files: Files): string | null {
  try {
    return files.realPath(path);
  } catch {
    return null;
  }
}
