import { describe, expect, it } from 'vitest';
import { runTrend } from '../../../src/runs/comparing/run-trend.ts';
import type { RunSummaryRow } from '../../../src/state/store.ts';

type Ended = Parameters<typeof runTrend>[1];
const JUDGE = { mode: 'llm', model: 'gpt-5.6-terra' } as const;
const ended = (header: Partial<Ended['header']> = {}, config: Partial<Ended['config']> = {}): Ended => ({
  header: {
    ...{ run_id: 'run_now', started_at: '2026-01-09T00:00:00Z', pass_rate: 0.5, status: 'completed' },
    judge: JUDGE,
    ...header,
  },
  config: { selection: {}, ...config },
});
const row = (day: number, more: object = {}): RunSummaryRow => ({
  ...{ run_id: `run_${day}`, status: 'completed', conclusion: 'passed', reason: '' },
  ...{ started_at: `2026-01-0${day}T00:00:00Z`, pass_rate: day / 10, selection: {}, judge: JUDGE },
  ...more,
});
const rates = (rows: RunSummaryRow[], now = ended()) =>
  runTrend(rows, now).trend?.map(({ pass_rate }) => pass_rate);

describe('the trend of a run', () => {
  it('is that of those before it, oldest first', () => {
    expect(rates([row(3), row(2), row(1)])).toEqual([0.1, 0.2, 0.3, 0.5]);
    expect(rates([row(1)])).toBeUndefined();
  });

  it.each([
    ['another model judged', { judge: { ...JUDGE, model: 'other' } }],
    ['rules judged', { judge: { ...JUDGE, mode: 'offline' } }],
    ['played other cases', { selection: { tags: ['smoke'] } }],
    ['played every case more often', { selection: { repeat: 3 } }],
    ['lacked the key of the judge', { secrets_withheld: 'fork' }],
    ['was a shard', { shard: { index: 1, count: 2 } }],
    ['judged stored answers', { rescored: true }],
    ['did not end', { status: 'running' }],
    ['judged nothing', { pass_rate: null }],
    ['has a rate that is none', { pass_rate: 80 }],
    ['began later', { started_at: '2026-02-01T00:00:00Z' }],
    ['is this one', { run_id: 'run_now' }],
  ])('leaves out one that %s', (_, more) => {
    expect(rates([row(3), row(2, more), row(1)])).toEqual([0.1, 0.3, 0.5]);
  });

  it.each<[string, Partial<Ended['header']>, object]>([
    ['that did not end', { status: 'failed' }, {}],
    ['that judged nothing', { pass_rate: null }, {}],
    ['that lacked the key of the judge', {}, { secrets_withheld: { reason: 'fork', judge: true } }],
    ['that is a shard', {}, { shard: { index: 1, count: 2 } }],
    ['that judged stored answers', {}, { rescored: { from: 'run_1', fresh: false } }],
  ])('is not there for one %s', (_, header, config) => {
    expect(rates([row(3), row(2), row(1)], ended(header, config))).toBeUndefined();
  });
});
