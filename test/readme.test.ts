import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { experimentConfig } from '../src/schema/experiment.ts';
import { PRODUCT } from '../src/schema/product.ts';
import { scorerConfig } from '../src/schema/scorer.ts';
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

  it('shows a custom scorer of each type, and a case that uses them', async () => {
    const scorers = ['warm-welcome', 'short-answer', 'asks-back'];
    const files = [
      'evals/agents/greeter.yaml',
      'greeter.mjs',
      'evals/test-cases/welcome.yaml',
      ...scorers.map((name) => `evals/scorers/${name}.yaml`),
    ];
    const ended = await runCli(['run', '--judge', 'offline', '--json', '--quiet'], {
      cwd: folderOf(only(files)),
    });
    expect(ended.stderr).toBe('');
    const run = JSON.parse(ended.stdout);
    expect(run).toMatchObject({ conclusion: 'passed', counts: { total: 1, passed: 1 } });
    const { results } = run.cases[0].attempts[0].turns[0];
    expect(Object.keys(results)).toEqual(scorers);
    expect(results['warm-welcome']).toMatchObject({
      pass: true,
      gating: false,
      metadata: { tone: '', offline_defaults: ['tone'], judge: { confidence: 'low' } },
    });
    expect(results['short-answer']).toMatchObject({
      score: 1,
      pass: true,
      metadata: { words: 6, isolation: { level: expect.stringMatching(/^(full|partial|none)$/) } },
    });
    expect(results['asks-back']).toMatchObject({ score: 1, pass: true });
    expect(ended.code).toBe(0);
  });

  it('shows labels that can be calibrated with, and keeps no text of them', async () => {
    const labels = 'evals/labels/refunds.jsonl';
    const cwd = folderOf(only([labels]));
    const flags = ['--judge', 'offline', '--suggest-threshold', '--write'];
    const printed = await runCli(['calibrate', ...flags], { cwd });
    expect(printed).toMatchObject({ code: 0, stderr: '' });
    for (const word of ['AUROC', 'balanced accuracy', 'F1', 'kappa', 'decisions', 'faithfulness: threshold'])
      expect(printed.stdout).toContain(word);
    const written = readFileSync(join(cwd, 'evals/calibration/offline.json'), 'utf8');
    expect(JSON.parse(written).scorers.faithfulness).toMatchObject({ n: 4, positives: 2, auroc: 1 });
    for (const line of (shown[labels] as string).trimEnd().split('\n'))
      expect(written).not.toContain(JSON.parse(line).output);
  });

  it('shows an experiment that runs, and ends without a winner for the reasons given', async () => {
    const experiment = 'evals/experiments/greeting.yaml';
    const files = [
      'evals/agents/greeter.yaml',
      'greeter.mjs',
      'evals/test-cases/hello.yaml',
      'evals/test-cases/welcome.yaml',
      ...['warm-welcome', 'short-answer', 'asks-back'].map((name) => `evals/scorers/${name}.yaml`),
      experiment,
      'evals/experiments/prompts/warmer.md',
    ];
    const ended = await runCli(['experiment', experiment, '--judge', 'offline', '--json', '--quiet'], {
      cwd: folderOf(only(files)),
    });
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    const { results, statistical_analysis: analysis } = JSON.parse(ended.stdout);
    expect(results).toMatchObject({ baseline: { runs: 6 }, warmer: { runs: 6 } });
    expect(analysis).toMatchObject({ conclusive: false, scope: 'these_test_cases', cases: 2 });
    expect(analysis.warnings.join(' ')).toMatch(/overrides/);
  });

  it('names every key of the configuration of an experiment, and no other', () => {
    const table = readme.slice(readme.indexOf('## Experiments'), readme.indexOf('## Compare and gate'));
    const named = [...table.matchAll(/`config\.(\w+)`/g)].map((match) => match[1] as string);
    expect(named.sort()).toEqual(Object.keys(experimentConfig.shape).sort());
  });

  it('names every key of the configuration of a custom scorer', () => {
    const table = readme.slice(readme.indexOf('## Custom scorers'), readme.indexOf('## How the verdict'));
    const unnamed = Object.keys(scorerConfig.shape).filter((key) => !table.includes(`\`${key}\``));
    expect(unnamed).toEqual([]);
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
      '.github/workflows/evals-on-the-matrix.yml',
      '.github/workflows/evals.yml',
      'evals/agents/greeter.yaml',
      'evals/experiments/greeting.yaml',
      'evals/experiments/prompts/warmer.md',
      'evals/labels/refunds.jsonl',
      'evals/scorers/asks-back.yaml',
      'evals/scorers/short-answer.yaml',
      'evals/scorers/warm-welcome.yaml',
      'evals/test-cases/hello.yaml',
      'evals/test-cases/welcome.yaml',
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
