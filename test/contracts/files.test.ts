import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Fault } from '../../src/errors.ts';
import { nodeFiles } from '../../src/ports/node-files.ts';
import type { Files } from '../../src/ports/ports.ts';
import { memoryFiles } from '../support/memory-files.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
const implementations: [string, () => { files: Files; root: string }][] = [
  [
    'the disk',
    () => {
      const root = mkdtempSync(join(tmpdir(), 'assay-files-'));
      folders.push(root);
      return { files: nodeFiles(), root };
    },
  ],
  ['memory', () => ({ files: memoryFiles({ now: () => Date.now() }), root: '/root' })],
];

describe.each(implementations)('files on %s', (_, make) => {
  let files: Files;
  let at: (name: string) => string;
  beforeEach(() => {
    const made = make();
    files = made.files;
    at = (name) => join(made.root, name);
  });
  const refusal = (operation: () => unknown): Fault => {
    try {
      operation();
    } catch (error) {
      if (error instanceof Fault) return error;
      throw error;
    }
    throw new Error('it did not fail');
  };

  it('reads what was written, text and bytes, making folders on the way', async () => {
    files.writeAtomic(at('a/b/c.txt'), 'grüß 🙂');
    files.writeAtomic(at('a/bytes'), new Uint8Array([0, 255, 10]));
    expect(await files.readText(at('a/b/c.txt'))).toBe('grüß 🙂');
    expect(files.readTextIfThere(at('a/b/c.txt'))).toBe('grüß 🙂');
    expect([...(await files.readBytes(at('a/bytes')))]).toEqual([0, 255, 10]);
    expect(files.stat(at('a/b/c.txt'))).toMatchObject({ kind: 'file', size: 11 });
    expect(files.stat(at('a/b'))).toMatchObject({ kind: 'directory' });
  });

  it('copies a file, and each goes its own way from then on', async () => {
    files.writeAtomic(at('from'), new Uint8Array([0, 255]));
    await files.copyFile(at('from'), at('new/folder/to'));
    files.writeAtomic(at('from'), 'changed');
    expect([...(await files.readBytes(at('new/folder/to')))]).toEqual([0, 255]);
    const fault = await files.copyFile(at('nothing'), at('to')).catch((error: unknown) => error);
    expect(fault).toMatchObject({ code: 'storage' });
  });

  it('says null or nothing for what is not there', () => {
    files.writeAtomic(at('file'), 'x');
    for (const missing of ['nothing', 'no/where', 'file/below']) {
      expect(files.readTextIfThere(at(missing))).toBeNull();
      expect(files.stat(at(missing))).toBeNull();
      expect(files.realPath(at(missing))).toBeNull();
      expect(files.list(at(missing))).toEqual([]);
    }
    expect(() => files.remove(at('nothing'))).not.toThrow();
  });

  it('refuses what it cannot do with a storage Fault that names the path', async () => {
    files.writeAtomic(at('folder/file'), 'x');
    await expect(files.readText(at('nothing'))).rejects.toMatchObject({
      code: 'storage',
      where: at('nothing'),
    });
    await expect(files.readBytes(at('folder'))).rejects.toMatchObject({ code: 'storage' });
    for (const operation of [
      () => files.readTextIfThere(at('folder')),
      () => files.reader(at('nothing')),
      () => files.truncate(at('nothing'), 0),
      () => files.touch(at('nothing')),
      () => files.rename(at('nothing'), at('x')),
      () => files.writeAtomic(at('folder'), 'x'),
      () => files.writeAtomic(at('folder/file/below'), 'x'),
      () => files.makeFolder(at('folder/file')),
    ]) {
      expect(refusal(operation).code).toBe('storage');
    }
    expect(files.list(at('folder'))).toEqual(['file']);
  });

  it('replaces a file as a whole and leaves nothing beside it', () => {
    for (const text of ['one', 'a longer two', '', 'x'.repeat(300_000)]) {
      files.writeAtomic(at('file'), text, { sync: text.length > 5 });
      expect(files.readTextIfThere(at('file'))).toBe(text);
    }
    expect(files.list(at('.'))).toEqual(['file']);
  });

  it('writes a stream of pieces, splitting no character', () => {
    const pieces = [
      '🙂'.slice(0, 1),
      '🙂'.slice(1),
      ...Array.from({ length: 9000 }, (_, index) => `row ${index} ü🙂\n`),
    ];
    files.writeStream(at('new/report'), pieces);
    expect(files.readTextIfThere(at('new/report'))).toBe(pieces.join(''));
    const awkward = [`${'x'.repeat(65_535)}${'🙂'.slice(0, 1)}`, '🙂'.slice(1), 'end'];
    files.writeStream(at('new/report'), awkward);
    expect(files.readTextIfThere(at('new/report'))).toBe(awkward.join(''));
  });

  it('keeps the old file when the pieces end in an error', () => {
    files.writeAtomic(at('report'), 'old');
    function* broken() {
      yield 'x'.repeat(200_000);
      throw new Error('no more rows');
    }
    expect(() => files.writeStream(at('report'), broken())).toThrow('no more rows');
    expect(files.readTextIfThere(at('report'))).toBe('old');
    expect(files.list(at('.'))).toEqual(['report']);
  });

  it('creates a file for one only', () => {
    expect(files.createExclusive(at('new/lock'), 'first')).toBe(true);
    expect(files.createExclusive(at('new/lock'), 'second')).toBe(false);
    expect(files.readTextIfThere(at('new/lock'))).toBe('first');
  });

  it('lists sorted, renames files and folders, removes trees', () => {
    for (const name of ['b', 'a', 'C', 'sub/x']) files.writeAtomic(at(`f/${name}`), name);
    expect(files.list(at('f'))).toEqual(['C', 'a', 'b', 'sub']);
    files.rename(at('f/a'), at('f/b'));
    expect(files.readTextIfThere(at('f/b'))).toBe('a');
    files.rename(at('f'), at('g/h'));
    expect(files.list(at('g/h'))).toEqual(['C', 'b', 'sub']);
    expect(files.readTextIfThere(at('g/h/sub/x'))).toBe('sub/x');
    expect(files.stat(at('f'))).toBeNull();
    files.remove(at('g'));
    expect(files.stat(at('g/h/sub/x'))).toBeNull();
  });

  it('appends and tells where', async () => {
    const log = files.appendLog(at('logs/log'));
    expect(log.append('grüß\n')).toBe(0);
    expect(log.append('zwei\n')).toBe(7);
    await log.sync();
    log.close();
    const again = files.appendLog(at('logs/log'));
    expect(again.size()).toBe(12);
    expect(again.append('3')).toBe(12);
    again.close();
    expect(files.readTextIfThere(at('logs/log'))).toBe('grüß\nzwei\n3');
  });

  it('reads anywhere, and less at the end', () => {
    files.writeAtomic(at('data'), '0123456789');
    const reader = files.reader(at('data'));
    const text = (offset: number, length: number) => Buffer.from(reader.readAt(offset, length)).toString();
    expect(reader.size()).toBe(10);
    expect([text(3, 4), text(8, 5), text(10, 1), text(99, 3)]).toEqual(['3456', '89', '', '']);
    reader.close();
  });

  it('reads to the beginning of a place, as often as it is asked to', () => {
    files.writeAtomic(at('data'), '0123456789');
    const reader = files.reader(at('data'));
    const place = Buffer.alloc(6, '.');
    const found = [reader.readAt(0, 6, place), reader.readAt(8, 4, place)].map((bytes) => bytes.length);
    expect(found).toEqual([6, 2]);
    expect(place.toString()).toBe('892345');
    reader.close();
  });

  it('appends the bytes of a text like the text', () => {
    const log = files.appendLog(at('log'));
    expect([log.append('ü'), log.append(Buffer.from('ß!')), log.append('.')]).toEqual([0, 2, 5]);
    log.close();
    expect(files.readTextIfThere(at('log'))).toBe('üß!.');
  });

  it('shows the bytes of a file that takes the place of another as they are written', () => {
    const seen: Buffer[] = [];
    const file = files.replacement(at('shown'), (piece) => void seen.push(Buffer.from(piece)));
    const texts = ['a', 'ü'.repeat(100_000), '\ud83d\ude00', 'z'];
    for (const text of texts) file.write(text);
    file.commit();
    expect(Buffer.concat(seen).toString()).toBe(texts.join(''));
    expect(files.readTextIfThere(at('shown'))).toBe(texts.join(''));
  });

  it('takes bytes into it between texts', () => {
    const file = files.replacement(at('mixed'));
    for (const piece of ['ü', Buffer.from('ß!'), 'z']) file.write(piece);
    file.commit();
    expect(files.readTextIfThere(at('mixed'))).toBe('üß!z');
  });

  it.each([10, 100_000])('puts a text aside, %d characters at a time, and leaves nothing behind', (size) => {
    const aside = files.scratch(at('aside'));
    const texts = ['a', 'ü'.repeat(size), '\ud83d', '\ude00', 'z'.repeat(size)];
    for (const text of texts) aside.write(text);
    if (process.platform !== 'win32') expect(files.stat(at('aside'))).toBe(null);
    const pieces = Array.from(aside.pieces(), (piece) => Buffer.from(piece));
    expect(Buffer.concat(pieces).toString()).toBe(texts.join(''));
    aside.close();
    aside.close();
    expect(files.stat(at('aside'))).toBe(null);
  });

  it('sees through an open reader what is appended meanwhile', () => {
    const log = files.appendLog(at('log'));
    log.append('a');
    const reader = files.reader(at('log'));
    log.append('b');
    expect(Buffer.from(reader.readAt(0, 9)).toString()).toBe('ab');
    reader.close();
    log.close();
  });

  it('shortens, and an append goes on from there', () => {
    files.writeAtomic(at('log'), 'whole\ntorn');
    files.truncate(at('log'), 6);
    const log = files.appendLog(at('log'));
    log.append('next');
    log.close();
    expect(files.readTextIfThere(at('log'))).toBe('whole\nnext');
  });

  it('touches: the time moves, the content does not', async () => {
    files.writeAtomic(at('lock'), 'x');
    const before = files.stat(at('lock'))?.modifiedMs ?? 0;
    await new Promise((resolve) => setTimeout(resolve, 15));
    files.touch(at('lock'));
    expect(files.stat(at('lock'))?.modifiedMs).toBeGreaterThan(before);
    expect(files.readTextIfThere(at('lock'))).toBe('x');
  });
});
