import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PRODUCT } from '../src/schema/product.ts';
import { folderOf, ROOT, runCli, runScript } from './support/run-cli.ts';

const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
/** Fenced blocks that name a file: ```yaml evals/agents/greeter.yaml */
const shown = Object.fromEntries(
  [...readme.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)].map((match) => [
    match[1] as string,
    match[2] as string,
  ]),
);
const only = (names: string[]) => Object.fromEntries(names.map((name) => [name, shown[name] as string]));

describe('the README', () => {
  it('shows a smallest evals folder that runs and passes', async () => {
    const files = ['evals/agents/greeter.yaml', 'greeter.mjs', 'evals/test-cases/hello.yaml'];
    const ended = await runCli(['run', '--judge', 'offline', '--json', '--quiet'], {
      cwd: folderOf(only(files)),
    });
    expect(ended.stderr).toBe('');
    expect(JSON.parse(ended.stdout)).toMatchObject({ conclusion: 'passed', counts: { total: 1, passed: 1 } });
    expect(ended.code).toBe(0);
  });

  it('shows a library example that runs', async () => {
    const cwd = folderOf(only(['example.mjs']));
    mkdirSync(join(cwd, 'node_modules'));
    symlinkSync(ROOT, join(cwd, 'node_modules', PRODUCT.package));
    const ended = await runScript(join(cwd, 'example.mjs'), [], { cwd });
    expect(ended).toMatchObject({ code: 0, stdout: 'true 1\n' });
  });

  it('shows a workflow of at most 25 lines with pinned actions and no expression in a script', () => {
    const workflow = shown['.github/workflows/evals.yml'] as string;
    expect(workflow.trimEnd().split('\n').length).toBeLessThanOrEqual(25);
    for (const [, ref] of workflow.matchAll(/uses: \S+@(\S+)/g))
      expect(ref).toMatch(/^([0-9a-f]{40}|COMMIT_SHA)$/);
    expect(workflow).not.toMatch(/run:.*\$\{\{/);
  });

  it('shows every example of a file in a test', () => {
    expect(Object.keys(shown).sort()).toEqual([
      '.github/workflows/evals.yml',
      'evals/agents/greeter.yaml',
      'evals/test-cases/hello.yaml',
      'example.mjs',
      'greeter.mjs',
    ]);
  });
});

describe('the package', () => {
  it('has one version', () => {
    const { name, version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect({ name, version }).toEqual({ name: PRODUCT.package, version: PRODUCT.version });
  });
});
