import { mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileShelf } from '../../src/cassettes/file/file-shelf.ts';
import { storedCassettes } from '../../src/cassettes/file/stored-cassettes.ts';
import { nodePorts } from '../../src/ports/node-ports.ts';
import { changedRecordings } from '../../src/runs/planning/changed-recordings.ts';
import { folderOf } from '../support/run-cli.ts';

const of = { agentId: 'desk', caseId: 'hello', attempt: 0 };
const ports = nodePorts();
const { files } = ports;

/** A project whose folder of cassettes leads to another one. */
function linked(): string {
  const root = realpathSync(folderOf({ 'evals/assay.yaml': '', 'other/desk/hello.jsonl': '' }));
  symlinkSync(join(root, 'other'), join(root, 'evals/cassettes'));
  return join(root, 'evals/cassettes');
}

describe('a folder of cassettes that is a link', () => {
  const folder = linked();
  const shelf = fileShelf({ folder, files });
  const listed = async () => {
    for await (const one of storedCassettes(folder, files)) return one;
    return undefined;
  };

  it.each<[string, () => Promise<unknown>]>([
    ['read', () => shelf.load(of)],
    ['written', async () => shelf.put(of, { recordings: [], isPlayed: true })],
    ['listed', listed],
  ])('is not %s', async (_, use) => {
    await expect(use()).rejects.toMatchObject({
      code: 'validation_failed',
      message: expect.stringContaining('is a link'),
    });
  });

  it('is one like any other where only what is above it is a link', async () => {
    const root = realpathSync(folderOf({ 'here/assay.yaml': '' }));
    mkdirSync(join(root, 'here/cassettes'));
    symlinkSync(join(root, 'here'), join(root, 'evals'));
    await expect(
      fileShelf({ folder: join(root, 'evals/cassettes'), files }).load(of),
    ).resolves.toBeUndefined();
  });
});

describe('what a branch changed of its recordings', () => {
  it('is not known where there is no clone of git', async () => {
    const evalsDir = join(realpathSync(folderOf({ 'evals/assay.yaml': '' })), 'evals');
    const base = 'a'.repeat(40);
    expect(await changedRecordings({ evalsDir, ports }, { replay: 'all' }, base)).toMatchObject({
      unknown: 'this is no clone of git',
    });
    expect(await changedRecordings({ evalsDir, ports }, { record: true }, base)).toBeUndefined();
    expect(await changedRecordings({ evalsDir, ports }, { replay: 'all' }, undefined)).toBeUndefined();
  });
});
