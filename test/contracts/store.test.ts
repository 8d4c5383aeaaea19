import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { nodePorts } from '../../src/ports/node-ports.ts';
import { seededPorts } from '../../src/ports/seeded-ports.ts';
import { lowdbStore } from '../../src/state/lowdb-store.ts';
import { memoryStore } from '../../src/state/memory-store.ts';
import { GROWING_COLLECTIONS, SMALL_COLLECTIONS, type Store } from '../../src/state/store.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
const implementations: [string, () => Store][] = [
  ['memory', () => memoryStore()],
  [
    'the disk',
    () => {
      const root = mkdtempSync(join(tmpdir(), 'assay-store-'));
      folders.push(root);
      return lowdbStore({ root }, nodePorts());
    },
  ],
  ['the seeded world', () => lowdbStore({ root: '/folder/.assay' }, seededPorts())],
];

describe.each(implementations)('a store in %s', (_, make) => {
  let store: Store;
  beforeEach(() => {
    store = make();
  });

  describe.each([...SMALL_COLLECTIONS, ...GROWING_COLLECTIONS])('its %s', (kind) => {
    it('come back as they were put, in the order of their first put', async () => {
      expect(await store.list(kind)).toEqual([]);
      expect(await store.get(kind, 'b')).toBeNull();
      await store.put(kind, 'b', { name: 'B', list: [1, { deep: null }] });
      await store.put(kind, 'a', { name: 'A' });
      await store.put(kind, 'b', { name: 'B again' });
      expect(await store.get(kind, 'b')).toEqual({ name: 'B again' });
      const listed = await store.list(kind);
      expect(listed.map(({ value }) => value)).toEqual(
        expect.arrayContaining([{ name: 'A' }, { name: 'B again' }]),
      );
      expect(listed).toHaveLength(2);
      expect(await store.remove(kind, 'b')).toBe(true);
      expect(await store.remove(kind, 'b')).toBe(false);
      expect(await store.list(kind)).toEqual([{ id: 'a', value: { name: 'A' } }]);
    });

    it('take any id', async () => {
      const ids = [
        '__proto__',
        'constructor',
        'refunds/late#2',
        '../../escape',
        'CON',
        'con',
        'a b',
        '日本',
        '',
        'x'.repeat(500),
        'Run',
        'run',
        '.',
      ];
      for (const id of ids) await store.put(kind, id, { id });
      for (const id of ids) expect(await store.get(kind, id)).toEqual({ id });
      expect((await store.list(kind)).map(({ id }) => id).sort()).toEqual([...ids].sort());
      expect(({} as Record<string, unknown>)['id']).toBeUndefined();
    });

    it('are changed in one step: a hundred at once lose nothing', async () => {
      const add = (value: unknown) => ({ count: ((value as { count: number } | null)?.count ?? 0) + 1 });
      await Promise.all(Array.from({ length: 100 }, () => store.update(kind, 'counter', add)));
      expect(await store.get(kind, 'counter')).toEqual({ count: 100 });
      expect(await store.update(kind, 'counter', () => null)).toBeNull();
      expect(await store.get(kind, 'counter')).toBeNull();
    });

    it('are copies: changing what was put or got changes nothing', async () => {
      const value = { list: [1] };
      const putting = store.put(kind, 'a', value);
      value.list.push(2);
      await putting;
      ((await store.get(kind, 'a')) as typeof value).list.push(3);
      for (const listed of await store.list(kind)) (listed.value as typeof value).list.push(4);
      expect(await store.get(kind, 'a')).toEqual({ list: [1] });
    });
  });

  it('lists growing collections in the order of time', async () => {
    for (const id of ['z', 'm', 'a']) {
      await store.put('batches', id, id);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    const expected = _ === 'the seeded world' ? ['a', 'm', 'z'] : ['z', 'm', 'a'];
    expect((await store.list('batches')).map(({ id }) => id)).toEqual(expected);
  });

  it('refuses what JSON cannot hold, and a change that throws fails alone', async () => {
    let deep: unknown = null;
    for (let index = 0; index < 100_000; index += 1) deep = [deep];
    await expect(store.put('agents', 'deep', deep)).rejects.toMatchObject({ code: 'too_large' });
    await expect(store.put('agents', 'none', undefined)).rejects.toMatchObject({ code: 'internal' });
    const [bad, good] = await Promise.allSettled([
      store.update('agents', 'a', () => {
        throw new Error('not like this');
      }),
      store.put('agents', 'b', 1),
    ]);
    expect([bad.status, good.status]).toEqual(['rejected', 'fulfilled']);
    expect(await store.list('agents')).toEqual([{ id: 'b', value: 1 }]);
  });

  it('keeps one row a run, newest first', async () => {
    const row = (run_id: string, started_at: string, note: string) => ({ run_id, started_at, note });
    await store.putRunSummary(row('run_1', '2026-01-01T00:00:00Z', 'one'));
    await store.putRunSummary(row('run_3', '2026-01-03T00:00:00Z', 'three'));
    await store.putRunSummary(row('run_2', '2026-01-02T00:00:00Z', 'two'));
    await store.putRunSummary(row('run_3', '2026-01-03T00:00:00Z', 'three again'));
    await store.putRunSummary(row('run_3b', '2026-01-03T00:00:00Z', 'later put'));
    expect((await store.runSummaries()).map(({ note }) => note)).toEqual([
      'later put',
      'three again',
      'two',
      'one',
    ]);
  });

  it('keeps one document a run', async () => {
    expect(await store.readRunDocument('run_1')).toBeNull();
    await store.writeRunDocument('run_1', { cases: [1, 2] });
    await store.writeRunDocument('run_1', { cases: [1, 2, 3] });
    expect(await store.readRunDocument('run_1')).toEqual({ cases: [1, 2, 3] });
    expect(await store.readRunDocument('run_2')).toBeNull();
    expect(store.runFolder('run_1')).not.toBe(store.runFolder('run_2'));
  });
});
