import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDependabot, readContext, runUrl } from '../../../src/github/api/read-context.ts';

const SHA = 'ab'.repeat(20);
const HEAD = 'cd'.repeat(20);
const ENV = {
  GITHUB_REPOSITORY: 'octo/shop',
  GITHUB_REPOSITORY_ID: '7',
  GITHUB_EVENT_NAME: 'push',
  GITHUB_EVENT_PATH: '/event.json',
  GITHUB_RUN_ID: '16000000001',
  GITHUB_RUN_NUMBER: '128',
  GITHUB_RUN_ATTEMPT: '2',
  GITHUB_SHA: SHA,
  GITHUB_REF: 'refs/heads/main',
  GITHUB_JOB: 'evals',
  GITHUB_ACTOR: 'mona',
  GITHUB_WORKFLOW_REF: 'octo/shop/.github/workflows/evals.yml@refs/heads/main',
};
const read = (env: Record<string, string | undefined> = {}, payload: unknown = {}) => {
  const all: Record<string, string | undefined> = { ...ENV, ...env };
  return readContext(
    { get: (name) => all[name] },
    { readTextIfThere: () => (typeof payload === 'string' ? payload : JSON.stringify(payload)) },
  );
};
const pull = (repo: object | null) => ({
  repository: { id: 7, default_branch: 'main' },
  pull_request: { number: 3, head: { sha: HEAD, repo }, base: { ref: 'release/2' } },
});

describe('the context of a run', () => {
  it('of a push is all that the runner says', () => {
    const context = read({}, { repository: { id: 7, default_branch: 'main' } });
    expect(context).toEqual({
      owner: 'octo',
      repository: 'shop',
      repositoryId: 7,
      apiUrl: 'https://api.github.com',
      serverUrl: 'https://github.com',
      event: 'push',
      runId: 16_000_000_001,
      runNumber: 128,
      runAttempt: 2,
      workflowPath: '.github/workflows/evals.yml',
      job: 'evals',
      headSha: SHA,
      baseSha: undefined,
      baseBranch: 'main',
      defaultBranch: 'main',
      pullRequest: undefined,
      actor: 'mona',
    });
    expect(runUrl(context!)).toBe('https://github.com/octo/shop/actions/runs/16000000001/attempts/2');
  });

  it.each([
    ['this repository', { id: 7 }, false],
    ['a fork', { id: 8 }, true],
    ['a fork that was deleted', null, true],
    ['a repository without id', {}, true],
  ])('of a pull request from %s has its head, base and origin', (_, repo, fromFork) => {
    expect(
      read({ GITHUB_EVENT_NAME: 'pull_request', GITHUB_REF: 'refs/pull/3/merge' }, pull(repo)),
    ).toMatchObject({
      headSha: HEAD,
      baseBranch: 'release/2',
      defaultBranch: 'main',
      pullRequest: { number: 3, fromFork },
    });
  });

  it.each([
    ['a pull request', { pull_request: { base: { sha: HEAD } } }, HEAD],
    ['a merge group', { merge_group: { base_sha: HEAD } }, HEAD],
    ['a push', { before: HEAD }, HEAD],
    ['a push that made the branch', { before: '0'.repeat(40) }, undefined],
    ['a schedule', {}, undefined],
    ['a forged payload', { before: 'main; rm -rf /' }, undefined],
  ])('of %s names the commit that it is a change of, where there is one', (_, payload, baseSha) => {
    expect(read({}, payload)?.baseSha).toBe(baseSha);
  });

  it('takes a pull request for a fork when it does not know its own repository', () => {
    const context = read({ GITHUB_REPOSITORY_ID: undefined }, { ...pull({}), repository: {} });
    expect(context?.pullRequest).toEqual({ number: 3, fromFork: true });
  });

  it.each([
    [
      'a merge queue',
      { merge_group: { head_sha: HEAD, base_ref: 'refs/heads/release' } },
      HEAD,
      'release',
      undefined,
    ],
    [
      'another run',
      { workflow_run: { head_sha: HEAD, pull_requests: [{ number: 9 }] } },
      HEAD,
      'main',
      undefined,
    ],
    [
      'a comment on a pull request',
      { issue: { number: 4, pull_request: {} } },
      SHA,
      'main',
      { number: 4, fromFork: true },
    ],
    ['a comment on an issue', { issue: { number: 4 } }, SHA, 'main', undefined],
    ['a schedule', { schedule: '0 3 * * *' }, SHA, 'main', undefined],
    ['no payload', '', SHA, 'main', undefined],
  ])('of %s', (_, payload, headSha, baseBranch, pullRequest) => {
    expect(read({}, payload)).toMatchObject({ headSha, baseBranch, pullRequest });
  });

  it('of a tag has no branch', () => {
    expect(read({ GITHUB_REF: 'refs/tags/v1' })?.baseBranch).toBeUndefined();
  });

  it('knows an enterprise server', () => {
    expect(
      read({
        GITHUB_API_URL: 'https://git.example.com/api/v3/',
        GITHUB_SERVER_URL: 'https://git.example.com',
      }),
    ).toMatchObject({ apiUrl: 'https://git.example.com/api/v3', serverUrl: 'https://git.example.com' });
  });

  it('knows Dependabot', () => {
    expect(isDependabot(read({ GITHUB_ACTOR: 'dependabot[bot]' })!)).toBe(true);
    expect(isDependabot(read({ GITHUB_ACTOR: 'dependabot' })!)).toBe(false);
  });
});

describe('a value that is not what GitHub says', () => {
  it.each([
    ['no repository', { GITHUB_REPOSITORY: undefined }],
    ['a path in the repository', { GITHUB_REPOSITORY: 'octo/shop/../../user' }],
    ['a repository called ..', { GITHUB_REPOSITORY: 'octo/..' }],
    ['a query in the repository', { GITHUB_REPOSITORY: 'octo/shop?x=1' }],
    ['no run', { GITHUB_RUN_ID: undefined }],
    ['a run that is no number', { GITHUB_RUN_ID: '12; rm' }],
  ])('%s: there is no context', (_, env) => {
    expect(read(env)).toBeUndefined();
  });

  it.each([
    ['a commit', { GITHUB_SHA: 'main; echo' }, 'headSha', ''],
    ['a number of the run', { GITHUB_RUN_NUMBER: '-5' }, 'runNumber', 0],
    ['an attempt', { GITHUB_RUN_ATTEMPT: '1e3' }, 'runAttempt', 1],
    ['an address', { GITHUB_API_URL: 'file:///etc/passwd' }, 'apiUrl', 'https://api.github.com'],
    [
      'an address with a password',
      { GITHUB_SERVER_URL: 'https://u:p@x.test' },
      'serverUrl',
      'https://github.com',
    ],
    [
      'a workflow of another repository',
      { GITHUB_WORKFLOW_REF: 'evil/x/.github/workflows/a.yml@refs/heads/main' },
      'workflowPath',
      undefined,
    ],
    ['a branch with a line break', { GITHUB_REF: 'refs/heads/a\n::error::b' }, 'baseBranch', undefined],
    ['an actor with an escape', { GITHUB_ACTOR: '\u001b[2Jx' }, 'actor', ''],
  ])('%s is dropped', (_, env, field, expected) => {
    expect(read(env)).toHaveProperty(field, expected);
  });

  it('keeps the path of a workflow whose branch looks like a path', () => {
    const ref = 'octo/shop/.github/workflows/evals.yml@refs/heads/x@y/z.yml@q';
    expect(read({ GITHUB_WORKFLOW_REF: ref })?.workflowPath).toBe('.github/workflows/evals.yml');
  });

  it('in a payload, whatever it is, never throws nor gets into an address', () => {
    const payloads = fc.oneof(
      fc.json(),
      fc.string(),
      fc.record({
        repository: fc.anything(),
        pull_request: fc.record({ number: fc.anything(), head: fc.anything(), base: fc.anything() }),
        issue: fc.anything(),
        workflow_run: fc.anything(),
      }),
    );
    fc.assert(
      fc.property(payloads, (payload) => {
        const text = typeof payload === 'string' ? payload : (stringified(payload) ?? '');
        const context = read({}, text)!;
        expect(context.owner + context.repository).toBe('octoshop');
        expect(context.headSha).toMatch(/^[0-9a-f]{40}$/);
        for (const value of [context.baseBranch, context.defaultBranch, context.actor])
          expect(value ?? '').not.toMatch(/[\x00-\x1f]/);
        const { number = 1 } = context.pullRequest ?? {};
        expect(Number.isSafeInteger(number) && number > 0).toBe(true);
      }),
    );
  });

  it('like an unreadable event file is as good as none', () => {
    const context = readContext(
      { get: (name) => ENV[name as keyof typeof ENV] },
      {
        readTextIfThere: () => {
          throw new Error('EISDIR');
        },
      },
    );
    expect(context).toMatchObject({ headSha: SHA, pullRequest: undefined });
  });
});

/** JSON of anything: undefined for what has none, such as a bigint. */
function stringified(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}
