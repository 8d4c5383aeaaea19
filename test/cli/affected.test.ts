import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clonedRepository, type GitRepository, HAS_GIT, repositoryIn } from '../support/git-repository.ts';
import { CLI, folderOf, runScript, suiteOf } from '../support/run-cli.ts';

const one = (id: string, marks = '') => `
id: ${id}
name: Case ${id}
${marks}
turns: [{ input: hello there, expected_behavior: 'Mention "hello".', checks: [{ contains: "hello" }] }]
`;
const flow = (id: string) =>
  `{ id: ${id}, name: ${id}, affects: [src/login.mjs], turns: [{ input: hello, expected_behavior: 'Mention "hello".', checks: [{ contains: "hello" }] }] }`;
const LETTER = `
id: letter
name: Case letter
affects: [lib/none.mjs]
turns:
  - input: { text_file: inputs/letter.txt }
    expected_behavior: Mention "hello".
    scorers: [polite]
`;

/** A suite under git on a branch of its own: two cases say what they depend on, one does not, one reads a file. */
function shop(more: Record<string, string> = {}): GitRepository {
  const repository = repositoryIn(
    suiteOf(one('refunds', 'affects: ["src/refunds/**"]\ntags: [money]'), {
      'evals/test-cases/login.yaml': one('login', 'affects: [src/login.mjs]'),
      'evals/test-cases/silent.yaml': one('silent', 'tags: [money]'),
      'evals/test-cases/letter.yaml': LETTER,
      'evals/test-cases/inputs/letter.txt': 'hello from a letter\n',
      'evals/scorers/polite.yaml':
        'id: polite\nname: Polite\ntype: llm_judge\nconfig: { rubric_file: polite.md }\n',
      'evals/scorers/polite.md': 'Is {{ output }} a polite answer to {{ input }}?\n',
      'src/refunds/policy.mjs': '1\n',
      'src/login.mjs': '1\n',
      'lib/none.mjs': '1\n',
      'README.md': 'Shop\n',
      'package.json': '{}\n',
      ...more,
    }),
  );
  repository.git('checkout', '--quiet', '-b', 'feature');
  return repository;
}
const assay = (cwd: string, ...args: string[]) =>
  runScript(CLI, ['run', '--judge', 'offline', '--state', join(cwd, '.assay'), ...args], { cwd });
const planned = async ({ folder }: GitRepository, ...args: string[]) => {
  const ended = await assay(folder, '--dry-run', '--json', '--affected', 'main', ...args);
  expect(ended.stderr).toBe('');
  const { cases, affected } = JSON.parse(ended.stdout) as {
    cases: { id: string; why: string }[];
    affected: unknown;
  };
  return { why: Object.fromEntries(cases.map(({ id, why }) => [id, why])), affected };
};

describe.skipIf(!HAS_GIT)('assay run --affected', () => {
  it.each<[string, Record<string, string | null>, string[]]>([
    ['a file that a case names', { 'src/login.mjs': '2\n' }, ['login', 'silent']],
    ['a file below a folder that it names', { 'src/refunds/new.mjs': '2\n' }, ['refunds', 'silent']],
    ['the text that it reads', { 'evals/test-cases/inputs/letter.txt': 'hello you\n' }, ['letter']],
    ['the rubric of its scorer', { 'evals/scorers/polite.md': '{{ output }} is kind.\n' }, ['letter']],
    [
      'its own file',
      { 'evals/test-cases/login.yaml': one('login', 'affects: ["src/login.mjs"]') },
      ['login'],
    ],
    [
      'a file of cases that is gone',
      { 'evals/test-cases/login.yaml': null },
      ['letter', 'refunds', 'silent'],
    ],
    ['the program of the agent', { 'agent.mjs': '// other\n' }, ['silent']],
    ['what a model answered in one of them', { 'evals/cassettes/rules/login.jsonl': '{}\n' }, ['login']],
    ['a recording of nobody', { 'evals/cassettes/rules/gone.jsonl': '{}\n' }, []],
    ['documentation', { 'README.md': 'Our shop\n' }, []],
    ['nothing', {}, []],
    [
      'a scorer',
      { 'evals/scorers/plain.yaml': 'name: Plain\ntype: regex\nconfig: { pattern: a }\n' },
      ['all'],
    ],
    ['the settings', { 'evals/assay.yaml': 'defaults: { threshold: 0.6 }\n' }, ['all']],
    ['a manifest', { 'package.json': '{"name":"shop"}\n' }, ['all']],
    [
      'the agent',
      {
        'evals/agents/rules.yaml':
          'name: Rules\nprovider: custom\ninvocation:\n  command: [node, ./agent.mjs]\n  protocol: lines\n',
      },
      ['all'],
    ],
  ])('plays what %s affects', async (_, files, expected) => {
    const repository = shop();
    repository.commit(files);
    const all = ['letter', 'login', 'refunds', 'silent'];
    expect(Object.keys((await planned(repository)).why).sort()).toEqual(
      expected[0] === 'all' ? all : expected,
    );
  });

  it('says why of each in a dry run, in one line in a run, and in the reason of the result', async () => {
    const repository = shop();
    repository.commit({ 'src/login.mjs': '2\n', 'evals/test-cases/refunds2.yaml': one('late') });
    const dry = await assay(repository.folder, '--dry-run', '--affected', 'main');
    expect(dry.stdout).toBe(
      `3 of 5 cases are affected by 2 files changed since main: src/login.mjs (2), evals/test-cases/refunds2.yaml (1)

  login  [playval, contains]
    src/login.mjs changed: affects "src/login.mjs"
  late  [playval, contains]
    evals/test-cases/refunds2.yaml changed: its own file
  silent  [playval, contains]
    src/login.mjs changed: the case does not say what it depends on

3 of 3 cases would be played: 3 agent calls, 3 judged results.
`,
    );
    const ended = await assay(repository.folder, '--affected', 'main', '--json');
    expect(ended.code).toBe(0);
    expect(ended.stderr).toContain(
      '\n3 of 5 cases are affected by 2 files changed since main: src/login.mjs (2), evals/test-cases/refunds2.yaml (1)\n',
    );
    const results = JSON.parse(ended.stdout);
    expect(results).toMatchObject({ conclusion: 'passed', counts: { total: 3, passed: 3 } });
    expect(results.reason).toBe(
      '3 of 3 cases passed (100 %). Played: 3 of 5 cases, those that the 2 changed files affect.',
    );
  });

  it('is neutral where nothing is affected, also with a required number of cases', async () => {
    const repository = shop({ 'evals/assay.yaml': 'gate: { min_cases: 3, fail_on: regression }\n' });
    repository.commit({ 'README.md': 'Our shop\n', 'docs/a.md': 'a\n', LICENSE: 'free\n' });
    const ended = await assay(repository.folder, '--affected', 'main', '--json');
    expect(ended.code).toBe(0);
    expect(JSON.parse(ended.stdout)).toMatchObject({
      status: 'completed',
      conclusion: 'neutral',
      reason: 'Skipped: no eval depends on the 3 changed files.',
      counts: { total: 0 },
      pass_rate: null,
    });
    expect(ended.stderr).toContain('warning: Skipped: no eval depends on the 3 changed files.\n');
    const again = await assay(repository.folder, '--affected', 'HEAD', '--json');
    expect(JSON.parse(again.stdout).reason, 'its own state folder is no change').toBe(
      'Skipped: no file changed since HEAD.',
    );
  });

  it('fails where an affected case fails, however many others would pass', async () => {
    const repository = shop();
    repository.commit({
      'evals/test-cases/login.yaml': one('login').replaceAll('"hello"', '"goodbye forever"'),
    });
    const ended = await assay(repository.folder, '--affected', 'main', '--json', '--min-pass-rate', '0.5');
    expect(ended.code).toBe(1);
    expect(JSON.parse(ended.stdout).counts).toMatchObject({ total: 1, failed: 1 });
  });

  it('asks the gate of the suite no more than the part can give', async () => {
    const repository = shop({
      'evals/assay.yaml': 'gate: { min_cases: 4, min_scores: { polite: 0.1 } }\n',
    });
    repository.commit({ 'evals/test-cases/login.yaml': one('login') });
    expect((await assay(repository.folder, '--affected', 'main', '--json')).code).toBe(0);
    const tooFew = shop({ 'evals/assay.yaml': 'gate: { min_cases: 5 }\n' });
    tooFew.commit({ 'evals/test-cases/login.yaml': one('login') });
    const ended = await assay(tooFew.folder, '--affected', 'main', '--json');
    expect(ended.code, 'the suite itself is too small').toBe(1);
    expect(JSON.parse(ended.stdout).reason).toContain('5 are required');
  });

  it('is neutral where only what does not gate is affected', async () => {
    const repository = shop();
    repository.commit({
      'evals/test-cases/login.yaml': one('login', 'gating: false').replaceAll('"hello"', '"goodbye"'),
      'evals/test-cases/refunds2.yaml': one('late', 'skip: later'),
    });
    const ended = await assay(repository.folder, '--affected', 'main', '--json');
    expect(ended.code).toBe(0);
    expect(JSON.parse(ended.stdout)).toMatchObject({
      conclusion: 'neutral',
      reason: 'Skipped: no eval that is played and gates depends on the 2 changed files (2 others do).',
      counts: { total: 2, failed: 1, skipped: 1 },
    });
  });

  it('chooses among the selected cases', async () => {
    const repository = shop();
    repository.commit({ 'src/login.mjs': '2\n' });
    expect(Object.keys((await planned(repository, '--tag', 'money')).why)).toEqual(['silent']);
    expect(Object.keys((await planned(repository, '--case', 'refunds', '--case', 'login')).why)).toEqual([
      'login',
    ]);
    const { affected, why } = await planned(repository, '--case', 'refunds');
    expect(why).toEqual({});
    expect(affected).toEqual({ base: 'main', changed: 1, of: 1, chosen: 0, gating: 0 });
    const unknown = await assay(repository.folder, '--affected', 'main', '--case', 'logn');
    expect(unknown.stderr).toContain('no test case "logn"');
  });

  it('is a part to whoever compares it: what it did not play was not removed', async () => {
    const repository = shop();
    const { folder } = repository;
    const whole = JSON.parse((await assay(folder, '--json')).stdout);
    expect(whole.conclusion).toBe('passed');
    repository.commit({ 'evals/test-cases/login.yaml': one('login', 'tags: [new]') });
    const flags = ['--affected', 'main', '--fail-on', 'regression', '--json'];
    const part = JSON.parse((await assay(folder, ...flags)).stdout);
    expect(part.comparison).toMatchObject({ criteria_changed: [], cases: { compared: 1 } });
    expect(part.reason).toContain(whole.run_id);
    const compared = await runScript(CLI, ['compare', whole.run_id, part.run_id, '--json'], { cwd: folder });
    expect(JSON.parse(compared.stdout).criteria_changed).toEqual([]);
    // And it is no baseline for the whole.
    const after = JSON.parse((await assay(folder, '--fail-on', 'regression', '--json')).stdout);
    expect(after.reason).toContain(whole.run_id);
    // One that played nothing is a part as well.
    const nothing = JSON.parse((await assay(folder, '--affected', 'HEAD', '--json')).stdout);
    const empty = await runScript(CLI, ['compare', whole.run_id, nothing.run_id, '--json'], { cwd: folder });
    expect(JSON.parse(empty.stdout).criteria_changed).toEqual([]);
  });

  it('tells cases that were taken away from those that it only left out', async () => {
    const repository = shop({ 'evals/test-cases/login.yaml': `- ${flow('login')}\n- ${flow('logout')}\n` });
    const { folder } = repository;
    const whole = JSON.parse((await assay(folder, '--json')).stdout);
    expect(whole.counts.total).toBe(5);
    repository.commit({ 'evals/test-cases/login.yaml': `- ${flow('login')}\n` });
    const part = JSON.parse(
      (await assay(folder, '--affected', 'main', '--fail-on', 'regression', '--json')).stdout,
    );
    expect(part.counts.total).toBe(1);
    expect(part.comparison.criteria_changed).toEqual([
      { what: 'case_removed', id: 'logout', message: 'No longer played: case logout.' },
    ]);
    expect(part.comparison.warnings.join()).toContain('Not played now: 3 cases');
    const compared = await runScript(CLI, ['compare', whole.run_id, part.run_id, '--json'], { cwd: folder });
    expect(JSON.parse(compared.stdout).criteria_changed).toEqual(part.comparison.criteria_changed);
  });

  it('goes on with the cases that it chose, whatever changed since', async () => {
    const repository = shop({ 'evals/assay.yaml': 'run: { concurrency: 1, max_retries: 0 }\n' });
    const { folder } = repository;
    repository.commit({ 'evals/test-cases/login.yaml': one('login').replace('hello there', 'hello crash') });
    const first = JSON.parse((await assay(folder, '--affected', 'main', '--json')).stdout);
    expect(first.counts).toMatchObject({ total: 1, errored: 1 });
    const both = await assay(folder, '--affected', 'main', '--retry-errors', first.run_id);
    expect(both.code).toBe(2);
    expect(both.stderr).toContain('goes on with the cases it began with');
    repository.write({
      'src/refunds/policy.mjs': '3\n',
      'agent.mjs': readFileSync(join(folder, 'agent.mjs'), 'utf8').replace("'crash'", "'never said'"),
    });
    const again = await assay(folder, '--retry-errors', first.run_id, '--json');
    expect(JSON.parse(again.stdout)).toMatchObject({
      run_id: first.run_id,
      conclusion: 'passed',
      counts: { total: 1, passed: 1 },
      reason: expect.stringContaining('Played: 1 of 4 cases'),
    });
    // One that played nothing stays what it was.
    repository.commit({});
    const nothing = JSON.parse(
      (await assay(folder, '--affected', 'HEAD', '--case', 'login', '--json')).stdout,
    );
    const resumed = await assay(folder, '--resume', nothing.run_id, '--json');
    expect(JSON.parse(resumed.stdout)).toMatchObject({ conclusion: 'neutral', reason: nothing.reason });
  });

  it('works in a package of a larger repository, with patterns from the top, from the package and from the case', async () => {
    const files = (id: string, affects: string) => ({
      [`packages/bot/evals/test-cases/${id}.yaml`]: one(id, `affects: [${affects}]`),
    });
    const repository = repositoryIn(
      folderOf({
        'packages/bot/agent.mjs': '1\n',
        'packages/bot/evals/agents/a.yaml':
          'name: A\nprovider: custom\ninvocation: { command: [node, agent.mjs] }\n',
        ...files('top', 'packages/bot/lib/x.mjs'),
        ...files('package', 'lib/x.mjs'),
        ...files('case', '../../lib/x.mjs'),
        ...files('other', 'packages/shared/**'),
        'packages/bot/lib/x.mjs': '1\n',
        'packages/shared/y.mjs': '1\n',
      }),
    );
    repository.write({ 'packages/bot/lib/x.mjs': '2\n' });
    const bot = join(repository.folder, 'packages/bot');
    const ended = await assay(bot, '--dry-run', '--json', '--affected', 'main');
    const { cases } = JSON.parse(ended.stdout) as { cases: { id: string }[] };
    expect(cases.map(({ id }) => id)).toEqual(['case', 'package', 'top']);
  });

  it('says what to do in a shallow clone, and plays nothing', async () => {
    const origin = shop();
    origin.commit({ 'src/login.mjs': '2\n' });
    const clone = clonedRepository(folderOf({}));
    clone.git('clone', '--quiet', '--depth=1', '--branch=feature', `file://${origin.folder}`, '.');
    const ended = await assay(clone.folder, '--affected', 'main');
    expect(ended.code).toBe(2);
    expect(ended.stderr).toContain('the base "main" is not in this clone, which is shallow');
    expect(ended.stderr).toContain('fetch-depth: 0');
  });
});
