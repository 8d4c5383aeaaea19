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

/** Folders and files of history and secrets: git, variables, keys of machines, what tools log in with. */
const FORBIDDEN = [
  /^\.git$|^git~\d+$|^\.env/,
  /^\.(?:ssh|gnupg|aws|azure|kube|docker|password-store)$/,
  /^\.(?:npmrc|yarnrc(?:\.yml)?|pypirc|netrc|pgpass|htpasswd|dockercfg|git-credentials|vault-token|boto|s3cfg|my\.cnf)$|^_netrc$/,
  /\.(?:pem|key|p12|pfx|p8|jks|keystore|kdbx?|ppk|asc|gpg)$/,
  /^id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?(?:[._-](?!pub$).*)?$/,
];
/** What the state folder holds of keys, wherever it lies. */
const STATE_KEYS = /(?:^|\/)\.assay\/(?:keys|tls)(?:\/|$)/;

/** What such a file is called in a refusal. */
export const NEVER_READ = '.git, .env, keys and logins';

/** What holds secrets or history is never read, whatever names it (security.md S43). */
export function isForbidden(pathInside: string): boolean {
  // Windows drops trailing dots and blanks and knows short names and streams.
  const names = pathInside.split(/[\\/]/).map((part) =>
    part
      .toLowerCase()
      .replace(/:.*$/, '')
      .replace(/[. ]+$/, ''),
  );
  return (
    names.some((name) => FORBIDDEN.some((pattern) => pattern.test(name))) || STATE_KEYS.test(names.join('/'))
  );
}
