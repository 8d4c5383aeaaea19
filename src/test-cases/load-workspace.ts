import { join, relative, resolve } from 'node:path';
import { repositoryPlaces } from '../git/repository-places.ts';
import type { Workspace } from '../schema/workspaces/workspace.ts';
import { canonicalJson } from '../text/canonical-json.ts';
import { isForbidden } from '../text/secret-paths.ts';
import type { LoadedWorkspace } from '../workspaces/loaded-workspace.ts';
import { isInside, shownPath } from './boundary.ts';
import { sha256 } from './case-hash.ts';
import { problemAt, type Source } from './check.ts';
import type { Loading } from './read-resources.ts';
import { refuseReference } from './resolve-path.ts';

/** Most that a workspace in the repository may hold: each of it is read when the cases are. */
const MOST_FILES = 20_000;
const MOST_BYTES = 256 * 1024 * 1024;

/** Folders that were digested: cases share them. */
const digested = new WeakMap<Loading, Map<string, Promise<Digest>>>();
type Digest = { digest: string } | { refused: string };

/** A workspace of a file, with its folder looked up and digested; undefined where that is a problem, which is said by then. */
export async function loadWorkspace(
  { from, setup = [] }: Workspace,
  resource: Source,
  { folder, path }: { folder: string; path: readonly (string | number)[] },
  loading: Loading,
): Promise<LoadedWorkspace | undefined> {
  const { boundary, root, files } = loading;
  const say = (refused: string, ...more: string[]) => {
    const written = typeof from === 'string' ? from : (from.path ?? from.git);
    loading.problems.add(problemAt(resource, [...path, 'from', ...more], `"${written}" ${refused}`));
    return undefined;
  };
  const hidden = hiddenFrom(loading);
  if (typeof from === 'object') {
    const refused = from.path === undefined ? undefined : refuseInRepository(from.path);
    if (refused !== undefined) return say(refused, 'path');
    if (files.stat(join(boundary, '.git')) === null)
      return say('needs a git repository around the evals folder', 'git');
    const inside = from.path?.replace(/^(?:\.\/)+/, '').replace(/\/+$/, '');
    // What holds it is laid out without it.
    if (resolve(boundary, inside ?? '') === root)
      return say(
        'is the evals folder; give the agent a folder without it',
        from.path === undefined ? 'git' : 'path',
      );
    return {
      from: { repository: boundary, git: from.git, path: inside },
      shown: `git ${from.git}${inside === undefined ? '' : `:${inside}`}`,
      ...{ setup, hidden, root, digest: sha256(canonicalJson({ from, setup })) },
    };
  }
  const found = folderOf(from, folder, loading);
  if ('refused' in found) return say(found.refused);
  const known = digested.get(loading) ?? new Map<string, Promise<Digest>>();
  digested.set(loading, known);
  const digest = known.get(found.path) ?? digestOf(found.path, loading);
  known.set(found.path, digest);
  const content = await digest;
  if ('refused' in content) return say(content.refused);
  return {
    from: { folder: found.path },
    shown: shownPath(boundary, found.path),
    ...{ setup, hidden, root, digest: sha256(canonicalJson({ content: content.digest, setup })) },
  };
}

/** What says what is expected, or has said it: the evals folder, what runs have kept and the history, in every worktree of the repository. */
function hiddenFrom({ boundary, root, home, files }: Loading): string[] {
  const { history, worktrees } = repositoryPlaces(boundary, files);
  const [evals, state] = [relative(boundary, root), relative(boundary, join(home, '.assay'))];
  const inWorktree = (top: string) =>
    [...new Set([evals, state, '.assay', '.git'])].map((path) => join(top, path));
  return [...new Set([root, ...history, ...[boundary, ...worktrees].flatMap(inWorktree)])];
}

/** What is wrong with a path that begins at the top of the repository; undefined where nothing is. */
export function refuseInRepository(path: string): string | undefined {
  const bare = path.replace(/\/+$/, '');
  return (
    refuseReference(bare) ?? (/(?:^|\/)\.\.(?:\/|$)/.test(bare) ? 'leads out of the repository' : undefined)
  );
}

function folderOf(
  written: string,
  base: string,
  { boundary, files, root }: Loading,
): { path: string } | { refused: string } {
  const refused = refuseReference(written.replace(/\/+$/, '') || '/');
  if (refused !== undefined) return { refused };
  const path = resolve(base, written);
  if (!isInside(boundary, path)) return { refused: 'leads out of the repository' };
  const real = files.realPath(path);
  if (real === null) return { refused: 'does not exist' };
  if (!isInside(boundary, real)) return { refused: 'is a link that leads out of the repository' };
  if (files.stat(real)?.kind !== 'directory') return { refused: 'is not a folder' };
  if (isForbidden(relative(boundary, real))) return { refused: 'is a folder that is never read' };
  // A copy of them would hand over what is expected.
  if (isInside(real, root)) return { refused: 'holds the evals folder; give the agent a folder without it' };
  return { path: real };
}

/** SHA-256 of names, links and bytes of everything that is copied. */
async function digestOf(top: string, { files }: Loading): Promise<Digest> {
  const lines: string[] = [];
  const open = [''];
  let bytes = 0;
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const name of files.list(join(top, folder))) {
      const path = folder === '' ? name : `${folder}/${name}`;
      if (isForbidden(path)) continue;
      const place = join(top, path);
      const real = files.realPath(place);
      const stat = files.stat(place);
      if (real !== null && real !== place) {
        if (!isInside(top, real)) return { refused: `holds the link ${path}, which leads out of it` };
        lines.push(`${path} -> ${shownPath(top, real)}`);
      } else if (stat?.kind === 'directory') open.push(path);
      else if (stat?.kind === 'file') {
        bytes += stat.size;
        if (lines.length >= MOST_FILES || bytes > MOST_BYTES)
          return {
            refused: `holds more than ${MOST_FILES} files or ${MOST_BYTES / 1024 / 1024} MiB; leave out what setup can install`,
          };
        lines.push(`${path} ${sha256(await files.readBytes(place))}`);
      }
    }
  }
  return { digest: sha256(lines.sort().join('\n')) };
}
