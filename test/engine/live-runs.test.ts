import { getEventListeners, getMaxListeners } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { liveRuns } from '../../src/engine/live-runs.ts';
import { followProgress } from '../../src/jobs/follow-progress.ts';
import { createRun } from '../../src/operations/create-run.ts';
import { call } from '../../src/operations/define-operation.ts';
import { readRun } from '../../src/operations/resources/read-run.ts';
import { type FakeServer, fakeAgentServer } from '../support/fake-agent-servers.ts';
import { beginRun, gate, servedEngine, storeSuite } from '../support/served-engine.ts';

let agent: FakeServer | undefined;
afterEach(() => agent?.close());

describe('the queue of background work', () => {
  it('lets so many of a kind in at once, first come first served', async () => {
    const live = liveRuns(2);
    const entered: number[] = [];
    const slots = [0, 1, 2, 3].map((index) => {
      const slot = live.slot('run');
      void slot.ready().then(() => entered.push(index));
      return slot;
    });
    expect(slots.map(({ free }) => free)).toEqual([true, true, false, false]);
    await new Promise(setImmediate);
    expect(entered).toEqual([0, 1]);
    slots[1]!.leave();
    slots[1]!.leave();
    await new Promise(setImmediate);
    expect(entered).toEqual([0, 1, 2]);
    // Who leaves while waiting is passed over.
    slots[3]!.leave();
    slots[0]!.leave();
    expect(live.slot('run').free).toBe(true);
    expect(live.slot('batch').free).toBe(true);
  });

  it('wakes everybody when it stops', async () => {
    const live = liveRuns(1);
    live.slot('run');
    const waiting = live.slot('run').ready();
    live.stop();
    await waiting;
    await live.slot('run').ready();
    expect(live.stopping.aborted).toBe(true);
  });

  it('holds nothing of what has left, and takes many listeners for no leak', () => {
    const live = liveRuns(2);
    const slots = Array.from({ length: 50 }, () => live.slot('run'));
    for (const slot of slots) slot.leave();
    expect(getEventListeners(live.stopping, 'abort')).toEqual([]);
    expect(getMaxListeners(live.stopping)).toBe(0);
  });
});

describe('a run over the service', () => {
  it('is answered with its addresses, an estimate of earlier runs, and is a job until it has ended', async () => {
    const go = gate();
    agent = await fakeAgentServer(async () => {
      await go.opened;
      return { body: { output: 'hello' } };
    });
    const engine = servedEngine();
    await storeSuite(engine, agent.url, { a: 'x', b: 'y' });
    const answer = await beginRun(engine);
    expect(answer).toEqual({
      run_id: 'run_1',
      status: 'queued',
      test_case_count: 2,
      estimated_duration_s: 4,
      webhook_url: 'wss://test:2/v1/runs/run_1/events?token=token%20of%20run_1',
      stream_url: 'ws://test:1/v1/runs/run_1/events?token=token%20of%20run_1',
    });
    const store = await engine.store();
    expect(await store.get('jobs', 'run_1')).toMatchObject({ id: 'run_1', kind: 'run' });
    go.open();
    await engine.settled();
    expect(await store.get('jobs', 'run_1')).toBeNull();
    expect(engine.live().of('run_1')).toBeUndefined();
    // The clock of this world stands still while an agent answers.
    expect((await beginRun(engine)).estimated_duration_s).toBe(1);
    await engine.settled();
    expect(engine.warnings).toEqual([]);
  });

  it('goes on when the one who asked goes away', async () => {
    agent = await fakeAgentServer(() => ({ body: { output: 'hello' } }));
    const engine = servedEngine();
    await storeSuite(engine, agent.url, { a: 'x' });
    const gone = new AbortController();
    await call(createRun, { tags: ['all'] }, engine, { signal: gone.signal });
    gone.abort();
    await engine.settled();
    expect(await (await engine.store()).runSummary('run_1')).toMatchObject({ status: 'completed' });
  });

  it('sends its events once each, the last one after the end was written down', async () => {
    agent = await fakeAgentServer(() => ({ body: { output: 'hello' } }));
    const engine = servedEngine();
    await storeSuite(engine, agent.url, { a: 'x', b: 'y' });
    await beginRun(engine);
    const follower = followProgress(engine, 'run_1', 0);
    const seen: { seq: number; type: string }[] = [];
    await new Promise<void>((resolve, reject) => {
      const take = async () => {
        try {
          for (let some = follower.next(); some.length > 0; some = follower.next())
            for (const { text } of some) seen.push(JSON.parse(text.toString()));
          if (follower.state !== 'end') return;
          expect(await (await engine.store()).runSummary('run_1')).toMatchObject({ status: 'completed' });
          resolve();
        } catch (error) {
          reject(error);
        }
      };
      follower.listen(() => void take());
    });
    await follower.close();
    expect(seen.map(({ seq }) => seq)).toEqual(seen.map((_, index) => index + 1));
    expect(seen.map(({ type }) => type)).toEqual([
      'run.started',
      ...['case.started', 'turn.scored', 'case.finished'],
      ...['case.started', 'turn.scored', 'case.finished'],
      'run.finished',
    ]);
    await engine.settled();
  });

  it('waits as queued when four are under way', async () => {
    const go = gate();
    agent = await fakeAgentServer(async () => {
      await go.opened;
      return { body: { output: 'hello' } };
    });
    const engine = servedEngine();
    await storeSuite(engine, agent.url, { a: 'x' });
    for (let index = 0; index < 5; index += 1) await beginRun(engine);
    const statusOf = async (id: string) => {
      const read = await readRun(engine, id, { summary: true });
      return read !== undefined && 'value' in read ? (read.value as { status: string }).status : read;
    };
    while ((await statusOf('run_4')) !== 'running') await new Promise(setImmediate);
    expect(await statusOf('run_1')).toBe('running');
    expect(await statusOf('run_5')).toBe('queued');
    const rows = async () =>
      (await (await engine.store()).runSummaries()).map(({ run_id, status }) => `${run_id} ${status}`).sort();
    while ((await rows()).length < 5) await new Promise(setImmediate);
    expect(await rows()).toContain('run_5 queued');
    go.open();
    await engine.settled();
    expect(await rows()).toEqual([1, 2, 3, 4, 5].map((index) => `run_${index} completed`));
  });
});

describe('the queue of a kind of work', () => {
  it('has an end, which whoever comes is told before anything is begun, and has room again afterwards', () => {
    const live = liveRuns(1, 2);
    const slots = ['first', 'second', 'third'].map(() => {
      live.requireQueueSpace('run');
      return live.slot('run');
    });
    expect(() => live.requireQueueSpace('run')).toThrow('2 works of this kind (run) wait already');
    expect(() => live.requireQueueSpace('batch')).not.toThrow();
    slots[0]?.leave();
    expect(() => live.requireQueueSpace('run')).not.toThrow();
  });
});
