import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeArtifacts, fakeArtifacts } from '../support/fake-artifacts.ts';
import { type FakeGitHub, fakeGitHub } from '../support/fake-github.ts';
import { commandsOf, runAction } from '../support/run-action.ts';
import { folderOf } from '../support/run-cli.ts';

const TOKEN = 'ghs_faketoken';
const WORKFLOW = '.github/workflows/evals.yml';
const sha = (letter: string) => letter.repeat(40);

let github: FakeGitHub;
let service: FakeArtifacts;
/** Where the run under way stands: what GitHub knows of it beside the artifact. */
let now: { run: number; event: string; branch: string; headRepository: number; commit: string };

beforeEach(async () => {
  github = await fakeGitHub({ token: TOKEN });
  service = await fakeArtifacts(({ name, archive, digest }) => {
    const { run, event, branch, headRepository, commit } = now;
    github.addRun({
      id: run,
      event,
      path: WORKFLOW,
      head_branch: branch,
      head_sha: commit,
      status: 'completed',
      run_attempt: 1,
      head_repository: { id: headRepository },
    });
    github.addArtifact({
      name,
      archive,
      digest: digest ?? null,
      workflow_run: {
        id: run,
        repository_id: 7,
        head_repository_id: headRepository,
        head_branch: branch,
        head_sha: commit,
      },
    });
  });
  github.alsoServe(service.handle);
});
afterEach(async () => {
  await service.close();
  await github.close();
});

/** A fresh checkout: nothing of an earlier run is in it. */
const checkout = (answer: string) =>
  folderOf({
    'agent.mjs': `
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
const [first, ...others] = readFileSync('answer.txt', 'utf8').split(' ');
for await (const line of createInterface({ input: process.stdin })) {
  const { input } = JSON.parse(line);
  console.log(JSON.stringify({ output: (input === 'q0' ? first : others.join(' ')) + ' ' + process.env.SHOP }));
}
`,
    'answer.txt': answer,
    'evals/agents/a.yaml':
      'name: A\nprovider: custom\ninvocation: { command: [node, agent.mjs], protocol: lines, env: { SHOP: "${SHOP_TOKEN}" } }\n',
    'evals/assay.yaml': 'gate: { fail_on: regression }\n',
    'evals/test-cases/cases.yaml': Array.from(
      { length: 6 },
      (_, at) =>
        `- { id: case-${at}, name: Case ${at}, turns: [{ input: q${at}, checks: [contains: hello] }] }\n`,
    ).join(''),
  });

interface StepOptions {
  run: number;
  /** Letter of the commit. */
  commit?: string;
  inputs?: Record<string, string>;
  env?: Record<string, string>;
}

async function step(
  cwd: string,
  event: string,
  payload: object,
  { run, commit = 'a', inputs = {}, env = {} }: StepOptions,
) {
  const branch = event === 'push' ? 'main' : 'change';
  now = { run: 1000 + run, event, branch, headRepository: 7, commit: sha(commit) };
  writeFileSync(
    join(cwd, 'event.json'),
    JSON.stringify({ repository: { id: 7, default_branch: 'main' }, ...payload }),
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
        GITHUB_REF: event === 'push' ? 'refs/heads/main' : 'refs/pull/5/merge',
        GITHUB_RUN_ID: String(1000 + run),
        GITHUB_RUN_NUMBER: String(run),
        GITHUB_RUN_ATTEMPT: '1',
        GITHUB_WORKFLOW_REF: `octo/shop/${WORKFLOW}@refs/heads/main`,
        GITHUB_SHA: sha(commit),
        GITHUB_WORKSPACE: cwd,
        SHOP_TOKEN: 'canary-0123456789',
        ...env,
      },
    },
  );
}
const push = (cwd: string, options: StepOptions) => step(cwd, 'push', { before: sha('0') }, options);
const pull = (cwd: string, options: StepOptions) =>
  step(
    cwd,
    'pull_request',
    {
      pull_request: {
        number: 5,
        head: { sha: sha('c'), repo: { id: 7 } },
        base: { ref: 'main', sha: sha('a'), repo: { id: 7 } },
      },
    },
    options,
  );

describe('the state artifact between runs of a workflow', () => {
  it('tells the first pull request which run becomes the baseline, and fails nothing', async () => {
    const { code, outputs } = await pull(checkout('hello hello'), { run: 1 });
    expect({ code, conclusion: outputs['conclusion'], artifact: outputs['artifact-id'] }).toEqual({
      code: 0,
      conclusion: 'neutral',
      artifact: '',
    });
    expect(github.comments[0]?.body).toContain('the first run of this workflow on main that does not fail');
    expect(github.artifacts).toEqual([]);
  });

  it('tells whose workflow never runs on the base branch which two lines are missing', async () => {
    const cwd = checkout('hello hello');
    mkdirSync(join(cwd, '.github/workflows'), { recursive: true });
    writeFileSync(join(cwd, WORKFLOW), 'on:\n  pull_request:\njobs: {}\n');
    await pull(cwd, { run: 1 });
    expect(github.comments[0]?.body).toContain('this workflow never runs on main');
    expect(github.comments[0]?.body).toMatch(/^(?:> )?push:\n(?:> )? {2}branches: \[main\]$/m);
  });

  it('tells a first bad night what changed since the good one before, although no issue was open', async () => {
    const night = { inputs: { issue: 'true', 'fail-on': 'failure' } };
    expect((await push(checkout('hello hello'), { run: 1, ...night })).code).toBe(0);
    expect(github.issues).toEqual([]);
    const { code } = await push(checkout('hello no'), { run: 2, commit: 'b', ...night });
    expect({ code, issues: github.issues.length }).toEqual({ code: 1, issues: 1 });
    const body = github.issues[0]?.body ?? '';
    expect(body).toMatch(/^<!-- .*\n### ❌ Evals failed.*\n\n- \*\*Fails since\*\* \[run 2\]/);
    expect(body).toContain(`**Last good commit** [\`aaaaaaa\`](`);
    expect(body).toContain(`/compare/${sha('a')}...${sha('b')})`);
    expect(body.indexOf('Last good')).toBeLessThan(body.indexOf('> [!CAUTION]'));
  });

  it('gates a pull request against the base branch: a regression, then mended', async () => {
    const saved = await push(checkout('hello hello'), { run: 1 });
    expect(saved.outputs['artifact-id']).not.toBe('');
    expect(github.artifacts).toHaveLength(1);

    const worse = await pull(checkout('no hello'), { run: 2 });
    expect({ code: worse.code, conclusion: worse.outputs['conclusion'] }).toEqual({
      code: 1,
      conclusion: 'failed',
    });
    expect(worse.outputs).toMatchObject({ regressions: '1', improvements: '0' });
    expect(github.comments).toHaveLength(1);
    expect(github.comments[0]?.body).toContain('that passed on `main` fail');
    expect(github.comments[0]?.body).toContain('case-0');
    expect(github.artifacts, 'a pull request leaves none').toHaveLength(1);

    const mended = await pull(checkout('hello hello'), { run: 3 });
    expect(mended.code).toBe(0);
    expect(github.comments).toHaveLength(1);
    expect(github.comments[0]?.body).toMatch(/run=3\.1/);
    expect(mended.outputs['regressions']).toBe('0');
    expect(github.calls.length / 3).toBeLessThanOrEqual(12);
  });

  it('does not leave a pull request alone with what the base branch broke since', async () => {
    await push(checkout('hello hello'), { run: 1 });
    expect((await push(checkout('no hello'), { run: 2 })).code).toBe(1);
    const plain = () =>
      github.comments[0]?.body.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
    const head =
      /The newest run of the base branch \(run_\w+\) failed, so that the baseline is an older one\./;

    await pull(checkout('no hello'), { run: 3 });
    expect(plain()).toMatch(head);
    expect(plain()).toContain('Case case-0 failed there, too, when it was last played');
    await pull(checkout('hello no'), { run: 4 });
    expect(plain()).toMatch(head);
    expect(plain()).not.toContain('failed there, too');

    await push(checkout('hello hello'), { run: 5 });
    await pull(checkout('no hello'), { run: 6 });
    expect(plain()).not.toMatch(head);
  });

  it('takes nothing that a fork left, whatever its branch is called', async () => {
    await push(checkout('hello hello'), { run: 1 });
    const [artifact] = github.artifacts;
    const [run] = github.runs;
    if (artifact?.workflow_run == null || run === undefined) throw new Error('nothing was saved');
    artifact.workflow_run.head_repository_id = 8;
    run.head_repository = { id: 8 };
    const { code, outputs } = await pull(checkout('no hello'), { run: 2 });
    expect({ code, conclusion: outputs['conclusion'] }).toEqual({ code: 0, conclusion: 'neutral' });
  });

  it.each([
    ['expired', () => Object.assign(github.artifacts[0] ?? {}, { expired: true }), {}],
    ['broken', () => Object.assign(github.artifacts[0] ?? {}, { archive: Buffer.from('no zip') }), {}],
    ['not allowed to be read', () => Object.assign(github.permissions, { actions: 'none' }), {}],
    [
      'unsigned where a key is asked for',
      () => undefined,
      { ASSAY_STATE_KEY: 'a long and secret state key' },
    ],
  ])(
    'starts cold when it is %s, and fails a gate on regressions that requires one',
    async (_, spoil, env) => {
      await push(checkout('hello hello'), { run: 1 });
      spoil();
      const required = await pull(checkout('no hello'), { run: 2, env });
      expect(required).toMatchObject({ code: 1, outputs: { conclusion: 'failed' } });
      expect(required.outputs['reason']).toContain('With require_baseline: false such a run is neutral.');
      const inputs = { 'require-baseline': 'false' };
      const { code, outputs, stdout } = await pull(checkout('no hello'), { run: 3, env, inputs });
      expect({ code, conclusion: outputs['conclusion'] }).toEqual({ code: 0, conclusion: 'neutral' });
      expect(stdout).toContain('This run starts without a baseline.');
      expect(commandsOf(stdout).filter(({ name }) => name === 'error')).toEqual([]);
    },
  );

  it('is signed and checked where there is a key', async () => {
    const env = { ASSAY_STATE_KEY: 'a long and secret state key' };
    await push(checkout('hello hello'), { run: 1, env });
    expect((await pull(checkout('no hello'), { run: 2, env })).code).toBe(1);
  });

  it('never holds a secret, and no comment does', async () => {
    await push(checkout('hello hello'), { run: 1 });
    await pull(checkout('no hello'), { run: 2 });
    expect(JSON.stringify(github.comments)).not.toContain('canary');
    const { inflateRawSync } = await import('node:zlib');
    const archive = Buffer.from(github.artifacts[0]?.archive ?? []);
    const texts: string[] = [];
    for (
      let at = archive.indexOf('PK\u0003\u0004');
      at >= 0;
      at = archive.indexOf('PK\u0003\u0004', at + 4)
    ) {
      const start = at + 30 + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28);
      texts.push(inflateRawSync(archive.subarray(start), { finishFlush: 2 }).toString());
    }
    expect(texts.join('')).toContain('case-0');
    expect(texts.join('')).not.toContain('canary');
  });

  it.each(['path', 'none'])('stays where it is with state: %s', async (state) => {
    await push(checkout('hello hello'), { run: 1, inputs: { state } });
    expect(github.artifacts).toEqual([]);
    expect(service.calls).toEqual([]);
    expect(github.calls).toEqual([]);
  });
});
