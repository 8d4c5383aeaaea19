import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clonedRepository, HAS_GIT } from '../support/git-repository.ts';
import { folderOf, runCli, runScript } from '../support/run-cli.ts';

/** What `init` writes into an empty repository, and all that is committed in the end. */
const INTENDED = [
  '.github/workflows/evals.yml',
  '.gitignore',
  'evals/agents/shop.mjs',
  'evals/agents/shop.yaml',
  'evals/assay.yaml',
  'evals/scorers/return-window.yaml',
  'evals/test-cases/order-status.yaml',
  'evals/test-cases/return-window.yaml',
];

describe('the first steps in an empty repository', () => {
  it.skipIf(!HAS_GIT)(
    'are init, validate, run, a first failure that is mended, and a commit of nothing but what was meant',
    async () => {
      const cwd = folderOf({});
      const repository = clonedRepository(cwd);
      repository.git('init', '--quiet', '--initial-branch=main');
      const agent = join(cwd, 'evals/agents/shop.mjs');
      const edit = (from: string, to: string) => {
        const before = readFileSync(agent, 'utf8');
        writeFileSync(agent, before.replace(from, to));
        expect(readFileSync(agent, 'utf8')).not.toBe(before);
      };

      const init = await runCli(['init'], { cwd });
      expect(init).toMatchObject({ code: 0, stderr: '' });
      expect(
        init.stdout
          .match(/^wrote .*$/gm)
          ?.map((line) => line.slice(6))
          .sort(),
      ).toEqual(INTENDED);
      expect(readFileSync(join(cwd, 'evals/agents/shop.yaml'), 'utf8')).not.toContain('$schema');

      expect(await runCli(['validate'], { cwd })).toMatchObject({ code: 0 });

      // As it is told to go on.
      const [, script = '', words = ''] = /^next: node (\S+) (.*)$/m.exec(init.stdout) ?? [];
      const first = await runScript(script, words.split(' '), { cwd });
      expect(first.code).toBe(0);
      expect(first.stdout).toMatch(/^PASSED {2}2 of 2 cases$/m);

      edit('within 30 days', 'within 14 days');
      const failed = await runCli(['run', '--judge', 'offline'], { cwd });
      expect(failed.code).toBe(1);
      expect(failed.stdout).toMatch(/^ {2}FAIL {2}return-window /m);
      expect(failed.stdout).toContain('at evals/test-cases/return-window.yaml:');
      const [, again = '', flags = ''] = /^ +next +node (\S+) (.*)$/m.exec(failed.stdout) ?? [];
      expect(flags).toBe('run --case return-window --judge offline');

      edit('within 14 days', 'within 30 days');
      const mended = await runScript(again, flags.split(' '), { cwd });
      expect(mended.code).toBe(0);
      expect(mended.stdout).toMatch(/^PASSED {2}1 of 1 case$/m);

      repository.git('add', '-A');
      repository.git('commit', '--quiet', '-m', 'evals');
      expect(repository.git('show', '--name-only', '--format=').trim().split('\n').sort()).toEqual(INTENDED);
      expect(repository.git('status', '--porcelain')).toBe('');
    },
  );

  it('say what a project has, keep its files, and name what is not there to be run', async () => {
    const cwd = folderOf({
      'package.json': '{"dependencies":{"openai":"5"}}',
      'agent.mjs': '',
      '.gitignore': 'node_modules\r\n',
      'promptfooconfig.yaml': '',
    });
    const { code, stdout } = await runCli(['init'], { cwd });
    expect(code).toBe(0);
    expect(stdout).toContain('found made with openai (package.json)\n');
    expect(stdout).toContain('found evals of promptfoo promptfooconfig.yaml');
    expect(stdout).toContain('added .assay/ to .gitignore\n');
    expect(readFileSync(join(cwd, '.gitignore'), 'utf8')).toBe('node_modules\r\n.assay/\r\n');
    expect(readFileSync(join(cwd, 'evals/agents/shop.yaml'), 'utf8')).toContain(
      '#   command: ["node", "agent.mjs"]',
    );
    const commands = (await runCli(['--help'], { cwd })).stdout;
    expect(stdout.includes(' import promptfoo ')).toBe(/^ {2}import /m.test(commands));
    expect(await runCli(['validate'], { cwd })).toMatchObject({ code: 0 });
  });
});
