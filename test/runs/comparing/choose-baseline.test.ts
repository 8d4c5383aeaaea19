import { describe, expect, it } from 'vitest';
import { chooseBaseline } from '../../../src/runs/comparing/choose-baseline.ts';
import type { RunConfig } from '../../../src/runs/records.ts';
import { offlineEngine } from '../../support/offline-engine.ts';

const JUDGE: RunConfig['judge'] = { mode: 'offline', model: 'offline', id: 'offline', samples: 1 };

/** Which runs are tried, best first: their rows stand in the index and their journals are gone, so each is warned of. */
async function tried(rows: Record<string, object>, selection: RunConfig['selection'] = {}) {
  const engine = offlineEngine();
  const store = await engine.store();
  let at = 0;
  for (const [name, more] of Object.entries(rows))
    await store.putRunSummary({
      run_id: `run_${name}`,
      status: 'completed',
      conclusion: 'passed',
      pass_rate: 1,
      started_at: new Date(Date.UTC(2026, 0, 1) + 1000 * at++).toISOString(),
      judge: { mode: 'offline', model: 'offline' },
      selection: {},
      fail_on: 'regression',
      ...more,
    });
  const { baseline, missing } = await chooseBaseline(engine, {
    runId: 'run_now',
    wanted: true,
    rescored: undefined,
    selection,
    judge: JUDGE,
  });
  expect(baseline).toBeUndefined();
  return {
    names: engine.warnings.map((text) => /^run_(\w+) cannot be the baseline/.exec(text)?.[1]),
    missing: missing?.missing,
    remedy: missing?.remedy,
  };
}

describe('the baseline that is chosen when none is named', () => {
  it.each([
    ['the newest first', { a: {}, b: {}, c: {} }, {}, ['c', 'b', 'a']],
    ['not a failed one', { a: {}, b: { conclusion: 'failed' } }, {}, ['a']],
    [
      'not one that is under way or was cancelled',
      { a: { status: 'running', conclusion: null }, b: { status: 'failed' } },
      {},
      [],
    ],
    ['not one that left doubts', { a: {}, b: { doubts: 1 }, c: { doubts: 0 } }, {}, ['c', 'a']],
    ['not one in which nothing was judged', { a: { pass_rate: null, conclusion: 'neutral' } }, {}, []],
    ['not stored answers that were judged again', { a: {}, b: { rescored: true } }, {}, ['a']],
    ['not a run of some cases that a draw or a mark chose', { a: {}, b: { narrowed: true } }, {}, ['a']],
    ['not the run itself', { a: {}, now: {} }, {}, ['a']],
    [
      'a first run, which is neutral, like one that passed',
      { a: {}, b: { conclusion: 'neutral' } },
      {},
      ['b', 'a'],
    ],
    [
      'one that gated nothing last',
      { a: {}, b: { conclusion: 'neutral', fail_on: 'never' } },
      {},
      ['a', 'b'],
    ],
    [
      'only by the same judge',
      { a: {}, b: { judge: { mode: 'llm', model: 'x' } }, c: { judge: 'x' } },
      {},
      ['a'],
    ],
    [
      'only of the same agent and as many plays',
      { a: {}, b: { selection: { agent: 'x' } }, c: { selection: { repeat: 3 } } },
      {},
      ['a'],
    ],
    [
      'the same cases before all of them',
      { a: { selection: { tags: ['t'] } }, b: {}, c: { selection: { tags: ['u'] } } },
      { tags: ['t'] },
      ['a', 'b'],
    ],
    ['all cases, not some', { a: {}, b: { selection: { cases: ['x'] } } }, {}, ['a']],
    ['no row of an unknown kind', { a: { selection: undefined }, b: { selection: 'all' } }, {}, []],
    ['no more than five', Object.fromEntries([...'abcdefg'].map((name) => [name, {}])), {}, [...'gfedc']],
  ])('%s', async (_, rows, selection, names) => {
    expect((await tried(rows as Record<string, object>, selection)).names).toEqual(names);
  });

  it('says why there is none', async () => {
    const how = '(name one as baseline: a results.json file or a run id)';
    expect((await tried({})).missing).toBe(`No baseline to compare with yet ${how}`);
    expect((await tried({ a: { judge: { mode: 'llm', model: 'gpt-x' } } })).missing).toBe(
      `No baseline to compare with: the runs before this one were judged by gpt-x ${how}`,
    );
  });

  it('names a remedy only where there should be one that cannot be opened', async () => {
    expect((await tried({})).remedy).toBeUndefined();
    expect((await tried({ a: { judge: { mode: 'llm', model: 'gpt-x' } } })).remedy).toBeUndefined();
    expect(await tried({ a: {}, b: {} })).toMatchObject({
      missing: 'No baseline to compare with: 2 runs could be it and cannot be opened',
      remedy: expect.stringContaining('Play the suite once more'),
    });
  });
});
