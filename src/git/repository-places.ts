import { basename, dirname, join, resolve } from 'node:path';
import type { Files } from '../ports/ports.ts';

/** Where else than in its own folder a repository keeps what it holds. Absolute paths. */
export interface RepositoryPlaces {
  /** Folders of its history, its own `.git` among them, and those that it borrows objects from. */
  readonly history: readonly string[];
  /** The folders of its other worktrees. */
  readonly worktrees: readonly string[];
}

type Reading = Pick<Files, 'readTextIfThere' | 'list' | 'realPath' | 'stat'>;

/** Reads what git has written down in its folder, and starts no git: `top` is the folder that holds `.git`. */
export function repositoryPlaces(top: string, files: Reading): RepositoryPlaces {
  const own = gitFolder(top, files);
  const named = lineIn(join(own, 'commondir'), files);
  const common = named === undefined ? own : resolve(own, named);
  const linked = files.list(join(common, 'worktrees')).flatMap((name) => {
    const git = lineIn(join(common, 'worktrees', name, 'gitdir'), files);
    return git === undefined ? [] : [dirname(resolve(common, 'worktrees', name, git))];
  });
  const all = basename(common) === '.git' ? [dirname(common), ...linked] : linked;
  const here = files.realPath(top) ?? top;
  const borrowed = (files.readTextIfThere(join(common, 'objects', 'info', 'alternates')) ?? '')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => resolve(common, 'objects', line));
  return {
    history: [...new Set([join(top, '.git'), own, common, ...borrowed])],
    worktrees: all.filter((folder) => (files.realPath(folder) ?? folder) !== here),
  };
}

/** Of a worktree and of a submodule `.git` is a file that says where it is. */
function gitFolder(top: string, files: Reading): string {
  const git = join(top, '.git');
  if (files.stat(git)?.kind !== 'file') return git;
  const named = /^gitdir: (.+)$/.exec(lineIn(git, files) ?? '')?.[1];
  return named === undefined ? git : resolve(top, named);
}

const lineIn = (path: string, files: Reading) =>
  files.readTextIfThere(path)?.split('\n')[0]?.trim() || undefined;
