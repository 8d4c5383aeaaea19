import { afterEach, describe, expect, it } from 'vitest';
import type { EngineOptions } from '../../src/engine/engine-options.ts';
import { writeJob } from '../../src/jobs/job-records.ts';
import { resumeJobs } from '../../src/jobs/jobs.ts';
import { createExperiment } from '../../src/operations/create-experiment.ts';
import { createRun } from '../../src/operations/create-run.ts';
import { checked } from '../../src/operations/define-operation.ts';
import { evaluateBatchOperation } from '../../src/operations/evaluate-batch.ts';
import { optimizePromptOperation } from '../../src/operations/optimize-prompt.ts';
import { batchResponse } from '../../src/schema/batch.ts';
import { experimentResponse } from '../../src/schema/experiment.ts';
import { statePaths } from '../../src/state/state-paths.ts';
import { type FakeServer, fakeAgentServer } from '../support/fake-agent-servers.ts';
import { memoryPorts } from '../support/offline-engine.ts';
import { beginRun, gate, servedEngine, storeSuite } from '../support/served-engine.ts';

let agent: FakeServer | undefined;
afterEach(() => agent?.close());

const greeter = async () => {
  agent = await fakeAgentServer(() => ({ body: { output: 'hello' } }));
  return agent;
};
/** An engine of the next process on the same state. */
const nextProcess = (ports: NonNullable<EngineOptions['ports']>) =>
  servedEngine({ ports: { ...ports, processes: { ...ports.processes, pid: 4242, isAlive: () => false } } });
const eventsOf = (engine: ReturnType<typeof servedEngine>, id: string) =>
  (engine.ports.files.readTextIfThere(statePaths(engine.stateDir).runEvents(id)) ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
const experimentOf = (agent_id: string) => ({
  name: 'E',
  agent_id,
  variants: [
    { name: 'a', config: {} },
    { name: 'b', config: {} },
  ],
  test_case_ids: ['case_1', 'case_2'],
  // Without a scorer among them, those of the cases judge, and their checks.
  metrics: ['pass_rate'],
  config: { runs_per_variant: 2 },
});
const batch = {
  items: [{ input: 'q', output: 'hello', expected_behavior: 'Mention "hello".' }],
  scorers: ['playval'],
};

describe('runs', () => {
  it('begin after a restart where they were killed before their first record, under their id', async () => {
    const { url } = await greeter();
    const engine = servedEngine();
    await storeSuite(engine, url, { a: 'x', b: 'y' });
    const request = checked(createRun, { tags: ['a'] });
    await writeJob(engine, { id: 'run_0abc', kind: 'run', request, answer: { test_case_count: 1 } });
    await resumeJobs(engine);
    expect(engine.live().of('run_0abc')).toMatchObject({ status: 'queued', testCaseCount: 1 });
    await engine.settled();
    expect(await (await engine.store()).runSummary('run_0abc')).toMatchObject({
      status: 'completed',
      counts: { total: 1, passed: 1 },
    });
    expect(eventsOf(engine, 'run_0abc').map(({ type }) => type)).toEqual([
      'run.started',
      'case.started',
      'turn.scored',
      'case.finished',
      'run.finished',
    ]);
    expect(await (await engine.store()).list('jobs')).toEqual([]);
  });

  it('stop with the process at a safe point and go on at the next start, without playing or telling anything twice', async () => {
    const go = gate();
    let calls = 0;
    agent = await fakeAgentServer(async () => {
      calls += 1;
      if (calls === 2) await go.opened;
      return { body: { output: 'hello' } };
    });
    const ports = memoryPorts();
    const first = servedEngine({ ports });
    await storeSuite(first, agent.url, { a: 'x', b: 'y', c: 'z' });
    await beginRun(first);
    while (calls < 2) await new Promise((resolve) => setTimeout(resolve, 1));
    first.live().stop();
    go.open();
    await first.settled();
    expect(await (await first.store()).runSummary('run_1')).toMatchObject({
      status: 'queued',
      conclusion: null,
    });
    const earlier = eventsOf(first, 'run_1');
    expect(earlier.map(({ type }) => type)).not.toContain('run.finished');
    const before = calls;
    const second = nextProcess(ports);
    await resumeJobs(second);
    await second.settled();
    const events = eventsOf(second, 'run_1');
    expect(events.slice(0, earlier.length)).toEqual(earlier);
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
    const finished = events
      .filter(({ type }) => type === 'case.finished')
      .map(({ data }) => data.test_case_id);
    expect([...finished].sort()).toEqual(['case_1', 'case_2', 'case_3']);
    expect(events.at(-1)).toMatchObject({ type: 'run.finished', data: { status: 'completed' } });
    // What was cut off in the middle may be asked again; what was answered never.
    expect(calls - before).toBeLessThanOrEqual(2);
    expect(second.warnings).toEqual([]);
  });

  it('end as failed with the reason where they cannot go on', async () => {
    const { url } = await greeter();
    const engine = servedEngine();
    await storeSuite(engine, url, { a: 'x' });
    const request = checked(createRun, { test_case_id: 'case_gone' });
    await writeJob(engine, { id: 'run_0abc', kind: 'run', request, answer: { test_case_count: 1 } });
    await resumeJobs(engine);
    await engine.settled();
    expect(await (await engine.store()).runSummary('run_0abc')).toMatchObject({
      status: 'failed',
      conclusion: 'failed',
      reason: expect.stringContaining('no test case "case_gone"'),
    });
    expect(eventsOf(engine, 'run_0abc')).toMatchObject([
      {
        seq: 1,
        type: 'run.finished',
        data: { status: 'failed', reason: expect.stringContaining('case_gone') },
      },
    ]);
    expect(await (await engine.store()).list('jobs')).toEqual([]);
    expect(engine.warnings).toEqual([expect.stringContaining('case_gone')]);
  });

  it('are left alone where another living process plays them', async () => {
    const { url } = await greeter();
    const ports = memoryPorts();
    const engine = servedEngine({ ports });
    await storeSuite(engine, url, { a: 'x' });
    const request = checked(createRun, { tags: ['a'] });
    await writeJob(engine, { id: 'run_0abc', kind: 'run', request, answer: { test_case_count: 1 } });
    const lock = `${statePaths(engine.stateDir).runFolder('run_0abc')}/lock`;
    const holder = { pid: 77, host: 'elsewhere', started: new Date(0).toISOString(), token: 't' };
    ports.files.createExclusive(lock, JSON.stringify(holder));
    // Lives: its heart beats whenever this clock moves.
    const beat = () => {
      ports.files.touch(lock);
      ports.clock.after(1_000, beat);
    };
    beat();
    await resumeJobs(engine);
    await engine.settled();
    expect(engine.warnings).toEqual([expect.stringMatching(/run_0abc is left alone.*process 77/)]);
    expect(await (await engine.store()).list('jobs')).toHaveLength(1);
    expect(engine.live().of('run_0abc')).toBeUndefined();
  });

  it('fail when the engine breaks, and the stream ends', async () => {
    const { url } = await greeter();
    const ports = memoryPorts();
    const { files } = ports;
    const engine = servedEngine({
      ports: {
        ...ports,
        files: {
          ...files,
          appendLog(path) {
            if (path.includes('journal-')) throw new Error('the disk is gone');
            return files.appendLog(path);
          },
        },
      },
    });
    await storeSuite(engine, url, { a: 'x' });
    await beginRun(engine);
    await engine.settled();
    expect(await (await engine.store()).runSummary('run_1')).toMatchObject({
      status: 'failed',
      conclusion: 'failed',
      reason: expect.stringContaining('the disk is gone'),
    });
    expect(eventsOf(engine, 'run_1').at(-1)).toMatchObject({
      type: 'run.finished',
      data: { status: 'failed', conclusion: 'failed' },
    });
  });

  it('are answered again and not played twice when the request comes again under the id that was drawn', async () => {
    const { url } = await greeter();
    const ports = memoryPorts();
    const engine = servedEngine({ ports });
    await storeSuite(engine, url, { a: 'x' });
    const fixed = { ...engine, ports: { ...ports, ids: { next: (prefix: string) => `${prefix}0same` } } };
    const first = await beginRun(fixed);
    expect(await beginRun(fixed)).toEqual(first);
    await engine.settled();
    // Its job is gone by now.
    expect(await beginRun(fixed)).toMatchObject({
      run_id: 'run_0same',
      status: 'queued',
      test_case_count: 1,
    });
    await engine.settled();
    expect(agent!.seen).toHaveLength(1);
  });

  it('that were killed between their last record and the end of their job are announced to the end', async () => {
    const { url } = await greeter();
    const ports = memoryPorts();
    const engine = servedEngine({ ports });
    await storeSuite(engine, url, { a: 'x' });
    await beginRun(engine);
    await engine.settled();
    const path = statePaths(engine.stateDir).runEvents('run_1');
    const text = ports.files.readTextIfThere(path)!;
    ports.files.writeAtomic(path, text.split('\n').slice(0, 2).join('\n').concat('\n'));
    await (await engine.store()).putRunSummary({
      run_id: 'run_1',
      status: 'running',
      started_at: new Date(0).toISOString(),
    });
    await writeJob(engine, { id: 'run_1', kind: 'run', request: checked(createRun, { tags: ['a'] }) });
    const second = nextProcess(ports);
    await resumeJobs(second);
    await second.settled();
    expect(eventsOf(second, 'run_1').map(({ seq, type }) => `${seq} ${type}`)).toEqual([
      '1 run.started',
      '2 case.started',
      '3 turn.scored',
      '4 case.finished',
      '5 run.finished',
    ]);
    expect(await (await second.store()).runSummary('run_1')).toMatchObject({
      status: 'completed',
      pass_rate: 1,
    });
    expect(agent!.seen).toHaveLength(1);
  });
});

describe('what is begun in the background', () => {
  it('is an experiment that is pending first', async () => {
    const { url } = await greeter();
    const engine = servedEngine();
    const agentId = await storeSuite(engine, url, { a: 'x', b: 'y' });
    const request = checked(createExperiment, experimentOf(agentId));
    expect(await createExperiment.begin?.(request, engine, {})).toEqual({
      experiment_id: 'exp_1',
      status: 'pending',
    });
    const store = await engine.store();
    expect(await store.get('jobs', 'exp_1')).toMatchObject({ kind: 'experiment' });
    await engine.settled();
    const ended = experimentResponse.parse(await store.get('experiments', 'exp_1'));
    expect(ended).toMatchObject({ status: 'completed', results: { a: { runs: 4 }, b: { runs: 4 } } });
    expect(await store.list('jobs')).toEqual([]);
  });

  it('is an experiment that goes on after the process stopped', async () => {
    const go = gate();
    let calls = 0;
    agent = await fakeAgentServer(async () => {
      calls += 1;
      if (calls === 3) await go.opened;
      return { body: { output: 'hello' } };
    });
    const ports = memoryPorts();
    const first = servedEngine({ ports, concurrency: 1 });
    const agentId = await storeSuite(first, agent.url, { a: 'x', b: 'y' });
    await createExperiment.begin?.(checked(createExperiment, experimentOf(agentId)), first, {});
    while (calls < 3) await new Promise((resolve) => setTimeout(resolve, 1));
    first.live().stop();
    go.open();
    await first.settled();
    const store = await first.store();
    expect(await store.get('experiments', 'exp_1')).toMatchObject({ status: 'running' });
    expect(await store.get('experiments', 'exp_1')).not.toHaveProperty('results');
    const second = nextProcess(ports);
    await resumeJobs(second);
    await second.settled();
    expect(await store.get('experiments', 'exp_1')).toMatchObject({
      status: 'completed',
      results: { a: { runs: 4 }, b: { runs: 4 } },
    });
    expect(calls).toBeLessThanOrEqual(9);
  });

  it('is an experiment that says that nothing was shown where it cannot go on', async () => {
    const { url } = await greeter();
    const engine = servedEngine();
    const agentId = await storeSuite(engine, url, { a: 'x', b: 'y' });
    const request = checked(createExperiment, experimentOf(agentId));
    await writeJob(engine, { id: 'exp_0abc', kind: 'experiment', request });
    const store = await engine.store();
    await store.put('experiments', 'exp_0abc', {
      ...{ experiment_id: 'exp_0abc', status: 'running', name: 'E', agent_id: agentId },
      ...{ created_at: '2026-01-01T00:00:00.000Z', request },
    });
    await store.remove('test_cases', 'case_1');
    engine.forget();
    await resumeJobs(engine);
    await engine.settled();
    expect(experimentResponse.parse(await store.get('experiments', 'exp_0abc'))).toMatchObject({
      status: 'completed',
      statistical_analysis: {
        conclusive: false,
        not_conclusive_because: [expect.stringContaining('case_1')],
      },
      recommendation: expect.stringContaining('case_1'),
    });
    expect(await store.list('jobs')).toEqual([]);
  });

  it('refuses what is not valid before anything is answered', async () => {
    const { url } = await greeter();
    const engine = servedEngine();
    const agentId = await storeSuite(engine, url, { a: 'x' });
    const request = checked(createExperiment, { ...experimentOf(agentId), test_case_ids: ['case_9'] });
    await expect(createExperiment.begin?.(request, engine, {})).rejects.toThrow('case_9');
    const wrong = checked(evaluateBatchOperation, { ...batch, scorers: ['faithfulness'] });
    await expect(evaluateBatchOperation.begin?.(wrong, engine, {})).rejects.toMatchObject({
      code: 'validation_failed',
    });
    const nobody = checked(optimizePromptOperation, {
      agent_id: 'agent_9',
      optimization_type: 'error_driven',
    });
    await expect(optimizePromptOperation.begin?.(nobody, engine, {})).rejects.toThrow('agent_9');
    expect(await (await engine.store()).list('jobs')).toEqual([]);
  });

  it('is a batch that is running first', async () => {
    const engine = servedEngine();
    const request = checked(evaluateBatchOperation, batch);
    expect(await evaluateBatchOperation.begin?.(request, engine, {})).toEqual({
      batch_id: 'batch_1',
      status: 'running',
      results: [],
      summary: { total: 1, passed: 0, failed: 0, errored: 0, skipped: 0, avg_scores: {} },
    });
    await engine.settled();
    const store = await engine.store();
    expect(await store.get('batches', 'batch_1')).toMatchObject({
      status: 'completed',
      summary: { passed: 1 },
    });
    expect(await store.list('jobs')).toEqual([]);
  });

  it('is a batch that is judged again after a restart, or ends as failed with the reason', async () => {
    const engine = servedEngine();
    const request = checked(evaluateBatchOperation, batch);
    await writeJob(engine, { id: 'batch_0abc', kind: 'batch', request });
    await writeJob(engine, {
      id: 'batch_0bad',
      kind: 'batch',
      request: { ...request, scorers: ['scorer_gone'] },
    });
    await resumeJobs(engine);
    await engine.settled();
    const store = await engine.store();
    expect(await store.get('batches', 'batch_0abc')).toMatchObject({ status: 'completed' });
    expect(batchResponse.parse(await store.get('batches', 'batch_0bad'))).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('scorer_gone'),
      results: [],
    });
    expect(await store.list('jobs')).toEqual([]);
  });

  it('ends what another version asked for in a form that is not understood', async () => {
    const engine = servedEngine();
    await writeJob(engine, { id: 'batch_0abc', kind: 'batch', request: { things: 1 } });
    await writeJob(engine, { id: 'run_0abc', kind: 'run', request: { tags: 'a' } });
    await resumeJobs(engine);
    await engine.settled();
    const store = await engine.store();
    expect(batchResponse.parse(await store.get('batches', 'batch_0abc'))).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('another version'),
    });
    expect(await store.runSummary('run_0abc')).toMatchObject({ status: 'failed' });
    expect(await store.list('jobs')).toEqual([]);
  });

  it('leaves alone what it cannot read', async () => {
    const engine = servedEngine();
    await (await engine.store()).put('jobs', 'x', { id: 'x', kind: 'dance' });
    await resumeJobs(engine);
    await engine.settled();
    expect(engine.warnings).toEqual([expect.stringContaining('job x')]);
  });
});
