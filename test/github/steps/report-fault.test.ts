import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Fault } from '../../../src/errors.ts';
import { faultMarkdown } from '../../../src/github/comments/fault-words.ts';
import { isChosenByHand } from '../../../src/github/steps/chosen-by-hand.ts';
import { readableInputs, reportFault } from '../../../src/github/steps/report-fault.ts';
import { nodeHttp } from '../../../src/ports/node-http.ts';
import { type FakeGitHub, fakeGitHub } from '../../support/fake-github.ts';
import { markdownPayloads } from '../../support/hostile-texts.ts';
import { liveReferences, outsideCode } from '../../support/live-markdown.ts';
import { commandsOf, runAction } from '../../support/run-action.ts';
import { folderOf } from '../../support/run-cli.ts';
import { seededClock } from '../../support/seeded-clock.ts';
import { seededPorts } from '../../support/seeded-ports.ts';

const TOKEN = 'ghs_faketoken';
const sha = (letter: string) => letter.repeat(40);

let github: FakeGitHub;
beforeEach(async () => {
  github = await fakeGitHub({ token: TOKEN });
});
afterEach(() => github.close());

const CASES = '- { id: greets, name: Greets, turns: [{ input: q, checks: [contains: hello] }] }\n';
const suite = () =>
  folderOf({
    'agent.mjs': `
import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin }))
  console.log(JSON.stringify({ output: 'hello' }));
`,
    'evals/agents/a.yaml':
      'name: A\nprovider: custom\ninvocation: { command: [node, agent.mjs], protocol: lines }\n',
    'evals/test-cases/cases.yaml': CASES,
  });

interface StepOptions {
  run?: number;
  attempt?: number;
  event?: string;
  head?: number;
  inputs?: Record<string, string>;
  env?: Record<string, string | undefined>;
}
function step(
  cwd: string,
  { run = 1, attempt = 1, event = 'pull_request', head = 7, inputs = {}, env = {} }: StepOptions,
) {
  const isPull = event.startsWith('pull_request');
  const pull = {
    number: 5,
    head: { sha: sha('c'), repo: { id: head } },
    base: { ref: 'main', sha: sha('a'), repo: { id: 7 } },
  };
  writeFileSync(
    join(cwd, 'event.json'),
    JSON.stringify({
      repository: { id: 7, default_branch: 'main' },
      ...(isPull ? { pull_request: pull } : {}),
    }),
  );
  return runAction(
    cwd,
    { judge: 'offline', 'github-token': TOKEN, state: 'none', ...inputs },
    {
      env: {
        GITHUB_API_URL: github.url,
        GITHUB_SERVER_URL: 'https://github.com',
        GITHUB_EVENT_NAME: event,
        GITHUB_EVENT_PATH: join(cwd, 'event.json'),
        GITHUB_REF: isPull ? 'refs/pull/5/merge' : 'refs/heads/main',
        GITHUB_RUN_ID: String(1000 + run),
        GITHUB_RUN_NUMBER: String(run),
        GITHUB_RUN_ATTEMPT: String(attempt),
        GITHUB_WORKFLOW_REF: 'octo/shop/.github/workflows/evals.yml@refs/heads/main',
        GITHUB_SHA: sha('b'),
        ...env,
      },
    },
  );
}
const only = (name: string, stdout: string) =>
  commandsOf(stdout).flatMap((one) => (one.name === name ? [one.message] : []));
const breakEvals = (cwd: string) => writeFileSync(join(cwd, 'evals/test-cases/cases.yaml'), '- { id: [ }\n');

describe('a run that could not run', () => {
  it.each<[string, (cwd: string) => void, Record<string, string>, number, string]>([
    ['a broken evals folder', breakEvals, {}, 2, 'evals/test'],
    ['no evals folder', (cwd) => rmSync(join(cwd, 'evals'), { recursive: true }), {}, 2, 'evals'],
    ['an agent that is none', () => undefined, { agent: 'nobody' }, 2, 'nobody'],
    ['a case that is none', () => undefined, { cases: 'nothing' }, 2, 'nothing'],
    ['bad settings', (cwd) => writeFileSync(join(cwd, 'evals/assay.yaml'), 'gate: 7\n'), {}, 2, 'assay'],
    [
      'a working directory that is none',
      () => undefined,
      { 'working-directory': 'elsewhere' },
      2,
      'elsewhere',
    ],
    ['a bad input', () => undefined, { 'min-pass-rate': '1' }, 2, 'ambiguous'],
    ['an unknown input', () => undefined, { 'min-passrate': '90%' }, 2, 'min-pass-rate'],
  ])('for %s leaves no green comment, and a failed check', async (_, spoil, inputs, code, named) => {
    const cwd = suite();
    const keys = { 'comment-key': 'k', check: 'true' };
    expect((await step(cwd, { inputs: keys })).code).toBe(0);
    expect(github.comments[0]?.body).toContain('Evals passed');
    spoil(cwd);
    const broken = await step(cwd, { run: 2, inputs: { ...keys, ...inputs } });
    expect(broken.code).toBe(code);
    expect(github.comments).toHaveLength(1);
    const body = github.comments[0]?.body ?? '';
    expect(body).toMatch(/^<!-- assay:k run=2\.1 sha=c{40} failed -->\n### ❌ Evals could not run\n/);
    expect(body).toContain(named);
    expect(body).toContain('actions/runs/1002/attempts/1');
    expect(body).not.toContain('Evals passed');
    expect(broken.summary).toMatch(/^### ❌ Evals could not run\n/);
    expect(broken.summary).toContain(named);
    expect(github.checks.map(({ conclusion, title, head_sha }) => [conclusion, title, head_sha])).toEqual([
      ['success', expect.anything(), sha('c')],
      ['failure', 'Evals could not run', sha('c')],
    ]);
    expect(broken.outputs).toMatchObject({
      conclusion: 'failed',
      'comment-url': expect.stringContaining('#issuecomment-'),
      'check-url': expect.stringContaining('/runs/'),
    });
    const errors = commandsOf(broken.stdout).filter(({ name }) => name === 'error');
    expect(errors.filter(({ properties }) => properties['file'] === undefined)).toHaveLength(1);
    expect(only('warning', broken.stdout)).toEqual([]);
  });

  it('is told also where there was no comment yet, and mended by the next run', async () => {
    const cwd = suite();
    breakEvals(cwd);
    await step(cwd, {});
    expect(github.comments).toHaveLength(1);
    writeFileSync(join(cwd, 'evals/test-cases/cases.yaml'), CASES);
    expect((await step(cwd, { attempt: 2 })).code).toBe(0);
    expect(github.comments).toHaveLength(1);
    expect(github.comments[0]?.body).toContain('Evals passed');
  });

  it('says nothing over the words of a newer run', async () => {
    const cwd = suite();
    await step(cwd, { run: 3 });
    breakEvals(cwd);
    expect((await step(cwd, { run: 2 })).code).toBe(2);
    expect(github.comments[0]?.body).toContain('Evals passed');
  });

  it('tells by defaults where the inputs of the comment are the ones that are wrong', async () => {
    const { code } = await step(suite(), { inputs: { comment: 'stikky', issue: 'yes', check: 'no' } });
    expect(code).toBe(2);
    expect(github.comments[0]?.body).toContain('assay:evals run=1.1');
    expect(github.comments[0]?.body).toContain('stikky');
    expect(github.checks).toEqual([]);
  });

  it.each<[string, StepOptions]>([
    ['with comment: off', { inputs: { comment: 'off' } }],
    ['as a shard', { inputs: { shard: '1/2' } }],
    ['as a shard that is none', { inputs: { shard: '3/2' } }],
    ['as an experiment', { inputs: { command: 'experiment' } }],
    ['for a head of somebody else that is refused', { event: 'pull_request_target', head: 8 }],
    ['on a push', { event: 'push' }],
  ])('tells nobody %s', async (_, options) => {
    const cwd = suite();
    breakEvals(cwd);
    const { code, stdout } = await step(cwd, options);
    expect(code).toBe(2);
    expect(github.calls).toEqual([]);
    expect(only('notice', stdout)).toEqual([]);
  });

  it('without a permission is a warning that names it, and ends as it would have', async () => {
    const cwd = suite();
    breakEvals(cwd);
    Object.assign(github.permissions, { 'pull-requests': 'none', issues: 'none', checks: 'none' });
    const { code, stdout } = await step(cwd, { inputs: { check: 'true' } });
    expect(code).toBe(2);
    const printed = only('warning', stdout);
    expect(printed).toHaveLength(2);
    expect(printed.join(' ')).toMatch(/pull-requests: write.*checks: write/);
  });

  it('does not ask again with a token that was refused', async () => {
    const { code, stdout } = await step(suite(), {
      inputs: { command: 'merge', state: 'artifact', 'github-token': 'ghs_other' },
    });
    expect(code).toBeGreaterThan(1);
    expect(github.calls.filter((call) => call.includes('comments'))).toEqual([]);
    expect(only('error', stdout)).toHaveLength(1);
  });

  it('hides what is secret', async () => {
    const cwd = suite();
    const secret = 'canary-0123456789';
    const { stdout, outputs } = await step(cwd, {
      inputs: { agent: secret, check: 'true' },
      env: { SHOP_TOKEN: secret },
    });
    expect(github.comments[0]?.body).toContain('redacted');
    // The line by which the runner is told what to mask is the only one.
    expect(stdout.replace(/^::add-mask::.*$/gm, '')).not.toContain('canary');
    expect(JSON.stringify([github.comments, github.checks, outputs])).not.toContain('canary');
  });

  it('opens the issue of the night, and the next good night closes it', async () => {
    const cwd = suite();
    const night = { event: 'schedule', inputs: { issue: 'true' } };
    breakEvals(cwd);
    expect((await step(cwd, night)).code).toBe(2);
    expect(github.issues).toMatchObject([{ title: 'Evals could not run (evals)', state: 'open' }]);
    expect(github.issues[0]?.body).toMatch(/^<!-- .*\n### ❌ Evals could not run\n\n- \*\*Fails since\*\* /);
    await step(cwd, { ...night, run: 2 });
    expect(github.issues[0]?.body).toContain(': 2 failing runs');
    writeFileSync(join(cwd, 'evals/test-cases/cases.yaml'), CASES);
    await step(cwd, { ...night, run: 3 });
    expect(github.issues).toMatchObject([
      { title: expect.stringContaining('passed again'), state: 'closed' },
    ]);
    await step(cwd, { event: 'workflow_dispatch', run: 4, inputs: { issue: 'true', cases: 'misspelt' } });
    expect(github.issues, 'a misspelt choice is no night').toMatchObject([{ state: 'closed' }]);
  });
});

describe('a fault', () => {
  /** Tells GitHub of it as a step of this event would. */
  async function warningsOf(fault: Fault, event: string, inputs: Record<string, string> = {}) {
    const given = { 'github-token': TOKEN, ...inputs };
    const payload = {
      repository: { id: 7, default_branch: 'main' },
      ...(event === 'pull_request' ? { pull_request: { number: 5, head: { sha: sha('c') } } } : {}),
    };
    const variables = {
      GITHUB_REPOSITORY: 'octo/shop',
      GITHUB_API_URL: github.url,
      GITHUB_EVENT_NAME: event,
      GITHUB_EVENT_PATH: '/event.json',
      GITHUB_REF: 'refs/heads/main',
      GITHUB_RUN_ID: '1001',
      GITHUB_RUN_NUMBER: '1',
      GITHUB_WORKFLOW_REF: 'octo/shop/.github/workflows/evals.yml@refs/heads/main',
      GITHUB_SHA: sha('b'),
      ...Object.fromEntries(
        Object.entries(given).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
      ),
    };
    const ports = { ...seededPorts({ variables }), http: nodeHttp(), clock: seededClock() };
    ports.files.writeAtomic('/event.json', JSON.stringify(payload));
    const printed: string[] = [];
    const say = (message: string | Error) => void printed.push(String(message));
    await reportFault(fault, { ports, core: { warning: say, notice: say }, redact: (text) => text });
    return printed;
  }
  const refusedWith = (status: number) =>
    new Fault('provider_error', 'comments could not be read', { status, subcode: 'forbidden' });

  it.each([
    ['a token that is not accepted', 401, 0],
    ['a permission that is missing', 403, 1],
  ])('of %s is told with that token or not', async (_, status, comments) => {
    expect(await warningsOf(refusedWith(status), 'pull_request')).toEqual([]);
    expect(github.comments).toHaveLength(comments);
    expect(github.calls.length > 0).toBe(comments > 0);
  });

  it.each([
    ['that somebody stopped', new Fault('cancelled', 'The run was cancelled.'), 0],
    ['of the night', new Fault('timeout', 'The agent did not answer.'), 1],
  ])('%s opens an issue or not', async (_, fault, issues) => {
    expect(await warningsOf(fault, 'schedule', { issue: 'true' })).toEqual([]);
    expect(github.issues).toHaveLength(issues);
  });

  const chosen = { cases: 'misspelt', tags: 'misspelt', agent: 'misspelt' };
  const events = { workflow_dispatch: true, repository_dispatch: true, schedule: false, push: false };
  const table = Object.entries(events).flatMap(([event, byHand]) => [
    ...Object.entries(chosen).map(([name, value]) => ({ event, name, value, issues: byHand ? 0 : 1 })),
    { event, name: 'evals', value: 'evals', issues: 1 },
  ]);
  it.each(table)('of $event with $name opens $issues issues', async ({ event, name, value, issues }) => {
    await warningsOf(new Fault('not_found', 'there is none'), event, { issue: 'true', [name]: value });
    expect(github.issues).toHaveLength(issues);
    const choice = { [name]: name === 'tags' || name === 'cases' ? [value] : value };
    expect(isChosenByHand(choice, event)).toBe(issues === 0);
  });
});

describe('without a token', () => {
  it.each<[string, StepOptions, string | undefined]>([
    ['a pull request', {}, 'comment'],
    ['a pull request with a check', { inputs: { check: 'true' } }, 'comment, check'],
    ['a night with an issue', { event: 'schedule', inputs: { issue: 'true' } }, 'issue'],
    ['a push with a check', { event: 'push', inputs: { check: 'true' } }, 'check'],
    ['a pull request that wants no comment', { inputs: { comment: 'off' } }, undefined],
    ['a push', { event: 'push' }, undefined],
  ])('%s says once what is not written', async (_, { inputs, ...options }, wanted) => {
    for (const [code, spoil] of [
      [0, () => undefined],
      [2, breakEvals],
    ] as const) {
      const cwd = suite();
      spoil(cwd);
      const ended = await step(cwd, { ...options, inputs: { ...inputs, 'github-token': '' } });
      expect(ended.code).toBe(code);
      expect(only('notice', ended.stdout)).toEqual(
        wanted === undefined ? [] : [expect.stringContaining(`left out: ${wanted}. `)],
      );
    }
  });
});

describe('the words of a fault', () => {
  const options = {
    budget: 60_000,
    marker: '<!-- m -->',
    run: 'https://github.com/o/r/actions/runs/1/attempts/1',
  };

  it('hold what, where and what to do', () => {
    const fault = new Fault('not_found', 'there is no folder', { where: 'evals', hint: 'Make one.' });
    expect(faultMarkdown(fault, options)).toBe(
      `<!-- m -->\n### ❌ Evals could not run\n\nthere is no folder\n\n**Where:** \`evals\`\n\n**What to do:** Make one.\n\nNothing was judged at this commit, so there is no verdict. <sub>[workflow run](${options.run})</sub>\n`,
    );
  });

  it('hold no live text of others, in any place', () => {
    for (const text of markdownPayloads) {
      const problems = [{ path: text, message: text, hint: text }];
      for (const fault of [
        new Fault('validation_failed', text, { where: text, hint: text }),
        new Fault('validation_failed', text, { hint: text, problems: [...problems, ...problems] }),
      ]) {
        const words = faultMarkdown(fault, options).replace(`](${options.run})`, ']()');
        expect(liveReferences(words.slice(words.indexOf('\n'))), text).toEqual([]);
        // Our own markup and nothing beside it: one heading, one link, no other tag.
        expect(words.match(/^#{1,6} /gm)).toHaveLength(1);
        expect(outsideCode(words).match(/\]\(/g)).toHaveLength(1);
        expect(outsideCode(words).replace(/<\/?sub>|<!-- m -->/g, '')).not.toMatch(/<(?! )|^ *>/m);
      }
    }
  });

  it('stay within the budget whatever there is to say, and count what they leave out', () => {
    const problems = Array.from({ length: 5_000 }, (_, at) => ({
      path: `file-${at}`,
      message: '*'.repeat(2_000),
    }));
    const fault = new Fault('validation_failed', 'bad', { problems });
    for (const budget of [60_000, 15_000, 3_000, 300]) {
      const words = faultMarkdown(fault, { ...options, budget });
      expect(Buffer.byteLength(words)).toBeLessThan(budget);
      expect(words).toMatch(/^<!-- m -->\n### ❌ Evals could not run\n/);
    }
    expect(faultMarkdown(fault, options)).toMatch(/5,000 problems:[\s\S]*and 4,9\d\d more; see the log/);
  });
});

describe('inputs that can be read', () => {
  const read = (given: Record<string, string>) => {
    const all = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
    );
    return readableInputs({ get: (name) => all[name] });
  };
  it('are kept beside those that cannot', () => {
    expect(
      read({ comment: 'new', check: 'maybe', 'comment-key': 'k', repeat: '-1', colour: 'red', shard: '9/2' }),
    ).toMatchObject({ comment: 'new', check: false, commentKey: 'k', repeat: undefined, shard: undefined });
    expect(read({ command: 'merge', shard: '1/2' })).toMatchObject({ command: 'merge', shard: undefined });
  });
});

describe('problems of files', () => {
  const wrong = (count: number) =>
    Array.from({ length: count }, (_, at) => `- { id: c${at}, name: C, trns: [] }\n`).join('');

  it.each([
    ['the top of the repository', {}, 'evals'],
    ['another folder', { 'working-directory': 'shop' }, 'shop/evals'],
  ])('stand on their lines and are linked: evals in %s', async (_, inputs, folder) => {
    const cwd = folder === 'evals' ? suite() : folderOf({ 'shop/evals/agents/a.yaml': 'name: A\n' });
    mkdirSync(join(cwd, folder, 'test-cases'), { recursive: true });
    writeFileSync(join(cwd, folder, 'test-cases/cases.yaml'), wrong(2));
    const { code, stdout } = await step(cwd, { inputs });
    expect(code).toBe(2);
    const marked = commandsOf(stdout).filter(({ properties }) => properties['file'] !== undefined);
    const file = `${folder}/test-cases/cases.yaml`;
    const unknown = marked.filter(({ message }) => message.includes('trns'));
    expect(unknown.map(({ name, properties }) => ({ name, ...properties }))).toEqual(
      [1, 2].map((line) => ({
        name: 'error',
        title: 'Evals are not valid',
        file,
        line: `${line}`,
        col: '22',
      })),
    );
    const source = `https://github.com/octo/shop/blob/${sha('c')}/${file}`;
    const body = github.comments[0]?.body;
    for (const line of [1, 2]) expect(body).toContain(`](${source}#L${line}): unknown key`);
  });

  it('are nine at the most beside the fault, and none where annotations are off', async () => {
    const cwd = suite();
    writeFileSync(join(cwd, 'evals/test-cases/cases.yaml'), wrong(30));
    const errors = async (inputs: Record<string, string>) =>
      only('error', (await step(cwd, { inputs })).stdout);
    expect(await errors({})).toHaveLength(10);
    expect(await errors({ annotations: 'false' })).toHaveLength(1);
  });

  it('of another place are not linked, whatever they are called', () => {
    const problems = ['run-id', 'a`b](x):1', 'evals/x.yaml:3'].map((path) => ({ path, message: 'no' }));
    const text = faultMarkdown(new Fault('validation_failed', 'bad', { problems }), {
      ...{ budget: 60_000, marker: '', run: '' },
      source: 'https://github.com/octo/shop/blob/x',
    });
    expect(text).not.toContain('](');
  });
});

describe('a repository that is not checked out', () => {
  it('is told what a workflow lacks', async () => {
    const { code, stdout } = await step(folderOf({}), {});
    expect(code).toBe(2);
    const [error] = only('error', stdout);
    for (const word of ['actions/checkout', 'working-directory', 'evals']) expect(error).toContain(word);
    expect(error).not.toContain('assay init');
  });
});

describe('a pull request from a fork', () => {
  it('is told once that nothing can be posted, and how it can', async () => {
    for (const scope of ['pull-requests', 'issues', 'checks'] as const) github.permissions[scope] = 'read';
    const good = await step(suite(), { head: 8, inputs: { check: 'true' } });
    const broken = suite();
    breakEvals(broken);
    for (const { stdout } of [good, await step(broken, { head: 8, inputs: { check: 'true' } })]) {
      expect(only('warning', stdout)).toEqual([]);
      expect(only('notice', stdout)).toEqual([
        expect.stringMatching(/^Nothing is posted on this pull request: .*two workflows/),
      ]);
    }
    const [own] = only('warning', (await step(suite(), { inputs: {} })).stdout);
    expect(own).toMatch(/^The comment could not be posted: /);
  });
});
