import type { Ports } from '../ports/ports.ts';
import type { AskGit } from './ask-git.ts';

/** Nothing that a repository asks for is run. */
export const NO_HOOKS = ['-c', 'core.hooksPath=/dev/null'];

/** How git reaches the origin where that is not in its settings. */
const REACH = [
  ...['SSH_AUTH_SOCK', 'GIT_SSH_COMMAND', 'GIT_SSL_CAINFO', 'SSL_CERT_FILE'],
  ...[
    'HTTPS_PROXY',
    'https_proxy',
    'HTTP_PROXY',
    'http_proxy',
    'NO_PROXY',
    'no_proxy',
    'ALL_PROXY',
    'all_proxy',
  ],
];

/** Variables by which git may fetch, for `gitIn`. */
export function reachOf({ env }: Pick<Ports, 'env'>): Record<string, string> {
  const reach: Record<string, string> = { GIT_NO_LAZY_FETCH: '0' };
  for (const name of REACH) {
    const value = env.get(name);
    if (value !== undefined) reach[name] = value;
  }
  return reach;
}

/** Whether a commit is in the clone, fetched by itself where it was not. `git` may fetch (`reachOf`). */
export async function fetchedCommit(git: AskGit, commit: string): Promise<boolean> {
  if (await isThere(git, commit)) return true;
  const { code } = await git(...NO_HOOKS, 'fetch', '--quiet', '--no-tags', '--depth=1', 'origin', commit);
  return code === 0 && (await isThere(git, commit));
}

const isThere = async (git: AskGit, commit: string) =>
  (await git('cat-file', '-e', `${commit}^{commit}`)).code === 0;
