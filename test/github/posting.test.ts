import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeGitHub, fakeGitHub } from '../support/fake-github.ts';
import { commandsOf, runAction } from '../support/run-action.ts';
import { folderOf } from '../support/run-cli.ts';

const TOKEN = 'ghs_faketoken';
const HEAD = 'a'.repeat(40);

let github: FakeGitHub;
beforeEach(async () => {
  github = await fakeGitHub({ token: TOKEN });
});
afterEach(() => github.close());

/** A suite whose agent says what `answer.txt` holds. */
const suite = (cases = 2, folder = '') =>
  folderOf({
    [`${folder}agent.mjs`]: `
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin }))
  console.log(JSON.stringify({ output: readFileSync('answer.txt', 'utf8') + ' ' + JSON.parse(line).input }));
`,
    [`${folder}answer.txt`]: 'hello',
    [`${folder}evals/agents/a.yaml`]:
      'name: A\nprovider: custom\ninvocation: { command: [node, agent.mjs], protocol: lines }\n',
    [`${folder}evals/test-cases/cases.yaml`]: Array.from(
      { length: cases },
      (_, at) =>
        `- { id: case-${at}, name: Case ${at}, turns: [{ input: q${at}, checks: [contains: hello] }] }\n`,
    ).join(''),
    'event.json': JSON.stringify({
      repository: { id: 7, default_branch: 'main' },
      pull_request: {
        number: 5,
        head: { sha: HEAD, ref: 'change', repo: { id: 7 } },
        base: { ref: 'main', repo: { id: 7 } },
      },
    }),
  });

interface StepOptions {
  run?: number;
  attempt?: number;
  inputs?: Record<string, string>;
  env?: Record<string, string>;
}
const step = (cwd: string, { run = 1, attempt = 1, inputs = {}, env = {} }: StepOptions = {}) =>
  runAction(
    cwd,
    { judge: 'offline', 'github-token': TOKEN, ...inputs },
    {
      env: {
        GITHUB_API_URL: github.url,
        GITHUB_SERVER_URL: 'https://github.com',
        GITHUB_EVENT_PATH: join(cwd, 'event.json'),
        GITHUB_RUN_ID: String(1000 + run),
        GITHUB_RUN_NUMBER: String(run),
        GITHUB_RUN_ATTEMPT: String(attempt),
        GITHUB_WORKFLOW_REF: 'octo/shop/.github/workflows/evals.yml@refs/pull/5/merge',
        GITHUB_SHA: 'b'.repeat(40),
        ...env,
      },
    },
  );
const warnings = (stdout: string) =>
  commandsOf(stdout)
    .filter(({ name }) => name === 'warning')
    .map(({ message }) => message);

describe('the comment of a pull request', () => {
  it('is written once and kept up to date: red, green, and by the attempt after', async () => {
    const cwd = suite();
    writeFileSync(join(cwd, 'answer.txt'), 'no');
    const red = await step(cwd, { run: 1 });
    expect(red.code).toBe(1);
    expect(github.comments).toHaveLength(1);
    const [comment] = github.comments;
    expect(comment?.number).toBe(5);
    expect(comment?.body).toMatch(/^<!-- assay:evals run=1\.1 sha=a{40} failed -->\n### ❌ Evals failed/);
    expect(comment?.body).toContain('case-0');
    expect(red.outputs['comment-url']).toContain(`#issuecomment-${comment?.id}`);

    writeFileSync(join(cwd, 'answer.txt'), 'hello');
    const green = await step(cwd, { run: 2 });
    expect(green.code).toBe(0);
    expect(github.comments.map(({ id }) => id)).toEqual([comment?.id]);
    expect(github.comments[0]?.body).toMatch(/^<!-- assay:evals run=2\.1 .*\n### ✅ Evals passed/);

    await step(cwd, { run: 2, attempt: 2 });
    expect(github.comments).toHaveLength(1);
    expect(github.comments[0]?.body).toContain('run=2.2');
  });

  it('of an older run never writes over that of a newer one', async () => {
    const cwd = suite();
    await step(cwd, { run: 9 });
    const newer = github.comments[0]?.body;
    await step(cwd, { run: 8 });
    expect(github.comments.map(({ body }) => body)).toEqual([newer]);
  });

  it.each([
    ['off', 0],
    ['new', 2],
    ['sticky', 1],
  ])('with comment: %s leaves %i after two runs', async (comment, count) => {
    const cwd = suite();
    await step(cwd, { run: 1, inputs: { comment } });
    await step(cwd, { run: 2, inputs: { comment } });
    expect(github.comments).toHaveLength(count);
  });

  it('of each suite and workflow is its own', async () => {
    const cwd = suite();
    await step(cwd, { inputs: { evals: './evals' } });
    await step(cwd, { env: { GITHUB_WORKFLOW_REF: 'octo/shop/.github/workflows/other.yml@refs/x' } });
    await step(cwd);
    expect(github.comments.map(({ body }) => /assay:(\S+)/.exec(body)?.[1])).toEqual([
      'evals%2F.%2Fevals',
      'other',
      'evals',
    ]);
  });

  it('that is not ours is left alone, whatever it says it is', async () => {
    const body = '<!-- assay:evals run=999.1 sha=x -->\nspoofed';
    github.addComment({ number: 5, author: 'mallory', body });
    await step(suite());
    expect(github.comments.map(({ author }) => author)).toEqual(['mallory', 'github-actions[bot]']);
    expect(github.comments[0]?.body).toBe(body);
  });

  it.each([
    ['pull-requests', 'comment', {}],
    ['checks', 'check', { check: 'true', comment: 'off' }],
  ] as const)(
    'without the scope %s costs a warning that names it, and never the verdict',
    async (scope, _, inputs) => {
      github.permissions[scope] = 'none';
      if (scope === 'pull-requests') github.permissions.issues = 'none';
      const cwd = suite();
      const { code, stdout, outputs } = await step(cwd, { inputs });
      expect({ code, conclusion: outputs['conclusion'] }).toEqual({ code: 0, conclusion: 'passed' });
      expect(warnings(stdout)).toEqual([expect.stringContaining(scope)]);
      writeFileSync(join(cwd, 'answer.txt'), 'no');
      expect((await step(cwd, { run: 2, inputs })).code, 'a failing gate stays red without the check').toBe(
        1,
      );
    },
  );

  it('gets smaller when GitHub finds it too long', async () => {
    await github.close();
    github = await fakeGitHub({ token: TOKEN, longestBody: 20_000 });
    const cwd = suite(40);
    writeFileSync(join(cwd, 'answer.txt'), 'A word that nobody here has ever heard of. '.repeat(50));
    const { outputs } = await step(cwd);
    expect(outputs['comment-url']).not.toBe('');
    expect(github.calls.filter((call) => call.startsWith('POST')).length, 'refused first').toBeGreaterThan(1);
    expect(github.comments).toHaveLength(1);
    expect(github.comments[0]?.body).toContain('40 failing cases');
    expect(github.comments[0]?.body.length).toBeLessThan(20_000);
  });

  it('of 1,500 failing cases is refused as too long, and then says how many there are', async () => {
    await github.close();
    github = await fakeGitHub({ token: TOKEN, longestBody: 16_000 });
    const cwd = suite(1_500);
    writeFileSync(join(cwd, 'answer.txt'), 'A word that nobody here has ever heard of. '.repeat(10));
    const { code, outputs, summary } = await step(cwd);
    expect({ code, failed: outputs['failed'] }).toEqual({ code: 1, failed: '1500' });
    expect(github.calls.filter((call) => call.startsWith('POST')).length, 'refused first').toBeGreaterThan(1);
    expect(github.comments.map(({ body }) => body.length <= 16_000)).toEqual([true]);
    expect(github.comments[0]?.body).toContain('1,500 failing cases');
    expect(outputs['comment-url']).not.toBe('');
    expect(Buffer.byteLength(summary)).toBeLessThan(900 * 1024);
  });

  it.each([
    ['the top', '', {}],
    ['a working directory', 'pkg/a b/', { 'working-directory': 'pkg/a b' }],
    ['an evals folder further down', 'quality/', { evals: 'quality/evals' }],
  ])('links to where a case stands in the repository, from %s', async (_, folder, inputs) => {
    const cwd = suite(1, folder);
    writeFileSync(join(cwd, folder, 'answer.txt'), 'no');
    await step(cwd, { inputs: { check: 'true', ...inputs } });
    const place = `${folder}evals/test-cases/cases.yaml`;
    const link = `(https://github.com/octo/shop/blob/${HEAD}/${place.replace(' ', '%20')}#L1)`;
    expect(github.comments[0]?.body).toContain(link);
    expect(github.checks[0]?.summary).toContain(link);
    expect(github.checks[0]?.annotations).toMatchObject([{ path: place }]);
  });

  it('and check, summary, outputs and reports hold no part of a secret, however it is spelled or cut', async () => {
    const secret = 'correct-horse+battery/staple=42';
    const spellings = [
      secret,
      ...(['base64', 'base64url', 'hex'] as const).map((form) => Buffer.from(secret).toString(form)),
      encodeURIComponent(secret),
    ];
    const cwd = suite(spellings.length * 2);
    const answers = spellings.flatMap((text) => [
      `The key is ${text} indeed.`,
      // The places at which reports cut an answer go through the secret.
      `${'x '.repeat(742)}${text}${' y'.repeat(240)} ${text}${' z'.repeat(900)}`,
    ]);
    writeFileSync(
      join(cwd, 'agent.mjs'),
      `import { createInterface } from 'node:readline';
const answers = ${JSON.stringify(answers)};
for await (const line of createInterface({ input: process.stdin }))
  console.log(JSON.stringify({ output: answers[Number(JSON.parse(line).input.slice(1))] }));`,
    );
    const env = { SHOP_PASSWORD: secret };
    const { outputs, summary } = await step(cwd, { inputs: { check: 'true' }, env });
    const sinks = {
      comment: github.comments[0]?.body ?? '',
      check: JSON.stringify(github.checks[0]),
      summary,
      outputs: JSON.stringify(outputs),
      results: readFileSync(outputs['results-path']!, 'utf8'),
    };
    expect(sinks.comment).toContain('[redacted]');
    const found = Object.entries(sinks).flatMap(([sink, text]) =>
      spellings.filter((one) => text.includes(one.slice(0, 10))).map((one) => `${sink}: ${one}`),
    );
    expect(found).toEqual([]);
  });

  it('is not tried without a pull request, a token or a repository', async () => {
    const cwd = suite();
    writeFileSync(join(cwd, 'event.json'), '{}');
    await step(cwd);
    await step(cwd, { inputs: { 'github-token': '' } });
    await step(cwd, { env: { GITHUB_REPOSITORY: 'nonsense' } });
    expect(github.calls).toEqual([]);
  });
});

describe('the check on the commit', () => {
  it('carries decision and annotations, and the step leaves the red to it', async () => {
    const cwd = suite();
    writeFileSync(join(cwd, 'answer.txt'), 'no');
    const { code, outputs, stdout } = await step(cwd, { inputs: { check: 'true', comment: 'off' } });
    expect({ code, conclusion: outputs['conclusion'] }).toEqual({ code: 0, conclusion: 'failed' });
    expect(github.checks).toHaveLength(1);
    expect(github.checks[0]).toMatchObject({
      name: 'Assay',
      head_sha: HEAD,
      conclusion: 'failure',
      title: expect.stringContaining('Evals failed: 0 of 2 cases pass'),
    });
    expect(github.checks[0]?.annotations).toHaveLength(2);
    expect(github.checks[0]?.annotations[0]).toMatchObject({
      path: 'evals/test-cases/cases.yaml',
      annotation_level: 'failure',
    });
    expect(outputs['check-url']).not.toBe('');
    expect(
      commandsOf(stdout).map(({ name }) => name),
      'said once',
    ).toEqual(['add-mask']);
    expect(github.calls.length).toBeLessThanOrEqual(12);
  });

  it('carries more annotations than a step may have', async () => {
    const cwd = suite(60);
    writeFileSync(join(cwd, 'answer.txt'), 'no');
    await step(cwd, { inputs: { check: 'true', comment: 'off' } });
    expect(github.checks[0]?.annotations).toHaveLength(50);
    expect(github.checks[0]?.annotations.at(-1)?.['title']).toBe('11 more cases to look at');
  });

  it('leaves the step red where nothing could be judged', async () => {
    const cwd = suite();
    writeFileSync(join(cwd, 'agent.mjs'), 'process.exit(7);');
    const { code } = await step(cwd, { inputs: { check: 'true' } });
    expect(code).toBe(3);
    expect(github.checks).toMatchObject([{ conclusion: 'failure' }]);
  });

  it('that passes is green under its own name', async () => {
    const { code } = await step(suite(), { inputs: { check: 'true', 'check-name': 'Evals of the shop' } });
    expect(code).toBe(0);
    expect(github.checks).toMatchObject([{ name: 'Evals of the shop', conclusion: 'success' }]);
    expect(github.comments).toHaveLength(1);
  });
});
