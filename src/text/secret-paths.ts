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
