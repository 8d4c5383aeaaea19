import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { experimentConfig } from '../../src/schema/experiment.ts';
import { PRODUCT } from '../../src/schema/product.ts';
import { scorerConfig } from '../../src/schema/scorer.ts';
import { builtInScorers } from '../../src/scorers/registry.ts';
import { sectionOf } from '../support/documents.ts';
import { folderOf, ROOT, runCli, runScript } from '../support/run-cli.ts';
import { SHOWN_FILES } from '../support/workflow-files.ts';

const shown = Object.fromEntries(SHOWN_FILES.map(({ path, text }) => [path, text]));
/** Source files, to look up what a document quotes. */
const SOURCES = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => `src/${name.replaceAll('\\', '/')}`);
const only = (names: string[]) => Object.fromEntries(names.map((name) => [name, shown[name] as string]));

describe('an example', () => {
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
    const scorers = ['warm-welcome', 'short-answer', 'one-question', 'asks-back'];
    const files = [
      'evals/agents/greeter.yaml',
      'greeter.mjs',
      'evals/test-cases/welcome.yaml',
      ...scorers.map((name) => `evals/scorers/${name}.yaml`),
      'evals/scorers/one-question.mjs',
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
    expect(results['one-question']).toMatchObject({
      score: 1,
      reasoning: expect.stringContaining('1 questions'),
      metadata: { isolation: { layers: expect.arrayContaining(['permission_model']) } },
    });
    expect(results['asks-back']).toMatchObject({ score: 1, pass: true });
    expect(ended.code).toBe(0);
  });

  it('shows checks of an answer, and own code in a file, which need no judge', async () => {
    const answers = `console.log(JSON.stringify({ output: 'It is 36.', tool_calls: [] }));\n`;
    const suites = [
      { ...only(['evals/agents/greeter.yaml', 'evals/test-cases/total.yaml']), 'greeter.mjs': answers },
      only([
        'evals/agents/greeter.yaml',
        'greeter.mjs',
        'evals/test-cases/friendly.yaml',
        'evals/checks/friendly.mjs',
      ]),
    ];
    for (const files of suites) {
      const ended = await runCli(['run', '--judge', 'openai', '--json', '--quiet'], { cwd: folderOf(files) });
      expect(ended.stderr).toBe('');
      expect(JSON.parse(ended.stdout)).toMatchObject({
        conclusion: 'passed',
        counts: { total: 1, passed: 1 },
        usage: { judge: { calls: 0 } },
      });
    }
    const cwd = folderOf(only(['checks.json']));
    const judged = await runCli(['evaluate', '--request', 'checks.json', '--json'], { cwd });
    expect(Object.keys(JSON.parse(judged.stdout).results)).toEqual(['at', 'shape']);
    expect(JSON.parse(judged.stdout).overall_pass).toBe(true);
  });

  it('shows labels that can be calibrated with, and keeps no text of them', async () => {
    const labels = 'evals/labels/refunds.jsonl';
    const cwd = folderOf(only([labels]));
    const flags = ['--judge', 'offline', '--suggest-threshold', '--write'];
    const printed = await runCli(['calibrate', ...flags], { cwd });
    expect(printed).toMatchObject({ code: 0, stderr: '' });
    for (const word of [
      'AUROC',
      'balanced accuracy',
      'F1',
      'kappa',
      'decisions',
      'faithfulness: no threshold is suggested',
    ])
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
      ...['warm-welcome', 'short-answer', 'one-question', 'asks-back'].map(
        (name) => `evals/scorers/${name}.yaml`,
      ),
      'evals/scorers/one-question.mjs',
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
    const table = sectionOf('docs/experiments.md', 'Run one');
    const named = [...table.matchAll(/`config\.(\w+)`/g)].map((match) => match[1] as string);
    expect(named.sort()).toEqual(Object.keys(experimentConfig.shape).sort());
  });

  it('names every key of the configuration of a custom scorer', () => {
    const table = sectionOf('docs/scorers.md', 'Custom scorers');
    const unnamed = Object.keys(scorerConfig.shape).filter((key) => !table.includes(`\`${key}\``));
    expect(unnamed).toEqual([]);
  });

  it.each([
    ['example.mjs', 'true 1\n'],
    [
      'refused.mjs',
      'validation_failed Rename "outptu" to "output".\noutptu: unknown field "outptu", did you mean "output"?\nscorers: must not be empty\n',
    ],
  ])('of the library, %s, runs', async (name, printed) => {
    const cwd = folderOf(only([name]));
    mkdirSync(join(cwd, 'node_modules'));
    symlinkSync(ROOT, join(cwd, 'node_modules', PRODUCT.package));
    const ended = await runScript(join(cwd, name), [], { cwd });
    expect(ended).toMatchObject({ code: 0, stdout: printed });
  });

  it('of an evals folder with test cases, a table and settings loads without a problem', async () => {
    const files = only([
      'evals/agents/greeter.yaml',
      'greeter.mjs',
      'evals/test-cases/returns.yaml',
      'evals/test-cases/policies.csv',
      'evals/assay.yaml',
    ]);
    const cwd = folderOf(files);
    const validated = await runCli(['validate'], { cwd });
    expect(validated).toMatchObject({ code: 0, stderr: '' });
    expect(validated.stdout).toContain('4 cases, 1 agent');
    // The greeter knows nothing of returns: what the examples ask for is judged, and not met.
    const { code, stdout } = await runCli(['run', '--json', '--quiet'], { cwd });
    const run = JSON.parse(stdout);
    expect(code).toBe(1);
    expect(run.counts).toMatchObject({ total: 4, errored: 0 });
    // Two of five failed, so that four cannot pass any more: what was under way by then ends, and no more begins.
    const repeated = run.cases.find(({ id }: { id: string }) => id === 'returns/two-turns');
    expect(repeated.repeat).toBe(5);
    expect(repeated.attempts.length).toBeLessThan(5);
    const scored = run.cases.find(({ id }: { id: string }) => id === 'policies').attempts[0].turns[0].results;
    expect(Object.keys(scored)).toEqual(['playval', 'toxicity']);
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
    expect(sectionOf('docs/troubleshooting.md', 'In a workflow')).toContain(words);
    const path = SOURCES.find((one) => one.endsWith(`/${file}`)) ?? '';
    expect(readFileSync(join(ROOT, path), 'utf8')).toContain(words);
  });

  const messages = [
    ...sectionOf('docs/troubleshooting.md', 'What a command says').matchAll(/^\| (.+?) \|/gm),
  ].flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, quoted = '']) => quoted));
  it('quotes messages to look for', () => expect(messages.length).toBeGreaterThan(10));
  it.each(messages)('quotes "%s" as a source says it', (quoted) => {
    const pieces = quoted.split('…').filter((piece) => /\w{3}/.test(piece));
    const holds = (path: string) => {
      const text = readFileSync(join(ROOT, path), 'utf8');
      return pieces.every((piece) => text.includes(piece));
    };
    expect(SOURCES.some(holds), quoted).toBe(true);
  });

  it('shows every example of a file in a test', () => {
    // Those of the frameworks are held to the bench, which plays them, in test/documents/frameworks.test.ts; those of worlds are in worlds.test.ts.
    const elsewhere = ['docs/frameworks.md', 'docs/simulated-users.md', 'docs/worlds.md'];
    const here = SHOWN_FILES.filter(({ page }) => !elsewhere.includes(page));
    expect(here.map(({ path }) => path).sort()).toEqual(
      [
        '.github/workflows/evals-affected.yml',
        '.github/workflows/evals-commands.yml',
        '.github/workflows/evals-comment.yml',
        '.github/workflows/evals-generate.yml',
        '.github/workflows/evals-nightly.yml',
        '.github/workflows/evals-on-the-matrix.yml',
        '.github/workflows/evals-optimize.yml',
        // Those of replay are run in test/documents/recipes.test.ts.
        '.github/workflows/evals-record.yml',
        '.github/workflows/evals-regressions.yml',
        '.github/workflows/evals-replay.yml',
        '.github/workflows/evals-with-forks.yml',
        '.github/workflows/evals.yml',
        // Those of other CI are run in test/documents/other-ci.test.ts.
        '.gitlab-ci.yml',
        'Jenkinsfile',
        'azure-pipelines.yml',
        'checks.json',
        'evals/agents/greeter.yaml',
        'evals/assay.yaml',
        'evals/checks/friendly.mjs',
        'evals/experiments/greeting.yaml',
        'evals/experiments/prompts/warmer.md',
        'evals/labels/refunds.jsonl',
        'evals/scorers/asks-back.yaml',
        'evals/scorers/one-question.mjs',
        'evals/scorers/one-question.yaml',
        'evals/scorers/short-answer.yaml',
        'evals/scorers/warm-welcome.yaml',
        'evals/test-cases/friendly.yaml',
        'evals/test-cases/hello.yaml',
        'evals/test-cases/policies.csv',
        'evals/test-cases/returns.yaml',
        'evals/test-cases/total.yaml',
        'evals/test-cases/welcome.yaml',
        'example.mjs',
        'greeter.mjs',
        // Those of the service are run in test/documents/service.test.ts.
        'receiver.mjs',
        'receiver.py',
        'refused.mjs',
        'shop.mjs',
        'traced-agent.mjs',
        'watch.mjs',
      ].sort(),
    );
  });
});

describe('the number of scorers', () => {
  it.each(['README.md', 'CHANGELOG.md'])('that %s gives is that of the registry', (path) => {
    expect(readFileSync(join(ROOT, path), 'utf8')).toMatch(
      new RegExp(`\\b${builtInScorers.length} (?:scorers|built-in)`),
    );
  });
});

describe('the package', () => {
  it('has one version', () => {
    const { name, version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect({ name, version }).toEqual({ name: PRODUCT.package, version: PRODUCT.version });
  });
});
