import { describe, expect, it } from 'vitest';
import type { Fault } from '../../src/errors.ts';
import { analysePeriod, analyseRun } from '../../src/jobs/failures/analyse-stored-failures.ts';
import { rescoreRun } from '../../src/jobs/runs/rescore-run.ts';
import { importTraces } from '../../src/operations/import-traces.ts';
import { chooseBaseline } from '../../src/runs/comparing/choose-baseline.ts';
import { openStoredRun, storedReport } from '../../src/runs/stored-run.ts';
import { statePaths } from '../../src/state/state-paths.ts';
import { finished } from '../support/finished.ts';
import { memoryPorts, offlineEngine } from '../support/offline-engine.ts';
import { attributionRecord, chatRecord, ownTraceRecord, taskRecord } from '../support/trace-samples.ts';

const { pass: _, ...unjudged } = chatRecord;
const RECORDS = [taskRecord, attributionRecord, chatRecord, ownTraceRecord, { ...unjudged, id: 'chat-2' }];
const lines = (records: readonly unknown[]) => records.map((one) => JSON.stringify(one)).join('\n');

function world(files: Record<string, string> = { '/logs/a.jsonl': lines(RECORDS) }) {
  const engine = offlineEngine();
  for (const [path, text] of Object.entries(files)) engine.ports.files.writeAtomic(path, text);
  return engine;
}

async function faultOf(work: Promise<unknown>): Promise<Fault> {
  return work.then(
    () => {
      throw new Error('it did not fail');
    },
    (error: unknown) => error as Fault, // Border: checked by whoever asked.
  );
}

describe('imported traces', () => {
  it('leave no lock where what a killed import left behind cannot be removed', async () => {
    const ports = memoryPorts();
    const { files } = ports;
    const locks = new Set<string>();
    const engine = offlineEngine({
      ports: {
        ...ports,
        files: {
          ...files,
          createExclusive(path, content) {
            locks.add(path);
            return files.createExclusive(path, content);
          },
          remove(path) {
            if (path.includes('journal-')) throw new Error('the disk is read-only');
            files.remove(path);
          },
        },
      },
    });
    files.writeAtomic('/logs/a.jsonl', lines(RECORDS));
    await expect(importTraces(engine, { files: ['/logs/a.jsonl'] })).rejects.toThrow('read-only');
    expect(locks.size).toBeGreaterThan(0);
    expect([...locks].filter((path) => files.stat(path) !== null)).toEqual([]);
  });

  it('become a finished, neutral run whose cases passed, failed or were not judged', async () => {
    const engine = world();
    const { run_id: runId, counts } = await importTraces(engine, { files: ['/logs/a.jsonl'] });
    expect(counts).toEqual({ total: 5, passed: 2, failed: 2, errored: 0, skipped: 1, unsure: 0 });
    const [row] = await (await engine.store()).runSummaries();
    expect(row).toMatchObject({ run_id: runId, status: 'completed', conclusion: 'neutral', pass_rate: 0.5 });
    const journal = openStoredRun(runId ?? '', statePaths(engine.stateDir), engine.ports);
    const cases = [...storedReport(runId ?? '', journal).cases];
    expect(cases.map(({ id, agent_id, status, location }) => [id, agent_id, status, location.line])).toEqual([
      ['shop-7-1', 'shop-bot v2', 'failed', 1],
      ['team-3', 'imported', 'failed', 2],
      ['chat-1', 'imported', 'passed', 3],
      ['orders/where', 'support-bot', 'passed', 4],
      ['chat-2', 'imported', 'skipped', 5],
    ]);
    await journal.close();
  });

  it('are analysed by what they asked: a change that was expected, and only looked up', async () => {
    const engine = world();
    const { run_id: runId } = await importTraces(engine, { files: ['/logs/a.jsonl'] });
    const { analysis } = await analysePeriod(engine, { period: '30d' });
    expect(analysis.total_failures).toBe(2);
    expect(analysis.failure_categories.map(({ category }) => category)).toContain('missing_tool_call');
    expect(analysis.failure_categories.reduce((sum, { percentage }) => sum + percentage, 0)).toBeCloseTo(
      100,
      9,
    );
    for (const { example_run_ids } of analysis.failure_categories) expect(example_run_ids).toEqual([runId]);
    const one = await analyseRun(engine, runId ?? '', 'shop-bot v2');
    expect(one.analysis.failure_categories.map(({ category }) => category)).toEqual(['missing_tool_call']);
  });

  it('are not stored twice, under whatever name and beside whatever else', async () => {
    const engine = world({
      '/logs/a.jsonl': lines(RECORDS),
      '/logs/copy.jsonl': lines(RECORDS),
      '/logs/new.jsonl': lines([{ ...chatRecord, id: 'chat-9' }]),
    });
    const first = await importTraces(engine, { files: ['/logs/a.jsonl', '/logs/copy.jsonl'] });
    expect(first.counts.total).toBe(5);
    const second = await importTraces(engine, { files: ['/logs/copy.jsonl'] });
    expect(second).toMatchObject({
      run_id: null,
      known: [{ file: '/logs/copy.jsonl', run_id: first.run_id }],
    });
    const third = await importTraces(engine, { files: ['/logs/a.jsonl', '/logs/new.jsonl'] });
    expect(third).toMatchObject({ counts: { total: 1 }, known: [{ run_id: first.run_id }] });
    expect(await (await engine.store()).runSummaries()).toHaveLength(2);
  });

  it.each([
    [undefined, 'failed'],
    [0.5, 'passed'],
    [0.7, 'failed'],
  ])('a recorded score of 0.6 with --pass-at %s is %s', async (passAt, status) => {
    const engine = world({ '/l.jsonl': JSON.stringify({ ...unjudged, score: 0.6 }) });
    const { counts } = await importTraces(engine, {
      files: ['/l.jsonl'],
      ...(passAt === undefined ? {} : { passAt }),
    });
    expect(counts).toMatchObject({ total: 1, [status]: 1 });
  });

  it('belong to the agent that is named', async () => {
    const engine = world();
    await importTraces(engine, { files: ['/logs/a.jsonl'], agent: 'shop-bot' });
    const [row] = await (await engine.store()).runSummaries();
    expect(row?.['agent_id']).toBe('shop-bot');
  });

  it('with the same id are cases of their own', async () => {
    const engine = world({ '/l.jsonl': lines([chatRecord, chatRecord, { ...chatRecord, pass: false }]) });
    const { run_id: runId } = await importTraces(engine, { files: ['/l.jsonl'] });
    const journal = openStoredRun(runId ?? '', statePaths(engine.stateDir), engine.ports);
    expect(journal.planned.map(({ id }) => id)).toEqual(['chat-1', 'chat-1#2', 'chat-1#3']);
    await journal.close();
  });

  it('are no baseline for a run of the same cases', async () => {
    const engine = world();
    await importTraces(engine, { files: ['/logs/a.jsonl'] });
    const { baseline, missing } = await chooseBaseline(engine, {
      runId: 'run_now',
      named: undefined,
      wanted: true,
      rescored: undefined,
      selection: {},
      judge: undefined,
    });
    expect(baseline).toBeUndefined();
    expect(missing?.missing).toMatch(/No baseline to compare with yet/);
  });

  it('with problems are not stored at all, and every problem has its line', async () => {
    const engine = world({
      '/a.jsonl': `${JSON.stringify(chatRecord)}\n{"rows": []}\nnothing`,
      '/b.jsonl': '\n\n',
    });
    const fault = await faultOf(importTraces(engine, { files: ['/a.jsonl', '/b.jsonl'] }));
    expect(fault.code).toBe('validation_failed');
    expect(fault.problems?.map(({ path }) => path)).toEqual(['/a.jsonl:2', '/a.jsonl:3', '/b.jsonl:1']);
    expect(await (await engine.store()).runSummaries()).toEqual([]);
    // Nothing is in the way of the corrected file.
    engine.ports.files.writeAtomic('/a.jsonl', JSON.stringify(chatRecord));
    expect((await importTraces(engine, { files: ['/a.jsonl'] })).counts.total).toBe(1);
  });

  it.each([
    [[], 'usage'],
    [['/none.jsonl'], 'validation_failed'],
    [['/logs'], 'validation_failed'],
  ])('refuses the files %j', async (files, code) => {
    expect((await faultOf(importTraces(world(), { files }))).code).toBe(code);
  });

  it('are judged again by scorers that are named, without an agent and without a gate', async () => {
    const engine = world();
    const { run_id: runId } = await importTraces(engine, { files: ['/logs/a.jsonl'] });
    const started = await rescoreRun(engine, runId ?? '', { scorers: ['is-kind'] }).catch((error) => error);
    expect((started as Fault).code).toBe('validation_failed');
    expect((await faultOf(rescoreRun(engine, runId ?? ''))).code).toBe('usage');
    const tools = lines([taskRecord]);
    engine.ports.files.writeAtomic('/tools.jsonl', tools);
    const imported = await importTraces(engine, { files: ['/tools.jsonl'] });
    const again = await rescoreRun(engine, imported.run_id ?? '', { scorers: ['tool_correctness'] });
    const header = await finished(again, ({ report }) => report.header);
    expect(header).toMatchObject({ conclusion: 'neutral', counts: { total: 1, failed: 1 } });
  });
});
