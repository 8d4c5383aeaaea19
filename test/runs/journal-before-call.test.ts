import { expect, it } from 'vitest';
import { startExperiment } from '../../src/jobs/experiments/start-experiment.ts';
import { startRun } from '../../src/jobs/runs/start-run.ts';
import { createAgent } from '../../src/operations/create-agent.ts';
import { createExperiment } from '../../src/operations/create-experiment.ts';
import { createTestCase } from '../../src/operations/create-test-case.ts';
import { call } from '../../src/operations/define-operation.ts';
import { importTraces } from '../../src/operations/import-traces.ts';
import { statePaths } from '../../src/state/state-paths.ts';
import { finished } from '../support/finished.ts';
import { memoryPorts, offlineEngine } from '../support/offline-engine.ts';
import { taskRecord } from '../support/trace-samples.ts';

it('an answer is in the journal on disk before the agent is called for the next one', async () => {
  const ports = memoryPorts();
  let journal = '';
  const recordedAtCall: number[] = [];
  const engine = offlineEngine({
    ports: {
      ...ports,
      http: async () => {
        const text = ports.files.readTextIfThere(journal) ?? '';
        recordedAtCall.push(text.split('"attempt.played"').length - 1);
        return { status: 200, headers: {}, text: '{"output":"hello"}' };
      },
    },
  });
  const { id: agent_id } = await call(
    createAgent,
    { name: 'A', provider: 'custom', invocation: { url: 'http://127.0.0.1:9/' } },
    engine,
  );
  for (let at = 0; at < 6; at += 1)
    await call(
      createTestCase,
      {
        name: `c${at}`,
        agent_id,
        turns: [{ input: { text: `q${at}` }, expected_behavior: 'Mention "hello".', scorers: ['playval'] }],
      },
      engine,
    );
  const started = await startRun(engine, { parallel: false });
  journal = statePaths(engine.stateDir).journal(started.runId);
  await finished(started, () => undefined);
  // One at a time: a kill at any call costs that call alone.
  expect(recordedAtCall).toEqual([0, 1, 2, 3, 4, 5]);
});

/** A world in memory, and how much of each journal would survive a power cut. */
function flushedWorld() {
  const ports = memoryPorts();
  const safe = new Map<string, number>();
  const appendLog: typeof ports.files.appendLog = (path) => {
    const log = ports.files.appendLog(path);
    return {
      ...log,
      async sync() {
        const size = log.size();
        await log.sync();
        safe.set(path, size);
      },
    };
  };
  const http = async () => ({ status: 200, headers: {}, text: '{"output":"hello"}' });
  const isSafe = (path: string) => safe.has(path) && safe.get(path) === ports.files.stat(path)?.size;
  return { ports: { ...ports, files: { ...ports.files, appendLog }, http }, isSafe };
}

async function oneCase(engine: ReturnType<typeof offlineEngine>) {
  const { id: agent_id } = await call(
    createAgent,
    { name: 'A', provider: 'custom', invocation: { url: 'http://127.0.0.1:9/' } },
    engine,
  );
  const turns = [{ input: { text: 'q' }, expected_behavior: 'Mention "hello".', scorers: ['playval'] }];
  const { id } = await call(createTestCase, { name: 'c', agent_id, turns }, engine);
  return { agent_id, id };
}

it('what a run came to is told only when all of its journal would survive a power cut', async () => {
  const { ports, isSafe } = flushedWorld();
  const engine = offlineEngine({ ports });
  await oneCase(engine);
  await using started = await startRun(engine, {});
  await started.finish();
  const journal = statePaths(engine.stateDir).journal(started.runId);
  expect(ports.files.readTextIfThere(journal)).toContain('"run.finished"');
  expect(isSafe(journal)).toBe(true);
});

it('what an experiment came to is kept only when all of its journal would survive a power cut', async () => {
  const { ports, isSafe } = flushedWorld();
  let journal = '';
  const safeWhenKept: boolean[] = [];
  const writeAtomic: typeof ports.files.writeAtomic = (path, text, options) => {
    if (String(text).includes('"recommendation"')) safeWhenKept.push(isSafe(journal));
    ports.files.writeAtomic(path, text, options);
  };
  const engine = offlineEngine({ ports: { ...ports, files: { ...ports.files, writeAtomic } } });
  const { agent_id, id } = await oneCase(engine);
  const request = createExperiment.input.parse({
    name: 'Two',
    ...{ agent_id, test_case_ids: [id], metrics: ['playval'] },
    variants: [
      { name: 'one', config: {} },
      { name: 'two', config: { temperature: 1 } },
    ],
    config: { runs_per_variant: 2 },
  });
  await using started = await startExperiment(engine, request);
  journal = statePaths(engine.stateDir).experimentJournal(started.experimentId);
  await started.finish();
  expect(safeWhenKept).toEqual([true]);
});

it('imported traces are listed only when all of their journal would survive a power cut', async () => {
  const { ports, isSafe } = flushedWorld();
  const safeWhenListed: boolean[] = [];
  const writeAtomic: typeof ports.files.writeAtomic = (path, text, options) => {
    const [runId] = /run_[0-9a-f]{8,}/.exec(String(text)) ?? [];
    if (runId !== undefined) safeWhenListed.push(isSafe(statePaths(engine.stateDir).journal(runId)));
    ports.files.writeAtomic(path, text, options);
  };
  const engine = offlineEngine({ ports: { ...ports, files: { ...ports.files, writeAtomic } } });
  ports.files.writeAtomic('/logs/a.jsonl', JSON.stringify(taskRecord));
  await importTraces(engine, { files: ['/logs/a.jsonl'] });
  expect(safeWhenListed).toEqual([true]);
});
