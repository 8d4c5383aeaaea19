import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeArtifacts, fakeArtifacts } from '../support/fake-artifacts.ts';
import { type FakeGitHub, fakeGitHub, type Scope } from '../support/fake-github.ts';
import { commandsOf, runAction } from '../support/run-action.ts';
import { folderOf } from '../support/run-cli.ts';

const TOKEN = 'ghs_faketoken';
const HEAD = 'a'.repeat(40);

let github: FakeGitHub;
let service: FakeArtifacts;
beforeEach(async () => {
  github = await fakeGitHub({ token: TOKEN });
  service = await fakeArtifacts(({ name, archive, digest }) => {
    const workflow_run = {
      id: 1001,
      repository_id: 7,
      head_repository_id: 7,
      head_branch: 'x',
      head_sha: HEAD,
    };
    github.addArtifact({ name, archive, digest: digest ?? null, workflow_run });
  });
  github.alsoServe(service.handle);
});
afterEach(async () => {
  await service.close();
  await github.close();
});

/** A suite of two cases, whose agent answers what is asked for or not. */
const checkout = (passes: boolean) =>
  folderOf({
    'agent.mjs': `
import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin }))
  console.log(JSON.stringify({ output: '${passes ? 'hello' : 'no'} ' + JSON.parse(line).input }));
`,
    'evals/agents/a.yaml':
      'name: A\nprovider: custom\ninvocation: { command: [node, agent.mjs], protocol: lines }\n',
    'evals/test-cases/cases.yaml': ['ant', 'bee']
      .map((id) => `- { id: ${id}, name: ${id}, turns: [{ input: ${id}, checks: [contains: hello] }] }\n`)
      .join(''),
  });

type Event = 'pull_request' | 'push' | 'schedule';
async function step(
  cwd: string,
  event: Event,
  inputs: Record<string, string>,
  env: Record<string, string> = {},
) {
  const payload =
    event === 'pull_request'
      ? {
          pull_request: {
            number: 5,
            head: { sha: HEAD, repo: { id: 7 } },
            base: { ref: 'main', repo: { id: 7 } },
          },
        }
      : {};
  writeFileSync(
    join(cwd, 'event.json'),
    JSON.stringify({ repository: { id: 7, default_branch: 'main' }, ...payload }),
  );
  const ended = await runAction(
    cwd,
    { judge: 'offline', 'github-token': TOKEN, ...inputs },
    {
      env: {
        ...service.env,
        ACTIONS_RESULTS_URL: github.url,
        GITHUB_API_URL: github.url,
        GITHUB_EVENT_NAME: event,
        GITHUB_EVENT_PATH: join(cwd, 'event.json'),
        GITHUB_REF: event === 'pull_request' ? 'refs/pull/5/merge' : 'refs/heads/main',
        GITHUB_RUN_ID: '1001',
        GITHUB_RUN_NUMBER: '1',
        GITHUB_RUN_ATTEMPT: '1',
        GITHUB_WORKFLOW_REF: 'octo/shop/.github/workflows/evals.yml@refs/heads/main',
        GITHUB_SHA: HEAD,
        ...env,
      },
    },
  );
  const messages = commandsOf(ended.stdout).map(({ name, message }) => ({ name, message }));
  return {
    ...ended,
    of: (name: string) => messages.filter((one) => one.name === name).map(({ message }) => message),
  };
}

/** Without these scopes; comments can be written with either of two. */
function without(scopes: readonly Scope[]): void {
  for (const scope of scopes) github.permissions[scope] = 'none';
}

const CHECK = { check: 'true', comment: 'off' };
const ISSUE = { issue: 'true' };
/** What a step does, what the token may not, and the permissions that its warnings ask for, a warning for each. */
const MODES: [mode: string, Event, Record<string, string>, missing: Scope[], told: string[]][] = [
  ['a comment', 'pull_request', {}, ['pull-requests', 'issues'], ['pull-requests: write']],
  ['a comment that issues: write is enough for', 'pull_request', {}, ['pull-requests'], []],
  ['a check', 'pull_request', CHECK, ['checks'], ['checks: write']],
  ['an issue', 'schedule', ISSUE, ['issues'], ['issues: write']],
  ['the state of the base branch', 'pull_request', {}, ['actions'], ['actions: read']],
  ['the state that it goes on with', 'push', {}, ['actions'], ['actions: read']],
  ['everything but the code', 'pull_request', { check: 'true' }, ['contents'], []],
  [
    'everything at once',
    'pull_request',
    { check: 'true' },
    ['pull-requests', 'issues', 'checks', 'actions', 'contents'],
    ['pull-requests: write', 'checks: write', 'actions: read'],
  ],
];

describe.each(MODES)('a token without the permission for %s', (_, event, inputs, missing, messages) => {
  it.each([
    ['green', true, 0],
    ['red', false, 1],
  ] as const)('leaves the run %s, and is told once', async (__, passes, exitCode) => {
    without(missing);
    const { code, outputs, of } = await step(checkout(passes), event, inputs);
    const red = exitCode === 1;
    const onCheck = red && inputs['check'] === 'true' && !missing.includes('checks');
    expect(code).toBe(onCheck ? 0 : exitCode);
    expect(outputs['conclusion']).toBe(red ? 'failed' : 'passed');
    const warnings = of('warning');
    expect(warnings).toHaveLength(messages.length);
    for (const scope of messages)
      expect(
        warnings.filter((one) => one.includes(scope)),
        scope,
      ).toHaveLength(1);
    expect(of('error').filter((one) => one.includes('permission'))).toEqual([]);
  });
});

describe('a merge', () => {
  it('of shards that it may not read fails, and names the permission', async () => {
    await step(checkout(true), 'pull_request', { shard: '1/1' });
    without(['actions']);
    const { code, of, outputs } = await step(folderOf({}), 'pull_request', { command: 'merge' });
    expect(code).toBe(3);
    expect(outputs['conclusion']).toBe('failed');
    expect([...of('error'), ...of('warning')].filter((one) => one.includes('actions: read'))).toHaveLength(1);
  });

  it.each([
    ['green', true, 0],
    ['red', false, 1],
  ] as const)('that may not comment is %s all the same', async (_, passes, exitCode) => {
    await step(checkout(passes), 'pull_request', { shard: '1/1' });
    without(['pull-requests', 'issues']);
    const { code, of } = await step(folderOf({}), 'pull_request', { command: 'merge' });
    expect(code).toBe(exitCode);
    expect(of('warning')).toEqual([expect.stringContaining('pull-requests: write')]);
  });
});

describe('a pull request that earlier runs cannot be read for', () => {
  const READ = 'earlier runs cannot be read without the permission "actions: read"';
  const GIVE = 'Give it to the job: permissions: { actions: read }.';
  it('never hears that a baseline will come', async () => {
    without(['actions']);
    await step(checkout(true), 'pull_request', {});
    const body = plain(github.comments[0]?.body ?? '');
    expect(body).toContain(`No baseline: ${READ}. ${GIVE}`);
    expect(body).not.toContain('No baseline yet');
  });

  it('fails under regressions, with the permission to give: green for ever would be no gate', async () => {
    without(['actions']);
    const { code, outputs } = await step(checkout(true), 'pull_request', { 'fail-on': 'regression' });
    expect({ code, outputs }).toMatchObject({
      code: 1,
      outputs: {
        conclusion: 'failed',
        reason: `No baseline to compare with: ${READ}. ${GIVE} With require_baseline: false such a run is neutral. 2 of 2 cases passed (100 %).`,
      },
    });
  });

  it.each([
    ['is neutral where no baseline is required', ['actions'], { 'require-baseline': 'false' }, READ],
    ['is neutral where there is none yet', [], {}, 'yet'],
    ['is neutral without a state where none is required', [], { state: 'none' }, 'yet'],
  ] as const)('%s', async (_, scopes, inputs, why) => {
    without([...scopes]);
    const given = { 'fail-on': 'regression', ...inputs };
    const { code, outputs } = await step(checkout(true), 'pull_request', given);
    expect({ code, conclusion: outputs['conclusion'] }).toEqual({ code: 0, conclusion: 'neutral' });
    expect(outputs['reason']).toContain(why);
  });

  it('fails on a server that keeps no artifacts, with a warning that names what does', async () => {
    const { code, outputs, of } = await step(
      checkout(true),
      'push',
      { 'fail-on': 'regression' },
      { GITHUB_SERVER_URL: 'https://github.acme.example' },
    );
    expect(code).toBe(1);
    expect(outputs['reason']).toContain('state: path');
    expect(of('warning')).toEqual([expect.stringContaining('state: path')]);
  });

  it.each([
    ['pull_request', {}, 'comment, earlier runs to compare with'],
    ['pull_request', { comment: 'off' }, 'earlier runs to compare with'],
    ['push', {}, 'earlier runs to compare with'],
    ['pull_request', { state: 'none' }, 'comment'],
  ] as const)('without a token is told all that is left out: %s %o', async (event, inputs, left) => {
    const none = { 'github-token': '', 'fail-on': 'regression', ...inputs };
    const { of, outputs } = await step(checkout(true), event, none);
    expect(of('notice')).toEqual([expect.stringContaining(`this is left out: ${left}. Leave`)]);
    const unread = 'No baseline to compare with: earlier runs cannot be read without a token';
    expect(outputs['reason']?.startsWith(unread)).toBe(!('state' in inputs));
  });

  it('without a token and anything that would take one is told nothing', async () => {
    const inputs = { 'github-token': '', comment: 'off', state: 'none' };
    const { of } = await step(checkout(true), 'pull_request', inputs);
    expect(of('notice')).toEqual([]);
  });
});

const plain = (text: string) => text.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
