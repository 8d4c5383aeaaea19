import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changedCassettes } from '../../src/cassettes/changed/changed-cassettes.ts';
import { changedWords } from '../../src/cassettes/changed/changed-words.ts';
import { nodePorts } from '../../src/ports/node-ports.ts';
import { clonedRepository, HAS_GIT, repositoryIn } from '../support/git-repository.ts';
import { folderOf } from '../support/run-cli.ts';

const ports = nodePorts();
const FOLDER = 'evals/cassettes';
const header = (at: string) => JSON.stringify({ cassette: 1, agent: 'tea', case: 'one', recorded_at: at });
const line = (answer: string, at: string, key = answer) =>
  JSON.stringify({
    ...{ attempt: 0, k: 1, kind: 'http', key, at, request: { method: 'POST' } },
    response: { status: 200, pieces: [{ text: answer, after: at === 'night' ? 'late' : 'soon' }] },
  });
const tape = (answers: readonly string[], at = 'day') =>
  `${[header(at), ...answers.map((one) => line(one, at))].join('\n')}\n`;

const startOf = () =>
  repositoryIn(
    folderOf({
      'evals/assay.yaml': '',
      [`${FOLDER}/tea/one.jsonl`]: tape(['a', 'b', 'c']),
      [`${FOLDER}/tea/deep/two.jsonl`]: tape(['a', 'b']),
      'evals/cassettes.md': 'beside\n',
    }),
  );
type Repository = ReturnType<typeof startOf>;
const changedIn = (repository: Repository, base = repository.git('rev-parse', 'main').trim()) =>
  changedCassettes({ top: repository.folder, folder: FOLDER, base }, ports);
const branched = () => {
  const repository = startOf();
  repository.git('checkout', '--quiet', '-b', 'feature');
  return repository;
};

describe.skipIf(!HAS_GIT)('cassettes that a branch changed', () => {
  it('are none at first, and none where only their neighbours differ', async () => {
    const repository = branched();
    expect(await changedIn(repository)).toBeUndefined();
    repository.commit({ 'evals/cassettes.md': 'other\n', 'agent.mjs': '' });
    expect(await changedIn(repository)).toBeUndefined();
  });

  it('are counted by their recordings, whole files without their first line', async () => {
    const repository = branched();
    repository.commit({
      [`${FOLDER}/tea/one.jsonl`]: tape(['a', 'B', 'c', 'd']),
      [`${FOLDER}/tea/deep/two.jsonl`]: null,
      [`${FOLDER}/tea/ö "new".jsonl`]: tape(['x']),
    });
    expect(await changedIn(repository)).toEqual({
      cassettes: 3,
      recordings: 2 + 2 + 1,
      files: [
        { file: `${FOLDER}/tea/deep/two.jsonl`, what: 'removed', recordings: 2 },
        { file: `${FOLDER}/tea/one.jsonl`, what: 'changed', recordings: 2 },
        { file: `${FOLDER}/tea/ö "new".jsonl`, what: 'added', recordings: 1 },
      ],
    });
  });

  it('differ by none of their recordings where the same words were recorded again', async () => {
    const repository = branched();
    repository.commit({ [`${FOLDER}/tea/one.jsonl`]: tape(['a', 'b', 'c'], 'night') });
    expect(await changedIn(repository)).toMatchObject({ cassettes: 1, recordings: 0 });
    repository.commit({ [`${FOLDER}/tea/one.jsonl`]: tape(['a', 'b', 'other'], 'night') });
    expect(await changedIn(repository)).toMatchObject({ cassettes: 1, recordings: 1 });
  });

  it('are not those that the base changed meanwhile', async () => {
    const repository = branched();
    repository.commit({ 'agent.mjs': '' });
    repository.git('checkout', '--quiet', 'main');
    repository.commit({ [`${FOLDER}/tea/one.jsonl`]: tape(['other']) });
    repository.git('checkout', '--quiet', 'feature');
    expect(await changedIn(repository)).toBeUndefined();
  });

  it('are named whatever a branch writes into them or says of them', async () => {
    const repository = branched();
    repository.commit({
      '.gitattributes': '*.jsonl -diff\n',
      [`${FOLDER}/tea/one.jsonl`]: `\0${'['.repeat(20_000)}\ndiff --git a/x b/x\n@@ -1 +1 @@\n+++ b/y\n`,
      [`${FOLDER}/tea/deep/two.jsonl`]: `${header('day')}\n::error::x\n<img src=x>\n`,
    });
    const found = await changedIn(repository);
    expect(found?.files.map(({ file }) => file)).toEqual([
      `${FOLDER}/tea/deep/two.jsonl`,
      `${FOLDER}/tea/one.jsonl`,
    ]);
  });

  it('are asked of a shallow clone by fetching the base alone, and are unknown where that cannot be', async () => {
    const repository = branched();
    const base = repository.git('rev-parse', 'main').trim();
    repository.commit({ [`${FOLDER}/tea/one.jsonl`]: tape(['a']) });
    const shallow = folderOf({});
    repository.git('clone', '--quiet', '--depth=1', `file://${repository.folder}`, join(shallow, 'clone'));
    const clone = clonedRepository(join(shallow, 'clone'));
    expect(await changedIn(clone, base)).toMatchObject({ cassettes: 1, recordings: 2 });
    expect((await changedIn(clone, 'f'.repeat(40)))?.unknown).toMatch(/fetch-depth: 0/);
    expect((await changedIn(clone, '--output=x'))?.unknown).toMatch(/full name of a commit/);
    expect((await changedCassettes({ top: shallow, folder: FOLDER, base }, ports))?.unknown).toBeDefined();
  });
});

describe('recordings of a patch', () => {
  const first = (more: object) => JSON.stringify({ cassette: 1, agent: 'tea', case: 'one', ...more });
  const judge = { id: 'openai:x', mode: 'llm', model: 'x' };
  it.each<[string, number, object, object]>([
    ['a judge that is gone', 1, { judge }, {}],
    ['another judge', 1, { judge }, { judge: { ...judge, model: 'y' } }],
    [
      'no other words',
      0,
      { recorded_at: 'day', judge, signature: 'a' },
      { recorded_at: 'night', judge, signature: 'b' },
    ],
  ])('count a first line by what it says: %s', (_, count, before, after) => {
    const patch = `diff --git a/x b/x\n@@ -1 +1 @@\n-${first(before)}\n+${first(after)}\n`;
    expect(changedWords(patch)).toEqual([count]);
  });

  it.each<[string, number[], string]>([
    ['nothing', [], ''],
    ['a file of no lines', [0], 'diff --git a/x b/x\n'],
    ['what is no recording', [2], 'diff --git a/x b/x\n@@ -1 +1,2 @@\n-one\n+null\n+[1'],
    ['an added line that looks like a name', [1], 'diff --git a/x b/x\n+++ b/x\n@@ -0 +1 @@\n+++ b/x\n'],
    ['equal ones by their number', [1], `diff --git a/x b/x\n@@ -1 +1,2 @@\n-same\n+same\n+same\n`],
  ])('are counted: %s', (_, counts, patch) => {
    expect(changedWords(patch)).toEqual(counts);
  });
});
