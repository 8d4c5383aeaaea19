import { join } from 'node:path';
import type { Files } from '../ports/ports.ts';
import { isForbidden, NEVER_READ } from '../text/secret-paths.ts';
import { isInside, shownPath } from './boundary.ts';

/** Folders of the evals folder with the resources that they hold (contract 2). */
export const FOLDERS = {
  agent: 'agents',
  case: 'test-cases',
  scorer: 'scorers',
  experiment: 'experiments',
  world: 'worlds',
} as const;
/** The folder of the evals folder with what models were asked and answered. */
export const CASSETTES = 'cassettes';
export type ResourceKind = keyof typeof FOLDERS;

/** Test cases come in five forms and in folders; the others are YAML files side by side, so an agent may keep its own files in a folder beside them. */
const EXTENSIONS: Record<ResourceKind, RegExp> = {
  agent: /\.ya?ml$/i,
  case: /\.(?:ya?ml|json|jsonl|csv)$/i,
  scorer: /\.ya?ml$/i,
  experiment: /\.ya?ml$/i,
  world: /\.ya?ml$/i,
};

/** A file of resources. `name` is its path below its folder without extension: the default id of its first resource. */
export interface FoundFile {
  path: string;
  name: string;
  /** In bytes. */
  size: number;
}

/** A link in the evals folder that leads where nothing may be read. */
interface RefusedLink {
  path: string;
  message: string;
}

/** Whether a file of the evals folder is one of resources, by its place and name: its path below the evals folder, with forward slashes. */
export function isResourceFile(path: string): boolean {
  const [folder, ...names] = path.split('/');
  if (names.length === 0 || names.some(isPassedOver)) return false;
  return KINDS.some(
    (kind) =>
      FOLDERS[kind] === folder && EXTENSIONS[kind].test(path) && (kind === 'case' || names.length === 1),
  );
}

const KINDS = ['agent', 'case', 'scorer', 'experiment', 'world'] as const satisfies readonly ResourceKind[];

const isPassedOver = (name: string) => name.startsWith('.') || name === 'node_modules';

/** Files of one kind in sorted order. Hidden names and `node_modules` are passed over; a folder is walked once, so links cannot go in circles. */
export function findFiles(
  root: string,
  kind: ResourceKind,
  boundary: string,
  files: Files,
): { found: FoundFile[]; refused: RefusedLink[] } {
  const top = join(root, FOLDERS[kind]);
  const found: FoundFile[] = [];
  const refused: RefusedLink[] = [];
  const seen = new Set([files.realPath(top)]);
  const visit = (folder: string): void => {
    for (const name of files.list(folder)) {
      if (isPassedOver(name)) continue;
      const path = join(folder, name);
      const onDisk = files.stat(path);
      const kindOnDisk = onDisk?.kind;
      const wanted =
        (kindOnDisk === 'directory' && kind === 'case') ||
        (kindOnDisk === 'file' && EXTENSIONS[kind].test(name));
      if (!wanted) continue;
      const real = files.realPath(path);
      if (real === null) continue;
      if (!isInside(boundary, real) || isForbidden(shownPath(boundary, real)))
        refused.push({
          path,
          message: `is a link to something that may not be read (outside the repository, or ${NEVER_READ})`,
        });
      else if (kindOnDisk === 'file')
        found.push({
          path,
          name: shownPath(top, path).replace(EXTENSIONS[kind], ''),
          size: onDisk?.size ?? 0,
        });
      else if (!seen.has(real)) {
        seen.add(real);
        visit(path);
      }
    }
  };
  visit(top);
  return { found: found.sort((one, other) => (one.path < other.path ? -1 : 1)), refused };
}
