// long because every story needs both workflows: the run of a fork and the one that reports on it.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { uploadReport } from '../../src/github/state/report-artifact.ts';
import { type FakeArtifacts, fakeArtifacts } from '../support/fake-artifacts.ts';
import { type FakeGitHub, type FakePull, type FakeRun, fakeGitHub } from '../support/fake-github.ts';
import { hostileTexts } from '../support/hostile-texts.ts';
import { liveReferences } from '../support/live-markdown.ts';
import { commandsOf, runAction } from '../support/run-action.ts';
import { folderOf } from '../support/run-cli.ts';
import { zipOf } from '../support/zip-writer.ts';

const TOKEN = 'ghs_faketoken';
const WORKFLOW = '.github/workflows/evals.yml';
const HEAD = 'c'.repeat(40);
const FORK = { id: 8, owner: { login: 'mallory' } };
const OURS = { id: 7, owner: { login: 'octo' } };
const CANARY = 'canary-0123456789';

let github: FakeGitHub;
let service: FakeArtifacts;
/** The run under way: what GitHub knows of it beside the artifact. */
let now: { run: number; attempt: number; head: typeof FORK };

beforeEach(async () => {
  github = await fakeGitHub({ token: TOKEN });
  service = await fakeArtifacts(({ name, archive, digest }) => {
    const { run, attempt, head } = now;
    ran({ run, attempt, head });
    left({ run, head, name, archive, digest: digest ?? null });
  });
  github.alsoServe(service.handle);
});
afterEach(async () => {
  await service.close();
  await github.close();
});

interface Ran extends Partial<FakeRun> {
  run: number;
  attempt?: number;
  head?: typeof FORK | null;
}
/** A run of the evals on a pull request that GitHub knows of; of a fork unless it says something else. */
function ran({ run, attempt = 1, head = FORK, ...more }: Ran) {
  const pullRequestRun = {
    id: 1000 + run,
    run_number: run,
    run_attempt: attempt,
    event: 'pull_request',
    path: WORKFLOW,
    head_branch: 'change',
    head_sha: HEAD,
    run_started_at: '2026-01-01T00:00:00Z',
    head_repository: head,
    ...more,
  };
  const known = github.runs.find(({ id }) => id === pullRequestRun.id);
  return known === undefined ? github.addRun(pullRequestRun) : Object.assign(known, pullRequestRun);
}
/** An artifact that it left. */
function left({
  run,
  head = FORK,
  ...more
}: { run: number; head?: typeof FORK } & Parameters<FakeGitHub['addArtifact']>[0]) {
  return github.addArtifact({
    name: 'assay-report',
    workflow_run: {
      id: 1000 + run,
      repository_id: 7,
      head_repository_id: head.id,
      head_branch: 'change',
      head_sha: HEAD,
    },
    ...more,
  });
}
function opened(more: Partial<FakePull> = {}) {
  const head = { sha: HEAD, ref: 'change', repo: FORK };
  github.pulls.push({ number: 5, state: 'open', connected: false, head, ...more });
}

/** A checkout of the suite, whose agent gives this answer and tells of its secret. */
const checkout = (answer: string) =>
  folderOf({
    'agent.mjs': `
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
writeFileSync('called', '');
for await (const line of createInterface({ input: process.stdin }))
  console.log(JSON.stringify({ output: ${JSON.stringify(answer)} + ' ' + process.env.SHOP }));
`,
    'evals/agents/a.yaml':
      'name: A\nprovider: custom\ninvocation: { command: [node, agent.mjs], protocol: lines, env: { SHOP: "${SHOP_TOKEN}" } }\n',
    'evals/test-cases/cases.yaml': Array.from(
      { length: 3 },
      (_, at) =>
        `- { id: case-${at}, name: Case ${at}, turns: [{ input: q${at}, checks: [contains: hello] }] }\n`,
    ).join(''),
  });

const step = (cwd: string, inputs: Record<string, string>, env: Record<string, string>, event: object) => {
  writeFileSync(join(cwd, 'event.json'), JSON.stringify(event));
  return runAction(
    cwd,
    { 'github-token': TOKEN, ...inputs },
    {
      env: {
        ...service.env,
        GITHUB_API_URL: github.url,
        GITHUB_EVENT_PATH: join(cwd, 'event.json'),
        GITHUB_REPOSITORY_ID: '7',
        GITHUB_SHA: 'b'.repeat(40),
        ...env,
      },
    },
  );
};
const repository = { id: 7, default_branch: 'main' };

interface Played {
  run?: number;
  attempt?: number;
  head?: typeof FORK;
  inputs?: Record<string, string>;
  /** Whether the token of the run may write, as one of a fork may not. */
  mayWrite?: boolean;
}
/** The first workflow: the evals on a pull request. */
async function play(
  answer: string,
  { run = 1, attempt = 1, head = FORK, inputs = {}, mayWrite = false }: Played = {},
) {
  now = { run, attempt, head };
  const before = { ...github.permissions };
  if (!mayWrite)
    Object.assign(github.permissions, { 'pull-requests': 'read', issues: 'read', checks: 'none' });
  const cwd = checkout(answer);
  const ended = await step(
    cwd,
    { judge: 'offline', 'report-artifact': 'assay-report', ...inputs },
    {
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_RUN_ID: String(1000 + run),
      GITHUB_RUN_NUMBER: String(run),
      GITHUB_RUN_ATTEMPT: String(attempt),
      GITHUB_WORKFLOW_REF: `octo/shop/${WORKFLOW}@refs/pull/5/merge`,
      SHOP_TOKEN: CANARY,
    },
    {
      repository,
      pull_request: { number: 5, head: { sha: HEAD, repo: head }, base: { ref: 'main', repo: repository } },
    },
  );
  Object.assign(github.permissions, before);
  if (github.runs.some(({ id }) => id === 1000 + run))
    ran({ run, attempt, head, conclusion: ended.code === 0 ? 'success' : 'failure' });
  return { ...ended, cwd };
}

/** The second workflow, in a workspace without any file of the repository. Its payload lies wherever it may. */
async function report(
  run: number,
  inputs: Record<string, string> = {},
  event = 'workflow_run',
  env: Record<string, string> = {},
) {
  const cwd = folderOf({});
  github.calls.length = 0;
  const ended = await step(
    cwd,
    { command: 'report', ...inputs },
    {
      GITHUB_EVENT_NAME: event,
      GITHUB_RUN_ID: '9000',
      GITHUB_RUN_NUMBER: '77',
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_WORKFLOW_REF: 'octo/shop/.github/workflows/report.yml@refs/heads/main',
      ...env,
    },
    {
      repository,
      workflow_run: {
        id: 1000 + run,
        head_sha: 'e'.repeat(40),
        head_branch: 'main',
        head_repository: FORK,
        pull_requests: [{ number: 99 }],
      },
    },
  );
  return { ...ended, cwd };
}
const warnings = (stdout: string, name = 'warning') =>
  commandsOf(stdout)
    .filter((one) => one.name === name)
    .map(({ message }) => message);
const writes = () => github.calls.filter((call) => !call.startsWith('GET'));

/** results.json of a real run, to be spoiled. */
async function honest(answer = 'hello'): Promise<Record<string, unknown>> {
  const { outputs } = await play(answer);
  const results = JSON.parse(readFileSync(outputs['results-path']!, 'utf8'));
  github.artifacts.length = 0;
  return results;
}
const archiveOf = (results: unknown) =>
  zipOf([{ name: 'results.json', content: typeof results === 'string' ? results : JSON.stringify(results) }]);

describe('a pull request of a fork, in two workflows', () => {
  it('is played without any right, and commented on by the second one', async () => {
    opened();
    const first = await play('no');
    expect(first.code).toBe(1);
    expect(github.comments).toEqual([]);
    expect(service.artifacts).toMatchObject([{ name: 'assay-report', finalized: true }]);

    const { code, outputs, summary, stdout, cwd } = await report(1, { check: 'true' });
    expect(code).toBe(0);
    expect(github.comments).toHaveLength(1);
    const [comment] = github.comments;
    expect(comment).toMatchObject({ number: 5, author: 'github-actions[bot]' });
    expect(comment?.body).toMatch(/^<!-- assay:evals run=1\.1 sha=c{40} failed -->\n### ❌ Evals failed/);
    expect(comment?.body).toContain('Reported by the workflow run of the branch itself.');
    const run = 'https://github.com/octo/shop/actions/runs/1001';
    for (const link of [
      `(${run}/attempts/1)`,
      `(${run}/artifacts/${github.artifacts[0]?.id})`,
      `[re-run](${run})`,
    ])
      expect(comment?.body).toContain(link);
    expect(comment?.body).toContain(`/octo/shop/blob/${HEAD}/evals/test-cases/cases.yaml#L1)`);
    expect(github.checks).toMatchObject([
      {
        head_sha: HEAD,
        conclusion: 'failure',
        title: "The branch's own run says: failed, 0 of 3 judged cases passed",
        annotations: [],
        details_url: `${run}/attempts/1`,
      },
    ]);
    expect(outputs).toMatchObject({
      conclusion: 'failed',
      reason: github.checks[0]?.title,
      total: '3',
      failed: '3',
      'pass-rate': '0',
    });
    expect(outputs['comment-url']).toContain(`#issuecomment-${comment?.id}`);
    expect(summary).toContain('Reported by the workflow run of the branch itself');
    expect(warnings(stdout)).toEqual([]);
    expect(readdirSync(cwd), 'nothing is written into the workspace').toEqual(['event.json']);
    expect(github.calls.length).toBeLessThanOrEqual(12);
  });

  it('that passes gets no green check by its own word', async () => {
    opened();
    await play('hello');
    const { outputs, summary } = await report(1, { check: 'true' });
    const heading = "⚪ Evals passed, says the branch's own run";
    expect(github.comments[0]?.body).toContain(`### ${heading}\n`);
    expect(github.checks[0]?.summary).toContain(`### ${heading}\n`);
    expect(summary).toContain(`## ${heading}\n`);
    expect(github.comments[0]?.body).not.toContain('✅');
    expect(github.comments[0]?.body).toContain('Reported by the workflow run of the branch itself.');
    expect(github.checks).toMatchObject([
      { conclusion: 'neutral', title: "The branch's own run says: passed, 3 of 3 judged cases passed" },
    ]);
    expect(outputs['conclusion']).toBe('neutral');
  });

  it('of this repository is believed as the run itself is', async () => {
    opened({ head: { sha: HEAD, ref: 'change', repo: OURS }, connected: true });
    await play('hello', { head: OURS });
    const { outputs } = await report(1, { check: 'true' });
    expect(github.checks).toMatchObject([{ conclusion: 'success' }]);
    expect(outputs['conclusion']).toBe('passed');
    expect(github.comments[0]?.body).not.toContain('Reported by');
  });

  it('shares the comment with the run itself, where the newer one wins', async () => {
    opened({ head: { sha: HEAD, ref: 'change', repo: OURS } });
    await play('no', { run: 3, head: OURS, mayWrite: true });
    expect(github.comments[0]?.body).toContain(`/artifacts/${service.artifacts[0]?.id})`);
    const body = github.comments[0]?.body;
    await play('hello', { run: 2, head: OURS });
    await report(2);
    expect(github.comments.map((one) => one.body)).toEqual([body]);
    await play('hello', { run: 4, head: OURS });
    await report(4);
    expect(github.comments.map((one) => one.body)).toEqual([expect.stringMatching(/run=4\.1 .*\n### ✅/)]);
  });

  it('is reported by run-id on another event, and under its own key', async () => {
    opened();
    await play('no');
    await report(1, { 'run-id': '1001', 'comment-key': 'shop' }, 'workflow_dispatch');
    expect(github.comments[0]?.body).toMatch(/^<!-- assay:shop run=1\.1/);
    await report(1, { 'run-id': '1001' }, 'pull_request_target');
    expect(github.comments).toHaveLength(2);
  });

  it('of an attempt after is reported by that one; its artifact takes the place of the one before', async () => {
    opened();
    await play('no');
    await report(1);
    await play('hello', { attempt: 2 });
    expect(service.artifacts.map(({ name }) => name)).toEqual(['assay-report']);
    await report(1);
    expect(github.comments.map((one) => one.body)).toEqual([
      expect.stringMatching(/run=1\.2 .*\n### ⚪ Evals passed/),
    ]);
  });

  it.each([
    ['failure', 'neutral', /### ⚪ Evals neutral/],
    ['success', 'passed', /### ✅ Evals passed/],
  ])('whose last attempt left none and ended in %s is %s', async (conclusion, word, heading) => {
    opened({ head: { sha: HEAD, ref: 'change', repo: OURS } });
    await play('hello', { head: OURS });
    ran({
      run: 1,
      attempt: 2,
      head: OURS,
      conclusion,
      run_started_at: new Date(Date.now() + 60_000).toISOString(),
    });
    const { outputs } = await report(1, { check: 'true' });
    expect(outputs['conclusion']).toBe(word);
    expect(github.checks[0]?.conclusion).toBe(word === 'passed' ? 'success' : 'neutral');
    expect(github.comments[0]?.body).toMatch(heading);
    expect(github.comments[0]?.body).toContain('An earlier attempt of the run made this report');
  });

  it('leaves one file, without a secret', async () => {
    await play('hello');
    const [{ archive } = { archive: undefined }] = service.artifacts;
    const listing = Buffer.from(archive ?? []).toString('latin1');
    expect(listing.match(/PK\x01\x02/g)).toHaveLength(1);
    const results = await honest();
    expect(JSON.stringify(results)).toContain('[redacted]');
    expect(JSON.stringify(results)).not.toContain(CANARY);
  });

  it('is one of all shards, which the merge leaves', async () => {
    const names = () => service.artifacts.map(({ name }) => name).sort();
    for (const shard of ['1/2', '2/2']) await play('hello', { inputs: { shard } });
    expect(names()).toEqual(['assay-shard-1-of-2-1', 'assay-shard-2-of-2-1']);
    const merged = await play('hello', { inputs: { command: 'merge' } });
    expect(merged.outputs, merged.stdout).toMatchObject({ conclusion: 'passed', total: '3' });
    expect(names()).toEqual(['assay-report', 'assay-shard-1-of-2-1', 'assay-shard-2-of-2-1']);
    opened();
    const { outputs } = await report(1);
    expect(outputs).toMatchObject({ total: '3', passed: '3' });
    expect(github.comments[0]?.body).toContain('### ⚪ Evals passed');
  });

  it.each([
    ['an upload that is refused', {}, 403],
    ['the name of the state', { 'report-artifact': 'assay-state' }, 0],
    ['a name that GitHub does not take', { 'report-artifact': 'a/b:c' }, 0],
  ])('costs a warning and no more with %s', async (_, inputs, status) => {
    if (status > 0) service.refuse('CreateArtifact', status, 99);
    const { code, stdout } = await play('hello', { inputs, mayWrite: true });
    expect(code).toBe(0);
    expect(warnings(stdout)).toEqual([expect.stringMatching(/^The report was not uploaded: /)]);
    expect(github.comments[0]?.body).not.toContain('/artifacts/');
  });
});

describe('a run to report on', () => {
  it.each<[string, Ran, Partial<FakePull>[]]>([
    ['has no pull request', { run: 1 }, []],
    [
      'is of a head that has moved on',
      { run: 1 },
      [{ head: { sha: 'd'.repeat(40), ref: 'change', repo: FORK } }],
    ],
    ['is of a pull request that was closed', { run: 1 }, [{ state: 'closed' }]],
    [
      'has the commit of somebody else',
      { run: 1 },
      [{ head: { sha: HEAD, ref: 'x', repo: OURS }, connected: true }],
    ],
    ['goes on', { run: 1, status: 'in_progress', conclusion: null }, [{}]],
  ])('that %s leaves everything as it is', async (_, run, pulls) => {
    for (const pull of pulls) opened(pull);
    ran(run);
    left({ run: 1, archive: archiveOf({}) });
    const { code, outputs, stdout } = await report(1, { check: 'true' });
    expect({ code, conclusion: outputs['conclusion'] }).toEqual({ code: 0, conclusion: 'neutral' });
    expect(warnings(stdout, 'notice')).toHaveLength(1);
    expect(writes()).toEqual([]);
  });

  it('tells the right one of several pull requests, whatever the artifact says', async () => {
    const results = await honest('no');
    const head = { sha: HEAD, ref: 'change', repo: FORK };
    opened({ number: 6, head, base: { ref: 'next' } });
    opened({ number: 5, head });
    opened({ number: 7, head: { ...head, ref: 'other' } });
    ran({ run: 1 });
    left({
      run: 1,
      archive: archiveOf({ ...results, pull_request: 99, number: 99, reason: 'pull request #99' }),
    });
    await report(1);
    expect(github.comments.map(({ number }) => number)).toEqual([5]);
    expect(github.calls.some((call) => call.includes('/issues/99'))).toBe(false);
  });

  it.each([
    ['is not known', { id: 4711 }, 'workflow_run'],
    ['is of another repository', { run: 1, repository: { id: 12 } }, 'workflow_run'],
    ['is not named', { run: 1 }, 'push'],
  ])('that %s is refused, and nobody is told', async (_, run, event) => {
    opened();
    ran({ run: 1, ...run });
    left({ run: 1, archive: archiveOf({}) });
    const { code, stdout, outputs } = await report(1, { check: 'true' }, event);
    expect({ code, conclusion: outputs['conclusion'] }).toEqual({ code: 2, conclusion: 'failed' });
    expect(warnings(stdout, 'error')).toHaveLength(1);
    expect(writes()).toEqual([]);
  });

  it.each([
    ['actions', 'actions: read'],
    ['pull-requests', 'pull-requests: read'],
  ] as const)('cannot be asked for without %s, which is said', async (scope, permission) => {
    opened();
    ran({ run: 1 });
    github.permissions[scope] = 'none';
    const { code, stdout } = await report(1);
    expect(code).toBe(3);
    expect(warnings(stdout, 'error')).toEqual([expect.stringContaining(permission)]);
  });

  it.each([
    ['pull-requests', 'pull-requests: write', 'read'],
    ['checks', 'checks: write', 'none'],
  ] as const)('costs a warning where %s may not be written', async (scope, permission, level) => {
    opened();
    await play('no');
    github.permissions[scope] = level;
    if (scope === 'pull-requests') github.permissions.issues = 'none';
    const { code, outputs, stdout } = await report(1, { check: String(scope === 'checks') });
    expect({ code, conclusion: outputs['conclusion'] }).toEqual({ code: 0, conclusion: 'failed' });
    expect(warnings(stdout)).toEqual([expect.stringContaining(permission)]);
  });
});

describe('a report that cannot be shown', () => {
  const bomb = `{"a":${'['.repeat(5_000_000)}`;
  const cases: [string, () => Promise<unknown>, RegExp][] = [
    ['is missing', async () => ran({ run: 1, conclusion: 'failure' }), /did not succeed and left no report/],
    ['is missing after all went well', async () => undefined, /left no report/],
    ['has expired', async () => left({ run: 1, expired: true }), /has expired/],
    [
      'is no archive',
      async () => left({ run: 1, archive: Buffer.from('<html>') }),
      /damaged or no zip archive/,
    ],
    [
      'has another digest',
      async () => left({ run: 1, archive: archiveOf({}), digest: `sha256:${'0'.repeat(64)}` }),
      /digest/,
    ],
    [
      'has two files',
      async () => left({ run: 1, archive: zipOf([{ name: 'results.json', content: '{}' }, { name: 'x' }]) }),
      /something else/,
    ],
    [
      'climbs out',
      async () => left({ run: 1, archive: zipOf([{ name: '../results.json', content: '{}' }]) }),
      /not taken/,
    ],
    [
      'is a link',
      async () =>
        left({ run: 1, archive: zipOf([{ name: 'results.json', content: '/etc/passwd', mode: 0o120777 }]) }),
      /link/,
    ],
    [
      'inflates to 100 MB',
      async () =>
        left({ run: 1, archive: zipOf([{ name: 'results.json', content: new Uint8Array(100e6) }]) }),
      /64 MiB/,
    ],
    ['is a depth bomb', async () => left({ run: 1, archive: archiveOf(bomb) }), /too deep/],
    ['is no JSON', async () => left({ run: 1, archive: archiveOf('{') }), /no JSON/],
    [
      'is something else',
      async () => left({ run: 1, archive: archiveOf({ passed: true }) }),
      /not the results of a run/,
    ],
    [
      'counts what is not there',
      async () =>
        left({ run: 1, archive: archiveOf({ ...(await honest('no')), pass_rate: 1, conclusion: 'passed' }) }),
      /numbers/,
    ],
    [
      'has texts for counts',
      async () => left({ run: 1, archive: archiveOf({ ...(await honest()), duration_ms: '@octo-team' }) }),
      /not the results/,
    ],
    [
      'is of another name',
      async () => left({ run: 1, name: 'other', archive: archiveOf(await honest()) }),
      /left no report/,
    ],
  ];
  it.each(cases)('since it %s is neutral, and the pull request is told', async (_, prepare, words) => {
    opened();
    ran({ run: 1 });
    await prepare();
    const { code, outputs, stdout } = await report(1, { check: 'true' });
    expect({ code, conclusion: outputs['conclusion'] }).toEqual({ code: 0, conclusion: 'neutral' });
    expect(outputs['reason']).toMatch(words);
    expect(github.comments).toHaveLength(1);
    const body = github.comments[0]?.body ?? '';
    expect(body).toMatch(/^<!-- assay:evals run=1\.1 sha=c{40} -->\n### ⚪ No eval report\n/);
    expect(body).toContain('(https://github.com/octo/shop/actions/runs/1001/attempts/1)');
    expect(liveReferences(body.replaceAll(/\]\(https:[^)]*\)/g, ']').replace(/^<!--.*/, ''))).toEqual([]);
    expect(github.checks).toMatchObject([
      { conclusion: 'neutral', head_sha: HEAD, title: outputs['reason'] },
    ]);
    expect(warnings(stdout, 'notice')).toHaveLength(1);
  });

  it('takes the place of an older word', async () => {
    opened({ head: { sha: HEAD, ref: 'change', repo: OURS } });
    await play('hello', { run: 1, head: OURS });
    await report(1);
    expect(github.comments[0]?.body).toContain('✅');
    ran({ run: 2, head: OURS, conclusion: 'failure' });
    await report(2);
    expect(github.comments.map(({ body }) => body)).toEqual([
      expect.stringMatching(/run=2\.1 .*\n### ⚪ No eval/),
    ]);
  });
});

describe('a report with hostile texts', () => {
  it('has no effect in comment, check, summary, outputs or log', async () => {
    const results = await honest('no');
    const texts = [...hostileTexts, 'x'.repeat(2_000_000), 'pull request #99 @octo-team'];
    const [first] = results['cases'] as Record<string, unknown>[];
    const cases = texts.map((text, at) => {
      const one = structuredClone(first) as Record<string, unknown> & { attempts: Record<string, unknown>[] };
      const turn = (one.attempts[0]!['turns'] as Record<string, unknown>[])[0]!;
      Object.assign(turn, { turn_id: text, input: text, output: text });
      for (const result of Object.values(turn['results'] as Record<string, Record<string, unknown>>))
        Object.assign(result, { reasoning: text });
      turn['results'] = {
        ...(turn['results'] as object),
        [text]: { score: 0, pass: false, reasoning: text, metadata: {} },
      };
      const location = { file: `../../${text}`, line: 1 };
      return Object.assign(one, { id: `${at}${text}`, name: text, agent_id: text, tags: [text], location });
    });
    const counts = { total: cases.length, passed: 0, failed: cases.length, errored: 0, skipped: 0 };
    const nasty = 'line\n::error::x\n##[add-path]/x\n@octo-team fixes #1 ![p](https://example.test/p.png)';
    opened();
    ran({ run: 1 });
    const archive = archiveOf({
      ...results,
      cases,
      counts,
      reason: nasty,
      judge: { mode: 'llm', model: nasty },
    });
    left({ run: 1, archive });
    const { code, stdout, outputs, summary } = await report(1, { check: 'true' });
    expect({ code, ...outputs }).toMatchObject({
      code: 0,
      conclusion: 'failed',
      failed: String(cases.length),
    });
    const [body, check] = [github.comments[0]?.body ?? '', github.checks[0]];
    expect(body).toContain('### ❌ Evals failed');
    expect(Buffer.byteLength(body)).toBeLessThan(60_000);
    for (const words of [body.replace(/^<!--.*/, ''), check?.summary.replace(/^<!--.*/, '') ?? '', summary]) {
      expect(
        liveReferences(words.replaceAll(/\]\(https:\/\/github\.com\/octo\/shop\/actions[^)]*\)/g, ']')),
      ).toEqual([]);
      expect(words, 'no link is made of its paths').not.toContain('/blob/');
    }
    expect(check?.annotations).toEqual([]);
    expect(`${check?.title}${JSON.stringify(outputs)}${stdout}`).not.toMatch(
      /octo-team|example|set-env|evil|#99|pull request 99/,
    );
    expect(new Set(commandsOf(stdout).map(({ name }) => name))).toEqual(new Set(['add-mask']));
  });
});

describe('a report that knows a secret of the workflow that tells of it', () => {
  it('shows it in no comment, check, summary, output or log', async () => {
    const secret = 'own-canary-0123456789';
    const results = await honest('no');
    const cases = (results['cases'] as { attempts: { turns: Record<string, unknown>[] }[] }[]).map((one) => {
      const spoiled = structuredClone(one);
      for (const turn of spoiled.attempts.flatMap(({ turns }) => turns)) {
        Object.assign(turn, { input: `asked ${secret}`, output: `said ${secret}` });
        for (const result of Object.values(turn['results'] as Record<string, object>))
          Object.assign(result, { reasoning: `found ${secret}` });
      }
      return Object.assign(spoiled, { name: `Case ${secret}`, tags: [secret] });
    });
    opened();
    ran({ run: 1 });
    left({ run: 1, archive: archiveOf({ ...results, cases, reason: `because of ${secret}` }) });
    const inputs = { check: 'true' };
    const { outputs, summary, stdout } = await report(1, inputs, 'workflow_run', { SHOP_TOKEN: secret });
    expect(outputs['conclusion']).toBe('failed');
    // The line by which the runner is told what to mask is the only one.
    const log = stdout.replace(/^::add-mask::.*$/gm, '');
    const places = { comment: github.comments[0]?.body, check: github.checks[0], summary };
    for (const [place, shown] of Object.entries(places))
      expect(JSON.stringify(shown), place).toContain('redacted');
    for (const [place, shown] of Object.entries({ ...places, outputs, log }))
      expect(JSON.stringify(shown), place).not.toContain('canary');
  });
});

describe('the name of a report artifact', () => {
  it.each<[string, string, string, boolean]>([
    ['that of the state', 'assay-state', 'assay-state', false],
    ['that of a state with a name of its own', 'shop', 'shop', false],
    ['that of a shard', 'assay-shard-1-of-2-1', 'assay-state', false],
    ['that of a shard of its suite', 'shop-assay-shard-1-of-2-1', 'shop', false],
    ['one of its own', 'assay-report', 'assay-state', true],
    ['that of the state of another suite', 'assay-state', 'shop', true],
  ])('may be %s or not', async (_, reportArtifact, stateArtifact, uploads) => {
    const uploaded: string[] = [];
    const pullRequestRun = await uploadReport(
      { serverUrl: 'https://github.com' },
      { reportArtifact, stateArtifact, retentionDays: undefined },
      'folder',
      async ({ name }) => ({ id: uploaded.push(name) }),
    );
    expect(uploaded).toEqual(uploads ? [reportArtifact] : []);
    expect(pullRequestRun).toEqual(
      uploads ? { id: 1 } : { problem: expect.stringMatching(/name is that of the state or of a shard/) },
    );
  });
});

describe('an event that carries secrets', () => {
  const heads = { same: OURS, fork: FORK, deleted: null };
  const payload = (event: string, head: object | null) =>
    event === 'workflow_run'
      ? { repository, workflow_run: { id: 1001, head_repository: head } }
      : { repository, pull_request: { number: 5, head: { sha: HEAD, repo: head }, base: { ref: 'main' } } };
  const table = ['pull_request', 'pull_request_target', 'workflow_run'].flatMap((event) =>
    Object.entries(heads).map(([name, head]) => ({ event, name, head })),
  );
  it.each(table)('$event of a head that is $name', async ({ event, name, head }) => {
    const isSafe = event === 'pull_request' || name === 'same';
    const cwd = checkout('hello');
    const { code, stdout } = await step(
      cwd,
      { judge: 'offline', check: 'true', comment: 'off', state: 'none' },
      { GITHUB_EVENT_NAME: event, GITHUB_RUN_ID: '1001', SHOP_TOKEN: CANARY },
      payload(event, head),
    );
    expect({ code, called: existsSync(join(cwd, 'called')) }).toEqual({
      code: isSafe ? 0 : 2,
      called: isSafe,
    });
    if (isSafe) return;
    expect(github.calls).toEqual([]);
    expect(readdirSync(cwd).sort()).toEqual(['agent.mjs', 'evals', 'event.json']);
    expect(warnings(stdout, 'error')).toEqual([expect.stringContaining('command: report')]);
  });

  const comments = [
    ['an issue', { number: 3 }],
    ['a pull request', { number: 3, pull_request: {} }],
  ] as const;
  it.each(comments)(
    'issue_comment on %s plays nothing and asks nobody where it is no command',
    async (_, issue) => {
      const cwd = checkout('hello');
      const { code } = await step(
        cwd,
        { judge: 'offline', check: 'true', comment: 'off', state: 'none' },
        { GITHUB_EVENT_NAME: 'issue_comment', GITHUB_RUN_ID: '1001', SHOP_TOKEN: CANARY },
        { repository, action: 'created', issue, comment: { id: 1, user: { id: 2 }, body: 'Looks good' } },
      );
      expect({ code, called: existsSync(join(cwd, 'called')) }).toEqual({ code: 0, called: false });
      expect(github.calls).toEqual([]);
      expect(readdirSync(cwd).sort()).toEqual(['agent.mjs', 'evals', 'event.json']);
    },
  );
});
