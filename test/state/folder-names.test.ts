import { describe, expect, it } from 'vitest';
import { cachedDocument } from '../../src/state/cached-document.ts';
import { folderNames } from '../../src/state/folder-names.ts';
import { lowdbStore } from '../../src/state/lowdb-store.ts';
import { memoryFiles } from '../support/memory-files.ts';
import { seededClock } from '../support/seeded-clock.ts';
import { seededPorts } from '../support/seeded-ports.ts';

/** A disk that counts how often folders and files are read. */
function counted() {
  const clock = seededClock();
  const files = memoryFiles(clock);
  const count = { list: 0, read: 0, stat: 0 };
  return {
    clock,
    count,
    files: {
      ...files,
      list: (path: string) => {
        count.list += 1;
        return files.list(path);
      },
      readTextIfThere: (path: string) => {
        count.read += 1;
        return files.readTextIfThere(path);
      },
      stat: (path: string) => {
        count.stat += 1;
        return files.stat(path);
      },
    },
  };
}

describe('the names in a folder', () => {
  it('are read again only when somebody else changed them', () => {
    const { clock, files, count } = counted();
    const names = folderNames('/f', { clock, files });
    expect(names.all()).toEqual([]);
    for (const name of ['b.json', 'a.json', 'c.json.tmp']) files.writeAtomic(`/f/${name}`, '');
    clock.advance(1_000);
    for (let time = 0; time < 5; time += 1) expect(names.all()).toEqual(['a.json', 'b.json']);
    expect(count.list).toBe(1);
    names.noting('aa.json', () => files.writeAtomic('/f/aa.json', ''));
    names.noting('z.json', () => files.writeAtomic('/f/z.json', ''));
    names.noting('z.json', () => files.writeAtomic('/f/z.json', 'again'));
    expect(names.all()).toEqual(['a.json', 'aa.json', 'b.json', 'z.json']);
    expect(count.list).toBe(1);
    files.remove('/f/b.json');
    clock.advance(1_000);
    expect(names.all()).toEqual(['a.json', 'aa.json', 'z.json']);
    expect(count.list).toBe(2);
    files.remove('/f');
    expect(names.all()).toEqual([]);
  });

  it('hold what another process wrote at the moment of a write of ours, in the end', () => {
    const { clock, files } = counted();
    files.writeAtomic('/f/a.json', '');
    clock.advance(1_000);
    const names = folderNames('/f', { clock, files });
    names.all();
    names.noting('b.json', () => {
      files.writeAtomic('/f/b.json', '');
      files.writeAtomic('/f/theirs.json', '');
    });
    clock.advance(3_000);
    expect(names.all()).toEqual(['a.json', 'b.json', 'theirs.json']);
  });

  it('are not trusted while another change may hide in the same tick', () => {
    const { clock, files } = counted();
    const blurred = {
      ...files,
      // A file system that tells neither ticks nor changes apart.
      stat: () => ({ kind: 'directory' as const, size: 0, modifiedMs: 1_767_225_600_000 }),
    };
    const names = folderNames('/f', { clock, files: blurred });
    files.writeAtomic('/f/a.json', '');
    expect(names.all()).toEqual(['a.json']);
    files.writeAtomic('/f/b.json', '');
    expect(names.all()).toEqual(['a.json', 'b.json']);
  });

  it('cost nothing where nobody asks for them', () => {
    const { clock, files, count } = counted();
    const names = folderNames('/f', { clock, files });
    names.noting('a.json', () => files.writeAtomic('/f/a.json', ''));
    expect(count).toEqual({ list: 0, read: 0, stat: 0 });
  });
});

describe('a document that is read often', () => {
  it('is parsed again only when its file is another one', async () => {
    const { files, count } = counted();
    const path = '/d.json';
    let parsed = 0;
    const document = cachedDocument<string>(
      {
        read: async () => {
          parsed += 1;
          return files.readTextIfThere(path) ?? 'nothing';
        },
        write: async (text) => files.writeAtomic(path, text),
      },
      path,
      files,
    );
    expect(await document.shared()).toBe('nothing');
    files.writeAtomic(path, 'one');
    for (let time = 0; time < 3; time += 1) expect(await document.shared()).toBe('one');
    expect(parsed).toBe(2);
    await document.write('two');
    expect(await document.shared()).toBe('two');
    expect(parsed).toBe(2);
    files.writeAtomic(path, 'six'); // As long as before, at the same moment: only the file is another one.
    expect(await document.shared()).toBe('six');
    expect(await document.read()).toBe('six');
    expect([parsed, count.read]).toEqual([4, 4]);
    files.remove(path);
    expect(await document.shared()).toBe('nothing');
  });

  it('is whole for everybody who reads it at the same time', async () => {
    const ports = seededPorts();
    const store = lowdbStore({ root: '/folder/.assay' }, ports);
    await store.put('agents', 'a', 1);
    const other = lowdbStore({ root: '/folder/.assay' }, ports);
    const reads: Promise<unknown>[] = [];
    for (let at = 0; at < 50; at += 1) {
      reads.push(other.list('agents'), other.runSummaries());
      await Promise.resolve();
    }
    const lists = (await Promise.all(reads)).filter((_, at) => at % 2 === 0);
    expect(lists.every((list) => JSON.stringify(list) === '[{"id":"a","value":1}]')).toBe(true);
  });

  it('pages read the files of the page only', async () => {
    const { clock, files, count } = counted();
    const store = lowdbStore({ root: '/folder/.assay' }, seededPorts({ clock, files }));
    for (let at = 100; at < 400; at += 1) await store.create('evaluations', `eval_${at}`, { at });
    clock.advance(1_000);
    count.read = 0;
    const { items, next } = await store.page('evaluations', { limit: 5, before: 'eval_200' });
    expect(items.map(({ id }) => id)).toEqual(['eval_199', 'eval_198', 'eval_197', 'eval_196', 'eval_195']);
    expect([next, count.read, count.list]).toEqual(['eval_195', 5, 1]);
  });
});
