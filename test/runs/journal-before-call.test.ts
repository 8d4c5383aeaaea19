import { expect, it } from 'vitest';
import { startRun } from '../../src/jobs/runs/start-run.ts';
import { createAgent } from '../../src/operations/create-agent.ts';
import { createTestCase } from '../../src/operations/create-test-case.ts';
import { call } from '../../src/operations/define-operation.ts';
import { statePaths } from '../../src/state/state-paths.ts';
import { finished } from '../support/finished.ts';
import { memoryPorts, offlineEngine } from '../support/offline-engine.ts';

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

it('what a run came to is told only when all of its journal would survive a power cut', async () => {
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
  const engine = offlineEngine({
    ports: {
      ...ports,
      files: { ...ports.files, appendLog },
      http: async () => ({ status: 200, headers: {}, text: '{"output":"hello"}' }),
    },
  });
  const { id: agent_id } = await call(
    createAgent,
    { name: 'A', provider: 'custom', invocation: { url: 'http://127.0.0.1:9/' } },
    engine,
  );
  const turns = [{ input: { text: 'q' }, expected_behavior: 'Mention "hello".', scorers: ['playval'] }];
  await call(createTestCase, { name: 'c', agent_id, turns }, engine);
  await using started = await startRun(engine, {});
  await started.finish();
  const journal = statePaths(engine.stateDir).journal(started.runId);
  const written = ports.files.readTextIfThere(journal) ?? '';
  expect(written).toContain('"run.finished"');
  expect(safe.get(journal)).toBe(Buffer.byteLength(written));
});
