// long because one suite is played in parts over and over: each story needs the same runner, service and repository.
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shardArtifactName, shardOfArtifact } from '../../src/github/state/shard-artifact.ts';
import { runResults } from '../../src/schema/run.ts';
import { journalLine, parseJournalLine } from '../../src/state/journal-line.ts';
import { type FakeArtifacts, fakeArtifacts } from '../support/fake-artifacts.ts';
import { type FakeGitHub, fakeGitHub } from '../support/fake-github.ts';
import { commandsOf, runAction, type Step } from '../support/run-action.ts';
import { folderOf } from '../support/run-cli.ts';
import { zipOf } from '../support/zip-writer.ts';

const TOKEN = 'ghs_faketoken';
const WORKFLOW = '.github/workflows/evals.yml';
const CANARY = 'canary-0123456789';
const sha = (letter: string) => letter.repeat(40);

let github: FakeGitHub;
let service: FakeArtifacts;
/** The run of the workflow under way: what GitHub knows of it beside the artifact. */
let now: { run: number; event: string; branch: string };

beforeEach(async () => {
  github = await fakeGitHub({ token: TOKEN });
  service = await fakeArtifacts(({ name, archive, digest }) => {
    const { run, event, branch } = now;
    const head = { head_branch: branch, head_sha: sha('a') };
    const listed = { id: run, event, path: WORKFLOW, status: 'completed', run_attempt: 1, ...head };
    if (!github.runs.some(({ id }) => id === run)) github.addRun({ ...listed, head_repository: { id: 7 } });
    github.addArtifact({
      name,
      archive,
      digest: digest ?? null,
      workflow_run: { id: run, repository_id: 7, head_repository_id: 7, ...head },
    });
  });
  github.alsoServe(service.handle);
});
afterEach(async () => {
  await service.close();
  await github.close();
});

/** A checkout of the suite. The first case gets the first word of the answer, the others the rest. */
const checkout = (answer: string) =>
  folderOf({
    'agent.mjs': `
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
const [first, ...others] = readFileSync('answer.txt', 'utf8').split(' ');
if (first === 'crash') process.exit(7);
for await (const line of createInterface({ input: process.stdin })) {
  const { input } = JSON.parse(line);
  console.log(JSON.stringify({ output: (input === 'q0' ? first : others.join(' ')) + ' ' + process.env.SHOP }));
}
`,
    'answer.txt': answer,
    'evals/agents/a.yaml':
      'name: A\nprovider: custom\ninvocation: { command: [node, agent.mjs], protocol: lines, env: { SHOP: "${SHOP_TOKEN}" } }\n',
    'evals/test-cases/cases.yaml': Array.from(
      { length: 6 },
      (_, at) =>
        `- { id: case-${at}, name: Case ${at}, turns: [{ input: q${at}, checks: [contains: hello] }] }\n`,
    ).join(''),
  });
/** The job that merges checks nothing out. */
const nowhere = () => folderOf({});

interface StepOptions {
  run?: number;
  attempt?: number;
  event?: 'pull_request' | 'push';
}

async function step(
  cwd: string,
  inputs: Record<string, string>,
  { run = 1, attempt = 1, event = 'pull_request' }: StepOptions = {},
): Promise<Step> {
  now = { run: 1000 + run, event, branch: event === 'push' ? 'main' : 'change' };
  const payload =
    event === 'push'
      ? { before: sha('0') }
      : {
          pull_request: {
            number: 5,
            head: { sha: sha('c'), repo: { id: 7 } },
            base: { ref: 'main', sha: sha('a'), repo: { id: 7 } },
          },
        };
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
        GITHUB_RUN_ATTEMPT: String(attempt),
        GITHUB_WORKFLOW_REF: `octo/shop/${WORKFLOW}@refs/heads/main`,
        GITHUB_SHA: sha('a'),
        SHOP_TOKEN: CANARY,
      },
    },
  );
}
const shard = (part: string, answer: string, options?: StepOptions, inputs: Record<string, string> = {}) =>
  step(checkout(answer), { shard: part, ...inputs }, options);
const merge = (options?: StepOptions, inputs: Record<string, string> = {}, cwd = nowhere()) =>
  step(cwd, { command: 'merge', ...inputs }, options);
const both = async (answer: string, options?: StepOptions) => [
  await shard('1/2', answer, options),
  await shard('2/2', answer, options),
];

const names = () => github.artifacts.map(({ name }) => name);
const resultsOf = ({ outputs }: Step) =>
  runResults.parse(JSON.parse(readFileSync(outputs['results-path'] ?? '', 'utf8')));
/** The text of the only file of an archive. */
function journalIn(archive: Uint8Array): string {
  const bytes = Buffer.from(archive);
  const start = 30 + bytes.readUInt16LE(26) + bytes.readUInt16LE(28);
  return inflateRawSync(bytes.subarray(start), { finishFlush: 2 }).toString();
}
const artifact = (name: string) => {
  const found = github.artifacts.find((one) => one.name === name);
  if (found === undefined) throw new Error(`there is no artifact ${name}`);
  return found;
};

describe('shards of the matrix', () => {
  it('say nothing by themselves, and are one verdict, one comment and one run when they are merged', async () => {
    const parts = await both('hello hello');
    for (const { code, outputs, summary, stdout } of parts) {
      expect({ code, conclusion: outputs['conclusion'] }).toEqual({ code: 0, conclusion: 'neutral' });
      expect(outputs).toMatchObject({ total: '3', 'comment-url': '', 'check-url': '' });
      expect(outputs['artifact-id']).toMatch(/^\d+$/);
      expect(summary).toContain('; gated after the merge.');
      expect(summary, 'a part gates nothing').not.toContain('required');
      expect(commandsOf(stdout).filter(({ name }) => name !== 'add-mask' && name !== 'debug')).toEqual([]);
    }
    expect(names()).toEqual(['assay-shard-1-of-2-1', 'assay-shard-2-of-2-1']);
    expect(github.comments).toEqual([]);

    github.calls.length = 0;
    const merged = await merge({}, { check: 'true' });
    expect(merged.code, merged.stdout + merged.stderr).toBe(0);
    expect(merged.outputs).toMatchObject({ conclusion: 'passed', total: '6', passed: '6', 'pass-rate': '1' });
    expect(resultsOf(merged).cases.map(({ id }) => id)).toEqual(
      Array.from({ length: 6 }, (_, at) => `case-${at}`),
    );
    expect(merged.summary).toContain('6 of 6');
    expect(github.comments).toHaveLength(1);
    expect(github.comments[0]?.body).toContain('6 of 6');
    expect(github.checks.map(({ conclusion }) => conclusion)).toEqual(['success']);
    expect(github.calls.length).toBeLessThanOrEqual(12);
    expect(names(), 'a pull request leaves no state').toHaveLength(2);
  });

  it('fail as a whole where one of them holds a failure, with its line', async () => {
    const parts = await both('no hello');
    expect(parts.map(({ code }) => code)).toEqual([0, 0]);
    const { code, outputs, stdout } = await merge();
    expect({ code, conclusion: outputs['conclusion'] }).toEqual({ code: 1, conclusion: 'failed' });
    expect(outputs).toMatchObject({ total: '6', passed: '5', failed: '1' });
    const commands = commandsOf(stdout).filter(({ name }) => name === 'error');
    expect(commands[0]?.properties).toMatchObject({ file: 'evals/test-cases/cases.yaml', line: '1' });
    expect(github.comments[0]?.body).toContain('case-0');
  });

  it('hand on what they know also where an agent crashes', async () => {
    await shard('1/2', 'hello hello');
    const broken = await shard('2/2', 'crash hello');
    expect(broken.code).toBe(3);
    const { code, outputs } = await merge();
    expect(code).not.toBe(0);
    expect(outputs).toMatchObject({ conclusion: 'failed', total: '6', passed: '3', errored: '3' });
  });

  it('are gated by what the merge asks for', async () => {
    await both('no hello');
    expect((await merge({}, { 'min-pass-rate': '80%' })).code).toBe(0);
    expect((await merge({}, { 'fail-on': 'never' })).outputs['conclusion']).toBe('neutral');
  });

  it('leave one state on the base branch, and are held against it', async () => {
    const main = { run: 1, event: 'push' } as const;
    await both('hello hello', main);
    expect(names()).not.toContain('assay-state');
    const saved = await merge(main);
    expect({ code: saved.code, reason: saved.outputs['reason'] }).toMatchObject({ code: 0 });
    expect(names()).toContain('assay-state');
    expect(saved.outputs['artifact-id']).toBe(
      String(service.artifacts.find((one) => one.name === 'assay-state')?.id),
    );

    await both('no no', { run: 2 });
    const worse = await merge({ run: 2 }, { 'fail-on': 'regression' });
    expect({ code: worse.code, conclusion: worse.outputs['conclusion'] }).toEqual({
      code: 1,
      conclusion: 'failed',
    });
    expect(worse.outputs['reason']).toContain(saved.outputs['run-id']);
    expect(worse.outputs['improvements']).toBe('0');

    await shard('1/2', 'hello hello', { run: 3 });
    await merge({ run: 3 });
    expect(github.comments[0]?.body).toContain('Shard 2 of 2 is missing');
    expect(github.comments[0]?.body, 'there is one, it was not looked at').not.toContain('No baseline yet');
  });

  it('do not look like a plain pass where a fall is suspected', async () => {
    await both('hello hello', { run: 1, event: 'push' });
    await merge({ run: 1, event: 'push' });
    await both('no hello', { run: 2 });
    const { code, outputs } = await merge({ run: 2 }, { 'fail-on': 'regression' });
    expect({ code, conclusion: outputs['conclusion'] }).toEqual({ code: 0, conclusion: 'passed' });
    expect(github.comments[0]?.body.split('\n')[1]).toBe(
      '### ⚠️ Evals passed: regression suspected, not proven',
    );
  });

  it('are not played on the base by the merge, which says so where it is asked for', async () => {
    await both('hello hello');
    const warned = async (inputs: Record<string, string>) =>
      commandsOf((await merge({}, inputs)).stdout).flatMap(({ name, message }) =>
        name === 'warning' ? [message] : [],
      );
    expect(await warned({})).toEqual([]);
    expect(await warned({ 'baseline-ref-check': 'true' })).toEqual([
      'baseline-ref-check has no effect here: a merge plays nothing.',
    ]);
  });

  it('of which one is missing fail, and name it', async () => {
    await shard('1/2', 'hello hello');
    const { code, outputs } = await merge();
    expect({ code, conclusion: outputs['conclusion'] }).toEqual({ code: 1, conclusion: 'failed' });
    expect(outputs['reason']).toContain('Shard 2 of 2 is missing.');
    expect(github.comments[0]?.body.split('Shard 2 of 2 is missing'), 'is said once').toHaveLength(2);
  });

  it('of which none is there are an error that says what to do', async () => {
    const { code, outputs, stdout } = await merge();
    expect(code).toBeGreaterThan(0);
    expect(outputs).toMatchObject({ conclusion: 'failed', reason: expect.stringContaining('none left') });
    expect(stdout).toContain('shard: 1/4');
    expect(github.comments).toMatchObject([{ body: expect.stringContaining('Evals could not run') }]);
  });

  it('count by their newest attempt, and those that were not run again keep what they played', async () => {
    const first = await both('no hello');
    expect((await merge()).code).toBe(1);
    const failing = first.findIndex(({ outputs }) => outputs['failed'] === '1') + 1;
    await shard(`${failing}/2`, 'hello hello', { attempt: 2 });
    expect(names()).toContain(`assay-shard-${failing}-of-2-2`);
    const again = await merge({ attempt: 2 });
    expect({ code: again.code, passed: again.outputs['passed'] }).toEqual({ code: 0, passed: '6' });
    expect(again.stdout).toContain(`shard ${3 - failing} of 2 was played in attempt 1`);
    expect(github.comments).toHaveLength(1);
  });

  it('of other suites and other runs are not taken', async () => {
    await shard('1/2', 'hello hello');
    await shard('2/2', 'hello hello', { run: 2 });
    await shard('2/2', 'hello hello', {}, { 'state-artifact': 'other' });
    expect(names()).toContain('other-assay-shard-2-of-2-1');
    expect((await merge()).outputs['reason']).toContain('Shard 2 of 2 is missing.');
    const other = await merge({}, { 'state-artifact': 'other' });
    expect(other.outputs['reason']).toContain('Shard 1 of 2 is missing.');
  });

  it('carry long answers whole and no secret', async () => {
    const long = 'y'.repeat(40_000);
    await both(`hello hello ${long}`);
    for (const { archive } of github.artifacts) {
      const journal = journalIn(archive);
      expect(journal).toContain(long);
      expect(journal).not.toContain(CANARY);
      expect(journal).toContain('"criteria"');
    }
    const merged = await merge();
    expect(merged.code).toBe(0);
    expect(readFileSync(merged.outputs['results-path'] ?? '', 'utf8')).toContain(long);
  });
});

type Records = Record<string, unknown>[];
/** The archive of a journal with other records. */
function journalWith(archive: Uint8Array, change: (records: Records) => unknown[]): Uint8Array {
  const records = journalIn(archive)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => parseJournalLine(Buffer.from(line))?.record as Records[number]);
  return zipOf([{ name: 'journal.jsonl', content: change(records).map(journalLine).join('') }]);
}

let archives: { name: string; archive: Uint8Array }[] | undefined;
/** Two good shards, played once: what is done to one of them differs. */
async function played(): Promise<void> {
  if (archives === undefined) {
    await both('hello hello');
    archives = github.artifacts.map(({ name, archive }) => ({ name, archive }));
    return;
  }
  const head = { head_branch: 'change', head_sha: sha('a') };
  const workflow_run = { id: 1001, repository_id: 7, head_repository_id: 7, ...head };
  for (const one of archives) github.addArtifact({ ...one, workflow_run });
}
const DEEP_CALL = {
  name: 'deep',
  arguments: { in: JSON.parse(`${'['.repeat(1000)}${']'.repeat(1000)}`) as unknown },
};

describe('an artifact that is called like a shard', () => {
  const file = (name: string, content: string) => zipOf([{ name, content }]);
  const withRunId = (id: string) => (archive: Uint8Array) =>
    journalWith(archive, ([start, ...rest]) => [{ ...start, run_id: id }, ...rest]);

  it.each<[string, (own: Uint8Array, other: Uint8Array) => Uint8Array]>([
    ['is no archive', () => Buffer.from('no zip')],
    ['holds a file of another name', () => file('other.jsonl', 'x')],
    ['holds a file that climbs', () => file('../../../../climbed.jsonl', 'x')],
    [
      'holds a second file',
      (own) => zipOf([{ name: 'journal.jsonl', content: journalIn(own) }, { name: 'x' }]),
    ],
    ['holds an empty journal', () => file('journal.jsonl', '')],
    ['holds a journal that is none', () => file('journal.jsonl', '{"type":"run.started"}\n')],
    [
      'holds a damaged line',
      (own) => file('journal.jsonl', journalIn(own).replace('"attempt"', '"attempts"')),
    ],
    ['holds a torn line', (own) => file('journal.jsonl', journalIn(own).slice(0, -9))],
    ['holds two beginnings', (own) => journalWith(own, (all) => [all[0], ...all])],
    ['holds the journal of the other shard', (_, other) => file('journal.jsonl', journalIn(other))],
    ['holds a run id that climbs', withRunId('run_../../climbed')],
    ['holds a run id of nothing', withRunId('')],
    [
      'refers to a blob',
      (own) =>
        journalWith(own, (all) =>
          all.map((one) =>
            one['type'] === 'attempt.played'
              ? {
                  ...one,
                  turns: (one['turns'] as Records).map((turn) => ({ ...turn, output_blob: 'a'.repeat(64) })),
                }
              : one,
          ),
        ),
    ],
    [
      'nests without end',
      (own) =>
        journalWith(own, (all) =>
          all.map((one) =>
            one['type'] === 'attempt.played'
              ? {
                  ...one,
                  turns: (one['turns'] as Records).map((turn) => ({ ...turn, tool_calls: [DEEP_CALL] })),
                }
              : one,
          ),
        ),
    ],
  ])('and %s is passed over with a warning, and missed by name', async (_, spoil) => {
    await played();
    const [own, other] = [artifact('assay-shard-2-of-2-1'), artifact('assay-shard-1-of-2-1')];
    Object.assign(own, { archive: spoil(own.archive, other.archive), digest: null });
    const cwd = nowhere();
    const { code, outputs, stdout } = await merge({}, {}, cwd);
    expect({ code, conclusion: outputs['conclusion'] }).toEqual({ code: 1, conclusion: 'failed' });
    expect(outputs['reason']).toContain('Shard 2 of 2 is missing.');
    const warnings = commandsOf(stdout).filter(({ name }) => name === 'warning');
    expect(warnings.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^The artifact of shard 2 of 2 is not taken: /),
    ]);
    expect(readdirSync(join(cwd, '.assay/shards'))).toEqual(['1']);
    expect(stdout).not.toContain('climbed');
    for (const folder of [cwd, join(cwd, '..'), join(cwd, '../..')])
      expect(existsSync(join(folder, 'climbed.jsonl'))).toBe(false);
  });

  it.each([
    ['of another digest', { digest: `sha256:${'0'.repeat(64)}` }, 'its digest'],
    ['that has expired', { expired: true }, 'it has expired'],
  ])('%s is passed over as well', async (_, change, options) => {
    await played();
    Object.assign(artifact('assay-shard-2-of-2-1'), change);
    const { code, stdout } = await merge();
    expect(code).toBe(1);
    expect(stdout).toContain(`The artifact of shard 2 of 2 is not taken: ${options}`);
  });

  it('leaves nothing of an earlier merge in the folder', async () => {
    const cwd = folderOf({ '.assay/shards/2/state/runs/run_old/journal-0.jsonl': 'old' });
    await shard('1/2', 'hello hello');
    expect((await merge({}, {}, cwd)).code).toBe(1);
    expect(readdirSync(join(cwd, '.assay/shards'))).toEqual(['1']);
  });
});

describe('names of artifacts', () => {
  it.each(['assay-state', 'other', 'a.b', 'assay-shard-1'])('are read as they were made, for %s', (state) => {
    const named = { index: 3, count: 12, attempt: 2 };
    expect(shardOfArtifact(shardArtifactName(named, state), state)).toEqual(named);
  });
  it.each([
    'assay-shard-0-of-2-1',
    'assay-shard-3-of-2-1',
    'assay-shard-1-of-2-0',
    'assay-shard-1-of-2',
    'assay-shard-01-of-2-1',
    'assay-shard-1-of-2-1 ',
    'assay-shard-1-of-2-1\n',
    'xassay-shard-1-of-2-1',
    'other-assay-shard-1-of-2-1',
    'assay-shard-1-of-99999-1',
    'assay-state',
    '',
  ])('that are others are none: %j', (name) => {
    expect(shardOfArtifact(name, 'assay-state')).toBeUndefined();
  });
});

describe('a shard that cannot be uploaded', () => {
  it('fails its own job, with what to do', async () => {
    service.refuse('CreateArtifact', 403, 9);
    const { code, stdout, outputs } = await shard('1/2', 'hello hello');
    expect(code).toBeGreaterThan(0);
    expect(outputs['reason']).toContain('Shard 1 of 2 was played, but cannot be handed to the merge');
    expect(stdout).toContain('state: path');
  });

  it('is not looked for without the permission, and the merge says which', async () => {
    await both('hello hello');
    github.permissions.actions = 'none';
    const { code, stdout } = await merge();
    expect(code).toBeGreaterThan(0);
    expect(stdout).toContain('actions: read');
  });

  it.each([
    ['with state: path', { state: 'path' }],
    ['without a token', { 'github-token': '' }],
  ])('is carried by the workflow %s', async (_, inputs) => {
    const cwd = nowhere();
    for (const part of ['1/2', '2/2']) {
      const from = checkout('hello hello');
      expect((await step(from, { shard: part, ...inputs })).code).toBe(0);
      cpSync(join(from, '.assay/state'), join(cwd, '.assay/shards', part.slice(0, 1), 'state'), {
        recursive: true,
      });
    }
    expect(service.calls).toEqual([]);
    const merged = await merge({}, inputs, cwd);
    expect({ code: merged.code, passed: merged.outputs['passed'] }).toEqual({ code: 0, passed: '6' });
    const lost = await merge({}, inputs);
    expect(lost.code).toBeGreaterThan(0);
    expect(lost.outputs['reason']).toContain('there are no shards to merge');
  });
});

describe('the input shard', () => {
  it.each([
    ['0/2', 'run'],
    ['3/2', 'run'],
    ['1', 'run'],
    ['one/two', 'run'],
    ['1/2', 'merge'],
    ['1/2', 'experiment'],
  ])('of %s is an error with command %s', async (part, command) => {
    const { code, stdout } = await step(checkout('hello hello'), { shard: part, command });
    expect(code).toBe(2);
    expect(stdout).toMatch(/shard: .*(?:is no shard such as 3\/8|belongs to command run)/);
    // A merge is what speaks for the suite; a shard and an experiment are not.
    expect(github.comments).toHaveLength(command === 'merge' ? 1 : 0);
  });
});
