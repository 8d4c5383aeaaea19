import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sectionOf, typedOn } from '../support/documents.ts';
import { runBash } from '../support/play-workflow.ts';
import { folderOf, ROOT, runCli } from '../support/run-cli.ts';
import { SHOWN_FILES } from '../support/workflow-files.ts';

describe('what is typed', () => {
  const assay = `assay() { '${process.execPath}' '${join(ROOT, 'dist/cli.js')}' "$@"; }`;
  const typed = (page: string) => ['set -e', assay, ...typedOn(page)].join('\n');
  const smallest = Object.fromEntries(
    SHOWN_FILES.filter(({ page, path }) => page === 'README.md' && !path.startsWith('.')).map(
      ({ path, text }) => [path, text],
    ),
  );
  const environment = { PATH: process.env['PATH'] ?? '' };

  it.each(['README.md', 'docs/start.md'])(
    'at the start of %s needs Node and nothing that is installed',
    async (page) => {
      const [first = ''] = typedOn(page);
      expect(first).toMatch(/^git clone \S+ && cd assay\nnpm start\n$/);
      const clone = folderOf({});
      for (const name of ['package.json', 'dist', 'evals'])
        cpSync(join(ROOT, name), join(clone, name), { recursive: true });
      const [, ...rest] = first.split('\n');
      const { code, stdout } = await runBash(rest.join('\n'), clone, environment);
      expect(code, stdout).toBe(0);
      const shown = sectionOf(page, page === 'README.md' ? 'Start in 30 seconds' : 'See it work');
      const verdict = /^(PASSED .*)$/m.exec(shown)?.[1];
      expect(verdict).toBeDefined();
      expect(stdout).toContain(verdict);
    },
  );

  it('in a project of your own writes a starter that passes', async () => {
    const folder = folderOf({});
    const [, ...rest] = typedOn('docs/start.md');
    const { code, stdout } = await runBash(['set -e', assay, ...rest].join('\n'), folder, environment);
    expect(code, stdout).toBe(0);
    for (const said of [
      'wrote evals/assay.yaml',
      'no problem',
      '2 of 2 cases would be played',
      'PASSED  2 of 2',
    ])
      expect(stdout).toContain(said);
  });

  it('on the page of the command line judges one answer', async () => {
    const { code, stdout } = await runBash(typed('docs/cli.md'), folderOf({}), environment);
    expect({ code, stdout }).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^PASS {2}faithfulness 1\.00/),
    });
  });

  it('in another CI leaves reports, and makes one verdict of shards', async () => {
    const folder = folderOf({
      ...smallest,
      'evals/test-cases/again.yaml': smallest['evals/test-cases/hello.yaml'] ?? '',
    });
    const { code, stdout } = await runBash(typed('docs/other-ci.md'), folder, environment);
    expect(code, stdout).toBe(0);
    expect(stdout.match(/^PASSED {2}2 of 2 passed/gm)).toHaveLength(2);
    expect(readFileSync(join(folder, 'reports/junit.xml'), 'utf8')).toContain('tests="2"');
  });

  it('to compare two runs plays both, and finds no regression where nothing changed', async () => {
    const folder = folderOf(smallest);
    const { code, stdout } = await runBash(typed('docs/experiments.md'), folder, environment);
    expect(code, stdout).toBe(0);
    expect(stdout.match(/^PASSED/gm)).toHaveLength(2);
  });

  it('has the flags of every command named once', async () => {
    const { stdout } = await runCli(['validate', '--help'], { cwd: folderOf({}) });
    const intro = sectionOf('docs/cli.md', 'Flags').split('###')[0] ?? '';
    const flags = [...stdout.matchAll(/^ +(?:-h, )?(--[\w-]+)/gm)].map(([, flag = '']) => flag);
    expect(flags.filter((flag) => !intro.includes(`\`${flag}`))).toEqual([]);
    expect(flags.length).toBeGreaterThan(7);
  });
});
