import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe('a run that is not played', () => {
  const locked = (engine: ReturnType<typeof servedEngine>) =>
    engine.ports.files.stat(`${statePaths(engine.stateDir).runFolder('run_1')}/lock`) !== null;

  it('leaves no lock where it stops in the queue', async () => {
    const engine = servedEngine();
    await storeSuite(engine, agent.url, { a: 'x' });
    fill(engine, 'run');
    await beginRun(engine);
    expect(locked(engine)).toBe(true);
    engine.live().stop();
    await engine.settled();
    expect(locked(engine)).toBe(false);
    expect(agent.seen).toEqual([]);
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
    expect(agent.seen).toEqual([]);
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
