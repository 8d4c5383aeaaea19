import { describe, expect, it } from 'vitest';
import { readCaseHistory, rememberOutcomes } from '../../src/runs/case-history.ts';
import type { OutcomeStatus } from '../../src/schema/run.ts';
import { memoryStore } from '../support/memory-store.ts';

const described = (hash: string, more: object = {}) => ({
  hash,
  agent_id: 'a',
  repeat: 1,
  min_passes: 1,
  ...more,
});
const JUDGE = 'openai/x';

/** A store after these runs; each says what became of the cases by hash. */
async function storeAfter(...runs: Record<string, OutcomeStatus>[]) {
  const store = memoryStore();
  for (const run of runs)
    await rememberOutcomes(
      store,
      JUDGE,
      Object.keys(run).map((hash) => described(hash)),
      Object.values(run),
    );
  return { store, history: await readCaseHistory(store, JUDGE) };
}

describe('what the state remembers of cases', () => {
  it('is their outcomes, oldest first; what was not judged is no outcome', async () => {
    const { history } = await storeAfter(
      { x: 'passed', y: 'failed' },
      { x: 'failed', y: 'errored' },
      { x: 'passed', y: 'skipped' },
    );
    expect(history.of(described('x'))).toBe('PFP');
    expect(history.of(described('y'))).toBe('F');
    expect(history.of(described('z'))).toBeUndefined();
  });

  it('belongs to one agent, one set of criteria and one judge', async () => {
    const { store, history } = await storeAfter({ x: 'passed' });
    for (const other of [{ agent_id: 'b' }, { repeat: 3 }, { min_passes: 0 }])
      expect(history.of(described('x', other))).toBeUndefined();
    expect((await readCaseHistory(store, 'offline')).of(described('x'))).toBeUndefined();
  });

  it('is no longer than twenty outcomes', async () => {
    const { history } = await storeAfter(
      ...Array.from({ length: 25 }, (_, at) => ({ x: at < 6 ? 'failed' : 'passed' }) as const),
    );
    expect(history.of(described('x'))).toBe(`F${'P'.repeat(19)}`);
  });

  it('forgets a case that nobody played for fifty runs', async () => {
    const others = (count: number) => Array.from({ length: count }, () => ({ y: 'passed' }) as const);
    expect((await storeAfter({ x: 'passed' }, ...others(49))).history.of(described('x'))).toBe('P');
    expect((await storeAfter({ x: 'passed' }, ...others(50))).history.of(described('x'))).toBeUndefined();
  });

  it('loses nothing when runs end at the same time', async () => {
    const { store } = await storeAfter();
    await Promise.all(
      Array.from({ length: 12 }, () => rememberOutcomes(store, JUDGE, [described('x')], ['passed'])),
    );
    expect((await readCaseHistory(store, JUDGE)).of(described('x'))).toBe('P'.repeat(12));
  });

  it.each([
    null,
    'text',
    {},
    { runs: -1, cases: {} },
    { runs: 1, cases: { k: ['PX', 1] } },
    { runs: 1, cases: [] },
  ])('begins anew where its document is not ours: %j', async (value) => {
    const store = memoryStore();
    if (value !== null) await store.put('case_history', 'outcomes', value);
    expect((await readCaseHistory(store, JUDGE)).of(described('x'))).toBeUndefined();
    await rememberOutcomes(store, JUDGE, [described('x')], ['failed']);
    expect((await readCaseHistory(store, JUDGE)).of(described('x'))).toBe('F');
  });
});
