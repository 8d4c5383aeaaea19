import { describe, expect, it } from 'vitest';
import { type CheckRequest, postCheck } from '../../../src/github/comments/check-run.ts';
import { githubWorld as world } from '../../support/github-world.ts';

const SHA = 'ab'.repeat(20);

describe('a check', () => {
  const context = {
    owner: 'octo',
    repository: 'shop',
    serverUrl: 'https://github.com',
    runId: 5,
    runAttempt: 2,
    headSha: SHA,
  };
  const request = (more: Partial<CheckRequest> = {}): CheckRequest => ({
    name: 'evals',
    conclusion: 'failure',
    title: 'Evals failed: 2 of 25 cases',
    summary: () => 'Two cases.',
    ...more,
  });
  const annotations = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      path: 'evals/a.yaml',
      line: index + 1,
      level: 'failure' as const,
      title: `case ${index}`,
      message: 'fails',
    }));

  it('stands on the commit with its decision, and leads to the run', async () => {
    const { github, client } = await world();
    const outcome = await postCheck(client, context, request());
    expect(github.checks).toMatchObject([
      {
        name: 'evals',
        head_sha: SHA,
        status: 'completed',
        conclusion: 'failure',
        title: 'Evals failed: 2 of 25 cases',
        summary: 'Two cases.',
        details_url: 'https://github.com/octo/shop/actions/runs/5/attempts/2',
      },
    ]);
    const { id } = github.checks[0]!;
    expect(outcome).toEqual({
      status: 'created',
      id,
      url: `https://github.com/octo/shop/runs/${id}`,
      annotated: 0,
    });
  });

  it.each([
    [0, [0]],
    [50, [50]],
    [51, [50, 1]],
    [100, [50, 50]],
    [400, [50, 50]],
  ])('carries %i annotations in requests of %j', async (count, requests) => {
    const { github, client } = await world();
    await postCheck(client, context, request({ annotations: annotations(count) }));
    expect(github.checks[0]?.requests).toEqual(requests);
    expect(github.checks[0]?.annotations.map(({ start_line }) => start_line)).toEqual(
      Array.from({ length: Math.min(count, 100) }, (_, index) => index + 1),
    );
  });

  it('is accepted however long its parts are', async () => {
    const { github, client } = await world();
    const hostile = [
      {
        path: 'evals/a.yaml',
        line: 0,
        level: 'failure' as const,
        title: '🦊'.repeat(300),
        message: 'ü🦊'.repeat(40_000),
      },
      { path: '../outside.yaml', line: 1, level: 'failure' as const, title: 't', message: 'm' },
      { path: '/etc/passwd', line: 1, level: 'failure' as const, title: 't', message: 'm' },
    ];
    const outcome = await postCheck(
      client,
      context,
      request({
        title: `long\n${'title '.repeat(100)}`,
        summary: () => 'x'.repeat(200_000),
        annotations: hostile,
      }),
    );
    expect(outcome).toMatchObject({ status: 'created', annotated: 1 });
    const [check] = github.checks;
    expect(check?.annotations).toHaveLength(1);
    expect(String(check?.annotations[0]?.['message'])).toMatch(/^(ü🦊)+ü?…$/);
    expect(check?.title).toMatch(/^long title .*…$/);
  });

  it('keeps its decision when later annotations are refused', async () => {
    const { github, client } = await world();
    github.refuse({ match: /^PATCH/, status: 403, message: 'Resource not accessible by integration' });
    expect(await postCheck(client, context, request({ annotations: annotations(80) }))).toMatchObject({
      status: 'created',
      annotated: 50,
      reason: expect.stringContaining('checks: write'),
    });
    expect(github.checks[0]?.conclusion).toBe('failure');
  });

  it.each([
    ['forbidden', { permissions: { checks: 'none' as const } }],
    ['failed', { token: 'ghs_faketoken' }],
  ])('that cannot be made is reported as %s', async (status, options) => {
    const { github, client } = await world(options);
    if (status === 'failed') github.refuse({ match: /^POST/, status: 404, message: 'Not Found' });
    expect(await postCheck(client, context, request())).toMatchObject({ status, reason: expect.any(String) });
  });

  it('needs a commit', async () => {
    const { github, client } = await world();
    expect(await postCheck(client, { ...context, headSha: '' }, request())).toMatchObject({
      status: 'failed',
    });
    expect(github.calls).toEqual([]);
  });

  it('comes with a shorter summary where GitHub refuses the long one', async () => {
    const { github, client } = await world();
    github.refuse({ match: /^POST/, status: 422, message: 'Invalid request.' });
    await postCheck(client, context, request({ summary: (budget) => 'x'.repeat(budget) }));
    expect(github.checks[0]?.summary).toHaveLength(30_000);
  });
});
