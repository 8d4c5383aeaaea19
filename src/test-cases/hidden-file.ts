import type { Files } from '../ports/ports.ts';
import { isInside, shownPath } from './boundary.ts';
import { readNamedBytes } from './reading/text-file.ts';

/** Where files are named and looked for. */
interface Place {
  /** Folder of the file that names it. */
  readonly folder: string;
  /** The evals folder. */
  readonly root: string;
  readonly boundary: string;
  readonly files: Files;
}

/** A file that agents must not see and that is used as it is, with its path from the evals folder; or why it cannot be used. */
export async function readHiddenFile(
  written: string,
  { folder, root, boundary, files }: Place,
): Promise<{ path: string; shown: string; bytes: Uint8Array } | { refused: string }> {
  const found = await readNamedBytes(written, folder, boundary, files);
  if ('refused' in found) return found;
  if (!isInside(root, found.path))
    return { refused: 'lies outside the evals folder, where agents can read it' };
  return { ...found, shown: shownPath(root, found.path) };
}
