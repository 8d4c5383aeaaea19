import { describe, expect, it } from 'vitest';
import { AGENT, load, type Tree } from '../support/evals-folder.ts';

const caseWith = (workspace: string, checks = '[{ diff: { changed: [a.txt] } }]') =>
  `name: Mends\nworkspace: ${workspace}\nturns:\n  - input: Mend it.\n    checks: ${checks}\n`;
const BASE: Tree = {
  'evals/agents/coder.yaml': AGENT,
  'evals/workspaces/shop/a.txt': 'a\n',
  'evals/test-cases/hidden/t.mjs': 'process.exit(0);\n',
  'outside.txt': 'readable by agents\n',
};
const CASE = 'evals/test-cases/mends.yaml';
const loaded = (workspace: string, more: Tree = {}, checks?: string) =>
  load({ ...BASE, [CASE]: caseWith(workspace, checks), ...more });
const SHOP = '{ from: ../workspaces/shop }';

describe('the workspace of a case', () => {
  it.each<[string, string, string, Tree?]>([
    ['nothing', '{ from: ../workspaces/none }', '"../workspaces/none" does not exist'],
    ['a file', '{ from: ../workspaces/shop/a.txt }', '"../workspaces/shop/a.txt" is not a folder'],
    ['a folder above the repository', '{ from: ../../.. }', '"../../.." leads out of the repository'],
    ['the evals folder', '{ from: .. }', '".." holds the evals folder; give the agent a folder without it'],
    ['an absolute path', '{ from: /tmp }', '"/tmp" must be relative to this file'],
    ['the home folder', '{ from: ~/shop }', '"~/shop" must be relative to this file; ~ is not expanded'],
    [
      'a commit where there is no repository',
      '{ from: { git: main } }',
      '"main" needs a git repository around the evals folder',
    ],
    [
      'a folder of a commit that leads out',
      '{ from: { git: main, path: a/../../b } }',
      '"a/../../b" leads out of the repository',
    ],
    [
      'the evals folder of a commit',
      '{ from: { git: main, path: ./evals/ } }',
      '"./evals/" is the evals folder; give the agent a folder without it',
      { '.git/HEAD': 'x' },
    ],
  ])('is refused where it is %s', async (_, workspace, problem, more = {}) => {
    const { problems } = await loaded(workspace, more);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^evals\/test-cases\/mends\.yaml:2:\d+: /);
    expect(problems[0]).toContain(problem);
  });

  it.each([
    ['an option of git', '{ from: { git: --output=x } }'],
    ['nothing to run', '{ from: ../workspaces/shop, setup: [[]] }'],
    ['an unknown key', '{ from: ../workspaces/shop, form: x }'],
  ])('is refused where it holds %s, at its place', async (_, workspace) => {
    expect((await loaded(workspace)).problems[0]).toMatch(/^evals\/test-cases\/mends\.yaml:2:\d+: /);
  });

  it('is a folder of a commit where there is a repository', async () => {
    const { evals, problems } = await loaded('{ from: { git: v1, path: ./shop/ } }', { '.git/HEAD': 'x' });
    expect(problems).toEqual([]);
    expect(evals.cases[0]?.workspace).toMatchObject({
      from: { repository: '/repo', git: 'v1', path: 'shop' },
      shown: 'git v1:shop',
    });
  });

  it('is part of the content of its case: a changed file, another setup and another commit are another case', async () => {
    const hashOf = async (workspace: string, more: Tree = {}) =>
      (await loaded(workspace, { '.git/HEAD': 'x', ...more })).evals.cases[0]?.hash;
    const hashes = [
      await hashOf(SHOP),
      await hashOf(SHOP, { 'evals/workspaces/shop/a.txt': 'b\n' }),
      await hashOf(SHOP, { 'evals/workspaces/shop/b.txt': 'a\n' }),
      await hashOf('{ from: ../workspaces/shop, setup: [[npm, ci]] }'),
      await hashOf('{ from: { git: v1 } }'),
      await hashOf('{ from: { git: v2 } }'),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
    // What is never copied changes nothing.
    expect(await hashOf(SHOP, { 'evals/workspaces/shop/.env': 'KEY=1' })).toBe(hashes[0]);
  });
});

describe('files of a command that agents do not see', () => {
  const checks = (file: string) => `[{ command: { run: [node, "{{ files }}/t.mjs"], files: [${file}] } }]`;

  it('are named from the evals folder once they are read, and their content is part of the case', async () => {
    const [one, other] = [
      await loaded(SHOP, {}, checks('hidden/t.mjs')),
      await loaded(SHOP, { 'evals/test-cases/hidden/t.mjs': 'process.exit(1);\n' }, checks('hidden/t.mjs')),
    ];
    expect(one.problems).toEqual([]);
    expect(one.evals.cases[0]?.case.turns[0]?.checks).toMatchObject([
      { command: { files: ['test-cases/hidden/t.mjs'] } },
    ]);
    expect(one.evals.cases[0]?.hash).not.toBe(other.evals.cases[0]?.hash);
  });

  it.each([
    ['hidden/none.mjs', 'does not exist'],
    ['../../outside.txt', 'lies outside the evals folder, where agents can read it'],
    ['../../../x', 'leads out of the repository'],
    ['hidden/t.mjs, ../test-cases/hidden/t.mjs', 'hold two files of one name'],
  ])('are refused at their place: %s', async (file, problem) => {
    const { problems } = await loaded(SHOP, {}, checks(file));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^evals\/test-cases\/mends\.yaml:5:\d+: /);
    expect(problems[0]).toContain(problem);
  });
});

describe('files of a variant', () => {
  const EXPERIMENT = 'evals/experiments/words.yaml';
  const experiment = (files: string) =>
    `name: Words\nvariants:\n  - { name: a, config: {} }\n  - { name: b, config: { files: ${files} } }\ntest_case_ids: [mends]\nmetrics: [pass_rate]\n`;
  const withFiles = (files: string, more: Tree = {}) =>
    loaded(SHOP, { [EXPERIMENT]: experiment(files), 'evals/experiments/a.md': 'Mend.\n', ...more });

  it('are read with the experiment, whole', async () => {
    const { evals, problems } = await withFiles(
      '{ AGENTS.md: a.md, old.md: null, b.md: { git: main, path: b.md } }',
      { '.git/HEAD': 'x' },
    );
    expect(problems).toEqual([]);
    expect(evals.experiments[0]?.experiment.variants[1]?.config.files).toEqual({
      'AGENTS.md': { text: 'Mend.\n' },
      'old.md': null,
      'b.md': { git: 'main', path: 'b.md' },
    });
  });

  it.each([
    ['{ AGENTS.md: none.md }', '"none.md" does not exist'],
    ['{ AGENTS.md: ../../../x }', 'leads out of the repository'],
    ['{ AGENTS.md: { git: main, path: x.md } }', 'needs a git repository'],
    ['{ AGENTS.md: { git: main, path: ../x.md } }', 'leads out of the repository'],
    ['{ AGENTS.md: { git: main, path: .env } }', 'never read'],
    ['{ ../AGENTS.md: null }', 'which is not allowed'],
    ['{ /AGENTS.md: null }', 'which is not allowed'],
    ['{ a//../../b: null }', 'which is not allowed'],
  ])('are refused at their place: %s', async (files, problem) => {
    const { problems } = await withFiles(files);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^evals\/experiments\/words\.yaml:4:\d+: /);
    expect(problems[0]).toContain(problem);
  });
});
