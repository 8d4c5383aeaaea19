import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fetchShards } from '../../src/github/state/fetch-shards.ts';
import { faultOf, githubWorld } from '../support/github-world.ts';
import { memoryFiles } from '../support/memory-files.ts';
import { commandsOf, runAction } from '../support/run-action.ts';
import { suiteOf } from '../support/run-cli.ts';

const BODIES = [
  ['null', null],
  ['an object', {}],
  ['a page', '<html>Please sign in</html>'],
  ['a list of nothing', [null]],
] as const;

describe.each(BODIES)('%s with status 200', (_, body) => {
  it.each([
    ['Comments could not be read', /^GET .*\/comments/, 'comments', [5]],
    ['Issues could not be read', /^GET .*\/issues\?/, 'issues', ['assay']],
    ['Artifacts could not be read', /^GET .*\/artifacts/, 'artifacts', ['assay-state', 10]],
    ['Artifacts could not be read', /^GET .*\/artifacts/, 'runArtifacts', [1001]],
    ['The run could not be read', /^GET .*\/runs\/1001/, 'workflowRun', [1001]],
    ['Pull requests could not be read', /^GET .*\/pulls/, 'pullRequestsOf', ['c'.repeat(40)]],
    ['The comment could not be posted', /^POST .*\/comments/, 'createComment', [5, 'words']],
    [
      'The issue could not be opened',
      /^POST .*\/issues/,
      'createIssue',
      [{ title: 'a', body: 'b', labels: [] }],
    ],
  ] as const)('is a fault: %s', async (failed, match, call, given) => {
    const { github, client } = await githubWorld();
    github.refuse({ match, status: 200, body, times: 9 });
    const answer = (client[call] as (...all: unknown[]) => Promise<unknown>)(...given);
    const fault = await faultOf(answer);
    expect(fault).toMatchObject({
      code: 'provider_error',
      where: expect.any(String),
      hint: expect.any(String),
    });
    expect(fault.message.startsWith(`${failed}: `)).toBe(true);
  });

  it('in place of the artifacts ends a merge with a fault', async () => {
    const { github, client } = await githubWorld();
    github.refuse({ match: /artifacts/, status: 200, body, times: 9 });
    const files = memoryFiles({ now: () => 0 });
    const request = { stateArtifact: 'assay-state', folder: '/shards', files };
    expect((await faultOf(fetchShards(client, { runId: 1, runAttempt: 1 }, request))).exitCode).toBe(3);
  });
});

const HEAD = 'c'.repeat(40);
const messagesIn = (stdout: string) =>
  commandsOf(stdout).flatMap(({ name, message }) => (name === 'warning' ? [message] : []));

/** The Action on a suite whose case fails, for a pull request or for a night. */
async function step(url: string, event: 'pull_request' | 'schedule') {
  const cwd = suiteOf(`- { id: fails, name: F, turns: [{ input: hello, checks: [contains: goodbye] }] }\n`);
  const repo = { id: 7 };
  const pull = { number: 5, head: { sha: HEAD, repo }, base: { ref: 'main', repo } };
  const payload = { repository: { ...repo, default_branch: 'main' } };
  writeFileSync(
    join(cwd, 'event.json'),
    JSON.stringify(event === 'schedule' ? payload : { ...payload, pull_request: pull }),
  );
  return runAction(
    cwd,
    { judge: 'offline', 'github-token': 'ghs_faketoken', check: 'true', issue: 'true' },
    {
      env: {
        GITHUB_API_URL: url,
        GITHUB_EVENT_NAME: event,
        GITHUB_EVENT_PATH: join(cwd, 'event.json'),
        GITHUB_REF: 'refs/heads/main',
        GITHUB_RUN_ID: '1001',
        GITHUB_RUN_NUMBER: '1',
        GITHUB_RUN_ATTEMPT: '1',
        GITHUB_REPOSITORY_ID: '7',
        GITHUB_SHA: HEAD,
      },
    },
  );
}

describe('what is odd costs its own feature', () => {
  it.each([
    ['pull_request', /^GET .*\/comments/, 'The comment was not written: '],
    ['schedule', /^GET .*\/issues\?/, 'The issue was not written: '],
  ] as const)('and leaves the check of a %s as it was made', async (event, match, notice) => {
    const { github } = await githubWorld();
    github.refuse({ match, status: 200, body: null, times: 99 });
    const { code, outputs, stdout } = await step(github.url, event);
    expect(github.checks.map(({ conclusion }) => conclusion)).toEqual(['failure']);
    expect(outputs['check-url']).toContain(`/runs/${github.checks[0]?.id}`);
    // The check is the one red signal.
    expect(code).toBe(0);
    expect(messagesIn(stdout)).toEqual([expect.stringContaining(notice)]);
  });

  it('and a comment that was written keeps its address where it cannot be looked at', async () => {
    const { github } = await githubWorld();
    // One look for what was marked wrong, one before the comment is written.
    github.refuse({ match: /^GET .*\/comments\?/, status: 200, body: [], times: 2 });
    github.refuse({ match: /^GET .*\/comments\?/, status: 200, body: {}, times: 9 });
    const { outputs, stdout } = await step(github.url, 'pull_request');
    expect(outputs['comment-url']).toContain(`#issuecomment-${github.comments[0]?.id}`);
    expect(messagesIn(stdout)).toEqual([
      expect.stringMatching(/^The comment was written, but it is not known/),
    ]);
  });
});
