import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { nodePorts } from '../../src/ports/node-ports.ts';
import { lowdbStore } from '../../src/state/lowdb-store.ts';
import { GROWING_COLLECTIONS, SMALL_COLLECTIONS, type Store } from '../../src/state/store.ts';
import { memoryStore } from '../support/memory-store.ts';
import { SEEDED_START_MS } from '../support/seeded-clock.ts';
import { seededPorts } from '../support/seeded-ports.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
const implementations: [string, () => Store][] = [
  ['memory', () => memoryStore(() => Date.now())],
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
      // A timer counts from the beginning of its turn, so one of 2 ms may be over within the same millisecond.
      for (const now = Date.now(); Date.now() === now; )
        await new Promise((resolve) => setTimeout(resolve, 1));
    }
    const expected = _ === 'the seeded world' ? ['a', 'm', 'z'] : ['z', 'm', 'a'];
    expect((await store.list('batches')).map(({ id }) => id)).toEqual(expected);
  });

  it('rewrites a large value in one step, and a rewrite that throws fails alone', async () => {
    const add = (value: unknown) => ({ count: ((value as { count: number } | null)?.count ?? 0) + 1 });
    const fail = () => {
      throw new Error('not like this');
    };
    const ended = await Promise.allSettled([
      store.rewrite('case_history', 'counter', add),
      store.rewrite('case_history', 'counter', fail),
      store.rewrite('case_history', 'counter', add),
    ]);
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store.get('case_history', 'counter')).toEqual({ count: 2 });
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

  describe.each(GROWING_COLLECTIONS)('its %s', (kind) => {
    it('are created without a look at what is there, and found like all others', async () => {
      const value = { list: [1] };
      await store.put(kind, 'id_2', 'put');
      const creating = store.create(kind, 'id_1', value);
      value.list.push(2);
      await creating;
      await store.create(kind, 'id_3', 'first');
      await store.create(kind, 'id_3', 'again');
      expect(await store.get(kind, 'id_1')).toEqual({ list: [1] });
      expect(await store.list(kind)).toHaveLength(3);
      expect(await store.update(kind, 'id_3', (was) => `${was}!`)).toBe('again!');
      expect(await store.remove(kind, 'id_1')).toBe(true);
      expect((await store.page(kind, { limit: 10 })).items).toEqual([
        { id: 'id_3', value: 'again!' },
        { id: 'id_2', value: 'put' },
      ]);
      for (const none of [undefined, null])
        await expect(store.create(kind, 'id_4', none)).rejects.toMatchObject({ code: 'internal' });
    });
  });

  it('gives pages in which every value that stays comes once, in order, whatever comes and goes', async () => {
    const ids = Array.from({ length: 24 }, (_, index) => `id_${String(index).padStart(2, '0')}`);
    let round = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 24 }),
        fc.array(
          fc.record({
            limit: fc.integer({ min: 1, max: 8 }),
            gone: fc.array(fc.constantFrom(...ids), { maxLength: 3 }),
            come: fc.array(fc.constantFrom(...ids), { maxLength: 2 }),
          }),
          { minLength: 1, maxLength: 6 },
        ),
        async (first, steps) => {
          round += 1;
          const prefix = `${round}_`;
          // Any id may be used again: what is created has a name of its own in every round.
          const of = (id: string) => prefix + id;
          const kind = GROWING_COLLECTIONS[round % GROWING_COLLECTIONS.length] ?? 'jobs';
          for (const { id } of await store.list(kind)) await store.remove(kind, id);
          const stayed = new Set(first.map(of));
          for (const id of stayed) await store.create(kind, id, { id });
          const added = new Set<string>();
          const seen: string[] = [];
          let before: string | null | undefined;
          for (let at = 0; before !== null; at += 1) {
            const { limit, gone, come } = steps[at % steps.length] ?? { limit: 1, gone: [], come: [] };
            const page = await store.page(kind, { limit, ...(before === undefined ? {} : { before }) });
            expect(page.items.length).toBeLessThanOrEqual(limit);
            for (const { id, value } of page.items) expect(value).toEqual({ id });
            seen.push(...page.items.map(({ id }) => id));
            before = page.next;
            if (at >= steps.length) continue;
            for (const id of gone.map(of)) {
              await store.remove(kind, id);
              stayed.delete(id);
              added.delete(id);
            }
            for (const id of come.map(of))
              if (!stayed.has(id)) {
                added.add(id);
                await store.create(kind, id, { id });
              }
          }
          expect(new Set(seen).size).toBe(seen.length);
          expect(seen).toEqual([...seen].sort().reverse());
          for (const id of stayed) expect(seen).toContain(id);
        },
      ),
      { numRuns: 40, seed: 7 },
    );
  });

  it('gives pages of runs, newest first, that neither skip nor repeat when one comes or changes', async () => {
    const row = (run_id: string, day: number, note = '') => ({
      run_id,
      started_at: `2026-01-${String(day).padStart(2, '0')}T00:00:00Z`,
      note,
    });
    for (const [id, day] of [
      ['run_d', 2],
      ['run_b', 1],
      ['run_a', 2],
      ['run_e', 4],
      ['run_c', 2],
    ] as const)
      await store.putRunSummary(row(id, day));
    const first = await store.runPage({ limit: 2 });
    expect(first.items.map(({ run_id }) => run_id)).toEqual(['run_e', 'run_d']);
    expect(first.next).toEqual({ run_id: 'run_d', started_at: '2026-01-02T00:00:00Z' });
    await store.putRunSummary(row('run_f', 5));
    await store.putRunSummary(row('run_d', 2, 'changed'));
    const second = await store.runPage({ limit: 2, before: first.next! });
    expect(second.items.map(({ run_id }) => run_id)).toEqual(['run_c', 'run_a']);
    const third = await store.runPage({ limit: 2, before: second.next! });
    expect(third).toEqual({ items: [row('run_b', 1)], next: null });
    expect((await store.runPage({ limit: 2 })).items.map(({ run_id }) => run_id)).toEqual(['run_f', 'run_e']);
    // A place whose run was never there is a place all the same.
    const between = { run_id: 'run_zz', started_at: '2026-01-02T00:00:00Z' };
    expect((await store.runPage({ limit: 9, before: between })).items).toHaveLength(4);
    expect(await store.runSummary('run_d')).toEqual(row('run_d', 2, 'changed'));
    expect(await store.runSummary('run_zz')).toBeNull();
    for (const item of first.items) item['note'] = 'changed outside';
    expect((await store.runSummary('run_e'))?.['note']).toBe('');
  });

  it('forgets the values that were last written before a moment', async () => {
    await store.create('idempotency', 'a', 1);
    await store.put('idempotency', 'b', 2);
    await store.create('jobs', 'c', 3);
    const before = _ === 'the seeded world' ? SEEDED_START_MS : Date.now() - 60_000;
    expect(await store.forgetBefore('idempotency', before)).toBe(0);
    expect(await store.forgetBefore('idempotency', before + 120_000)).toBe(2);
    expect((await store.page('idempotency', { limit: 9 })).items).toEqual([]);
    expect(await store.list('jobs')).toHaveLength(1);
    expect(await store.forgetBefore('case_history', before)).toBe(0);
  });

  it('glances at the values of a small collection in their order', async () => {
    for (const id of ['b', 'a', 'c']) await store.put('experiments', id, { name: id.toUpperCase() });
    const names = await store.glance(
      'experiments',
      ({ id, value }) => `${id}${(value as { name: string }).name}`,
    );
    expect(names).toEqual(['bB', 'aA', 'cC']);
    expect(await store.glance('webhooks', ({ id }) => id)).toEqual([]);
  });
});
