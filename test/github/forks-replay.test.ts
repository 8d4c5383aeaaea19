import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunResults, runResults } from '../../src/schema/run.ts';
import { type FakeModelServer, startFakeModelServer } from '../support/fake-model-server.ts';
import { clonedRepository, HAS_GIT, repositoryIn } from '../support/git-repository.ts';
import {
  cassettesOf,
  copyOf,
  GUIDED,
  guideCase,
  guideSuite,
  keysFor,
  recorded,
} from '../support/recorded-suite.ts';
import { runAction, type Step } from '../support/run-action.ts';

let server: FakeModelServer;
/** A repository with a recording of each of its cases. */
let origin: string;
beforeAll(async () => {
  server = await startFakeModelServer(GUIDED);
  origin = guideSuite(['ant', 'bee']);
  await recorded(origin, server.openaiUrl);
  rmSync(join(origin, '.assay'), { recursive: true, force: true });
  if (HAS_GIT) repositoryIn(origin);
});
afterAll(() => server.close());

/** What `playval` asks the judge of an answer, in all. */
const QUESTIONS = 3;
const OURS = { id: 7, full_name: 'octo/shop', default_branch: 'main' };
const WHO = {
  'a branch': { repo: OURS, actor: 'mona' },
  'a fork': { repo: { id: 8, fork: true }, actor: 'mallory' },
  Dependabot: { repo: OURS, actor: 'dependabot[bot]' },
};
type Who = keyof typeof WHO;
type Pulled = Step & { asked: number; results: () => RunResults };

/** The Action on a pull request into the repository; what was asked of the model by the way. */
async function onPull(
  workspace: string,
  who: Who,
  inputs: Record<string, string> = {},
  env: Record<string, string> = {},
): Promise<Pulled> {
  const { repo, actor } = WHO[who];
  const base = HAS_GIT ? clonedRepository(origin).git('rev-parse', 'HEAD').trim() : 'b'.repeat(40);
  const event = join(workspace, '..', `event-${workspace.split('/').at(-1)}.json`);
  writeFileSync(
    event,
    JSON.stringify({
      action: 'synchronize',
      number: 3,
      repository: OURS,
      pull_request: {
        number: 3,
        head: { ref: 'change', sha: 'a'.repeat(40), repo },
        base: { ref: 'main', sha: base },
      },
    }),
  );
  const before = server.requests.length;
  const named = { GITHUB_EVENT_PATH: event, GITHUB_RUN_ID: '11', GITHUB_ACTOR: actor };
  const ended = await runAction(workspace, { judge: 'openai', ...inputs }, { env: { ...named, ...env } });
  const results = () => runResults.parse(JSON.parse(readFileSync(ended.outputs['results-path']!, 'utf8')));
  return { ...ended, asked: server.requests.length - before, results };
}

/** A copy of the repository with some files changed. */
function changed(files: Record<string, string> = {}): string {
  const folder = copyOf(origin);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}
const CASSETTE = 'evals/cassettes/guide/ant.jsonl';

describe('a pull request without keys, of a suite that was recorded', () => {
  it.each<[Who, Record<string, string>]>([
    ['a fork', {}],
    ['Dependabot', {}],
    ['a branch', { replay: 'true' }],
  ])('of %s gates in full, on the words that were recorded: %j', async (who, inputs) => {
    const ended = await onPull(changed(), who, inputs);
    expect(ended, ended.stdout).toMatchObject({
      code: 0,
      asked: 0,
      outputs: { conclusion: 'passed', passed: '2', skipped: '0', reason: '2 of 2 cases passed (100 %).' },
    });
    const { replayed, judge, secrets_withheld: withheld, cases } = ended.results();
    expect(replayed).toMatchObject({
      ...{ exchanges: 2, judge_answers: 2 * QUESTIONS, attempts: 2, of: 2 },
      models: ['gpt-x'],
    });
    expect({ judge, withheld }).toMatchObject({ judge: { mode: 'llm', model: expect.any(String) } });
    expect(withheld).toBeUndefined();
    expect(cases[0]?.attempts[0]?.turns[0]?.results['playval']?.gating).toBeUndefined();
    expect(ended.summary).toMatch(/replayed: recorded \d{4}-\d\d-\d\d with .*gpt-x/);
    expect(ended.summary).not.toContain('ecrets are not given');
  });

  it('of a fork is as if there were no recordings where that is asked for', async () => {
    const ended = await onPull(changed(), 'a fork', { replay: 'never' });
    expect(ended).toMatchObject({ code: 0, asked: 0, outputs: { conclusion: 'neutral', skipped: '2' } });
    expect(ended.results().replayed).toBeUndefined();
  });

  it('of a fork says of each case that was never recorded why it was not played, and gates by the others', async () => {
    const cases = ['ant', 'bee', 'dog'].map(guideCase).join('');
    const ended = await onPull(changed({ 'evals/test-cases/cases.yaml': cases }), 'a fork');
    expect(ended.outputs).toMatchObject({ conclusion: 'passed', passed: '2', skipped: '1' });
    const dog = ended.results().cases.find(({ id }) => id === 'dog');
    expect(dog?.reason).toMatch(/not set: secrets are not given to forks, and no recording of it is there$/);
    const strict = await onPull(changed({ 'evals/test-cases/cases.yaml': cases }), 'a fork', {
      replay: 'always',
    });
    expect(strict.outputs).toMatchObject({ conclusion: 'failed', passed: '2', errored: '1' });
  });

  it('of a fork that changes what is asked fails, with the words that differ and what to do', async () => {
    const ended = await onPull(changed({ 'prompt.md': 'You are a rude guide.\n' }), 'a fork');
    expect(ended.outputs['conclusion']).toBe('failed');
    expect(ended.outputs['errored']).toBe('2');
    const error = ended.results().cases[0]?.attempts[0]?.error;
    expect(error).toMatchObject({ code: 'cassette_miss', message: expect.stringContaining('rude') });
    const text = ended.summary.replace(/&#\d+;/g, ' ');
    expect(text).toContain('rude');
    expect(text).toContain('--record');
  });

  it('of a branch with the key asks for what has changed, and for nothing else', async () => {
    const cases = guideCase('ant') + guideCase('bee').replace('Where is', 'So where is');
    const workspace = changed({ 'evals/test-cases/cases.yaml': cases });
    const ended = await onPull(workspace, 'a branch', { replay: 'changed' }, keysFor(server.openaiUrl));
    expect(ended.outputs, ended.stdout).toMatchObject({ conclusion: 'passed', passed: '2' });
    expect(ended.asked).toBe(1 + QUESTIONS);
    expect(ended.results().replayed).toMatchObject({ attempts: 1, of: 2 });
  });
});

describe.skipIf(!HAS_GIT)('recordings that a fork changed', () => {
  const said = ({ summary }: Step) =>
    summary.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));

  it('are named before any number, with how many of them are other words', async () => {
    const text = cassettesOf(origin)['guide/ant.jsonl'] ?? '';
    const ended = await onPull(changed({ [CASSETTE]: text.replaceAll('Here: ', 'See: ') }), 'a fork');
    expect(ended.results().changed_cassettes).toMatchObject({ cassettes: 1, recordings: expect.any(Number) });
    const bar = said(ended).indexOf('This branch changes the bar');
    expect(bar).toBeGreaterThan(0);
    expect(said(ended).indexOf(CASSETTE)).toBeGreaterThan(bar);
  });

  it.each<[string, (text: string) => string]>([
    ['no cassette', () => '<html>::error::x</html>\n'],
    ['cut off', (text) => text.slice(0, -20)],
  ])('and cannot be used are errors of their case alone: %s', async (_, spoil) => {
    const text = cassettesOf(origin)['guide/ant.jsonl'] ?? '';
    const ended = await onPull(changed({ [CASSETTE]: spoil(text) }), 'a fork');
    expect(ended.outputs).toMatchObject({ conclusion: 'failed', passed: '1', errored: '1' });
    expect(ended.stdout).not.toMatch(/^::error::x/m);
    expect(said(ended)).toContain('This branch changes the bar');
  });
});
