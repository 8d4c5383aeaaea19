import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRun } from '../../../src/jobs/runs/start-run.ts';
import { readRun } from '../../../src/operations/resources/read-run.ts';
import { resultsJson } from '../../../src/reports/results-json.ts';
import { runResults } from '../../../src/schema/run.ts';
import { runView, unfinishedRun } from '../../../src/schema/run-view.ts';
import { statePaths } from '../../../src/state/state-paths.ts';
import { type FakeServer, fakeAgentServer } from '../../support/fake-agent-servers.ts';
import { finished } from '../../support/finished.ts';
import { beginRun, gate, servedEngine, storeSuite } from '../../support/served-engine.ts';

let agent: FakeServer;
let hold: Promise<void> = Promise.resolve();
beforeAll(async () => {
  agent = await fakeAgentServer(async ({ json }) => {
    if (json.input === 'wait') await hold;
    return { body: { output: json.input === 'wrong' ? 'bye' : 'hello' } };
  });
});
afterAll(() => agent.close());

async function read(engine: ReturnType<typeof servedEngine>, id: string, summary = false) {
  const answer = await readRun(engine, id, { summary });
  if (answer === undefined) return undefined;
  const value = 'value' in answer ? answer.value : JSON.parse([...answer.text].join(''));
  expect(runView.safeParse(value).error).toBeUndefined();
  return value;
}

describe('a run by its id', () => {
  it('is results.json, to the byte, once it is finished', async () => {
    const engine = servedEngine();
    await storeSuite(engine, agent.url, { a: 'x', b: 'wrong' });
    const started = await startRun(engine, {});
    // As the command line writes it. The trend and the like are in reports only.
    const written = await finished(started, ({ report }) => [...resultsJson(report)].join(''));
    const answer = await readRun(engine, started.runId, { summary: false });
    expect(answer !== undefined && 'text' in answer && [...answer.text].join('')).toBe(written);
    expect(runResults.parse(JSON.parse(written)).failure_analysis).toBeDefined();
    const { cases, ...rest } = JSON.parse(written);
    expect(cases).toHaveLength(2);
    expect(await read(engine, started.runId, true)).toEqual(rest);
  });

  it('has its counts so far while it is under way, and waits for its turn before', async () => {
    const go = gate();
    hold = go.opened;
    const engine = servedEngine();
    await storeSuite(engine, agent.url, { a: 'x', b: 'wrong', c: 'wait' });
    const before = [1, 2, 3, 4].map(() => engine.live().slot('run'));
    await beginRun(engine);
    expect(unfinishedRun.parse(await read(engine, 'run_1'))).toMatchObject({
      status: 'queued',
      counts: { total: 3 },
    });
    for (const slot of before) slot.leave();
    const isHalf = async () => {
      const { counts } = unfinishedRun.parse(await read(engine, 'run_1'));
      return counts.passed === 1 && counts.failed === 1;
    };
    while (!(await isHalf())) await new Promise(setImmediate);
    expect(await read(engine, 'run_1')).toEqual({
      schema_version: 1,
      run_id: 'run_1',
      status: 'running',
      conclusion: null,
      reason: 'Under way.',
      started_at: expect.any(String),
      finished_at: null,
      agent_id: 'agent_1',
      counts: { total: 3, passed: 1, failed: 1, errored: 0, skipped: 0, unsure: 0 },
      pass_rate: 0.5,
      cases: [],
    });
    expect(await read(engine, 'run_1', true)).not.toHaveProperty('cases');
    go.open();
    await engine.settled();
    expect(runResults.parse(await read(engine, 'run_1')).counts).toMatchObject({ passed: 2, failed: 1 });
  });

  it('shows what the journal of a broken off run holds', async () => {
    hold = Promise.resolve();
    const engine = servedEngine();
    await storeSuite(engine, agent.url, { a: 'x', b: 'wrong' });
    await beginRun(engine);
    await engine.settled();
    // A kill before the last record.
    const path = statePaths(engine.stateDir).journal('run_1');
    const lines = engine.ports.files.readTextIfThere(path)!.trimEnd().split('\n');
    engine.ports.files.writeAtomic(path, `${lines.slice(0, -1).join('\n')}\n`);
    await (await engine.store()).putRunSummary({
      run_id: 'run_1',
      status: 'running',
      conclusion: null,
      reason: 'Not finished: under way, or interrupted.',
      started_at: '2026-01-01T00:00:00.000Z',
      pass_rate: null,
    });
    expect(await read(engine, 'run_1')).toMatchObject({
      status: 'running',
      conclusion: null,
      reason: 'Not finished: under way, or interrupted.',
      agent_id: 'agent_1',
      counts: { total: 2, passed: 1, failed: 1, errored: 0, skipped: 0 },
      finished_at: null,
    });
  });

  it.each(['run_9', '../run_1', 'run_', 'exp_1', '', 'run_1/..'])('is not found as "%s"', async (id) => {
    expect(await read(servedEngine(), id)).toBeUndefined();
  });

  it('closes the journal of who does not read to the end', async () => {
    const engine = servedEngine();
    await storeSuite(engine, agent.url, { a: 'x', b: 'wrong' });
    await beginRun(engine);
    await engine.settled();
    let open = 0;
    const { files } = engine.ports;
    const counting = {
      ...engine,
      ports: {
        ...engine.ports,
        files: {
          ...files,
          reader(path: string) {
            const reader = files.reader(path);
            open += 1;
            return {
              ...reader,
              close: () => {
                open -= 1;
                reader.close();
              },
            };
          },
        },
      },
    };
    const answer = await readRun(counting, 'run_1', { summary: false });
    expect(open).toBe(0);
    if (answer === undefined || !('text' in answer)) throw new Error('no text');
    for (const piece of answer.text) {
      expect(piece).toContain('schema_version');
      break;
    }
    expect(open).toBe(0);
  });
});
