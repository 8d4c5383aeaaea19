import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openProgressLog, type ProgressLog } from '../../src/engine/progress-log.ts';
import { startRun } from '../../src/jobs/runs/start-run.ts';
import { seededRandom } from '../../src/ports/seeded-random.ts';
import type { RunEvent } from '../../src/runs/world.ts';
import { statePaths } from '../../src/state/state-paths.ts';
import { type FakeServer, fakeAgentServer } from '../support/fake-agent-servers.ts';
import { finished as playedToTheEnd } from '../support/finished.ts';
import { memoryPorts } from '../support/offline-engine.ts';
import {
  KEY,
  type ProgressServer,
  progressServer,
  type Received,
  received,
  requestUpgrade,
} from '../support/progress-sockets.ts';
import { beginRun, gate, servedEngine, storeSuite } from '../support/served-engine.ts';

const ID = 'run_0live';
let ports: ReturnType<typeof memoryPorts>;
let engine: ReturnType<typeof servedEngine>;
let server: ProgressServer;
let agent: FakeServer | undefined;
let log: ProgressLog;

beforeEach(async () => {
  ports = memoryPorts();
  engine = servedEngine({ ports });
  server = await progressServer(engine);
});
afterEach(async () => {
  await server.close();
  await agent?.close();
  agent = undefined;
});

const started: RunEvent = { type: 'run.started', data: { run_id: ID, test_case_count: 9 } };
const finished: RunEvent = {
  type: 'run.finished',
  data: {
    ...{ run_id: ID, status: 'completed', conclusion: 'passed', reason: 'All passed.', pass_rate: 1 },
    ...{ counts: { total: 9, passed: 9, failed: 0, errored: 0, skipped: 0 }, duration_ms: 1 },
  },
};
const scored = (index: number, reasoning = 'Because.'): RunEvent => ({
  type: 'turn.scored',
  data: {
    ...{ test_case_id: 'a', attempt: index, turn_id: `turn_0live_0_${index}_0`, turn_index: 0 },
    results: { playval: { score: 1, pass: true, reasoning, metadata: {} } },
  },
});
/** A run under way of which the test tells. */
function liveRun(): ProgressLog {
  log = openProgressLog(statePaths(engine.stateDir).runEvents(ID), ports);
  engine.live().add({
    ...{ runId: ID, status: 'running', startedAt: new Date(0).toISOString(), agentId: 'a', testCaseCount: 9 },
    ...{ counts: { total: 9, passed: 0, failed: 0, errored: 0, skipped: 0 }, log },
  });
  return log;
}
function endLive(): void {
  log.note(finished);
  log.close();
  engine.live().remove(ID);
}
const numbers = ({ messages }: Pick<Received, 'messages'>) =>
  messages.filter(({ type }) => type !== 'heartbeat').map(({ seq }) => seq);
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const turn = () => new Promise(setImmediate);
/** Waits for what the network brings; the test's own limit ends it. */
async function until(fits: () => boolean): Promise<void> {
  while (!fits()) await new Promise((resolve) => setTimeout(resolve, 1));
}

describe('the progress of a run', () => {
  it('comes whole while it is played and again afterwards, and ends with 1000', async () => {
    const go = gate();
    agent = await fakeAgentServer(async () => {
      await go.opened;
      return { body: { output: 'hello' } };
    });
    await storeSuite(engine, agent.url, { a: 'x', b: 'y' });
    await beginRun(engine);
    const early = received(server.open('run_1'));
    const byKey = received(server.open('run_1', 2, { headers: { authorization: `Bearer ${KEY}` } }));
    await turn();
    go.open();
    const first = await early;
    expect(first.messages.map(({ type }) => type)).toEqual([
      'run.started',
      ...['case.started', 'turn.scored', 'case.finished'],
      ...['case.started', 'turn.scored', 'case.finished'],
      'run.finished',
    ]);
    expect(numbers(first)).toEqual(upTo(8));
    expect(first.code).toBe(1000);
    expect((await byKey).messages).toEqual(first.messages.slice(2));
    await engine.settled();
    expect(await received(server.open('run_1'))).toEqual(first);
    expect(await received(server.open('run_1', 7))).toMatchObject({
      messages: [first.messages[7]],
      code: 1000,
    });
    expect(await received(server.open('run_1', 99))).toMatchObject({ messages: [], code: 1000 });
  });

  it('is complete, in order and free of duplicates through 200 random cuts', async () => {
    const random = seededRandom(7);
    liveRun();
    log.note(started);
    let noted = 1;
    const noting = (async () => {
      while (noted < 2_999) {
        const some = Math.min(2_999 - noted, Math.ceil(random.next() * 40));
        for (let index = 0; index < some; index += 1) log.note(scored(noted++));
        await new Promise((resolve) => setTimeout(resolve, random.next() * 6));
      }
    })();
    const seen: number[] = [];
    for (let cut = 0; cut < 200; cut += 1) {
      const most = Math.floor(random.next() * 16);
      const some = await received(server.open(ID, seen.at(-1) ?? 0), most);
      seen.push(...numbers(some));
    }
    const rest = received(server.open(ID, seen.at(-1) ?? 0));
    await noting;
    endLive();
    const last = await rest;
    expect(last.code).toBe(1000);
    expect([...seen, ...numbers(last)]).toEqual(upTo(3_000));
  });

  it('waits for what comes when it is asked for what is not sent yet', async () => {
    liveRun();
    log.note(started);
    const later = received(server.open(ID, 3));
    const all = received(server.open(ID));
    await turn();
    for (let index = 0; index < 4; index += 1) log.note(scored(index));
    endLive();
    expect(numbers(await later)).toEqual([4, 5, 6]);
    expect(numbers(await all)).toEqual(upTo(6));
  });

  it('beats every 15 s with the number of the last message, and lets go of who does not answer', async () => {
    liveRun();
    log.note(started);
    const there = server.open(ID);
    const coming = received(there);
    const silent = server.open(ID, 0, { autoPong: false });
    const mute = received(silent);
    let beats = 0;
    let pings = 0;
    there.on('message', (data) => (beats += String(data).includes('"heartbeat"') ? 1 : 0));
    there.on('ping', () => (pings += 1));
    await Promise.all(
      [there, silent].map((socket) => new Promise((resolve) => socket.once('message', resolve))),
    );
    for (let beat = 1; beat <= 3; beat += 1) {
      ports.clock.advance(15_000);
      // What was answered before this ping has come before the next beat.
      await until(() => beats >= beat && pings >= beat);
    }
    ports.clock.advance(15_000);
    expect((await mute).code).toBe(1006);
    endLive();
    const { messages, code } = await coming;
    expect(code).toBe(1000);
    expect(messages.find(({ type }) => type === 'heartbeat')).toEqual({
      ...{ seq: 1, type: 'heartbeat', data: {} },
      at: expect.stringMatching(/^2026-/),
    });
  });

  it('sends away who takes nothing for 10 s, holding a mebibyte at most, and takes it back', async () => {
    liveRun();
    log.note(started);
    const slow = server.open(ID);
    const coming = received(slow);
    await new Promise((resolve) => slow.once('message', resolve));
    slow.pause();
    // More than the buffers of any kernel take: 40 MB.
    const text = 'x'.repeat(40_000);
    const before = process.memoryUsage().rss;
    for (let index = 0; index < 1_000; index += 1) {
      log.note(scored(index, text));
      if (index % 50 === 0) {
        log.settle();
        await turn();
      }
    }
    const quick = received(server.open(ID));
    await new Promise((resolve) => setTimeout(resolve, 300));
    endLive();
    expect(numbers(await quick)).toEqual(upTo(1_002));
    ports.clock.advance(9_000);
    ports.clock.advance(1_100);
    slow.resume();
    const sent = await coming;
    expect(sent.code).toBe(1013);
    const last = numbers(sent).at(-1)!;
    expect(sent.reason).toContain(`?after=${last}`);
    expect(numbers(sent)).toEqual(upTo(last));
    expect(last).toBeLessThan(1_002);
    const rest = await received(server.open(ID, last));
    expect([...numbers(sent), ...numbers(rest)]).toEqual(upTo(1_002));
    // The log itself lies in the memory of this world: 40 MB, grown by doubling.
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
  });

  it('hears nothing of what a client sends, and closes on what is too large', async () => {
    liveRun();
    log.note(started);
    const socket = server.open(ID);
    const coming = received(socket);
    await new Promise((resolve) => socket.once('message', resolve));
    socket.send('{"type":"run.finished"}');
    socket.send('x'.repeat(60 * 1024));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(socket.readyState).toBe(socket.OPEN);
    socket.send('x'.repeat(65 * 1024));
    expect((await coming).code).toBe(1009);
    endLive();
  });

  it('ends with 1001 when the service ends', async () => {
    liveRun();
    log.note(started);
    const socket = server.open(ID);
    const coming = received(socket);
    await new Promise((resolve) => socket.once('message', resolve));
    await server.endStreams();
    expect((await coming).code).toBe(1001);
    endLive();
  });
});

describe('the progress of a run that no service played', () => {
  async function playedElsewhere() {
    agent = await fakeAgentServer(() => ({ body: { output: 'hello' } }));
    await storeSuite(engine, agent.url, { a: 'x', b: 'y' });
    const run = await startRun(engine, {});
    await playedToTheEnd(run, () => undefined);
    return run.runId;
  }

  it('is made of its journal, with the same numbers each time', async () => {
    const id = await playedElsewhere();
    const whole = await received(server.open(id));
    expect(whole.code).toBe(1000);
    expect(whole.messages.map(({ type }) => type)).toEqual([
      'run.started',
      ...['case.started', 'turn.scored', 'case.finished'],
      ...['case.started', 'turn.scored', 'case.finished'],
      'run.finished',
    ]);
    for (const after of [1, 4, 7, 8])
      expect(await received(server.open(id, after))).toMatchObject({
        messages: whole.messages.slice(after),
        code: 1000,
      });
  });

  it('ends with 1013 at the first case that is not finished', async () => {
    const id = await playedElsewhere();
    const path = statePaths(engine.stateDir).journal(id);
    const lines = ports.files.readTextIfThere(path)!.split('\n');
    // Of the case that was scored first every result is kept, of the other one none.
    const scoredIn = (line: string) =>
      line.includes('turn.scored') ? JSON.parse(line).record.case_id : undefined;
    const kept = lines.map(scoredIn).find((caseId) => caseId !== undefined);
    const until = lines.findLastIndex((line) => scoredIn(line) === kept);
    const left = lines.slice(0, until + 1).filter((line) => [undefined, kept].includes(scoredIn(line)));
    ports.files.writeAtomic(path, `${left.join('\n')}\n`);
    const { messages, code, reason } = await received(server.open(id));
    expect(messages.map(({ type }) => type)).toEqual([
      'run.started',
      'case.started',
      'turn.scored',
      'case.finished',
    ]);
    expect([code, reason]).toEqual([1013, expect.stringContaining('not under way in this process')]);
  });

  it('goes on behind what a service had sent before', async () => {
    agent = await fakeAgentServer(() => ({ body: { output: 'hello' } }));
    await storeSuite(engine, agent.url, { a: 'x', b: 'y' });
    const { run_id: id } = await beginRun(engine);
    await engine.settled();
    const whole = await received(server.open(id));
    // The service was killed, and somebody played the rest at a terminal.
    const path = statePaths(engine.stateDir).runEvents(id);
    ports.files.writeAtomic(
      path,
      `${ports.files.readTextIfThere(path)!.split('\n').slice(0, 3).join('\n')}\n`,
    );
    const { messages, code } = await received(server.open(id));
    expect(code).toBe(1000);
    expect(messages.map(({ seq, type, data }) => [seq, type, data])).toEqual(
      whole.messages.map(({ seq, type, data }) => [seq, type, data]),
    );
    expect(numbers(await received(server.open(id, 5)))).toEqual([6, 7, 8]);
  });
});

describe('an upgrade', () => {
  it.each([
    ['no credential', `/v1/runs/${ID}/events`, {}, 401],
    ['a wrong key', `/v1/runs/${ID}/events`, { authorization: 'Bearer wrong' }, 401],
    ['a wrong token', `/v1/runs/${ID}/events?token=x`, {}, 401],
    ['the account key in the address', `/v1/runs/${ID}/events?token=${KEY}`, {}, 401],
    ['a run that there is none of', '/v1/runs/run_9/events', { authorization: `Bearer ${KEY}` }, 404],
    ['no id of a run', '/v1/runs/..%2f/events', { authorization: `Bearer ${KEY}` }, 404],
    ['another path', '/v1/runs', { authorization: `Bearer ${KEY}` }, 404],
    [
      'a host that is not ours',
      `/v1/runs/${ID}/events`,
      { host: 'foreign', authorization: `Bearer ${KEY}` },
      421,
    ],
    ...['-1', 'NaN', '1.5', '', '1e3', '0x1', '99999999999999999999', '1%0A'].map(
      (after) =>
        [
          `after=${after}`,
          `/v1/runs/${ID}/events?after=${after}`,
          { authorization: `Bearer ${KEY}` },
          400,
        ] as const,
    ),
    ['everything right', `/v1/runs/${ID}/events?after=0`, { authorization: `Bearer ${KEY}` }, 101],
  ] as const)('with %s', async (_, path, headers, status) => {
    liveRun();
    const answer = await requestUpgrade(server.port, path, headers as Record<string, string>);
    expect(answer.status).toBe(status);
    if (status !== 101) {
      expect(answer.head).toContain('content-type: application/problem+json');
      expect(answer.head).toContain('connection: close');
      expect(JSON.parse(answer.body)).toMatchObject({ status });
    }
    endLive();
  });

  it('opens one run with its token and no other', async () => {
    liveRun();
    const own = server.pathOf(ID);
    expect((await requestUpgrade(server.port, own)).status).toBe(101);
    const other = server.pathOf('run_0other').replace('run_0other', ID);
    expect((await requestUpgrade(server.port, other)).status).toBe(401);
    endLive();
  });
});
