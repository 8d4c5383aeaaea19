import { describe, expect, it } from 'vitest';
import { readCaseDurations, rememberDurations } from '../../src/runs/case-durations.ts';
import { memoryStore } from '../support/memory-store.ts';

const described = (hash: string, agent_id = 'a') => ({ hash, agent_id });

/** What is known after these runs; each says how long its cases took by hash. */
async function durationsAfter(...runs: Record<string, number | null>[]) {
  const store = memoryStore();
  for (const run of runs)
    await rememberDurations(
      store,
      Object.keys(run).map((hash) => described(hash)),
      Object.values(run),
    );
  return { store, durations: await readCaseDurations(store) };
}

describe('how long cases took', () => {
  it('is the median of the last five plays, in whole milliseconds', async () => {
    const { durations } = await durationsAfter(
      ...[9000, 9000, 10.4, 30, 20, 9000, 40].map((ms) => ({ x: ms, y: null })),
    );
    // The last five: 10, 30, 20, 9000, 40.
    expect(durations.of(described('x'))).toBe(30);
    expect(durations.of(described('y'))).toBeUndefined();
  });

  it('belongs to one case and one agent', async () => {
    const { durations } = await durationsAfter({ x: 5 });
    expect(durations.of(described('x', 'b'))).toBeUndefined();
    expect(durations.of(described('z'))).toBeUndefined();
  });

  it('forgets a case that nobody played for fifty runs', async () => {
    const others = (count: number) => Array.from({ length: count }, () => ({ y: 1 }));
    expect((await durationsAfter({ x: 1 }, ...others(49))).durations.of(described('x'))).toBe(1);
    expect((await durationsAfter({ x: 1 }, ...others(50))).durations.of(described('x'))).toBeUndefined();
  });

  it.each([null, 'text', {}, { runs: -1, cases: {} }, { runs: 1, cases: { k: [[], 1] } }])(
    'begins anew where its document is not ours: %j',
    async (value) => {
      const store = memoryStore();
      if (value !== null) await store.put('case_history', 'durations', value);
      expect((await readCaseDurations(store)).of(described('x'))).toBeUndefined();
      await rememberDurations(store, [described('x')], [7]);
      expect((await readCaseDurations(store)).of(described('x'))).toBe(7);
    },
  );
});
