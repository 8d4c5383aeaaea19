import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { experimentConfig } from '../src/schema/experiment.ts';
import { PRODUCT } from '../src/schema/product.ts';
import { scorerConfig } from '../src/schema/scorer.ts';
import { folderOf, ROOT, runCli, runScript } from './support/run-cli.ts';
import { README, SHOWN_FILES } from './support/workflow-files.ts';

const shown = Object.fromEntries(SHOWN_FILES.map(({ path, text }) => [path, text]));
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
    const table = README.slice(README.indexOf('## Experiments'), README.indexOf('## Compare and gate'));
    const named = [...table.matchAll(/`config\.(\w+)`/g)].map((match) => match[1] as string);
    expect(named.sort()).toEqual(Object.keys(experimentConfig.shape).sort());
  });

  it('names every key of the configuration of a custom scorer', () => {
    const table = README.slice(README.indexOf('## Custom scorers'), README.indexOf('## How the verdict'));
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

  it('shows workflows of at most 25 lines, the matrix apart', () => {
    for (const { path, text } of SHOWN_FILES.filter((one) => one.path.startsWith('.github/')))
      if (!path.includes('matrix')) expect(text.trimEnd().split('\n').length, path).toBeLessThanOrEqual(25);
  });

  it.each([
    ['Give the job the permission', 'github-fault.ts'],
    ['limits how often this repository may call', 'github-fault.ts'],
    ['No earlier state', 'restore-state.ts'],
    ['has expired', 'restore-state.ts'],
  ])('quotes "%s" as %s says it', (words, file) => {
    const troubles = README.slice(README.indexOf('| you see |'), README.indexOf('## The smallest'));
    expect(troubles).toContain(words);
    expect(readFileSync(join(ROOT, 'src/github', file), 'utf8')).toContain(words);
  });

  it('folds what it shows in blocks that GitHub renders, and leads to headings that it has', () => {
    const headings = new Set(
      [...README.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
        title
          .toLowerCase()
          .replace(/[^\w -]/g, '')
          .replaceAll(' ', '-'),
      ),
    );
    const dead = [...README.matchAll(/\]\(#([\w-]+)\)/g)].filter(([, name = '']) => !headings.has(name));
    expect(dead.map(([link]) => link)).toEqual([]);
    const opened = README.match(/<details>/g)?.length;
    expect(README.match(/<\/details>/g)?.length).toBe(opened);
    expect(README.match(/^<details><summary>.+<\/summary>\n\n/gm)?.length).toBe(opened);
  });

  it('shows every example of a file in a test', () => {
    expect(SHOWN_FILES.map(({ path }) => path).sort()).toEqual([
      '.github/workflows/evals-affected.yml',
      '.github/workflows/evals-comment.yml',
      '.github/workflows/evals-generate.yml',
      '.github/workflows/evals-nightly.yml',
      '.github/workflows/evals-on-the-matrix.yml',
      '.github/workflows/evals-optimize.yml',
      '.github/workflows/evals-regressions.yml',
      '.github/workflows/evals-with-forks.yml',
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
      // Those of the service are run in test/documents/readme-service.test.ts.
      'receiver.mjs',
      'receiver.py',
      'shop.mjs',
      'traced-agent.mjs',
      'watch.mjs',
    ]);
  });
});

describe('the package', () => {
  it('has one version', () => {
    const { name, version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect({ name, version }).toEqual({ name: PRODUCT.package, version: PRODUCT.version });
  });
});
