import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositoryPlaces } from '../../src/git/repository-places.ts';
import { nodeFiles } from '../../src/ports/node-files.ts';

let top: string;
const at = (...path: string[]) => join(top, ...path);
const places = (name: string) => repositoryPlaces(at(name), nodeFiles());

beforeAll(() => {
  top = realpathSync(mkdtempSync(join(tmpdir(), 'places-')));
  mkdirSync(at('main'));
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...words], {
      cwd: at('main'),
      stdio: 'pipe',
    });
  git('init', '-q');
  writeFileSync(at('main', 'a'), 'a');
  git('add', '-A');
  git('commit', '-qm', 'first');
  for (const name of ['one', 'two']) git('worktree', 'add', '-q', '--detach', at(name));
  git('clone', '-q', '--shared', at('main'), at('shared'));
  git('clone', '-q', '--bare', at('main'), at('bare.git'));
  git('-C', at('bare.git'), 'worktree', 'add', '-q', '--detach', at('of-bare'));
});
afterAll(() => rmSync(top, { recursive: true, force: true }));

describe('where a repository keeps what it holds', () => {
  it.each<[string, string[], string[]]>([
    ['main', ['main/.git'], ['one', 'two']],
    ['one', ['one/.git', 'main/.git/worktrees/one', 'main/.git'], ['main', 'two']],
    ['shared', ['shared/.git', 'main/.git/objects'], []],
    ['of-bare', ['of-bare/.git', 'bare.git/worktrees/of-bare', 'bare.git'], []],
    ['nowhere', ['nowhere/.git'], []],
  ])('%s', (name, history, worktrees) => {
    const found = places(name);
    expect(found.history).toEqual(history.map((path) => at(path)));
    expect([...found.worktrees].sort()).toEqual(worktrees.map((path) => at(path)));
  });
});
