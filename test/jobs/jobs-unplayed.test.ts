import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resumeJobs } from '../../src/jobs/jobs.ts';
import { createExperiment } from '../../src/operations/create-experiment.ts';
import { checked } from '../../src/operations/define-operation.ts';
import { statePaths } from '../../src/state/state-paths.ts';
import { type FakeServer, fakeAgentServer } from '../support/fake-agent-servers.ts';
import { memoryPorts } from '../support/offline-engine.ts';
import { beginRun, servedEngine, storeSuite } from '../support/served-engine.ts';

/** Works of one kind that go on at once. */
const AT_ONCE = 4;

let agent: FakeServer;
beforeAll(async () => {
  agent = await fakeAgentServer(() => ({ body: { output: 'hello' } }));
});
afterAll(() => agent.close());

/** Takes every place among the works of a kind, so that the next one waits. */
function fill(engine: ReturnType<typeof servedEngine>, kind: string): void {
  for (let taken = 0; taken < AT_ONCE; taken += 1) engine.live().slot(kind);
}

describe('an experiment that does not get its turn', () => {
  it('leaves no lock where it stops in the queue, and goes on at the next start', async () => {
    const ports = memoryPorts();
    const engine = servedEngine({ ports });
    const agentId = await storeSuite(engine, agent.url, { a: 'x', b: 'y' });
    fill(engine, 'experiment');
    const request = checked(createExperiment, {
      ...{ name: 'E', agent_id: agentId, test_case_ids: ['case_1', 'case_2'], metrics: ['playval'] },
      variants: ['a', 'b'].map((name) => ({ name, config: {} })),
      config: { runs_per_variant: 1 },
    });
    await createExperiment.begin?.(request, engine, {});
    const lock = `${statePaths(engine.stateDir).experimentFolder('exp_1')}/lock`;
    expect(ports.files.stat(lock)).not.toBeNull();
    engine.live().stop();
    await engine.settled();
    expect(ports.files.stat(lock)).toBeNull();
    // The same process id on the same host, as in a container: a lock that was left would count as held.
    const next = servedEngine({ ports });
    await resumeJobs(next);
    await next.settled();
    expect(next.warnings).toEqual([]);
    expect(await (await next.store()).get('experiments', 'exp_1')).toMatchObject({ status: 'completed' });
  });
});

describe('a run that is not played', () => {
  const locked = (engine: ReturnType<typeof servedEngine>) =>
    engine.ports.files.stat(`${statePaths(engine.stateDir).runFolder('run_1')}/lock`) !== null;

  it('leaves no lock where it stops in the queue', async () => {
    const engine = servedEngine();
    await storeSuite(engine, agent.url, { a: 'x' });
    const before = agent.seen.length;
    fill(engine, 'run');
    await beginRun(engine);
    expect(locked(engine)).toBe(true);
    engine.live().stop();
    await engine.settled();
    expect(locked(engine)).toBe(false);
    expect(agent.seen.slice(before)).toEqual([]);
  });

  it.each([
    ['fails', false],
    ['stops', true],
  ])('leaves no lock where it cannot be listed as waiting and %s', async (_, stops) => {
    const ports = memoryPorts();
    const { files } = ports;
    const engine = servedEngine({
      ports: {
        ...ports,
        files: {
          ...files,
          writeAtomic(path, content) {
            if (String(content).includes('Waits for its turn.')) throw new Error('the disk is full');
            files.writeAtomic(path, content);
          },
        },
      },
    });
    await storeSuite(engine, agent.url, { a: 'x' });
    const before = agent.seen.length;
    fill(engine, 'run');
    await beginRun(engine);
    if (stops) engine.live().stop();
    await engine.settled();
    expect(locked(engine)).toBe(false);
    expect(await (await engine.store()).list('jobs')).toHaveLength(stops ? 1 : 0);
    if (!stops)
      expect(await (await engine.store()).runSummary('run_1')).toMatchObject({
        status: 'failed',
        reason: expect.stringContaining('the disk is full'),
      });
    expect(agent.seen.slice(before)).toEqual([]);
  });

  it('leaves no lock where its progress cannot be written down', async () => {
    const ports = memoryPorts();
    const { files } = ports;
    const engine = servedEngine({
      ports: {
        ...ports,
        files: {
          ...files,
          appendLog(path) {
            if (path.endsWith('events.jsonl')) throw new Error('the disk is full');
            return files.appendLog(path);
          },
        },
      },
    });
    await storeSuite(engine, agent.url, { a: 'x' });
    await expect(beginRun(engine)).rejects.toThrow('the disk is full');
    expect(locked(engine)).toBe(false);
  });
});
