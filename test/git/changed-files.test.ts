import { mkdirSync, renameSync, rmSync, symlinkSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changedFiles } from '../../src/git/changed-files.ts';
import { nodePorts } from '../../src/ports/node-ports.ts';
import { neverStarted } from '../../src/ports/node-spawn.ts';
import { clonedRepository, HAS_GIT, repositoryIn } from '../support/git-repository.ts';
import { folderOf } from '../support/run-cli.ts';

const ports = nodePorts();
const startOf = () =>
  repositoryIn(folderOf({ 'a.txt': 'a\n', 'sub/b.txt': 'b\n', 'sub/c.txt': 'c\n', 'old/x.txt': 'x\n' }));
const changed = async (folder: string, base = 'main', leaveOut: string[] = []) =>
  (await changedFiles(folder, base, leaveOut, ports)).changed;
const paths = async (...args: Parameters<typeof changed>) =>
  (await changed(...args)).map(({ path }) => path).sort();

describe.skipIf(!HAS_GIT)('what changed since a base', () => {
  it('is nothing at first', async () => {
    expect(await changed(startOf().folder)).toEqual([]);
  });

  it('is committed, staged, unstaged and new files, without those that git ignores', async () => {
    const repository = startOf();
    repository.git('checkout', '--quiet', '-b', 'feature');
    repository.commit({ 'a.txt': 'other\n', 'added.txt': '1\n' });
    repository.write({ 'sub/b.txt': 'staged\n' });
    repository.git('add', '--all');
    repository.write({ 'sub/c.txt': 'unstaged\n', 'new/file.txt': '1\n', 'ignored/file.txt': '1\n' });
    expect(await paths(repository.folder)).toEqual([
      'a.txt',
      'added.txt',
      'new/file.txt',
      'sub/b.txt',
      'sub/c.txt',
    ]);
    expect(await paths(repository.folder, 'main', [join(repository.folder, 'new')])).not.toContain(
      'new/file.txt',
    );
  });

  it('is a renamed file under both names, and one that was taken away', async () => {
    const repository = startOf();
    repository.git('checkout', '--quiet', '-b', 'feature');
    mkdirSync(join(repository.folder, 'new'));
    renameSync(join(repository.folder, 'old/x.txt'), join(repository.folder, 'new/x.txt'));
    repository.commit({ 'a.txt': null });
    expect(await paths(repository.folder)).toEqual(['a.txt', 'new/x.txt', 'old/x.txt']);
  });

  it('is what this line of work changed, not what the base did since', async () => {
    const repository = startOf();
    repository.git('checkout', '--quiet', '-b', 'feature');
    repository.commit({ 'a.txt': 'feature\n' });
    repository.git('checkout', '--quiet', 'main');
    repository.commit({ 'sub/b.txt': 'main\n' });
    repository.git('checkout', '--quiet', 'feature');
    expect(await paths(repository.folder)).toEqual(['a.txt']);
    expect(await paths(repository.folder, 'main~1')).toEqual(['a.txt']);
  });

  it('is nothing where a change was taken back, and nothing for a file that was only touched', async () => {
    const repository = startOf();
    repository.git('checkout', '--quiet', '-b', 'feature');
    repository.commit({ 'a.txt': 'other\n' });
    repository.commit({ 'a.txt': 'a\n' });
    repository.write({ 'sub/b.txt': 'b\n' });
    expect(await paths(repository.folder)).toEqual([]);
  });

  it('has names as they are, whatever stands in them', async () => {
    const repository = startOf();
    const names = [
      'with space.txt',
      'quote".txt',
      'tab\there.txt',
      'line\nbreak.txt',
      'größe.txt',
      '-dash.txt',
    ];
    repository.write(Object.fromEntries(names.map((name) => [name, '1\n'])));
    expect(await paths(repository.folder)).toEqual([...names].sort());
    repository.git('checkout', '--quiet', '-b', 'feature');
    repository.commit({});
    expect(await paths(repository.folder)).toEqual([...names].sort());
  });

  it('is the same for a person who shows paths from where they stand or renames copies', async () => {
    const repository = startOf();
    repository.git('config', 'diff.relative', 'true');
    repository.git('config', 'diff.renames', 'copies');
    repository.git('config', 'diff.external', '/bin/false');
    repository.write({ 'sub/b.txt': 'other\n' });
    expect(await paths(repository.folder)).toEqual(['sub/b.txt']);
  });

  it('holds what a link leads to now', async () => {
    const repository = startOf();
    symlinkSync('sub', join(repository.folder, 'folder'));
    symlinkSync('a.txt', join(repository.folder, 'file'));
    repository.commit({});
    unlinkSync(join(repository.folder, 'folder'));
    unlinkSync(join(repository.folder, 'file'));
    symlinkSync('old', join(repository.folder, 'folder'));
    symlinkSync('sub/b.txt', join(repository.folder, 'file'));
    expect(await changed(repository.folder)).toEqual(
      expect.arrayContaining([
        { path: 'folder' },
        { path: 'old', folder: true },
        { path: 'file' },
        { path: 'sub/b.txt' },
      ]),
    );
  });

  it('is a submodule as a whole', async () => {
    const repository = startOf();
    const other = repositoryIn(folderOf({ 'x.txt': '1\n' }));
    repository.git(
      '-c',
      'protocol.file.allow=always',
      'submodule',
      '--quiet',
      'add',
      other.folder,
      'vendor/x',
    );
    repository.commit({});
    const inside = clonedRepository(join(repository.folder, 'vendor/x'));
    inside.commit({ 'x.txt': '2\n' });
    expect(await changed(repository.folder)).toEqual([{ path: 'vendor/x', folder: true }]);
  });

  it('knows the base by its name at the origin, as a checkout of a pull request does', async () => {
    const origin = startOf();
    const clone = clonedRepository(folderOf({}));
    clone.git('clone', '--quiet', origin.folder, '.');
    clone.git('checkout', '--quiet', '--detach');
    clone.git('branch', '--quiet', '--delete', '--force', 'main');
    clone.commit({ 'a.txt': 'other\n' });
    expect(await paths(clone.folder, 'main')).toEqual(['a.txt']);
    const sha = clone.git('rev-parse', 'origin/main').trim();
    expect(await paths(clone.folder, sha)).toEqual(['a.txt']);
    const { tracked } = await changedFiles(clone.folder, 'main', [], ports);
    expect(await tracked()).toEqual(['.gitignore', 'a.txt', 'old/x.txt', 'sub/b.txt', 'sub/c.txt']);
  });
});

describe.skipIf(!HAS_GIT)('what git cannot tell', () => {
  const refused = (folder: string, base: string) => changedFiles(folder, base, [], ports);

  it('is said with the remedy in a shallow clone', async () => {
    const origin = startOf();
    origin.git('checkout', '--quiet', '-b', 'feature');
    origin.commit({ 'a.txt': '1\n' });
    origin.commit({ 'a.txt': '2\n' });
    const clone = clonedRepository(folderOf({}));
    clone.git('clone', '--quiet', '--depth=1', '--branch=feature', `file://${origin.folder}`, '.');
    await expect(refused(clone.folder, 'main')).rejects.toMatchObject({
      code: 'not_found',
      subcode: 'no_base',
      message: 'the base "main" is not in this clone, which is shallow',
      hint: expect.stringContaining('fetch-depth: 0'),
    });
    // Both commits are there, and what lies between them is not.
    clone.git('fetch', '--quiet', '--depth=1', 'origin', 'main:refs/remotes/origin/main');
    await expect(refused(clone.folder, 'main')).rejects.toMatchObject({
      subcode: 'no_base',
      message: expect.stringMatching(/no commit in common here, which is shallow$/),
      hint: expect.stringContaining('fetch-depth: 0'),
    });
    clone.git('fetch', '--quiet', '--unshallow');
    expect(await paths(clone.folder, 'main')).toEqual(['a.txt']);
  });

  it.each([
    ['no such branch', 'maim', /the base "maim" is not in this clone$/],
    ['an option', '--upload-pack=x', /not the name of a branch/],
    ['empty', '', /not the name of a branch/],
    ['a file in a commit', 'main:a.txt', /is not in this clone/],
  ])('%s', async (_, base, message) => {
    await expect(refused(startOf().folder, base)).rejects.toMatchObject({
      message: expect.stringMatching(message),
      hint: expect.stringMatching(/\S/),
    });
  });

  it('is said outside a repository, and where there is no git', async () => {
    await expect(refused(folderOf({}), 'main')).rejects.toMatchObject({ subcode: 'no_repository' });
    const without = { ...ports, spawn: () => neverStarted(new Error('ENOENT')) };
    await expect(changedFiles(startOf().folder, 'main', [], without)).rejects.toMatchObject({
      code: 'not_found',
      message: 'git could not be started',
    });
  });

  it('is said in the words of git otherwise', async () => {
    const repository = startOf();
    rmSync(join(repository.folder, '.git/index'));
    repository.write({ '.git/index': 'broken' });
    await expect(refused(repository.folder, 'main')).rejects.toMatchObject({
      subcode: 'git',
      message: expect.stringMatching(/^git could not tell what changed: .*index/),
    });
  });
});
