import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeArtifacts, fakeArtifacts } from '../support/fake-artifacts.ts';
import { type FakeGitHub, fakeGitHub } from '../support/fake-github.ts';
import { runAction } from '../support/run-action.ts';
import { folderOf } from '../support/run-cli.ts';

const TOKEN = 'ghs_faketoken';
const WORKFLOW = '.github/workflows/evals.yml';
const sha = (letter: string) => letter.repeat(40);

let github: FakeGitHub;
let service: FakeArtifacts;
let now: { run: number; event: string; branch: string };

beforeEach(async () => {
  github = await fakeGitHub({ token: TOKEN });
  service = await fakeArtifacts(({ name, archive, digest }) => {
    const { run, event, branch } = now;
    const head = { head_branch: branch, head_sha: sha('a') };
    github.addRun({
      ...{ id: run, event, path: WORKFLOW, status: 'completed', run_attempt: 1 },
      ...{ ...head, head_repository: { id: 7 } },
    });
    github.addArtifact({
      ...{ name, archive, digest: digest ?? null },
      workflow_run: { id: run, repository_id: 7, head_repository_id: 7, ...head },
    });
  });
  github.alsoServe(service.handle);
});
afterEach(async () => {
  await service.close();
  await github.close();
});

/** A fresh checkout: the agent answers the first case as told and all others right. */
const checkout = (answer: 'P' | 'F', gate = '') =>
  folderOf({
    'agent.mjs': `
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin }))
  console.log(JSON.stringify({ output: JSON.parse(line).input === 'q0' && readFileSync('answer.txt', 'utf8') === 'F' ? 'no' : 'hello' }));
`,
    'answer.txt': answer,
    'evals/agents/a.yaml':
      'name: A\nprovider: custom\ninvocation: { command: [node, agent.mjs], protocol: lines }\n',
    'evals/assay.yaml': `gate: { ${gate} }\n`,
    'evals/test-cases/cases.yaml': Array.from(
      { length: 6 },
      (_, at) =>
        `- { id: case-${at}, name: Case ${at}, turns: [{ input: q${at}, checks: [contains: hello] }] }\n`,
    ).join(''),
  });

let last = 0;
async function step(
  cwd: string,
  event: 'schedule' | 'pull_request',
  inputs: Record<string, string> = {},
  commit = sha('a'),
) {
  last += 1;
  const pull = {
    number: 5,
    head: { sha: sha('c'), repo: { id: 7 } },
    base: { ref: 'main', sha: sha('a'), repo: { id: 7 } },
  };
  now = { run: 1000 + last, event, branch: event === 'schedule' ? 'main' : 'change' };
  const repository = { id: 7, default_branch: 'main' };
  writeFileSync(
    join(cwd, 'event.json'),
    JSON.stringify(event === 'schedule' ? { repository } : { repository, pull_request: pull }),
  );
  return runAction(
    cwd,
    { judge: 'offline', 'github-token': TOKEN, ...inputs },
    {
      env: {
        ...service.env,
        GITHUB_API_URL: github.url,
        GITHUB_EVENT_NAME: event,
        GITHUB_EVENT_PATH: join(cwd, 'event.json'),
        GITHUB_REF: event === 'schedule' ? 'refs/heads/main' : 'refs/pull/5/merge',
        GITHUB_RUN_ID: String(1000 + last),
        GITHUB_RUN_NUMBER: String(last),
        GITHUB_RUN_ATTEMPT: '1',
        GITHUB_WORKFLOW_REF: `octo/shop/${WORKFLOW}@refs/heads/main`,
        GITHUB_SHA: commit,
      },
    },
  );
}
const night = (answer: 'P' | 'F', gate = '') => step(checkout(answer, gate), 'schedule');
const pull = (answer: 'P' | 'F', gate = '') => step(checkout(answer, gate), 'pull_request');

describe('a case that flips from night to night', () => {
  it('turns no pull request red until it is stable again, and pull requests do not count', async () => {
    const codes = [];
    for (const answer of ['P', 'F', 'P', 'F'] as const) codes.push((await night(answer)).code);
    expect(codes).toEqual([0, 1, 0, 1]);

    for (let again = 0; again < 3; again++) {
      const { code, outputs, stdout } = await pull('F');
      expect([code, outputs['conclusion']]).toEqual([0, 'passed']);
      expect(outputs['reason']).toContain(
        '1 quarantined case (flaky in history) failed and does not gate: case-0.',
      );
      expect(stdout).toContain('Newly quarantined, went both ways in earlier runs: case-0 (PFPF).');
    }
    const [comment] = github.comments;
    expect(comment?.body).toContain('1 quarantined case');
    // The nights and this pull request itself, not the other two.
    expect(comment?.body).toContain('line [100, 83.3, 100, 83.3, 83.3]');

    expect((await pull('F', 'quarantine: false')).code, 'as the settings say').toBe(1);
    for (const answer of ['P', 'P', 'P', 'P', 'P'] as const) expect((await night(answer)).code).toBe(0);
    const { code, outputs, stdout } = await pull('F');
    expect(code).toBe(1);
    expect(outputs['reason']).not.toContain('quarantined');
    expect(stdout).toContain('Released from quarantine, passed 5 times in a row');
  });

  it('gates where all plays of each night agreed and the commits changed what it does', async () => {
    const nights = [
      ['P', 'b'],
      ['F', 'c'],
      ['P', 'd'],
      ['F', 'e'],
    ] as const;
    for (const [answer, commit] of nights)
      await step(checkout(answer), 'schedule', { repeat: '2' }, sha(commit));
    const { code, stdout } = await step(checkout('F'), 'schedule', { repeat: '2' }, sha('e'));
    expect(code).toBe(1);
    expect(stdout).not.toContain('quarantine');
  });

  it('leaves the issue open while it fails, and closes it when it passes', async () => {
    const watched = (answer: 'P' | 'F') => step(checkout(answer), 'schedule', { issue: 'true' });
    for (const answer of ['P', 'F', 'P', 'F'] as const) await watched(answer);
    expect(github.issues).toMatchObject([{ state: 'open' }]);
    expect((await watched('F')).outputs['conclusion'], 'quarantined').toBe('passed');
    expect(github.issues).toMatchObject([{ state: 'open', title: expect.stringContaining('failed') }]);
    await watched('P');
    expect(github.issues).toMatchObject([{ state: 'closed' }]);
  });
});
