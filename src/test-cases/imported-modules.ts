import { dirname, extname } from 'node:path';
import type { Files } from '../ports/ports.ts';
import { importedPaths } from '../sandbox/javascript/imported-paths.ts';
import { shownPath } from './boundary.ts';
import { readNamedText } from './reading/text-file.ts';

/** Modules of one check; what imports more is looked at up to here. */
const MOST_MODULES = 500;

/** A module, by its absolute path. */
interface Module {
  readonly path: string;
  readonly text: string;
}

/**
 * The modules of the evals folder that a module imports, straight or through others, ordered by path: a verdict depends on each of
 * them. What cannot be read is left out, since the check of the code says so, with its place.
 */
export async function importedModules(
  entry: Module,
  evalsFolder: string,
  files: Files,
): Promise<(Module & { readonly shown: string })[]> {
  const known = new Map<string, Module>([[entry.path, entry]]);
  for (const module of known.values()) {
    // JSON imports nothing, whatever stands in its texts.
    const paths = extname(module.path) === '.json' ? [] : importedPaths(module.text);
    for (const path of paths) {
      if (known.size > MOST_MODULES) break;
      const read = await readNamedText(path, dirname(module.path), evalsFolder, files);
      if (!('refused' in read) && !known.has(read.path)) known.set(read.path, read);
    }
  }
  known.delete(entry.path);
  return [...known.values()]
    .map((module) => ({ ...module, shown: shownPath(evalsFolder, module.path) }))
    .sort((a, b) => (a.shown < b.shown ? -1 : 1));
}
