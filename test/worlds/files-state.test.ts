import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { nodeFiles } from '../../src/ports/node-files.ts';
import { nodeRandom } from '../../src/ports/node-random.ts';
import { filesState } from '../../src/worlds/files-state.ts';
import { walkFolder } from '../../src/worlds/walk-folder.ts';

const top = mkdtempSync(join(tmpdir(), 'assay-files-state-'));
afterAll(() => rmSync(top, { recursive: true, force: true }));
let count = 0;

/** A world with these files. */
function world(given: Record<string, string | Uint8Array>) {
  const base = join(top, String(++count));
  const source = join(base, 'source');
  mkdirSync(source, { recursive: true });
  for (const [path, content] of Object.entries(given)) {
    mkdirSync(join(source, path, '..'), { recursive: true });
    writeFileSync(join(source, path), content);
  }
  const root = join(base, 'copies');
  const state = filesState(
    { id: 'w', files: source },
    { files: nodeFiles(), random: nodeRandom() },
    { root },
  );
  return { source, root, state };
}

describe('the files of a world', () => {
  it('are copied for each attempt, and gone afterwards', async () => {
    const { source, state } = world({ 'notes.txt': 'hello', 'a/b/run.sh': '#!/bin/sh' });
    const [one, two] = [await state.open(), await state.open()];
    writeFileSync(join(one.folder, 'notes.txt'), 'changed');
    expect(readFileSync(join(two.folder, 'notes.txt'), 'utf8')).toBe('hello');
    expect(readFileSync(join(source, 'notes.txt'), 'utf8')).toBe('hello');
    expect(readFileSync(join(two.folder, 'a/b/run.sh'), 'utf8')).toBe('#!/bin/sh');
    expect([await one.changes(), await two.changes()]).toEqual([
      [{ op: 'replace', path: '/files/notes.txt', value: 'changed' }],
      [],
    ]);
    await one.close();
    await one.close();
    expect([statSync(one.folder, { throwIfNoEntry: false }), statSync(two.folder).isDirectory()]).toEqual([
      undefined,
      true,
    ]);
  });

  it('stand in the state by path, texts as they are and others by their hash', async () => {
    const { state } = world({
      'b.txt': 'grüß',
      'a/b.bin': new Uint8Array([0, 1]),
      constructor: '',
      'long.txt': 'x'.repeat(300 * 1024),
      'latin.txt': new Uint8Array([0xe4]),
    });
    const hash = { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) };
    expect(await state.initial()).toEqual({
      'a/b.bin': hash,
      'b.txt': 'grüß',
      constructor: '',
      'latin.txt': hash,
      'long.txt': hash,
    });
  });

  it('show every kind of change, sorted and with paths escaped', async () => {
    const { state } = world({ gone: 'x', 'data.bin': new Uint8Array([0]), 'same.txt': 'same' });
    const { folder, changes } = await state.open();
    unlinkSync(join(folder, 'gone'));
    mkdirSync(join(folder, 'new~folder'));
    writeFileSync(join(folder, 'new~folder', 'file.txt'), 'new');
    writeFileSync(join(folder, 'data.bin'), new Uint8Array([0, 0]));
    writeFileSync(join(folder, 'same.txt'), 'same');
    writeFileSync(join(folder, 'toString'), '');
    expect(await changes()).toEqual([
      { op: 'replace', path: '/files/data.bin', value: { sha256: expect.any(String) } },
      { op: 'remove', path: '/files/gone' },
      { op: 'add', path: '/files/new~0folder~1file.txt', value: 'new' },
      { op: 'add', path: '/files/toString', value: '' },
    ]);
  });

  it('are what they were when the first attempt began', async () => {
    const { source, state } = world({ 'a.txt': 'before' });
    const first = await state.open();
    writeFileSync(join(source, 'a.txt'), 'after');
    expect(await first.changes()).toEqual([]);
  });

  it('are nothing that a link leads to', async () => {
    const { source, state } = world({ 'a.txt': 'a' });
    symlinkSync('/etc', join(source, 'etc'));
    symlinkSync(source, join(source, 'round'));
    symlinkSync('nowhere', join(source, 'lost'));
    expect(Object.keys(await state.initial())).toEqual(['a.txt']);
    const { folder, changes } = await state.open();
    symlinkSync('/etc/passwd', join(folder, 'passwd'));
    expect(await changes()).toEqual([]);
  });

  it('may be none at all', async () => {
    const { state } = world({});
    const { folder, changes } = await state.open();
    expect([statSync(folder).isDirectory(), await changes(), await state.initial()]).toEqual([true, [], {}]);
  });
});

it.each([
  ['too many', Array.from({ length: 10_001 }, (_, n) => `f${n}`), 1],
  ['too large ones', ['a', 'b'], 200 * 1024 * 1024],
])('refuses a folder of %s files', (_, names, size) => {
  const folder = {
    list: () => names,
    stat: () => ({ kind: 'file' as const, size, modifiedMs: 0 }),
    realPath: (path: string) => path,
  };
  expect(() => walkFolder('/world', folder)).toThrow('holds more than');
});

it('refuses folders that are nested deeper than it looks, and looks into all others', () => {
  const nested = (depth: number) => ({
    list: (path: string) => [path.split('/').length - 2 < depth ? 'd' : 'f'],
    stat: (path: string) => ({
      kind: path.endsWith('f') ? ('file' as const) : ('directory' as const),
      ...{ size: 1, modifiedMs: 0 },
    }),
    realPath: (path: string) => path,
  });
  expect(walkFolder('/world', nested(64))).toHaveLength(1);
  expect(() => walkFolder('/world', nested(65))).toThrow('nested deeper than 64');
});
