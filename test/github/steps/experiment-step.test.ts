import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { callsOf, experimentSuite, experimentYaml } from '../../support/experiment-suite.ts';
import { fakeGitHub } from '../../support/fake-github.ts';
import { commandsOf, runAction } from '../../support/run-action.ts';

const FILE = 'evals/experiments/prompts.yaml';
const PROVEN = experimentYaml({
  variants:
    '[{ name: control, config: { system_prompt: none } }, { name: b, config: { system_prompt: good } }]',
  config: '{ runs_per_variant: 1 }',
});
const step = (cwd: string, inputs: Record<string, string> = {}) =>
  runAction(cwd, { command: 'experiment', experiment: FILE, judge: 'offline', ...inputs });

describe('command: experiment', () => {
  it('gives the response as a file, a section in the job summary, and the proven variant as an output', async () => {
    const { code, outputs, summary, stdout } = await step(experimentSuite(PROVEN));
    expect(code).toBe(0);
    expect(outputs).toMatchObject({
      conclusion: 'neutral',
      'experiment-winner': 'b',
      'p-value': String(1 / 256),
    });
    const response = JSON.parse(readFileSync(outputs['results-path'] ?? '', 'utf8'));
    expect(response).toMatchObject({ status: 'completed', statistical_analysis: { winner: 'b' } });
    expect(outputs['run-id']).toBe(response.experiment_id);
    const beside = join(dirname(outputs['report-path'] ?? ''), 'experiment.md');
    expect(summary).toBe(readFileSync(beside, 'utf8'));
    expect(summary).toContain('control');
    expect(commandsOf(stdout)).toEqual([]);
  });

  it('shows no secret that the name of a variant repeats', async () => {
    const secret = 'correct-horse-battery-staple';
    const { code, outputs, summary } = await runAction(
      experimentSuite(PROVEN.replaceAll('control', secret)),
      { command: 'experiment', experiment: FILE, judge: 'offline' },
      { env: { SHOP_PASSWORD: secret } },
    );
    expect(code).toBe(0);
    expect(summary).toContain('redacted');
    const written = ['results-path', 'report-path'].map((name) => readFileSync(outputs[name] ?? '', 'utf8'));
    for (const text of [summary, JSON.stringify(outputs), ...written]) expect(text).not.toContain('horse');
  });

  it('names no winner where nothing is proven', async () => {
    const { code, outputs } = await step(experimentSuite(experimentYaml()));
    expect(code).toBe(0);
    expect(outputs['experiment-winner']).toBe('');
    expect(Number(outputs['p-value'])).toBeCloseTo(0.0625, 9);
  });

  it('fails when nothing could be played', async () => {
    const broken = experimentYaml({
      variants:
        '[{ name: a, config: { system_prompt: crash } }, { name: b, config: {system_prompt: crash} }]',
      config: '{ runs_per_variant: 1 }',
    });
    const { code, outputs, stdout } = await step(experimentSuite(broken));
    expect({ code, conclusion: outputs['conclusion'] }).toEqual({ code: 3, conclusion: 'failed' });
    expect(commandsOf(stdout).some(({ name }) => name === 'error')).toBe(true);
  });

  it.each([
    ['no experiment named', { experiment: '' }, 'input experiment'],
    ['one that does not exist', { experiment: 'promts' }, 'Did you mean "prompts"?'],
  ])('refuses %s with exit 2, and plays nothing', async (_, inputs, message) => {
    const cwd = experimentSuite(PROVEN);
    const { code, stdout, outputs } = await step(cwd, inputs);
    expect({ code, conclusion: outputs['conclusion'] }).toEqual({ code: 2, conclusion: 'failed' });
    expect(
      commandsOf(stdout)
        .map(({ message }) => message)
        .join('\n'),
    ).toContain(message);
    expect(callsOf(cwd)).toEqual([]);
  });
});

describe('an experiment on a pull request', () => {
  const TOKEN = 'ghs_faketoken';
  const sha = 'a'.repeat(40);

  it('keeps one comment of its own up to date, beside that of a run, and writes none where it is off', async () => {
    const github = await fakeGitHub({ token: TOKEN });
    try {
      const cwd = experimentSuite(PROVEN);
      const event = {
        repository: { id: 7, default_branch: 'main' },
        pull_request: {
          number: 5,
          head: { sha, repo: { id: 7 } },
          base: { ref: 'main', sha, repo: { id: 7 } },
        },
      };
      writeFileSync(join(cwd, 'event.json'), JSON.stringify(event));
      const pull = (run: number, inputs: Record<string, string> = {}) =>
        runAction(
          cwd,
          { command: 'experiment', experiment: FILE, judge: 'offline', 'github-token': TOKEN, ...inputs },
          {
            env: {
              GITHUB_API_URL: github.url,
              GITHUB_EVENT_NAME: 'pull_request',
              GITHUB_EVENT_PATH: join(cwd, 'event.json'),
              GITHUB_REF: 'refs/pull/5/merge',
              GITHUB_RUN_ID: String(1000 + run),
              GITHUB_RUN_NUMBER: String(run),
              GITHUB_RUN_ATTEMPT: '1',
              GITHUB_WORKFLOW_REF: 'octo/shop/.github/workflows/evals.yml@refs/heads/main',
              GITHUB_SHA: sha,
            },
          },
        );
      await pull(1, { comment: 'false' });
      expect(github.comments).toEqual([]);
      const { code, outputs } = await pull(2);
      expect({ code, comments: github.comments.length }).toEqual({ code: 0, comments: 1 });
      const body = () => github.comments[0]?.body ?? '';
      expect(body()).toMatch(
        /^<!-- assay:evals%2Fexperiment%2Fprompts run=2\.1 .*-->\n### ✅ `b` is better than /,
      );
      expect(body()).toContain('| variant | changes |');
      expect(outputs['comment-url']).toContain('#issuecomment-');
      await pull(3);
      expect(github.comments).toHaveLength(1);
      expect(body()).toContain('run=3.1');
    } finally {
      await github.close();
    }
  });
});
