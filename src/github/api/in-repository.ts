import { relative, resolve, sep } from 'node:path';

/** A path below `home` as GitHub knows it: from the workspace, wherever the step works; as it stands where it leads out of that. */
export function inRepository(home: string, file: string): string {
  const path = relative(process.env['GITHUB_WORKSPACE'] ?? home, resolve(home, file))
    .split(sep)
    .join('/');
  return path.startsWith('../') ? file : path;
}
