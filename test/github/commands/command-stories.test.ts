import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readLabel } from '../../../src/calibrations/read-label.ts';
import { accountId, type FakeGitHub, fakeGitHub } from '../../support/fake-github.ts';
import { HAS_GIT, repositoryIn } from '../../support/git-repository.ts';
import { commandsOf, runAction } from '../../support/run-action.ts';
import { folderOf } from '../../support/run-cli.ts';
import { zipOf } from '../../support/zip-writer.ts';

const TOKEN = 'ghs_faketoken';
/** Leaves a trace, so that it is seen whether anything was played. */
const AGENT = `
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
writeFileSync('played', '');
for await (const line of createInterface({ input: process.stdin }))
  console.log(JSON.stringify({ output: 'Within 30 days, ' + (process.env.SHOP_KEY ?? '') + JSON.parse(line).input }));
`;
const FILES = {
  'agent.mjs': AGENT,
  '.gitignore': 'event.json\nplayed\n.assay\n',
  'evals/agents/a.yaml':
    'name: A\nprovider: custom\ninvocation: { command: [node, agent.mjs], protocol: lines, env: { SHOP_KEY: "${SHOP_KEY}" } }\n',
  'evals/scorers/window.yaml': 'name: Window\ntype: regex\nconfig: { pattern: "14 days" }\n',
  'evals/test-cases/cases.yaml': `
- { id: returns, name: Returns, turns: [{ input: How long?, expected_behavior: Names the window., scorers: [window] }] }
- { id: greets, name: Greets, turns: [{ input: hi, checks: [contains: hi] }] }
`,
};
const KEY = 'sk-shop-0123456789';

let github: FakeGitHub;
let cwd: string;
let head: string;
beforeEach(async () => {
  github = await fakeGitHub({ token: TOKEN });
  github.collaborators.set('mona', 'write');
  cwd = folderOf(FILES);
  if (!HAS_GIT) return;
  const repository = repositoryIn(cwd);
  repository.commit({ '.gitignore': FILES['.gitignore'] });
  head = repository.git('rev-parse', 'HEAD').trim();
  github.pulls.push({ number: 5, state: 'open', head: { sha: head }, connected: true });
});
afterEach(() => github.close());

interface StepOptions {
  event?: 'issue_comment' | 'pull_request';
  payload: object;
  inputs?: Record<string, string>;
  run?: number;
}
function step({ event = 'issue_comment', payload, inputs = {}, run = 1 }: StepOptions) {
  const file = join(cwd, 'event.json');
  writeFileSync(file, JSON.stringify({ repository: { id: 7, default_branch: 'main' }, ...payload }));
  return runAction(
    cwd,
    { judge: 'offline', 'github-token': TOKEN, ...inputs },
    {
      env: {
        SHOP_KEY: KEY,
        GITHUB_API_URL: github.url,
        GITHUB_EVENT_NAME: event,
        GITHUB_EVENT_PATH: file,
        GITHUB_REF: 'refs/heads/main',
        GITHUB_REPOSITORY_ID: '7',
        GITHUB_RUN_ID: String(1000 + run),
        GITHUB_RUN_NUMBER: String(run),
        GITHUB_RUN_ATTEMPT: '1',
        GITHUB_SHA: 'b'.repeat(40),
        GITHUB_WORKFLOW_REF: 'octo/shop/.github/workflows/commands.yml@refs/heads/main',
      },
    },
  );
}
const comment = (body: string, author = 'mona', number = 5) => {
  const { id } = github.addComment({ number, body, author });
  return {
    action: 'created',
    issue: { number, pull_request: {} },
    comment: { id, body, user: { login: author, id: accountId(author) } },
  };
};
const answers = () => github.comments.filter(({ author }) => author.endsWith('[bot]'));
const played = () => existsSync(join(cwd, 'played'));

/** What the gate leaves of the head: its report, as an artifact of its run. */
async function gate(): Promise<void> {
  const pull_request = {
    number: 5,
    head: { sha: head, repo: { id: 7 } },
    base: { ref: 'main', repo: { id: 7 } },
  };
  const ended = await step({ event: 'pull_request', payload: { pull_request }, inputs: { state: 'none' } });
  expect(ended.outputs['conclusion'], ended.stdout).toBe('failed');
  const report = readFileSync(ended.outputs['results-path'] ?? '');
  github.addRun({ id: 700, event: 'pull_request', head_branch: 'change', head_sha: head });
  github.addArtifact({
    name: 'assay-report',
    archive: zipOf([{ name: 'results.json', content: report }]),
    workflow_run: { id: 700, repository_id: 7, head_repository_id: 7, head_branch: 'change', head_sha: head },
  });
  rmSync(join(cwd, 'played'));
}

describe.skipIf(!HAS_GIT)('a comment on a pull request', () => {
  it('has cases of its head played, and an answer of its own that gates nothing', async () => {
    const { code, outputs, stdout } = await step({ payload: comment('/assay run g*') });
    expect({ code, ...outputs }, stdout).toMatchObject({ code: 0, conclusion: 'passed', total: '1' });
    expect(played()).toBe(true);
    const [answer] = answers();
    expect(answer).toMatchObject({
      number: 5,
      body: expect.stringMatching(/^<!-- assay:commands%2Fcomment-\d+ run=1\.1/),
    });
    expect(answer?.body).toContain('mona asked for /assay run g');
    expect(answer?.body).toContain('This answer gates nothing.');
    expect(github.reactions).toHaveLength(1);
    expect(github.checks).toEqual([]);
    const failed = await step({ payload: comment('/assay run returns'), inputs: { check: 'true' }, run: 2 });
    expect({ code: failed.code, ...failed.outputs }).toMatchObject({ code: 0, conclusion: 'failed' });
    expect(github.checks).toEqual([]);
    expect(answers()).toHaveLength(2);
  });

  it('of somebody without rights runs nothing and is not answered', async () => {
    const { code, outputs } = await step({ payload: comment('/assay run greets', 'mallory') });
    expect({ code, ...outputs }).toMatchObject({ code: 0, conclusion: 'neutral', 'comment-url': '' });
    expect({ played: played(), answers: answers(), reactions: github.reactions }).toEqual({
      ...{ played: false, answers: [], reactions: [] },
    });
  });

  it('is refused in a sentence where the pull request is of a fork, and no file of it is read', async () => {
    github.pulls.push({ number: 6, state: 'open', head: { sha: head, repo: { id: 8 } }, connected: true });
    writeFileSync(join(cwd, 'evals/assay.yaml'), 'nonsense: [');
    const { code, outputs } = await step({ payload: comment('/assay run greets', 'mona', 6) });
    expect({ code, conclusion: outputs['conclusion'], played: played() }).toEqual({
      ...{ code: 0, conclusion: 'neutral', played: false },
    });
    expect(answers()).toMatchObject([
      { number: 6, body: expect.stringMatching(/⚪ Not done\. The head of this/) },
    ]);
  });

  it('is refused where another commit is checked out, with the line for the workflow', async () => {
    repositoryIn(cwd).commit({ 'other.txt': 'another commit' });
    const { code, stdout } = await step({ payload: comment('/assay run greets') });
    expect({ code, played: played() }).toEqual({ code: 2, played: false });
    const line = 'with: { ref: "refs/pull/${{ github.event.issue.number }}/head" }';
    expect(commandsOf(stdout).find(({ name }) => name === 'error')?.message).toContain(line);
    expect(answers()).toMatchObject([{ body: expect.stringContaining('Evals could not run') }]);
  });

  it('is told of a case that is not there, with the one that was meant', async () => {
    const { code } = await step({ payload: comment('/assay run greats') });
    expect({ code, played: played() }).toEqual({ code: 0, played: false });
    expect(answers()).toMatchObject([{ body: expect.stringContaining('did you mean "greets"?') }]);
  });

  it('makes a verdict a label, ready to be committed, which the next report notes', async () => {
    await gate();
    const ended = await step({ payload: comment('/assay wrong returns -- 30 is right, @octo-team'), run: 2 });
    expect({ code: ended.code, ...ended.outputs, played: played() }, ended.stdout).toMatchObject({
      ...{ code: 0, conclusion: 'neutral', played: false },
    });
    const body = answers().at(-1)?.body ?? '';
    const row = /^```json\n(.*)\n```$/m.exec(body)?.[1] ?? '';
    expect(readLabel(row)).toMatchObject({
      row: {
        ...{ metric: 'window', label: 1, input: 'How long?', output: 'Within 30 days, [redacted]How long?' },
        expected_behavior: 'Names the window.',
        meta: { group: 'returns', label_kind: 'human', marked_by: 'mona', reason: '30 is right, @octo-team' },
      },
    });
    expect(body.replace(row, '')).not.toContain('@octo-team');
    expect(body).toMatch(
      /https:\/\/github\.com\/octo\/shop\/new\/change\?filename=evals%2Flabels%2Frun_\w+\.jsonl/,
    );
    expect(JSON.stringify(github.comments)).not.toContain(KEY);
    await gate();
    expect(answers()[0]?.body).toContain('Marked wrong on this pull request: window on returns (by mona).');
  });

  it('cannot make a label without the report of this commit', async () => {
    await step({ payload: comment('/assay wrong returns') });
    expect(answers()).toMatchObject([{ body: expect.stringContaining('report-artifact: assay-report') }]);
  });

  it('does nothing without the permission to ask, and says so in the log', async () => {
    github.refuse({ match: /collaborators/, status: 403 });
    const { code, outputs, stdout } = await step({ payload: comment('/assay run greets') });
    expect({ code, conclusion: outputs['conclusion'], played: played(), answers: answers() }).toEqual({
      ...{ code: 0, conclusion: 'neutral', played: false, answers: [] },
    });
    expect(commandsOf(stdout).filter(({ name }) => name !== 'add-mask')).toMatchObject([{ name: 'warning' }]);
  });
});
