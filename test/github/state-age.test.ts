import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Artifact, WorkflowRun } from '../../src/github/api/client.ts';
import { restoreState } from '../../src/github/state/restore-state.ts';
import { type FakeArtifacts, fakeArtifacts } from '../support/fake-artifacts.ts';
import { type FakeGitHub, fakeGitHub } from '../support/fake-github.ts';
import { PUSH, playedState } from '../support/played-state.ts';
import { runAction, type Step } from '../support/run-action.ts';
import { folderOf } from '../support/run-cli.ts';

const TOKEN = 'ghs_faketoken';
const WORKFLOW = '.github/workflows/evals.yml';
const sha = (letter: string) => letter.repeat(40);
/** The clock of GitHub: each step of a story is an hour later than the one before. */
let hours = 0;
const instant = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour)).toISOString().replace('.000Z', 'Z');

let github: FakeGitHub;
let service: FakeArtifacts;
let now: { run: number; event: string; branch: string };

beforeEach(async () => {
  hours = 0;
  github = await fakeGitHub({ token: TOKEN });
  service = await fakeArtifacts(({ name, archive, digest }) =>
    github.addArtifact({
      name,
      archive,
      digest: digest ?? null,
      created_at: instant(hours),
      workflow_run: {
        id: now.run,
        repository_id: 7,
        head_repository_id: 7,
        head_branch: now.branch,
        head_sha: sha('a'),
      },
    }),
  );
  github.alsoServe(service.handle);
});
afterEach(async () => {
  await service.close();
  await github.close();
});

/** Eight cases; those whose input is named take `slowMs` more, so that a recorded suite is cut in another way. */
const checkout = (slow: string[] = [], slowMs = 150, answer = 'hello') =>
  folderOf({
    'agent.mjs': `
import { createInterface } from 'node:readline';
const slow = new Set(${JSON.stringify(slow)});
for await (const line of createInterface({ input: process.stdin })) {
  const { input } = JSON.parse(line);
  if (slow.has(input)) await new Promise((resolve) => setTimeout(resolve, ${slowMs}));
  console.log(JSON.stringify({ output: ${JSON.stringify(answer)} + ' ' + input }));
}
`,
    'evals/agents/a.yaml':
      'name: A\nprovider: custom\ninvocation: { command: [node, agent.mjs], protocol: lines }\n',
    'evals/test-cases/cases.yaml': Array.from(
      { length: 8 },
      (_, at) =>
        `- { id: case-${at}, name: Case ${at}, turns: [{ input: q${at}, checks: [contains: hello] }] }\n`,
    ).join(''),
  });

interface StepOptions {
  run: number;
  attempt?: number;
  event?: 'push' | 'pull_request';
  ref?: string;
  inputs?: Record<string, string>;
}
async function step(
  cwd: string,
  { run, attempt = 1, event = 'pull_request', ref, inputs = {} }: StepOptions,
): Promise<Step> {
  hours += 1;
  now = {
    run: 1000 + run,
    event,
    branch: event === 'push' ? (ref ?? 'refs/heads/main').replace(/^refs\/\w+\//, '') : 'change',
  };
  // GitHub knows a run from its beginning, and that it goes on; a later attempt leaves its age as it is.
  const known = github.runs.find(({ id }) => id === now.run);
  const head = { head_branch: now.branch, head_sha: sha('a') };
  const current =
    known ?? github.addRun({ id: now.run, event, path: WORKFLOW, created_at: instant(hours), ...head });
  Object.assign(current, { status: 'in_progress', run_attempt: attempt });
  const pull = {
    pull_request: {
      number: 5,
      head: { sha: sha('c'), repo: { id: 7 } },
      base: { ref: 'main', sha: sha('a'), repo: { id: 7 } },
    },
  };
  writeFileSync(
    join(cwd, 'event.json'),
    JSON.stringify({ repository: { id: 7, default_branch: 'main' }, ...(event === 'push' ? {} : pull) }),
  );
  const ended = await runAction(
    cwd,
    { judge: 'offline', 'github-token': TOKEN, ...inputs },
    {
      env: {
        ...service.env,
        GITHUB_API_URL: github.url,
        GITHUB_EVENT_NAME: event,
        GITHUB_EVENT_PATH: join(cwd, 'event.json'),
        GITHUB_REF: event === 'push' ? (ref ?? 'refs/heads/main') : 'refs/pull/5/merge',
        GITHUB_RUN_ID: String(now.run),
        GITHUB_RUN_NUMBER: String(run),
        GITHUB_RUN_ATTEMPT: String(attempt),
        GITHUB_WORKFLOW_REF: `octo/shop/${WORKFLOW}@refs/heads/main`,
        GITHUB_SHA: sha('a'),
      },
    },
  );
  current.status = 'completed';
  return ended;
}
const push = (run: number, slow: string[]) => step(checkout(slow), { run, event: 'push' });
const shard = (part: number, options: StepOptions, answer = 'hello') =>
  step(checkout([], 0, answer), { ...options, inputs: { shard: `${part}/4` } });
const merge = (options: StepOptions) => step(folderOf({}), { ...options, inputs: { command: 'merge' } });

/** Without its prefix, whose `_` Markdown spells otherwise. */
const idOf = ({ outputs }: Step) => outputs['run-id']?.replace('run_', '');

describe('shards of one run of a workflow', () => {
  it('are cut alike, although the base branch saved a newer state between two of them', async () => {
    const first = await push(1, ['q0', 'q1']);
    await shard(1, { run: 2 });
    await shard(2, { run: 2 });
    const second = await push(3, ['q5', 'q6', 'q7']);
    expect(second.outputs['artifact-id']).not.toBe('');
    await shard(3, { run: 2 });
    await shard(4, { run: 2 });
    const merged = await merge({ run: 2 });
    expect(merged.outputs).toMatchObject({ conclusion: 'passed', total: '8', passed: '8' });
    expect(merged.summary, 'the merge is held against the same').toContain(idOf(first));
    expect(merged.summary).not.toContain(idOf(second));
    // A later run finds the newer one.
    const later = await step(checkout(), { run: 4 });
    expect(later.summary).toContain(idOf(second));
  });

  it('that are run again days later are cut as the others were', async () => {
    await push(1, ['q0', 'q1']);
    const parts = [];
    for (const part of [1, 2, 3, 4]) parts.push(await shard(part, { run: 2 }, part === 2 ? 'no' : 'hello'));
    expect((await merge({ run: 2 })).code).toBe(1);
    await push(3, ['q5', 'q6', 'q7']);
    await push(4, ['q5', 'q6', 'q7']);
    await shard(2, { run: 2, attempt: 2 });
    const merged = await merge({ run: 2, attempt: 2 });
    expect(merged.outputs).toMatchObject({ conclusion: 'passed', total: '8', passed: '8' });
  });

  it('are cut alike, although the run that left the state goes on while the first one looks', async () => {
    await push(1, ['q0', 'q1']);
    const left = github.runs.find(({ id }) => id === 1001)!;
    left.status = 'in_progress';
    await shard(1, { run: 2 });
    left.status = 'completed';
    for (const part of [2, 3, 4]) await shard(part, { run: 2 });
    expect((await merge({ run: 2 })).outputs).toMatchObject({ conclusion: 'passed', total: '8' });
  });

  it('go on where nobody says when their run began', async () => {
    await push(1, ['q0', 'q1']);
    github.refuse({ match: /GET .*\/actions\/runs\/1002$/, status: 404, times: 99 });
    for (const part of [1, 2, 3, 4]) expect((await shard(part, { run: 2 })).code).toBe(0);
    expect((await merge({ run: 2 })).outputs).toMatchObject({ conclusion: 'passed', total: '8' });
  });

  it('cost one call more, a run by itself none', async () => {
    await push(1, []);
    github.calls.length = 0;
    await step(checkout(), { run: 2, inputs: { comment: 'off' } });
    const alone = github.calls.length;
    github.calls.length = 0;
    await shard(1, { run: 3 });
    expect(github.calls.length).toBe(alone + 1);
  });
});

describe('the state of a tag', () => {
  it('is not saved, because no run would take it', async () => {
    const tagged = await step(checkout(), { run: 1, event: 'push', ref: 'refs/tags/v1.0.0' });
    expect({ code: tagged.code, artifact: tagged.outputs['artifact-id'] }).toEqual({ code: 0, artifact: '' });
    expect(github.artifacts).toEqual([]);
    expect(service.calls).toEqual([]);
  });
});

describe('a state of before an instant', () => {
  const artifact = (id: number, createdAt: string): Artifact => ({
    id,
    name: 'assay-state',
    expired: false,
    sizeBytes: 1,
    createdAt,
    run: { id, headBranch: 'main', headSha: sha('a'), repositoryId: 7, headRepositoryId: 7 },
  });
  const run = (id: number): WorkflowRun => ({
    id,
    attempt: 1,
    event: 'pull_request',
    path: WORKFLOW,
    headBranch: 'main',
    headSha: sha('a'),
    status: 'completed',
    number: id,
    createdAt: '',
    startedAt: '',
    conclusion: 'success',
    headOwner: 'octo',
    repositoryId: 7,
    headRepositoryId: 7,
  });
  /** Newest first, an hour between two; each is refused when it is looked into, which shows that it was. */
  async function lookedInto(count: number, before: string | undefined) {
    const state = playedState('old');
    const pages: number[] = [];
    const looked: number[] = [];
    const all = Array.from({ length: count }, (_, at) => artifact(count - at, instant(count - at)));
    await restoreState(
      {
        artifacts: async (_, most) => {
          pages.push(most);
          return all.slice(0, most);
        },
        workflowRun: async (id) => {
          looked.push(id);
          return run(id);
        },
        artifactArchive: () => Promise.reject(new Error('not asked for')),
      },
      { ...PUSH, repositoryId: 7 },
      {
        name: 'assay-state',
        store: await state.engine.store(),
        paths: state.paths,
        ports: state.engine.ports,
        answers: state.engine.answers,
        before,
      },
    );
    return { asked: pages, newest: Math.max(0, ...looked) };
  }

  it.each([
    ['without one the newest', 5, undefined, [100], 5],
    ['of that very instant is not older', 5, instant(4), [100], 3],
    ['none older', 5, instant(1), [100], 0],
    ['further back than a page', 250, instant(40), [100, 1000], 39],
    ['on the first page still', 250, instant(200), [100], 199],
  ] as const)('%s', async (_, count, before, pages, newest) => {
    expect(await lookedInto(count, before)).toEqual({ asked: pages, newest });
  });
});
