import { isAbsolute, join, relative, sep } from 'node:path';
import { Fault } from '../../errors.ts';
import type { Files } from '../../ports/ports.ts';
import { isForbidden } from '../../text/secret-paths.ts';

/** Names of an evals folder that are looked at; a larger folder is none that code should stand in. */
const MOST_NAMES = 20_000;

/**
 * What code in an evals folder may read, as paths for the permission model: the folder itself, or, where something in it is not for
 * code, what lies around that. Not for code are hidden files and folders (`.env`, `.git`, `.npmrc` …), what is never read in files either (keys, logins), and links that lead to them
 * or out of the folder, which the permission model of Node would follow. `folder` is absolute, its links resolved. Throws Fault
 * `validation_failed` for a folder that cannot be granted.
 */
export function readablePaths(folder: string, files: Files): string[] {
  let seen = 0;

  function granted(path: string): string[] {
    const names = files.list(path);
    seen += names.length;
    if (seen > MOST_NAMES) throw tooLarge(folder);
    const parts = names.map((name) => grantedOf(join(path, name), name));
    const isWhole = parts.every(({ whole }) => whole) && !path.includes('*');
    return isWhole ? [path] : parts.flatMap(({ grants }) => grants);
  }

  function grantedOf(path: string, name: string): { whole: boolean; grants: string[] } {
    const refused = { whole: false, grants: [] };
    // The permission model would read a star as a pattern.
    if (isSecret(name) || name.includes('*')) return refused;
    const real = realPath(path, files);
    if (real === null) return refused;
    if (real !== path) return leadsToSecret(folder, real) ? refused : { whole: true, grants: [path] };
    if (files.stat(path)?.kind !== 'directory') return { whole: true, grants: [path] };
    const grants = granted(path);
    return { whole: grants.length === 1 && grants[0] === path, grants };
  }

  return granted(folder);
}

/** A link that leads in circles is as good as none. */
function realPath(path: string, files: Files): string | null {
  try {
    return files.realPath(path);
  } catch (error) {
    if (error instanceof Fault) return null;
    throw error;
  }
}

function isSecret(name: string): boolean {
  return name.startsWith('.') || isForbidden(name);
}

function leadsToSecret(folder: string, real: string): boolean {
  const way = relative(folder, real);
  return way === '' || isAbsolute(way) || way.split(sep).some(isSecret);
}

function tooLarge(folder: string): Fault {
  return new Fault('validation_failed', `The folder ${folder} holds more than ${MOST_NAMES} files.`, {
    hint: 'JavaScript may read the whole evals folder, so keep in it what belongs to the evals only.',
  });
}
