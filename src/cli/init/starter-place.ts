import { dirname, join, relative, sep } from 'node:path';
import type { Files } from '../../ports/ports.ts';

/** Branches that pull requests go to by their names. */
const TRUNKS = /^(?:main|master|trunk|develop)$/;
const INSTALLED = 'node_modules/agent-assay/dist/schemas';

/**
 * The folder of the JSON Schemas from the project folder, with forward slashes: of the package that is installed there, or of a copy of it
 * in the project (`script` is the one that runs). Undefined where others who have the project would not have it.
 */
export function schemasFor(
  folder: string,
  script: string | undefined,
  files: Pick<Files, 'stat'>,
): string | undefined {
  if (files.stat(join(folder, INSTALLED, 'agent.json')) !== null) return INSTALLED;
  if (script === undefined) return undefined;
  const beside = join(dirname(script), 'schemas');
  const below = relative(folder, beside).split(sep).join('/');
  const isOutside =
    below.startsWith('../') || /^(?:[A-Za-z]:|\/)/.test(below) || below.includes('node_modules/');
  return isOutside || files.stat(join(beside, 'agent.json')) === null ? undefined : below;
}

/** The branch that pull requests of a clone go to: the one that its origin names, else the present one where it is called so; else `main`. */
export function trunkOf(folder: string, files: Pick<Files, 'readTextIfThere' | 'stat'>): string {
  if (files.stat(join(folder, '.git'))?.kind !== 'directory') return 'main';
  const read = (path: string) => files.readTextIfThere(join(folder, '.git', path)) ?? '';
  const origin = /^ref: refs\/remotes\/origin\/([\w./-]+)\s*$/.exec(read('refs/remotes/origin/HEAD'))?.[1];
  const here = /^ref: refs\/heads\/([\w./-]+)\s*$/.exec(read('HEAD'))?.[1] ?? '';
  return origin ?? (TRUNKS.test(here) ? here : 'main');
}
