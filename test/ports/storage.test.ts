import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openAppendLog } from '../../src/ports/append-log.ts';
import { replaceFile } from '../../src/ports/atomic-write.ts';
import { nodeFiles } from '../../src/ports/node-files.ts';
import type { WriteSome } from '../../src/ports/write-all.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-storage-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string) => join(folder, name);

/** A disk that takes a few bytes at a time and is full after so many. */
function smallDisk(room: number, atOnce = 3): WriteSome {
  let left = room;
  return (fd, bytes, offset, length) => {
    if (left === 0)
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    const count = writeSync(fd, bytes, offset, Math.min(length, atOnce, left));
    left -= count;
    return count;
  };
}

describe('replacing a file', () => {
  it('writes on after short writes until every byte is there', () => {
    replaceFile(at('file'), [Buffer.from('hello '), Buffer.from('world')], { write: smallDisk(1000) });
    expect(readFileSync(at('file'), 'utf8')).toBe('hello world');
  });

  it.each(Array.from({ length: 11 }, (_, room) => room))(
    'on a disk with room for %i of 11 bytes keeps the old file and leaves nothing',
    (room) => {
      writeFileSync(at('file'), 'old');
      const write = () => replaceFile(at('file'), [Buffer.from('hello world')], { write: smallDisk(room) });
      expect(write).toThrow(
        expect.objectContaining({ code: 'storage', subcode: 'ENOSPC', where: at('file') }),
      );
      expect(readFileSync(at('file'), 'utf8')).toBe('old');
      expect(readdirSync(folder)).toEqual(['file']);
    },
  );

  it('takes a write that stands still for a full disk instead of trying for ever', () => {
    expect(() => replaceFile(at('file'), [Buffer.from('x')], { write: () => 0 })).toThrow('0 of 1 bytes');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('gives the permissions that were asked for', () => {
    nodeFiles().writeAtomic(at('keys/master.key'), 'secret', { mode: 0o600 });
    expect(statSync(at('keys/master.key')).mode & 0o777).toBe(0o600);
  });
});

describe('a text that is put aside', () => {
  it('is only that, although a process that was killed has left another one there', () => {
    writeFileSync(at('aside'), 'what was left');
    const aside = nodeFiles().scratch(at('aside'));
    aside.write('long'.repeat(100_000));
    const pieces = Array.from(aside.pieces(), (piece) => Buffer.from(piece).toString());
    aside.close();
    expect(pieces.join('') === 'long'.repeat(100_000)).toBe(true);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is not written where a link leads', () => {
    writeFileSync(at('other'), 'of somebody');
    symlinkSync(at('other'), at('aside'));
    const aside = nodeFiles().scratch(at('aside'));
    aside.write('long'.repeat(100_000));
    aside.close();
    expect(readFileSync(at('other'), 'utf8')).toBe('of somebody');
  });
});

describe('a folder of ours', () => {
  const modeOf = (name: string) => statSync(at(name)).mode & 0o777;
  const kept = () => {
    const files = nodeFiles();
    files.keepPrivate(at('.assay'), ['reports']);
    return files;
  };

  it('is ignored by git from its beginning', () => {
    kept().writeAtomic(at('.assay/state/index.json'), '{}');
    expect(readFileSync(at('.assay/.gitignore'), 'utf8')).toBe('*\n');
    kept().writeAtomic(at('other/x'), '');
    expect(readdirSync(at('other'))).toEqual(['x']);
  });

  it('that is there is left as it is', () => {
    mkdirSync(at('.assay'));
    kept().writeAtomic(at('.assay/state/index.json'), '{}');
    expect(readdirSync(at('.assay'))).toEqual(['state']);
    rmSync(at('.assay'), { recursive: true });
    mkdirSync(at('.assay'));
    writeFileSync(at('.assay/.gitignore'), '!keep');
    kept().makeFolder(at('.assay/state'));
    expect(readFileSync(at('.assay/.gitignore'), 'utf8')).toBe('!keep');
  });

  it.skipIf(process.platform === 'win32')('can be read by its owner only, but for what is shared', () => {
    const files = kept();
    files.writeAtomic(at('.assay/state/index.json'), '{}');
    files.writeStream(at('.assay/state/runs/r/summary.json'), ['{}']);
    files.appendLog(at('.assay/state/runs/r/journal.jsonl')).close();
    files.createExclusive(at('.assay/state/lock'), '');
    files.writeStream(at('.assay/reports/r/results.json'), ['{}']);
    files.writeAtomic(at('beside'), '');
    const folders = ['.assay/state', '.assay/state/runs', '.assay/state/runs/r'];
    const written = ['index.json', 'runs/r/summary.json', 'runs/r/journal.jsonl', 'lock'];
    expect(folders.map(modeOf)).toEqual(folders.map(() => 0o700));
    expect(written.map((name) => modeOf(`.assay/state/${name}`))).toEqual(written.map(() => 0o600));
    const shared = ['.assay', '.assay/reports', '.assay/reports/r'];
    expect(shared.map((name) => modeOf(name) & 0o500)).toEqual(shared.map(() => 0o500));
    expect(modeOf('.assay/reports/r/results.json')).toBe(modeOf('beside'));
  });
});

describe('appending', () => {
  it('takes back the piece that a failed append left, so that the next begins on a line of its own', () => {
    const log = openAppendLog(at('log'), { write: smallDisk(8) });
    log.append('line 1\n');
    expect(() => log.append('line 2\n')).toThrow(
      expect.objectContaining({ code: 'storage', subcode: 'ENOSPC' }),
    );
    expect(log.size()).toBe(7);
    log.close();
    expect(readFileSync(at('log'), 'utf8')).toBe('line 1\n');
  });

  it.skipIf(!existsSync('/dev/full'))('reports a disk that is really full', () => {
    const log = openAppendLog('/dev/full');
    expect(() => log.append('x')).toThrow(expect.objectContaining({ code: 'storage', subcode: 'ENOSPC' }));
    log.close();
  });

  it('takes 20,000 lines', () => {
    const log = nodeFiles().appendLog(at('log'));
    for (let index = 0; index < 20_000; index += 1) log.append(`{"index":${index}}\n`);
    expect(log.size()).toBe(20_000 * 11 + 88_890);
    log.close();
  });
});

describe('real paths', () => {
  it('have their links resolved; a circle is a Fault', () => {
    writeFileSync(at('file'), 'x');
    symlinkSync(at('file'), at('link'));
    symlinkSync(at('circle-b'), at('circle-a'));
    symlinkSync(at('circle-a'), at('circle-b'));
    const files = nodeFiles();
    expect(files.realPath(at('link'))).toBe(files.realPath(at('file')));
    expect(() => files.realPath(at('circle-a'))).toThrow(expect.objectContaining({ code: 'storage' }));
  });
});
