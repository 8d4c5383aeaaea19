import { chmodSync, cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { POLICY } from '../generation/sample-policy.ts';
import { textOf } from '../support/documents.ts';
import { accountId } from '../support/fake-github.ts';
import { startFakeModelServer } from '../support/fake-model-server.ts';
import { HAS_GIT, repositoryIn } from '../support/git-repository.ts';
import { optimizationSuite } from '../support/optimization-suite.ts';
import { type PlayedRepository, type PlayedStep, playedRepository } from '../support/play-workflow.ts';
import { GUIDED, guideSuite, keysFor } from '../support/recorded-suite.ts';
import { folderOf, ROOT, suiteOf } from '../support/run-cli.ts';
import { SHOWN_FILES, WORKFLOWS, type WorkflowFile } from '../support/workflow-files.ts';

let repository: PlayedRepository;
beforeEach(async () => {
  repository = await playedRepository();
  repository.github.pulls.push({ number: 5, state: 'open', head: { sha: HEAD }, connected: true });
});
afterEach(() => repository.close());

const [HEAD, FORKED] = ['c'.repeat(40), 'd'.repeat(40)];
/** Every workflow that the documents show whole, besides the gate of README.md; each is played below. */
const RECIPES = [
  'affected',
  'commands',
  'comment',
  'generate',
  'nightly',
  'on-the-matrix',
  'optimize',
  'record',
  'regressions',
  'replay',
  'with-forks',
] as const;
const shown = (name: 'evals' | `evals-${(typeof RECIPES)[number]}`) => {
  const path = `.github/workflows/${name}.yml`;
  const file = WORKFLOWS.find((one) => one.from === 'documents' && one.path === path);
  if (file === undefined) throw new Error(`no page shows ${path}`);
  return { path, text: file.text };
};

const NAMES = ['ant', 'bee', 'cat', 'dog', 'eel', 'fly', 'gnu', 'hen'];
/** Eight cases that ask for words which the agent gives back; the broken ones fail. */
const suite = (...broken: string[]) =>
  suiteOf(
    NAMES.map(
      (id) =>
        `- { id: ${id}, name: The ${id}, affects: ['${id}.md'], turns: [{ input: ${id}, checks: [{ contains: ${broken.includes(id) ? 'nothing of the kind' : id} }] }] }\n`,
    ).join(''),
  );
const onPull = (files: string, more: object = {}) => ({
  event: 'pull_request',
  branch: 'change',
  payload: {
    pull_request: {
      number: 5,
      head: { sha: HEAD, repo: { id: 7 } },
      base: { ref: 'main', sha: 'a'.repeat(40), repo: { id: 7 } },
    },
  },
  files,
  ...more,
});
const onPush = (files: string) => ({ event: 'push', payload: { before: '0'.repeat(40) }, files });
const outputs = (steps: PlayedStep[]) =>
  steps.filter(({ ended }) => ended !== undefined).map(({ ended }) => ended?.outputs['conclusion']);
const last = (steps: PlayedStep[]) => steps.at(-1)?.ended;

describe('the workflows of the documents', () => {
  it('are these', () => {
    const names = WORKFLOWS.filter(({ from, where }) => from === 'documents' && !where.startsWith('steps'))
      .map(({ path }) => path.replace(/^.*\/evals-?|\.yml$/g, ''))
      .sort();
    expect(names).toEqual(['', ...RECIPES]);
  });

  it('gate a pull request, and compare it with the main branch', async () => {
    const gate = shown('evals');
    const files = folderOf(
      Object.fromEntries(
        SHOWN_FILES.filter(({ path }) => /greeter|hello/.test(path)).map(({ path, text }) => [path, text]),
      ),
    );
    const pushed = last(await repository.play({ ...gate, ...onPush(files) }));
    expect(pushed?.code, pushed?.stdout).toBe(0);
    expect(pushed?.outputs['artifact-id']).not.toBe('');
    const pulled = last(await repository.play({ ...gate, ...onPull(files) }));
    expect(pulled?.outputs).toMatchObject({ conclusion: 'passed', regressions: '0' });
    expect(repository.github.comments).toHaveLength(1);
    expect(pulled?.stdout).not.toContain('::warning');
    const head = { sha: FORKED };
    const merge_group = { head_sha: FORKED, base_sha: 'a'.repeat(40), base_ref: 'refs/heads/main' };
    const branch = `gh-readonly-queue/main/pr-5-${'a'.repeat(40)}`;
    const queue = { event: 'merge_group', branch, head, payload: { merge_group }, files };
    const queued = last(await repository.play({ ...gate, ...queue }));
    expect(queued?.outputs, queued?.stdout).toMatchObject({ conclusion: 'passed', regressions: '0' });
    expect(queued?.outputs['artifact-id']).not.toBe('');
    expect(repository.github.comments).toHaveLength(1);
  });

  it('show a better prompt with the failure', async () => {
    const files = optimizationSuite(12, 4);
    const failed = last(await repository.play({ ...shown('evals-optimize'), ...onPull(files) }));
    expect(failed?.outputs, failed?.stdout).toMatchObject({
      conclusion: 'failed',
      'optimized-prompt-path': expect.stringMatching(/prompt\.md$/),
    });
    const { comments, artifacts } = repository.github;
    expect(comments).toMatchObject([{ body: expect.stringContaining('Proposed system prompt') }]);
    expect(artifacts.map(({ name }) => name)).toEqual(['assay-optimization']);
  });

  it('make cases of documents, with the settings that stand beside them', async () => {
    const settings = /^generate: \{ documents: .*$/m.exec(textOf('docs/action.md'))?.[0] ?? '';
    const files = optimizationSuite(2, 2, { 'evals/assay.yaml': settings, 'docs/policy.md': POLICY });
    const made = last(
      await repository.play({ ...shown('evals-generate'), event: 'workflow_dispatch', files }),
    );
    expect(made?.outputs, made?.stdout).toMatchObject({ conclusion: 'neutral', total: '20' });
    expect(repository.github.artifacts.map(({ name }) => name)).toEqual(['assay-generated']);
  });

  it.skipIf(!HAS_GIT)('record again what models answer, and answer a fork from that', async () => {
    const server = await startFakeModelServer(GUIDED);
    try {
      const files = guideSuite(['ant', 'bee']);
      const origin = folderOf({});
      const git = repositoryIn(files);
      git.git('init', '--quiet', '--bare', origin);
      git.git('remote', 'add', 'origin', origin);
      const programs = folderOf({ gh: '#!/bin/sh\necho "$*" >> "$HOME/gh.log"\n[ "$2" != view ]\n' });
      chmodSync(join(programs, 'gh'), 0o755);
      const { OPENAI_API_KEY, OPENAI_BASE_URL } = keysFor(server.openaiUrl);
      const env = { OPENAI_BASE_URL, PATH: `${programs}:${process.env['PATH']}` };
      const secrets = { OPENAI_API_KEY };
      const steps = await repository.play({
        ...shown('evals-record'),
        event: 'schedule',
        files,
        env,
        secrets,
      });
      expect(
        steps.map(({ code }) => code),
        last(steps)?.stdout ?? steps.at(-1)?.stdout,
      ).toEqual([0, 0, 0, 0]);
      git.git('fetch', '--quiet', 'origin', 'assay/recordings');
      const made = git.git('diff', '--name-only', 'main', 'FETCH_HEAD').trim().split('\n');
      expect(made).toEqual(['evals/cassettes/guide/ant.jsonl', 'evals/cassettes/guide/bee.jsonl']);

      git.git('checkout', '--quiet', '-b', 'change', 'FETCH_HEAD');
      const asked = server.requests.length;
      const head = { sha: HEAD, repository: 8 };
      const base = { ref: 'main', sha: git.git('rev-parse', 'FETCH_HEAD').trim(), repo: { id: 7 } };
      const payload = { pull_request: { number: 5, head: { sha: HEAD, repo: { id: 8 } }, base } };
      const pulled = await repository.play({ ...shown('evals-replay'), ...onPull(files, { payload, head }) });
      expect(last(pulled)?.outputs, last(pulled)?.stdout).toMatchObject({ conclusion: 'passed', total: '2' });
      expect(server.requests).toHaveLength(asked);
    } finally {
      await server.close();
    }
  });

  it('keep an issue at night: opened when it fails, closed when it passes', async () => {
    const night = shown('evals-nightly');
    const [red, green] = [suite('cat', 'dog'), suite()];
    const failed = await repository.play({ ...night, event: 'schedule', files: red });
    expect(outputs(failed)).toEqual(['failed']);
    expect(repository.github.issues).toMatchObject([{ state: 'open' }]);
    const passed = await repository.play({ ...night, event: 'workflow_dispatch', files: green });
    expect(outputs(passed)).toEqual(['passed']);
    expect(repository.github.issues).toMatchObject([{ state: 'closed' }]);
  });

  it('cut a suite into shards and make one verdict of them', async () => {
    const matrix = shown('evals-on-the-matrix');
    const steps = await repository.play({ ...matrix, ...onPull(suite()) });
    expect(outputs(steps)).toHaveLength(5);
    expect(last(steps)?.outputs, last(steps)?.stdout).toMatchObject({ conclusion: 'passed', total: '8' });
    expect(repository.github.comments).toHaveLength(1);
  });

  it.each([
    ['a branch', 7, 'passed', true],
    ['a fork', 8, 'neutral', false],
  ])('comment on the pull request of %s from a second workflow', async (_, from, conclusion, trusted) => {
    const [run, comment] = [shown('evals-with-forks'), shown('evals-comment')];
    const head = { sha: FORKED, repository: from };
    const repo = { id: from, owner: { login: from === 7 ? 'octo' : 'mallory' } };
    const { pulls, comments, runs } = repository.github;
    pulls.push({ number: 6, state: 'open', head: { sha: FORKED, repo }, connected: trusted });
    const base = { ref: 'main', sha: 'a'.repeat(40), repo: { id: 7 } };
    const payload = { pull_request: { number: 6, head: { sha: FORKED, repo: { id: from } }, base } };
    const pulled = await repository.play({ ...run, ...onPull(suite(), { payload, head }) });
    expect(last(pulled)?.code, last(pulled)?.stdout).toBe(0);
    expect(comments).toEqual([]);
    Object.assign(runs[0] ?? {}, { head_repository: repo });

    const event = { id: 1001, event: 'pull_request', head_sha: FORKED, head_repository: { id: from } };
    const about = { event: 'workflow_run', files: folderOf({}) };
    const reported = await repository.play({ ...comment, ...about, payload: { workflow_run: event } });
    expect(last(reported)?.code, last(reported)?.stdout).toBe(0);
    expect(outputs(reported)).toEqual([conclusion]);
    expect(comments).toMatchObject([
      { number: 6, body: expect.stringMatching(/\[report\]\(\S+\/runs\/1001\/artifacts\/\d+\)/) },
    ]);

    const other = { ...event, event: 'push' };
    expect(await repository.play({ ...comment, ...about, payload: { workflow_run: other } })).toEqual([]);
  });

  it.skipIf(!HAS_GIT)('play what a pull request affects, and everything on the main branch', async () => {
    const affected = shown('evals-affected');
    const files = suite();
    const git = repositoryIn(files);
    git.commit(Object.fromEntries(NAMES.map((name) => [`${name}.md`, `${name}\n`])));
    const base = git.git('rev-parse', 'HEAD').trim();
    git.commit({ 'bee.md': 'changed\n' });
    const payload = {
      pull_request: { number: 5, head: { sha: HEAD, repo: { id: 7 } }, base: { ref: 'main', sha: base } },
    };
    const pulled = last(await repository.play({ ...affected, ...onPull(files, { payload }) }));
    expect(pulled?.outputs, pulled?.stdout).toMatchObject({ conclusion: 'passed', total: '1' });
    const pushed = last(await repository.play({ ...affected, ...onPush(files) }));
    expect(pushed?.outputs).toMatchObject({ conclusion: 'passed', total: '8' });
  });

  it.skipIf(!HAS_GIT)('fail on a regression alone, against state that is signed', async () => {
    const regressions = shown('evals-regressions');
    const files = (...broken: string[]) => {
      const folder = suite(...broken);
      repositoryIn(folder);
      return folder;
    };
    const secrets = { ASSAY_STATE_KEY: '0123456789abcdef0123456789abcdef' };
    const first = await repository.play({ ...regressions, ...onPull(files()), secrets });
    expect(outputs(first)).toEqual(['neutral']);
    await repository.play({ ...regressions, ...onPush(files()), secrets });
    const again = await repository.play({ ...regressions, ...onPull(files()), secrets });
    expect(last(again)?.outputs, last(again)?.stdout).toMatchObject({
      conclusion: 'passed',
      regressions: '0',
    });
    const other = { ASSAY_STATE_KEY: 'another-key-0123456789abcdef' };
    const unsigned = await repository.play({ ...regressions, ...onPull(files()), secrets: other });
    expect(outputs(unsigned)).toEqual(['failed']);
    expect(last(unsigned)?.stdout).toContain('not signed with ASSAY_STATE_KEY');
  });

  it.skipIf(!HAS_GIT)('play cases and take labels by comments of whoever may push', async () => {
    const [gate, commands] = [shown('evals-with-forks'), shown('evals-commands')];
    const files = suite('bee');
    const sha = repositoryIn(files).git('rev-parse', 'HEAD').trim();
    const { github } = repository;
    github.pulls.push({ number: 6, state: 'open', head: { sha }, connected: true });
    github.collaborators.set('mona', 'write');
    const pull_request = {
      number: 6,
      head: { sha, repo: { id: 7 } },
      base: { ref: 'main', sha: 'a'.repeat(40), repo: { id: 7 } },
    };
    await repository.play({ ...gate, ...onPull(files, { payload: { pull_request }, head: { sha } }) });
    const comment = (body: string, author = 'mona', more: object = {}) => {
      const { id } = github.addComment({ number: 6, body, author });
      const payload = {
        action: 'created',
        issue: { number: 6, pull_request: {} },
        comment: { id, body, user: { login: author, id: accountId(author), type: 'User' } },
      };
      return repository.play({ ...commands, event: 'issue_comment', payload, files, ...more });
    };
    const answers = () => github.comments.filter(({ author }) => author.endsWith('[bot]'));

    expect(await comment('What does /assay run do?')).toEqual([]);
    expect(outputs(await comment('/assay run ant', 'mallory'))).toEqual(['neutral']);
    expect(answers()).toEqual([]);

    const played = last(await comment('/assay run ant bee'));
    expect({ code: played?.code, ...played?.outputs }, played?.stdout).toMatchObject({
      ...{ code: 0, conclusion: 'failed', total: '2', 'artifact-id': '' },
    });
    expect(github.reactions).toHaveLength(1);
    expect(answers()).toMatchObject([
      { number: 6, body: expect.stringMatching(/mona asked for \/assay run ant bee: 2 of 8 cases/) },
    ]);

    const wrong = last(await comment('/assay wrong bee'));
    expect(wrong?.outputs, wrong?.stdout).toMatchObject({ conclusion: 'neutral' });
    expect(answers().at(-1)?.body).toContain('A check decides by a rule');
  });

  it('hand the winner of an experiment to a script, by its environment', async () => {
    const used = SHOWN_FILES.filter(({ page }) => /README|scorers|experiments/.test(page));
    const files = folderOf(Object.fromEntries(used.map(({ path, text }) => [path, text])));
    const { path, text } = WORKFLOWS.find((one) => one.path.endsWith('evals-steps-1.yml')) as WorkflowFile;
    const played = await repository.play({ path, text, ...onPull(files) });
    expect(played.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(played[1]?.ended?.outputs['experiment-winner']).toBe('');
    expect(played[2]?.stdout).toBe('The better prompt is not proven\n');
  });

  it('need the permissions that they name', async () => {
    const without = (name: Parameters<typeof shown>[0], scope: string) => {
      const { path, text } = shown(name);
      const less = text.replace(`${scope}: write`, `${scope}: read`);
      expect(less).not.toBe(text);
      return { path, text: less };
    };
    const { comments, issues } = repository.github;
    const gate = without('evals', 'pull-requests');
    const pulled = last(await repository.play({ ...gate, ...onPull(suite()) }));
    expect({ code: pulled?.code, comments }).toEqual({ code: 0, comments: [] });
    expect(pulled?.stdout).toContain('pull-requests: write');
    const night = without('evals-nightly', 'issues');
    const failed = last(await repository.play({ ...night, event: 'schedule', files: suite('ant') }));
    expect({ code: failed?.code, issues }).toEqual({ code: 1, issues: [] });
    expect(failed?.stdout).toContain('issues: write');
  });
});

describe('the workflows of this repository', () => {
  const own = (name: string) => {
    const path = `.github/workflows/${name}.yml`;
    return { path, text: readFileSync(join(ROOT, path), 'utf8') };
  };
  const files = () => {
    const folder = folderOf({});
    cpSync(join(ROOT, 'evals'), join(folder, 'evals'), { recursive: true });
    return folder;
  };

  it('hold its own evals to its own gate, and comment', async () => {
    const ended = last(await repository.play({ ...own('evals'), ...onPull(files()) }));
    expect(ended?.outputs, ended?.stdout).toMatchObject({ conclusion: 'passed' });
    expect(repository.github.comments).toHaveLength(1);
  });

  it('play every case three times at night, and open no issue while it passes', async () => {
    const ended = last(await repository.play({ ...own('nightly'), event: 'schedule', files: files() }));
    expect(ended?.outputs, ended?.stdout).toMatchObject({ conclusion: 'passed' });
    const results = JSON.parse(readFileSync(ended?.outputs['results-path'] ?? '', 'utf8'));
    expect(Math.min(...results.cases.map((one: { attempts: unknown[] }) => one.attempts.length))).toBe(3);
    expect(repository.github.issues).toEqual([]);
  });
});
