import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sectionOf, textOf, typedOn } from '../support/documents.ts';
import { runBash } from '../support/play-workflow.ts';
import { folderOf, ROOT, runCli, TEST_NODE } from '../support/run-cli.ts';
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

  it('at the start needs Node and nothing that is installed, and ends as shown', async () => {
    const [first = ''] = typedOn('README.md');
    expect(first).toMatch(/^git clone \S+ && cd assay\nnpm start\n$/);
    expect(typedOn('docs/start.md')[0]).toBe(first);
    const clone = folderOf({});
    for (const name of ['package.json', 'dist', 'evals'])
      cpSync(join(ROOT, name), join(clone, name), { recursive: true });
    const [, ...rest] = first.split('\n');
    const { code, stdout } = await runBash(rest.join('\n'), clone, environment);
    expect(code, stdout).toBe(0);
    const shown = [sectionOf('README.md', 'Start in 30 seconds'), sectionOf('docs/start.md', 'See it work')];
    for (const text of shown) expect(stdout).toContain(/^PASSED .*$/m.exec(text)?.[0] ?? 'a verdict');
  });

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
    expect(stdout.match(/^PASSED {2}2 of 2/gm)).toHaveLength(2);
    expect(readFileSync(join(folder, 'reports/junit.xml'), 'utf8')).toContain('tests="2"');
  });

  it('to compare two runs plays both, and finds no regression where nothing changed', async () => {
    const folder = folderOf(smallest);
    const { code, stdout } = await runBash(typed('docs/experiments.md'), folder, environment);
    expect(code, stdout).toBe(0);
    expect(stdout.match(/^PASSED/gm)).toHaveLength(2);
  });

  it('has every flag of every command on the page', async () => {
    const cwd = folderOf({});
    const helpOf = async (...command: string[]) =>
      (await runCli([...command, '--help'], { cwd, node: TEST_NODE })).stdout;
    const flagsIn = (help: string) =>
      [...help.matchAll(/^ +(?:-h, )?(--[\w-]+)/gm)].map(([, flag = '']) => flag);
    const shared = sectionOf('docs/cli.md', 'Flags').split('###')[0] ?? '';
    const names = [...(await helpOf()).matchAll(/^ {2}([\w-]+) .*\S/gm)]
      .map(([, name = '']) => name)
      .filter((name) => name !== 'help');
    expect(names.length).toBeGreaterThan(15);
    const missing: string[] = [];
    // Each in a process of its own, as a person asks: what one command evaluates, another one must not count on.
    for (const name of names) {
      const heading = `assay ${name}`;
      const own = textOf('docs/cli.md').includes(`### ${heading}\n`) ? sectionOf('docs/cli.md', heading) : '';
      const flags = flagsIn(await helpOf(name));
      expect(flags, name).toContain('--evals');
      missing.push(
        ...flags
          .filter((flag) => !new RegExp(`\`${flag}[ \`]`).test(own + shared))
          .map((flag) => `${heading} ${flag}`),
      );
    }
    expect(missing).toEqual([]);
  });
});
