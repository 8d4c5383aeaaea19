import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Whether this machine has git at all; what needs it is skipped, by name, where it has not. */
export const HAS_GIT = spawnSync('git', ['--version']).status === 0;

/** What git may know of this machine: a name to commit under, and no settings of anybody. */
const ENVIRONMENT = {
  PATH: process.env['PATH'] ?? '',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.com',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.com',
};

/** A real git repository in a folder. */
export interface GitRepository {
  folder: string;
  git(...words: string[]): string;
  /** Writes files (null takes one away). */
  write(files: Record<string, string | null>): void;
  /** Writes files and commits everything. */
  commit(files: Record<string, string | null>): void;
}

/** Puts a folder under git, its present content as the first commit on `main`. */
export function repositoryIn(folder: string): GitRepository {
  const repository = clonedRepository(folder);
  repository.git('init', '--quiet', '--initial-branch=main');
  repository.commit({ '.gitignore': 'hanging\nignored/\n' });
  return repository;
}

/** A folder that is under git already. */
export function clonedRepository(folder: string): GitRepository {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: folder, env: ENVIRONMENT, encoding: 'utf8', stdio: 'pipe' });
  const write = (files: Record<string, string | null>) => {
    for (const [name, text] of Object.entries(files)) {
      const path = join(folder, name);
      if (text === null) rmSync(path, { recursive: true });
      else {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, text);
      }
    }
  };
  return {
    folder,
    git,
    write,
    commit(files) {
      write(files);
      git('add', '--all');
      git('commit', '--quiet', '--allow-empty', '--message', 'change');
    },
  };
}
