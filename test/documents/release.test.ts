import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workflowOf } from '../support/check-workflow.ts';
import { clonedRepository, HAS_GIT, repositoryIn } from '../support/git-repository.ts';
import { runBash } from '../support/play-workflow.ts';
import { folderOf, ROOT } from '../support/run-cli.ts';

const { jobs } = workflowOf(readFileSync(join(ROOT, '.github/workflows/release.yml'), 'utf8'));
const script = (job: string, name: string) => {
  const step = jobs[job]?.steps.find((one) => one.name?.startsWith(name));
  if (step?.run === undefined) throw new Error(`release.yml has no step "${name}" in ${job}`);
  return step.run;
};
const SHA = 'b'.repeat(40);

/** Stands in for GitHub's command: writes down what it is asked, knows these tags and releases. */
const GH = `#!/usr/bin/env bash
echo "$*" >> calls
case "$1 $2" in
  "release view") grep -qx "$3" releases ;;
  "release create") ;;
  "api --paginate") sed 's|^|refs/tags/|' tags ;;
  "api repos/octo/assay/git/ref/tags/"*) grep -qx "\${2##*/}" majors ;;
  "api --method") ;;
  *) exit 64 ;;
esac
`;

async function play(
  name: string,
  tag: string,
  known: { tags?: string[]; majors?: string[]; releases?: string[] },
) {
  const lines = (names: string[] = []) => names.map((one) => `${one}\n`).join('');
  const folder = folderOf({
    'bin/gh': GH,
    tags: lines(known.tags),
    majors: lines(known.majors),
    releases: lines(known.releases),
  });
  chmodSync(join(folder, 'bin/gh'), 0o755);
  const env = {
    PATH: `${join(folder, 'bin')}:${process.env['PATH']}`,
    GITHUB_REF_NAME: tag,
    GITHUB_SHA: SHA,
    GH_REPO: 'octo/assay',
  };
  const { code, stdout } = await runBash(script('release', name), folder, env);
  const calls = existsSync(join(folder, 'calls')) ? readFileSync(join(folder, 'calls'), 'utf8') : '';
  return { code, stdout, changes: calls.split('\n').filter((call) => /create|--method/.test(call)) };
}

describe('a release', () => {
  it('is made once, from a tag that is there', async () => {
    const made = await play('Make', 'v1.4.2', {});
    expect(made).toMatchObject({
      code: 0,
      changes: ['release create v1.4.2 --verify-tag --generate-notes --title v1.4.2'],
    });
    expect(await play('Make', 'v1.4.2', { releases: ['v1.4.2'] })).toMatchObject({ code: 0, changes: [] });
  });

  const PATCH = 'api --method PATCH repos/octo/assay/git/refs/tags/v1';
  it.each([
    [
      'makes the tag of a first major version',
      'v1.0.0',
      ['v1.0.0'],
      [],
      /^api --method POST .*refs\/tags\/v1 /,
    ],
    ['moves it to the newest', 'v1.10.0', ['v1.9.3', 'v1.10.0', 'v1.2.0'], ['v1'], new RegExp(`^${PATCH} `)],
    ['moves that of 0 as well', 'v0.1.1', ['v0.1.0', 'v0.1.1'], ['v0'], /PATCH .*tags\/v0 /],
    ['passes over tags that are no version', 'v1.1.0', ['v1.1.0', 'v1.x', 'v1.2.0-rc.1'], ['v1'], /PATCH/],
  ])('%s', async (_, tag, tags, majors, call) => {
    const { code, changes } = await play('Move', tag, { tags, majors });
    expect(code).toBe(0);
    expect(changes).toEqual([expect.stringMatching(call)]);
    expect(changes[0]).toContain(`sha=${SHA}`);
  });

  it('of an older line leaves the major tag where it is', async () => {
    const { code, stdout, changes } = await play('Move', 'v1.2.4', {
      tags: ['v1.2.4', 'v1.3.0'],
      majors: ['v1'],
    });
    expect({ code, stdout, changes }).toEqual({ code: 0, stdout: 'v1 stays at v1.3.0\n', changes: [] });
  });

  describe.skipIf(!HAS_GIT)('is refused unless', () => {
    const world = () => {
      const origin = repositoryIn(folderOf({ 'package.json': '{ "version": "1.4.2" }\n' }));
      const folder = folderOf({});
      mkdirSync(join(folder, 'clone'));
      const clone = clonedRepository(join(folder, 'clone'));
      clone.git('clone', '--quiet', origin.folder, '.');
      return clone;
    };
    const verify = ({ folder, git }: ReturnType<typeof world>, tag: string) =>
      runBash(script('verify', 'The tag'), folder, {
        GITHUB_REF_NAME: tag,
        GITHUB_SHA: git('rev-parse', 'HEAD').trim(),
      });

    it('the tag is the version', async () => {
      expect((await verify(world(), 'v1.4.2')).code).toBe(0);
      const refused = await verify(world(), 'v1.4.3');
      expect(refused).toEqual({ code: 1, stdout: '::error::package.json says v1.4.2\n' });
    });

    it('its commit is on main', async () => {
      const clone = world();
      clone.commit({ 'other.txt': 'x' });
      expect(await verify(clone, 'v1.4.2')).toEqual({
        code: 1,
        stdout: '::error::this commit is not on main\n',
      });
    });
  });

  it('is only made of what was built and tested, by a job that runs no code of the repository', () => {
    expect(script('verify', 'The tests pass')).toBe('npm cit');
    expect(script('verify', 'dist/')).toBe('npm run build -- --check');
    expect(jobs['release']).toMatchObject({ needs: 'verify', permissions: { contents: 'write' } });
    for (const step of jobs['release']?.steps ?? []) expect(step.uses).toBeUndefined();
  });
});
