import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  CARELESS,
  callCount,
  holdCalls,
  optimizationSuite,
  promptedAgent,
} from '../support/optimization-suite.ts';
import { optimizationsIn, optimizingRepository } from '../support/optimizing-repository.ts';
import { commandsOf, type Step } from '../support/run-action.ts';
import { ROOT, runCli, until } from '../support/run-cli.ts';

const PROMPT = 'evals/agents/prompt.md';
const BRANCH = 'assay/prompt-clerk-for-change';
const ON_FAILURE = { optimize: 'on-failure' };
const BY_PULL = { ...ON_FAILURE, 'optimized-prompt': 'pull-request' };
const FILES = ['optimization.json', 'optimization.md', 'prompt.diff', 'prompt.md', 'report.html'];
const TITLE = /Proposed system prompt: hold-out \d+\/\d+ → \d+\/\d+ plays of \d+ cases/;

const messages = ({ stdout }: Step, kind: string) =>
  commandsOf(stdout)
    .filter(({ name }) => name === kind)
    .map(({ message }) => message);
const promptOf = (cwd: string) => readFileSync(join(cwd, PROMPT), 'utf8');

describe('a failed pull request of this repository’s evals, with optimize: on-failure', () => {
  it('is told a better prompt with its evidence, and passes with it', async () => {
    const agent = 'evals/agents/support-agent';
    const cwd = mkdtempSync(join(tmpdir(), 'assay-support-'));
    cpSync(join(ROOT, 'evals'), join(cwd, 'evals'), { recursive: true });
    const careless = readFileSync(join(ROOT, agent, 'prompt-careless.md'), 'utf8');
    writeFileSync(join(cwd, agent, 'prompt.md'), careless);
    const { github, artifacts, commit, step } = await optimizingRepository(cwd, `${agent}/prompt.md`);
    const inputs = { ...ON_FAILURE, 'min-pass-rate': '95%' };

    const failed = await step({ inputs });
    expect(failed.code, failed.stdout).toBe(1);
    expect(failed.outputs).toMatchObject({ conclusion: 'failed' });
    const [comment] = github.comments;
    expect(github.comments).toHaveLength(1);
    expect(comment?.body).toMatch(TITLE);
    expect(comment?.body).toContain(`+++ b/${agent}/prompt.md`);
    expect(comment?.body).toMatch(/seen in `run_/);
    expect(failed.summary).toMatch(TITLE);
    expect(Object.keys(artifacts['assay-optimization'] ?? {})).toEqual(FILES);
    const better = readFileSync(failed.outputs['optimized-prompt-path'] ?? '', 'utf8');
    expect(artifacts['assay-optimization']?.['prompt.md']).toBe(better);
    expect(readFileSync(join(cwd, agent, 'prompt.md'), 'utf8')).toBe(careless);

    writeFileSync(join(cwd, agent, 'prompt.md'), better);
    commit(better);
    const passed = await step({ inputs });
    expect(passed.code, passed.stdout).toBe(0);
    expect(passed.outputs).toMatchObject({ conclusion: 'passed', 'optimized-prompt-path': '' });
    expect(github.comments).toHaveLength(1);
    expect(github.comments[0]?.body).not.toMatch(TITLE);
    expect(optimizationsIn(cwd)).toHaveLength(1);
  });
});

describe('optimize: on-failure', () => {
  it('writes the comment first, then the same one again, and leaves every other output as it was', async () => {
    const cwd = optimizationSuite(12, 4);
    const { github, step } = await optimizingRepository(cwd, PROMPT);
    const plain = await step({ inputs: { optimize: 'never' } });
    const usual = github.calls.length;
    expect(usual).toBeLessThanOrEqual(12);
    expect(optimizationsIn(cwd)).toEqual([]);
    const ended = await step({ inputs: ON_FAILURE });
    const own = github.calls.slice(usual).filter((call) => /comments/.test(call) && !call.startsWith('GET'));
    expect(own.map((call) => call.replace(/\/\d+$/, ''))).toEqual([
      'PATCH /repos/octo/shop/issues/comments',
      'PATCH /repos/octo/shop/issues/comments',
    ]);
    expect(github.calls.length - usual).toBeLessThanOrEqual(usual + 6);
    const { 'optimized-prompt-path': path = '', ...outputs } = ended.outputs;
    expect(Object.keys(outputs).sort()).toEqual(
      Object.keys(plain.outputs)
        .filter((name) => name !== 'optimized-prompt-path')
        .sort(),
    );
    for (const name of ['conclusion', 'reason', 'failed', 'pass-rate', 'cost-usd'])
      expect(ended.outputs[name]).toBe(plain.outputs[name]);
    expect([ended.code, plain.code]).toEqual([1, 1]);
    expect(readFileSync(path, 'utf8')).toContain('Rules learned from failures');
    expect(promptOf(cwd)).toBe(`${CARELESS}\n`);
    expect(github.comments).toHaveLength(1);
    expect(github.comments[0]?.body).toMatch(TITLE);
  });

  it('rewrites the comment of mode new too, and takes the request from assay.yaml', async () => {
    const cwd = optimizationSuite(12, 4, {
      'evals/assay.yaml': 'run: { concurrency: 1, max_retries: 0 }\noptimize: { mode: on-failure }\n',
    });
    const { github, step } = await optimizingRepository(cwd, PROMPT);
    await step({ inputs: { comment: 'new' } });
    expect(github.comments).toHaveLength(1);
    expect(github.comments[0]?.body).toMatch(TITLE);
    // The input wins.
    await step({ inputs: { comment: 'new', optimize: 'never' } });
    expect(github.comments).toHaveLength(2);
    expect(github.comments[1]?.body).not.toMatch(TITLE);
  });

  it('loses neither comment nor outputs when it is killed, and says so in no verdict', async () => {
    const cwd = optimizationSuite(12, 4);
    const { github, step } = await optimizingRepository(cwd, PROMPT);
    const release = holdCalls(cwd, 25);
    const ended = await step({
      inputs: ON_FAILURE,
      onStart: (kill) => {
        void until(() => callCount(cwd) > 24).then(() => kill('SIGKILL'));
      },
    });
    release();
    expect(ended.signal).toBe('SIGKILL');
    expect(ended.outputs).toMatchObject({ conclusion: 'failed', failed: '12' });
    expect(github.comments).toMatchObject([{ body: expect.stringContaining('Evals failed') }]);
  });

  it.each([
    ['a fork', { fork: true }, /secrets are not given to forks/],
    ['Dependabot', { actor: 'dependabot[bot]' }, /secrets are not given to Dependabot/],
    ['a budget that the run has used up', { inputs: { 'max-cost-usd': '0.016' } }, /has spent max-cost-usd/],
  ])('(%s) is a notice, and nothing is played', async (_, options, notice) => {
    const cwd = optimizationSuite(12, 4);
    const { step } = await optimizingRepository(cwd, PROMPT);
    const ended = await step({
      ...options,
      inputs: { ...ON_FAILURE, ...('inputs' in options ? options.inputs : {}) },
    });
    expect(ended.code, ended.stdout).toBe(1);
    expect(messages(ended, 'notice').join('\n')).toMatch(notice);
    expect(optimizationsIn(cwd)).toEqual([]);
    expect(callCount(cwd)).toBe(16);
  });

  it.each([
    ['a run that passes', { 'min-pass-rate': '10%' }, 0],
    ['a run that may not fail', { 'fail-on': 'never' }, 0],
    ['a shard', { shard: '1/2' }, 0],
  ])('(%s) is silent, and nothing is optimized', async (_, inputs, code) => {
    const cwd = optimizationSuite(12, 4);
    const { step, artifacts } = await optimizingRepository(cwd, PROMPT);
    const ended = await step({ inputs: { ...ON_FAILURE, ...inputs } });
    expect(ended.code, ended.stdout).toBe(code);
    expect(ended.stdout).not.toContain('optimized');
    expect(optimizationsIn(cwd)).toEqual([]);
    expect(artifacts['assay-optimization']).toBeUndefined();
  });

  it('(an agent that breaks) optimizes nothing', async () => {
    const cwd = optimizationSuite(3, 2, { 'agent.mjs': 'process.exit(3);' });
    const { step } = await optimizingRepository(cwd, PROMPT);
    expect((await step({ inputs: ON_FAILURE })).code).toBe(3);
    expect(optimizationsIn(cwd)).toEqual([]);
  });

  it('(too few failures) says so in the log and leaves the comment alone', async () => {
    const cwd = optimizationSuite(2, 4);
    const { github, step, artifacts } = await optimizingRepository(cwd, PROMPT);
    const ended = await step({ inputs: ON_FAILURE });
    expect(ended.code).toBe(1);
    expect(ended.stdout).toContain('insufficient failures');
    expect(github.calls.filter((call) => /^(POST|PATCH) .*comments/.test(call))).toHaveLength(1);
    expect(artifacts).toEqual({});
  });

  it('(an agent without a prompt) is a warning and no other verdict', async () => {
    const cwd = optimizationSuite(6, 2, {
      'evals/agents/clerk.yaml':
        'name: Clerk\nprovider: custom\ninvocation:\n  command: [node, agent.mjs]\n  protocol: lines\n',
    });
    const { step } = await optimizingRepository(cwd, PROMPT);
    const ended = await step({ inputs: ON_FAILURE });
    expect({ code: ended.code, conclusion: ended.outputs['conclusion'] }).toEqual({
      code: 1,
      conclusion: 'failed',
    });
    expect(messages(ended, 'warning').join('\n')).toMatch(/was not optimized: .*no system_prompt/);
  });

  it('(merge) optimizes once for all shards', async () => {
    const cwd = optimizationSuite(12, 4);
    const { github, step, artifacts } = await optimizingRepository(cwd, PROMPT);
    for (const shard of ['1', '2']) {
      const state = join(cwd, 'parts', shard);
      const played = await runCli(
        ['run', '--judge', 'offline', '--quiet', '--shard', `${shard}/2`, '--state', state],
        { cwd },
      );
      expect(played.code, played.stderr).toBe(0);
      cpSync(state, join(cwd, '.assay/shards', shard), { recursive: true });
    }
    const merged = await step({ inputs: { ...ON_FAILURE, command: 'merge', state: 'path' } });
    expect(merged.code, merged.stdout).toBe(1);
    expect(merged.outputs).toMatchObject({ total: '16', failed: '12' });
    expect(github.comments[0]?.body).toMatch(TITLE);
    expect(Object.keys(artifacts['assay-optimization'] ?? {})).toEqual(FILES);
  });
});

describe('optimized-prompt: pull-request', () => {
  it('opens one pull request into the branch, and moves it on with the next run', async () => {
    const cwd = optimizationSuite(12, 4);
    const { github, commit, step } = await optimizingRepository(cwd, PROMPT);
    const head = github.git.branches.get('change');
    const first = await step({ inputs: BY_PULL });
    expect(first.code, first.stdout).toBe(1);
    const [pull] = github.pulls;
    expect(github.pulls).toHaveLength(1);
    expect(pull).toMatchObject({
      state: 'open',
      head: { ref: BRANCH },
      base: { ref: 'change' },
      title: 'Proposed system prompt for clerk',
    });
    expect(pull?.body).toMatch(TITLE);
    const better = readFileSync(first.outputs['optimized-prompt-path'] ?? '', 'utf8');
    expect(github.git.filesAt(BRANCH)).toEqual({ 'README.md': 'shop', [PROMPT]: better });
    expect(github.git.branches.get('change')).toBe(head);
    expect(github.comments[0]?.body).toContain(`merge #${pull?.number}`);

    commit(promptOf(cwd));
    const second = await step({ inputs: BY_PULL });
    expect(second.code, second.stdout).toBe(1);
    expect(github.pulls).toHaveLength(1);
    expect(github.git.messagesOf(BRANCH).filter((one) => one.includes('Assay-Optimization: '))).toHaveLength(
      2,
    );
    expect(github.git.isAhead('change', BRANCH)).toBe(false);
  });

  it('goes to the main branch after a push, and under the name of the agent alone', async () => {
    const cwd = optimizationSuite(12, 4);
    const { github, step } = await optimizingRepository(cwd, PROMPT);
    const ended = await step({ event: 'schedule', inputs: { ...BY_PULL, state: 'none' } });
    expect(ended.code, ended.stdout).toBe(1);
    expect(github.pulls).toMatchObject([{ head: { ref: 'assay/prompt-clerk' }, base: { ref: 'main' } }]);
  });

  it('(a merge queue, whose branch goes away) is a notice', async () => {
    const cwd = optimizationSuite(12, 4);
    const { github, step } = await optimizingRepository(cwd, PROMPT);
    const ended = await step({ event: 'merge_group', inputs: { ...BY_PULL, state: 'none' } });
    expect(ended.code, ended.stdout).toBe(1);
    expect(messages(ended, 'notice').join()).toContain('no branch that it could go to');
    expect(github.pulls).toEqual([]);
    expect(ended.outputs['optimized-prompt-path']).not.toBe('');
  });

  it('leaves a branch alone on which somebody else has committed', async () => {
    const cwd = optimizationSuite(12, 4);
    const { github, step } = await optimizingRepository(cwd, PROMPT);
    const parents = [github.git.branches.get('change') ?? ''];
    const theirs = github.git.commit({ [PROMPT]: 'theirs' }, { parents, branch: BRANCH });
    const ended = await step({ inputs: BY_PULL });
    expect(github.git.branches.get(BRANCH)).toBe(theirs);
    expect(github.pulls).toEqual([]);
    expect(messages(ended, 'notice').join()).toContain('somebody else has committed there');
    expect(github.comments[0]?.body).toMatch(TITLE);
  });

  it.each([
    ['contents are not to be written', { permissions: { contents: 'read' as const } }, '"contents: write"'],
    ['workflows may not open any', { opensPulls: false }, 'Allow GitHub Actions to create pull requests'],
  ])('(%s) is a notice that says what it takes, and the comment', async (_, options, message) => {
    const cwd = optimizationSuite(12, 4);
    const { github, step } = await optimizingRepository(cwd, PROMPT, options);
    const ended = await step({ inputs: BY_PULL });
    expect(ended.code).toBe(1);
    expect(messages(ended, 'notice').join('\n')).toContain(message);
    expect(messages(ended, 'warning')).toEqual([]);
    expect(github.pulls).toEqual([]);
    expect(github.comments[0]?.body).toMatch(TITLE);
    expect(github.comments[0]?.body).not.toContain('merge #');
  });

  it.each([
    ['409', /POST .*\/git\/refs$/, 409],
    ['422', /POST .*\/pulls$/, 422],
    ['404', /GET .*\/git\/commits\//, 404],
  ])('(status %s) is a notice, never another verdict', async (_, match, status) => {
    const cwd = optimizationSuite(12, 4);
    const { github, step } = await optimizingRepository(cwd, PROMPT);
    github.refuse({ match, status, times: 9 });
    const ended = await step({ inputs: BY_PULL });
    expect(ended.code).toBe(1);
    expect(messages(ended, 'notice').join('\n')).toContain(`status ${status}`);
    expect(github.comments[0]?.body).toMatch(TITLE);
  });
});

describe('command: optimize', () => {
  it('learns from what an earlier step of the job has stored, and tells it in a comment of its own', async () => {
    const cwd = optimizationSuite(12, 4);
    const { github, step, artifacts } = await optimizingRepository(cwd, PROMPT);
    await step();
    const ended = await step({ inputs: { command: 'optimize' } });
    expect(ended.code, ended.stdout).toBe(0);
    expect(ended.outputs).toMatchObject({
      conclusion: 'neutral',
      'run-id': expect.stringMatching(/^opt_/),
      'optimized-prompt-path': expect.stringMatching(/prompt\.md$/),
      reason: expect.stringContaining('hold-out'),
    });
    expect(ended.outputs['artifact-id']).not.toBe('');
    expect(Object.keys(artifacts['assay-optimization'] ?? {})).toEqual(FILES);
    // The file lies beside the diff; whoever reads the summary has neither, and is shown where they are.
    const report = readFileSync(join(dirname(ended.outputs['report-path'] ?? ''), 'optimization.md'), 'utf8');
    const useOf = (text: string) => /^To use it: .*$/m.exec(text)?.[0] ?? '';
    const [ofFile, ofSummary] = [useOf(report), useOf(ended.summary)] as const;
    expect(ofFile).toContain('assay optimize --resume opt');
    expect(ofSummary).toMatch(
      /gh run download \d+ -n assay-optimization .*git apply prompt.*artifacts\/\d+\)/,
    );
    expect(report.replace(ofFile, ofSummary)).toBe(ended.summary);
    expect(github.comments).toHaveLength(2);
    expect(github.comments[0]?.body).toContain('Evals failed');
    expect(github.comments[1]?.body).toContain('Prompt optimization: ');
    expect(ended.outputs['comment-url']).toContain(String(github.comments[1]?.id));
  });

  it.each([
    ['nothing is stored', {}, 0, 'neutral', /too few failures/],
    ['it is on a fork', { fork: true }, 0, 'neutral', /secrets are not given to forks/],
  ])('(%s) is done without a prompt', async (_, options, code, conclusion, reason) => {
    const cwd = optimizationSuite(3, 3);
    const { step } = await optimizingRepository(cwd, PROMPT);
    const ended = await step({ ...options, inputs: { command: 'optimize' } });
    expect({ code: ended.code, conclusion: ended.outputs['conclusion'] }).toEqual({ code, conclusion });
    expect(ended.outputs['reason']).toMatch(reason);
    expect(ended.outputs['optimized-prompt-path'] ?? '').toBe('');
    expect(callCount(cwd)).toBe(0);
  });
});

describe('a secret', () => {
  const KEY = 'canary-optimize-secret-0123456789';
  it('that the prompt holds and the agent says stands in nothing that is left, and is never committed', async () => {
    const cwd = optimizationSuite(12, 4, {
      [PROMPT]: `${CARELESS}\n\nThe key of the till is ${KEY}.\n`,
      'agent.mjs': promptedAgent('/Rules learned from failures|thorough/.test(prompt)').replace(
        "'I would rather not say.'",
        "'I would rather not say. ' + prompt",
      ),
    });
    const { github, step, artifacts } = await optimizingRepository(cwd, PROMPT);
    github.git.commit({}, { branch: 'change' });
    const ended = await step({ inputs: BY_PULL, env: { SHOP_TILL_KEY: KEY } });
    expect(ended.code, ended.stdout).toBe(1);
    expect(messages(ended, 'notice').join()).toContain('it holds a secret');
    expect(github.comments[0]?.body).toMatch(TITLE);
    const left = [
      ...github.comments.map(({ body }) => body),
      ...github.pulls.map(({ body }) => body),
      ended.summary,
      JSON.stringify(ended.outputs),
      ended.stdout.replace(/^::add-mask::.*$/gm, ''),
      JSON.stringify(artifacts),
    ].join('\n');
    expect(left).toContain('redacted');
    expect(left).not.toContain('canary-optimize');
    expect([...github.git.branches.keys()].sort()).toEqual(['change', 'main']);
    expect(github.calls.filter((call) => call.includes('/git/'))).toEqual([]);
  });
});
