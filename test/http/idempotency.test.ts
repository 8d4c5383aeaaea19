import { describe, expect, it } from 'vitest';
import { createEngine } from '../../src/engine/engine.ts';
import { Fault } from '../../src/errors.ts';
import { type Answer, jsonAnswer } from '../../src/http/answer.ts';
import type { Route, RouteRequest } from '../../src/http/route.ts';
import { servedApp } from '../support/service-app.ts';

const agent = { name: 'a', provider: 'custom', invocation: { url: 'https://agent.example' } };
const scorer = { name: 'x', type: 'regex', config: { pattern: 'a' } };
const DAY = 24 * 60 * 60 * 1000;

/** A route that does what a test says, and the answers it has given. */
function thing(work: (request: RouteRequest, call: number) => Promise<Answer>): {
  route: Route;
  calls: () => number;
} {
  let calls = 0;
  const answer = (request: RouteRequest) => {
    calls += 1;
    return work(request, calls);
  };
  return {
    route: { method: 'POST', path: '/v1/things', access: 'account', limit: 10_000_000, answer },
    calls: () => calls,
  };
}

describe('the same Idempotency-Key', () => {
  it('with the same body has the same answer, once made', async () => {
    const { post, ask } = servedApp();
    const first = await post('/v1/scorers', scorer, { 'idempotency-key': 'k1' });
    // Keys in another order and blanks make no other body.
    const again = await ask('POST', '/v1/scorers', {
      raw: ' {"type":"regex", "config":{"pattern":"a"}, "name":"x"}',
      headers: { 'idempotency-key': 'k1' },
    });
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'));
    expect([first, again].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true']);
    expect((await ask('GET', '/v1/scorers')).body.data).toHaveLength(1);
  });

  it('with another body is a conflict', async () => {
    const { post } = servedApp();
    await post('/v1/scorers', scorer, { 'idempotency-key': 'k1' });
    const { status, body } = await post('/v1/scorers', { ...scorer, name: 'y' }, { 'idempotency-key': 'k1' });
    expect([status, body.code]).toEqual([409, 'conflict']);
  });

  it('on another path, or of another caller, is another key', async () => {
    const { post, ask } = servedApp();
    const made = await post('/v1/agents', agent, { 'idempotency-key': 'k1' });
    expect((await post('/v1/scorers', scorer, { 'idempotency-key': 'k1' })).status).toBe(201);
    const trace = { agent_id: made.body.id, input: {} };
    const headers = { 'idempotency-key': 'k1' };
    const ours = await ask('POST', '/v1/traces', { body: trace, headers });
    const theirs = await ask('POST', '/v1/traces', { body: trace, headers, key: made.body.api_key });
    expect(ours.body.trace_id).not.toBe(theirs.body.trace_id);
  });

  it('counts anew after a day', async () => {
    const { post, ports } = servedApp();
    const first = await post('/v1/scorers', scorer, { 'idempotency-key': 'k1' });
    ports.clock.advance(DAY + 1);
    const second = await post('/v1/scorers', scorer, { 'idempotency-key': 'k1' });
    expect(second.body.scorer_id).not.toBe(first.body.scorer_id);
  });

  it('is forgotten with its answer when it is old', async () => {
    const { post, app, engine, ports } = servedApp();
    await post('/v1/scorers', scorer, { 'idempotency-key': 'k1' });
    const store = await engine.store();
    await app.tidy();
    expect(await store.list('idempotency')).toHaveLength(1);
    ports.clock.advance(DAY + 60_000);
    await app.tidy();
    expect(await store.list('idempotency')).toHaveLength(0);
  });

  it.each(['', 'ümlaut', 'x'.repeat(256), 'with blank'])('is refused as "%s"', async (key) => {
    const { route, calls } = thing(async () => jsonAnswer(201, {}));
    const { app } = servedApp({ routes: [route] });
    const request = new Request('http://localhost/v1/things', {
      method: 'POST',
      headers: { authorization: 'Bearer account-key-of-these-tests', 'content-type': 'application/json' },
      body: '{}',
    });
    request.headers.set('idempotency-key', encodeURI(key) === key ? key : unescape(encodeURI(key)));
    expect((await app.fetch(request)).status).toBe(400);
    expect(calls()).toBe(0);
  });

  it('of two at the same time lets the second wait for the first', async () => {
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const { route, calls } = thing(async (_, call) => {
      await gate;
      return jsonAnswer(201, { call });
    });
    const { post } = servedApp({ routes: [route] });
    const all = Array.from({ length: 5 }, () => post('/v1/things', {}, { 'idempotency-key': 'k' }));
    await new Promise((resolve) => setImmediate(resolve));
    open();
    expect((await Promise.all(all)).map(({ body }) => body)).toEqual(Array(5).fill({ call: 1 }));
    expect(calls()).toBe(1);
  });

  it.each([
    ['an error of ours', () => Promise.reject(new Error('no'))],
    ['a failure of a judge', () => Promise.reject(new Fault('connection', 'no'))],
    ['a request that is not valid', () => Promise.reject(new Fault('validation_failed', 'no'))],
    ['a scorer that failed', async () => jsonAnswer(502, {})],
  ])('is not used up by %s', async (_, fail) => {
    const { route } = thing((__, call) => (call === 1 ? fail() : Promise.resolve(jsonAnswer(201, { call }))));
    const { post } = servedApp({ routes: [route] });
    expect((await post('/v1/things', {}, { 'idempotency-key': 'k' })).status).toBeGreaterThanOrEqual(400);
    expect((await post('/v1/things', {}, { 'idempotency-key': 'k' })).body).toEqual({ call: 2 });
  });

  it('makes the same thing again after the process was killed before it had answered', async () => {
    const served = servedApp();
    let killed = true;
    const { route } = thing(async ({ engine }) => {
      const id = engine.ports.ids.next('thing_');
      await (await engine.store()).put('scorers', id, { id });
      // What a kill leaves: the effect, and no answer.
      if (killed) throw new Error('killed');
      return jsonAnswer(201, { id });
    });
    const headers = { 'idempotency-key': 'k' };
    await servedApp({ engine: served.engine, routes: [route] }).post('/v1/things', {}, headers);
    killed = false;
    const restarted = servedApp({ engine: served.engine, routes: [route] });
    expect((await restarted.post('/v1/things', { other: 1 }, headers)).status).toBe(409);
    const { status, body } = await restarted.post('/v1/things', {}, headers);
    const stored = await (await served.engine.store()).list('scorers');
    expect([status, stored.map(({ id }) => id)]).toEqual([201, [body.id]]);
  });

  it('says so when the answer was too large to keep', async () => {
    const { route, calls } = thing(async () => jsonAnswer(200, { text: 'x'.repeat(5_000_000) }));
    const { post } = servedApp({ routes: [route] });
    expect((await post('/v1/things', {}, { 'idempotency-key': 'k' })).status).toBe(200);
    expect((await post('/v1/things', {}, { 'idempotency-key': 'k' })).status).toBe(409);
    expect(calls()).toBe(1);
  });
});

describe('the answer with the key of an agent', () => {
  const stored = (
    files: {
      list(path: string): string[];
      readTextIfThere(path: string): string | null;
      stat(path: string): unknown;
    },
    folder: string,
  ): string =>
    files
      .list(folder)
      .map((name) => `${folder}/${name}`)
      .map((path) => files.readTextIfThere(path) ?? '')
      .join('\n');

  it('is kept sealed', async () => {
    const { post, engine, ports } = servedApp({
      variables: { ASSAY_ENCRYPTION_KEY: '0123456789abcdef0123' },
    });
    const first = await post('/v1/agents', agent, { 'idempotency-key': 'k' });
    expect(stored(ports.files, `${engine.stateDir}/state/idempotency`)).toContain('envelope');
    expect(stored(ports.files, `${engine.stateDir}/state/idempotency`)).not.toContain(first.body.api_key);
    // Also after a restart.
    const restarted = servedApp({ engine: createEngine({ ports }) });
    expect((await restarted.post('/v1/agents', agent, { 'idempotency-key': 'k' })).text).toBe(first.text);
  });

  it('is kept in memory only where there is no key to seal it', async () => {
    const { post, engine, ports, ask } = servedApp({ variables: { CI: 'true' } });
    const first = await post('/v1/agents', agent, { 'idempotency-key': 'k' });
    expect((await post('/v1/agents', agent, { 'idempotency-key': 'k' })).text).toBe(first.text);
    expect(stored(ports.files, `${engine.stateDir}/state/idempotency`)).not.toContain(first.body.api_key);
    const restarted = servedApp({ engine: createEngine({ ports }) });
    const { status, body } = await restarted.post('/v1/agents', agent, { 'idempotency-key': 'k' });
    expect([status, body.detail]).toEqual([409, expect.stringContaining('memory')]);
    expect((await ask('GET', '/v1/agents')).body.data).toHaveLength(1);
  });
});
