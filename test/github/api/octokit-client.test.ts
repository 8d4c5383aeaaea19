import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { GitHubClient } from '../../../src/github/api/client.ts';
import { octokitClient } from '../../../src/github/api/octokit-client.ts';
import { upsertComment } from '../../../src/github/comments/sticky-comment.ts';
import { seededRandom } from '../../../src/ports/seeded-random.ts';
import { REPOSITORY_ID, type Scope } from '../../support/fake-github.ts';
import { faultOf, githubWorld as world } from '../../support/github-world.ts';
import { seededClock } from '../../support/seeded-clock.ts';

const SHA = 'ab'.repeat(20);
describe('comments', () => {
  it('come from all pages, oldest first, with their authors', async () => {
    const { github, client } = await world();
    for (let index = 0; index < 250; index += 1)
      github.addComment({ body: `no ${index}`, author: 'someone' });
    github.addComment({ number: 4, body: 'elsewhere' });
    const all = await client.comments(3);
    expect(all.map(({ body }) => body)).toEqual(Array.from({ length: 250 }, (_, index) => `no ${index}`));
    expect(all[0]).toMatchObject({ author: 'someone', url: expect.stringContaining('#issuecomment-') });
    expect(github.calls).toHaveLength(3);
  });

  it('are created, updated and removed', async () => {
    const { github, client } = await world();
    const { id, author } = await client.createComment(3, 'ünïcode 🦊 <!-- -->');
    expect(author).toBe('github-actions[bot]');
    await client.updateComment(id, 'new');
    expect(github.comments).toMatchObject([{ id, number: 3, body: 'new' }]);
    await client.deleteComment(id);
    expect(github.comments).toEqual([]);
    expect(await faultOf(client.updateComment(id, 'x'))).toMatchObject({ subcode: 'not_found', status: 404 });
  });

  it('say that they are too long', async () => {
    const { client } = await world();
    const fault = await faultOf(client.createComment(3, 'x'.repeat(65_537)));
    expect(fault).toMatchObject({ subcode: 'unprocessable', status: 422 });
    expect(fault.message).toContain('Body is too long (maximum is 65536 characters)');
    await expect(client.createComment(3, 'x'.repeat(65_536))).resolves.toBeDefined();
  });

  it('become one comment through the whole way, a rung shorter where GitHub takes less', async () => {
    const { github, client, clock } = await world({ longestBody: 20_000 });
    for (let index = 0; index < 120; index += 1) github.addComment({ author: 'someone', body: 'chat' });
    const context = {
      runNumber: 7,
      runAttempt: 1,
      headSha: SHA,
      pullRequest: { number: 3, fromFork: false },
    };
    const request = {
      key: 'default',
      mode: 'sticky',
      body: (budget: number, marker: string) => `${marker}\n`.padEnd(budget, '-'),
      clock,
    } as const;
    expect(await upsertComment(client, context, request)).toMatchObject({ status: 'created' });
    expect(await upsertComment(client, { ...context, runNumber: 8 }, request)).toMatchObject({
      status: 'updated',
    });
    expect(github.comments).toHaveLength(121);
    expect(github.comments.at(-1)?.body).toHaveLength(15_000);
    expect(github.comments.at(-1)?.body).toMatch(/^<!-- assay:default run=8\.1 /);
  });
});

describe('the identity of a token', () => {
  it('is asked of GitHub', async () => {
    const { client } = await world({ identity: 'my-app[bot]' });
    expect(await client.viewer()).toBe('my-app[bot]');
  });
});

describe('a missing permission', () => {
  const CALLS: [Scope, string, (client: GitHubClient) => Promise<unknown>][] = [
    ['pull-requests', 'pull-requests: write', (client) => client.comments(3)],
    ['pull-requests', 'pull-requests: write', (client) => client.createComment(3, 'x')],
    ['pull-requests', 'pull-requests: read', (client) => client.pullRequestsOf(SHA)],
    [
      'checks',
      'checks: write',
      (client) =>
        client.createCheck({
          name: 'evals',
          headSha: SHA,
          status: 'completed',
          conclusion: 'neutral',
          title: 't',
          summary: 's',
        }),
    ],
    ['actions', 'actions: read', (client) => client.artifacts('assay-state', 5)],
    ['actions', 'actions: read', (client) => client.runArtifacts(31)],
    ['actions', 'actions: read', (client) => client.artifactArchive(1, 1000)],
    ['actions', 'actions: read', (client) => client.workflowRun(1)],
    ['issues', 'issues: read', (client) => client.issues('evals')],
    ['issues', 'issues: write', (client) => client.createIssue({ title: 't', body: 'b', labels: [] })],
  ];
  it.each(CALLS)('of %s is forbidden and names "%s"', async (scope, permission, ask) => {
    const { client, github } = await world({
      permissions: { [scope]: 'none', ...(scope === 'pull-requests' ? { issues: 'none' } : {}) },
    });
    const fault = await faultOf(ask(client));
    expect(fault).toMatchObject({ subcode: 'forbidden', status: 403, retry: false });
    expect(fault.message).toContain('Resource not accessible by integration');
    expect(fault.hint).toContain(permission);
    expect(github.calls).toHaveLength(1);
  });

  it('of a token that GitHub does not know is forbidden too, and the token stays out of the message', async () => {
    const { client } = await world({ given: 'ghs_wrongtoken' });
    const fault = await faultOf(client.comments(3));
    expect(fault).toMatchObject({ subcode: 'forbidden', status: 401 });
    expect(JSON.stringify([fault.message, fault.hint, fault.where])).not.toContain('ghs_wrongtoken');
  });
});

describe('limits', () => {
  const SECONDARY =
    'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';
  it.each([
    ['a secondary limit as 403', { status: 403, message: SECONDARY, headers: { 'retry-after': '7' } }, 7_000],
    ['a secondary limit as 429', { status: 429, message: SECONDARY, headers: { 'retry-after': '7' } }, 7_000],
    ['one that does not say how long', { status: 403, message: SECONDARY }, 60_000],
    [
      'the primary limit until it is reset',
      {
        status: 403,
        message: 'API rate limit exceeded',
        headers: {
          'x-ratelimit-remaining': '0',
          'x-ratelimit-reset': String(Date.UTC(2026, 0, 1) / 1000 + 90),
        },
      },
      90_000,
    ],
  ])('%s are waited for', async (_, refusal, waited) => {
    const { client, github, clock } = await world();
    github.refuse({ match: /^POST/, ...refusal });
    await client.createComment(3, 'x');
    expect(github.comments).toHaveLength(1);
    expect(clock.monotonic()).toBe(waited);
  });

  it('beyond two minutes are not waited for', async () => {
    const { client, github, clock } = await world();
    github.refuse({ match: /^GET/, status: 403, message: SECONDARY, headers: { 'retry-after': '121' } });
    expect(await faultOf(client.comments(3))).toMatchObject({ subcode: 'rate_limited', retry: false });
    expect(clock.monotonic()).toBe(0);
  });

  it('are not waited for longer than two minutes in all', async () => {
    const { client, github, clock } = await world();
    github.refuse({ match: /./, status: 429, headers: { 'retry-after': '50' }, times: 99 });
    for (let call = 0; call < 4; call += 1)
      expect(await faultOf(client.comments(3))).toMatchObject({ subcode: 'rate_limited' });
    expect(clock.monotonic()).toBeLessThanOrEqual(120_000);
  });
});

describe('a server in trouble', () => {
  it('is asked again for what can be asked twice', async () => {
    const { client, github } = await world();
    github.refuse({ match: /^GET/, status: 502, times: 2 });
    expect(await client.comments(3)).toEqual([]);
    expect(github.calls).toHaveLength(3);
  });

  it.each([
    ['a comment', (client: GitHubClient) => client.createComment(3, 'x'), 'comments'],
    [
      'an issue',
      (client: GitHubClient) => client.createIssue({ title: 't', body: 'b', labels: [] }),
      'issues',
    ],
  ] as const)('gets %s once, whatever became of the answer', async (_, create, where) => {
    const { client, github } = await world();
    github.refuse({ match: /^POST/, status: 0, lost: true });
    expect((await faultOf(create(client))).code).toBe('connection');
    expect(github[where]).toHaveLength(1);
  });

  it('that is not there is a fault of the line', async () => {
    const { client, github } = await world();
    await github.close();
    expect((await faultOf(client.comments(3))).code).toBe('connection');
  });
});

describe('writes', () => {
  it('go out one at a time, in their order, also behind one that failed', async () => {
    let busy = 0;
    let most = 0;
    const { client, github } = await world({
      delay: async () => {
        most = Math.max(most, (busy += 1));
        await new Promise((resolve) => setImmediate(resolve));
        busy -= 1;
      },
    });
    github.refuse({ match: /^POST/, status: 403 });
    const results = await Promise.allSettled(['a', 'b', 'c'].map((body) => client.createComment(3, body)));
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(github.comments.map(({ body }) => body)).toEqual(['b', 'c']);
    expect(most).toBe(1);
  });
});

describe('artifacts', () => {
  it('of one run of a workflow are listed over all pages, and those of other runs are not', async () => {
    const { github, client } = await world();
    const { workflow_run } = github.addArtifact({ id: 999 });
    const of = (id: number) => ({ workflow_run: { ...workflow_run!, id } });
    for (let index = 0; index < 130; index += 1) github.addArtifact({ id: index + 1, ...of(31) });
    github.addArtifact({ id: 500, ...of(32) });
    const found = await client.runArtifacts(31);
    expect(found.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 130 }, (_, index) => index + 1),
    );
    expect(github.calls.filter((call) => call.includes('/actions/runs/31/artifacts'))).toHaveLength(2);
  });

  it('are listed by name, newest first, with their origin', async () => {
    const { github, client } = await world();
    for (let index = 0; index < 130; index += 1) {
      github.addArtifact({ id: index + 1 });
      github.addArtifact({ id: index + 1001, name: 'other' });
    }
    github.addArtifact({ id: 500, expired: true, workflow_run: null, digest: null });
    const five = await client.artifacts('assay-state', 5);
    expect(five.map(({ id }) => id)).toEqual([500, 130, 129, 128, 127]);
    expect(five[0]).toEqual({
      id: 500,
      name: 'assay-state',
      expired: true,
      sizeBytes: 22,
      createdAt: expect.any(String),
    });
    expect(five[1]).toMatchObject({
      expired: false,
      digest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
      run: { id: 1, headBranch: 'main', repositoryId: REPOSITORY_ID, headRepositoryId: REPOSITORY_ID },
    });
    expect(github.calls).toHaveLength(1);
    expect(await client.artifacts('assay-state', 120)).toHaveLength(120);
  });

  it('of a deleted fork have no origin', async () => {
    const { github, client } = await world();
    const { workflow_run } = github.addArtifact({});
    github.addArtifact({ workflow_run: { ...workflow_run!, head_repository_id: null } });
    expect((await client.artifacts('assay-state', 5)).map(({ run }) => run === undefined)).toEqual([
      true,
      false,
    ]);
  });

  it('arrive byte by byte from the store, which never sees the token', async () => {
    const { github, client, requests } = await world();
    const archive = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 7919) % 256);
    const { id, digest } = github.addArtifact({ archive });
    const bytes = await client.artifactArchive(id, 100_000);
    expect(`sha256:${createHash('sha256').update(bytes).digest('hex')}`).toBe(digest);
    const store = requests.filter(({ url }) => url.includes('/blobs/'));
    expect(store).toEqual([{ url: expect.any(String), authorization: undefined }]);
    expect(requests[0]?.authorization).toBe('token ghs_faketoken');
  });

  it.each([
    ['expired', { expired: true }, { subcode: 'gone', status: 410 }],
    ['larger than allowed', { archive: new Uint8Array(2_000) }, { code: 'too_large' }],
  ])('that are %s are refused', async (_, artifact, fault) => {
    const { github, client } = await world();
    const { id } = github.addArtifact(artifact);
    expect(await faultOf(client.artifactArchive(id, 1_000))).toMatchObject(fault);
  });

  it('are not fetched without encryption where the API is encrypted', async () => {
    const client = await octokitClient(
      { owner: 'octo', repository: 'shop', apiUrl: 'https://api.github.test' },
      't',
      {
        http: async () => ({ status: 302, headers: { location: 'http://store.test/x.zip' }, text: '' }),
        clock: seededClock(),
        random: seededRandom(1),
      },
    );
    expect((await faultOf(client.artifactArchive(1, 10))).message).toContain('no safe address');
  });
});

describe('a run', () => {
  it('tells where it came from', async () => {
    const { github, client } = await world();
    const { id } = github.addRun({
      path: '.github/workflows/evals.yml@main',
      run_attempt: 3,
      head_repository: null,
    });
    expect(await client.workflowRun(id)).toEqual({
      id,
      attempt: 3,
      event: 'push',
      path: '.github/workflows/evals.yml',
      headBranch: 'main',
      headSha: 'a'.repeat(40),
      status: 'completed',
      createdAt: expect.stringMatching(/^20.*Z$/),
      startedAt: expect.stringMatching(/^20.*Z$/),
      number: 1,
      conclusion: 'success',
      repositoryId: REPOSITORY_ID,
      headRepositoryId: null,
      headOwner: null,
    });
    expect(await faultOf(client.workflowRun(1))).toMatchObject({ subcode: 'not_found' });
  });
});

describe('pull requests of a commit', () => {
  const pull = (number: number, more = {}) => ({
    number,
    state: 'open' as const,
    head: { sha: SHA },
    connected: true,
    ...more,
  });
  it.each([
    ['the one that GitHub connects with it', [pull(3)], [3]],
    ['an open one of a fork that it does not connect', [pull(3, { connected: false })], [3]],
    ['no closed one', [pull(3, { state: 'closed' }), pull(4)], [4]],
    ['none whose head has moved on', [pull(3, { head: { sha: 'cd'.repeat(20) } })], []],
    ['none of an unknown commit', [], []],
  ])('are %s', async (_, pulls, numbers) => {
    const { github, client } = await world();
    github.pulls.push(...pulls);
    const found = await client.pullRequestsOf(SHA);
    expect(found.map(({ number }) => number)).toEqual(numbers);
    expect(found.every(({ headSha }) => headSha === SHA)).toBe(true);
  });

  it('of a fork are asked for by where it was pushed to', async () => {
    const { github, client } = await world();
    const repo = { id: 8, owner: { login: 'mallory' } };
    for (const [number, ref] of [
      [3, 'a/b&state=all'],
      [4, 'other'],
    ] as const)
      github.pulls.push(pull(number, { connected: false, head: { sha: SHA, ref, repo } }));
    expect(await client.pullRequestsOf(SHA, { owner: 'mallory', branch: 'a/b&state=all' })).toEqual([
      {
        number: 3,
        headSha: SHA,
        headBranch: 'a/b&state=all',
        headRepositoryId: 8,
        baseBranch: 'main',
        baseRepositoryId: REPOSITORY_ID,
      },
    ]);
  });
});

describe('issues', () => {
  it('of a label are opened, found without the pull requests, changed and closed', async () => {
    const { github, client } = await world();
    github.pulls.push({ number: 3, state: 'open', head: { sha: SHA }, connected: true });
    const { number } = await client.createIssue({ title: 'Evals fail', body: 'since', labels: ['assay'] });
    await client.createIssue({ title: 'Else', body: 'x', labels: ['other'] });
    expect(await client.issues('assay')).toEqual([
      {
        number,
        title: 'Evals fail',
        body: 'since',
        state: 'open',
        author: 'github-actions[bot]',
        url: expect.any(String),
      },
    ]);
    expect(await client.updateIssue(number, { state: 'closed' })).toMatchObject({
      state: 'closed',
      body: 'since',
    });
    expect(await client.issues('assay')).toMatchObject([{ number, state: 'closed' }]);
  });
});
