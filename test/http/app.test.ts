import { EventEmitter, getEventListeners, getMaxListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { Fault } from '../../src/errors.ts';
import { jsonAnswer, textAnswer } from '../../src/http/answer.ts';
import type { Route } from '../../src/http/route.ts';
import { routes } from '../../src/http/routes.ts';
import { createdAgent, KEY, servedApp } from '../support/service-app.ts';

/** A route of every template with its parameters filled in. */
const filledIn = (path: string) => path.replaceAll(/\{\w+\}/g, 'nobody');

describe('who may ask', () => {
  const table = routes().filter(({ access }) => access !== 'public');
  it('has a table of routes with the fourteen operations in it', () => {
    expect(table.filter(({ path }) => path.startsWith('/v1/')).length).toBeGreaterThanOrEqual(14 + 20);
  });

  it.each(table)(
    '$method $path opens to no caller without the right key',
    async ({ method, path, access }) => {
      const served = servedApp();
      const other = await createdAgent(served, 'other');
      const gone = await createdAgent(served, 'gone');
      expect((await served.ask('DELETE', `/v1/agents/${gone.id}`)).status).toBe(204);
      const send = async (key: string | null, more = '', headers = {}) =>
        (
          await served.ask(method, filledIn(path) + more, {
            key,
            headers,
            ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }),
          })
        ).status;
      expect(await send(null)).toBe(401);
      expect(await send('wrong')).toBe(401);
      expect(await send(`${KEY}x`)).toBe(401);
      expect(await send(gone.key)).toBe(401);
      expect(
        await send(null, `?key=${KEY}&token=${KEY}&access_token=${KEY}&authorization=Bearer%20${KEY}`),
      ).toBe(401);
      expect(await send(null, '', { cookie: `authorization=Bearer ${KEY}; key=${KEY}` })).toBe(401);
      expect(await send(null, '', { authorization: `Basic ${btoa(`x:${KEY}`)}` })).toBe(401);
      if (access === 'account') expect(await send(other.key)).toBe(403);
      else expect(await send(other.key)).toBeGreaterThanOrEqual(404);
    },
  );

  it('names the scheme it wants', async () => {
    const { headers, body } = await servedApp().ask('GET', '/v1/agents', { key: null });
    expect(headers.get('www-authenticate')).toBe('Bearer');
    expect(body).toMatchObject({ status: 401, code: 'unauthorized' });
  });

  it('says nothing about addresses to those without a key', async () => {
    const { ask } = servedApp();
    expect((await ask('GET', '/v1/nothing', { key: null })).status).toBe(401);
    expect((await ask('GET', '/v1/nothing')).status).toBe(404);
    expect((await ask('PUT', '/v1/agents', { key: null })).status).toBe(401);
  });

  it('answers for its health to anybody', async () => {
    const { status, body } = await servedApp().ask('GET', '/healthz', { key: null });
    expect([status, body.status]).toEqual([200, 'ok']);
  });

  it('lets the key of an agent write only the traces of this agent', async () => {
    const served = servedApp();
    const [mine, theirs] = [await createdAgent(served, 'a'), await createdAgent(served, 'b')];
    const trace = (agent_id: string) => ({ body: { agent_id, input: {}, metadata: {} } });
    const span = { name: 's', kind: 'tool', input: {}, start_time: '2026-01-01T00:00:00Z' };
    const end = { output: {}, end_time: '2026-01-01T00:00:01Z', status: 'completed' };
    const made = await served.ask('POST', '/v1/traces', { key: mine.key, ...trace(mine.id) });
    expect(made.status).toBe(201);
    expect((await served.ask('POST', '/v1/traces', { key: mine.key, ...trace(theirs.id) })).status).toBe(403);
    const spans = `/v1/traces/${made.body.trace_id}/spans`;
    expect((await served.ask('POST', spans, { key: theirs.key, body: span })).status).toBe(403);
    const added = await served.ask('POST', spans, { key: mine.key, body: span });
    expect(added.status).toBe(201);
    const one = `/v1/spans/${added.body.span_id}`;
    expect((await served.ask('PATCH', one, { key: theirs.key, body: end })).status).toBe(403);
    expect((await served.ask('PATCH', one, { key: mine.key, body: end })).body).toMatchObject({
      duration_ms: 1000,
    });
    expect(
      (await served.ask('POST', '/v1/traces/trace_none/spans', { key: mine.key, body: span })).status,
    ).toBe(404);
    expect((await served.ask('GET', `/v1/traces/${made.body.trace_id}`, { key: mine.key })).status).toBe(403);
    expect((await served.ask('GET', `/v1/traces/${made.body.trace_id}`)).status).toBe(200);
  });
});

describe('host and origin', () => {
  const foreign = [
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '10.0.0.1',
    '[2001:db8::1]',
    'localhost@evil.example',
    '',
  ];
  const own = ['localhost', 'localhost:8787', 'LOCALHOST.', '127.0.0.1', '127.9.9.9:1', '[::1]:8787'];
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

  it.each(foreign.flatMap((host) => methods.map((method) => [method, host] as const)))(
    '%s for the host "%s" is answered 421',
    async (method, host) => {
      const { status } = await servedApp().ask(method, '/v1/agents', { headers: { host } });
      expect(status).toBe(421);
    },
  );

  it.each(own)('answers for %s', async (host) => {
    expect((await servedApp().ask('GET', '/v1/agents', { headers: { host } })).status).toBe(200);
  });

  it('answers for addresses when others can reach it, and for the names that it was given', async () => {
    const { ask } = servedApp({
      hosts: { bound: '0.0.0.0', publicUrl: new URL('https://assay.example/base') },
    });
    const status = async (host: string) => (await ask('GET', '/v1/agents', { headers: { host } })).status;
    expect(await status('10.0.0.1:8787')).toBe(200);
    expect(await status('[2001:db8::1]')).toBe(200);
    expect(await status('assay.example')).toBe(200);
    expect(await status('evil.example')).toBe(421);
  });

  it.each([
    ['https://evil.example', 403],
    ['null', 403],
    ['http://127.0.0.1:9999', 403],
    ['http://localhost:8787', 403],
    ['file://', 403],
    ['chrome-extension://abc', 403],
    ['http://127.0.0.1:8787', 200],
    ['https://assay.example', 200],
  ])('a page of %s is answered %i', async (origin, expected) => {
    const { ask } = servedApp({ hosts: { bound: '127.0.0.1', publicUrl: new URL('https://assay.example') } });
    const { status, headers } = await ask('GET', '/v1/agents', { headers: { origin } });
    expect(status).toBe(expected);
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('bodies', () => {
  const scorer = { name: 'x', type: 'regex', config: { pattern: 'a' } };

  it.each([
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['multipart/form-data; boundary=x', 415],
    ['application/json; charset=latin1', 415],
    ['application/jsonp', 415],
    ['application/json', 201],
    ['application/json; charset=utf-8', 201],
    ['APPLICATION/JSON;charset="UTF-8"', 201],
  ])('of the type %s are answered %i', async (type, expected) => {
    const { status } = await servedApp().ask('POST', '/v1/scorers', {
      body: scorer,
      headers: { 'content-type': type },
    });
    expect(status).toBe(expected);
  });

  it('that are compressed are answered 415', async () => {
    const { status } = await servedApp().post('/v1/scorers', scorer, { 'content-encoding': 'gzip' });
    expect(status).toBe(415);
  });

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['half an object', '{"name":'],
    ['a comma too many', '{"name":"x",}'],
    ['bytes that are no UTF-8', new Uint8Array([0x22, 0xff, 0xfe, 0x22])],
    ['a depth of 101', '['.repeat(101) + ']'.repeat(101)],
    ['a depth of half a million', '['.repeat(500_000)],
  ])('with %s are malformed', async (_, raw) => {
    const { status, body } = await servedApp().ask('POST', '/v1/scorers', raw === undefined ? {} : { raw });
    expect([status, body.code]).toEqual([400, 'malformed_json']);
  });

  it('that cannot be parsed are reported with their place', async () => {
    const { body } = await servedApp().ask('POST', '/v1/scorers', { raw: '{"name": "x",\n  oops}' });
    expect(body.detail).toContain('line 2, column 3');
  });

  it.each(['[]', '"text"', '7', 'null', 'true'])(
    'that are %s instead of an object are not valid',
    async (raw) => {
      expect((await servedApp().ask('POST', '/v1/scorers', { raw })).status).toBe(422);
    },
  );

  it('cannot reach the prototypes of objects', async () => {
    const raw =
      '{"name":"x","type":"regex","config":{"pattern":"a"},"__proto__":{"polluted":1},"variables":{"__pro\\u0074o__":{"polluted":1}}}';
    const { status } = await servedApp().ask('POST', '/v1/scorers', { raw });
    expect(status).toBe(201);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it.each([
    ['/v1/evaluate', 1],
    ['/v1/traces', 1],
    ['/v1/evaluate/batch', 32],
    ['/v1/test-cases/generate', 32],
  ])('of %s end at %i MiB', async (path, mib) => {
    const filled = (bytes: number) => `{"unknown_field":"${'x'.repeat(bytes - 20)}"}`;
    const { ask } = servedApp();
    expect((await ask('POST', path, { raw: filled(mib * 1_048_576) })).status).toBe(422);
    const { status } = await ask('POST', path, { raw: filled(mib * 1_048_576 + 1) });
    expect(status).toBe(413);
  });

  it('are counted when they do not say how long they are, and not read to their end', async () => {
    let pulled = 0;
    const raw = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(65_536).fill(0x20));
      },
    });
    expect((await servedApp().ask('POST', '/v1/scorers', { raw })).status).toBe(413);
    expect(pulled).toBeLessThan(25);
  });

  it('are not read of callers without a key, however long they are', async () => {
    let pulled = 0;
    const raw = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          pulled += 1;
          controller.enqueue(new Uint8Array(10));
        },
      },
      { highWaterMark: 0 },
    );
    expect((await servedApp().ask('POST', '/v1/scorers', { raw, key: null })).status).toBe(401);
    expect(pulled).toBe(0);
  });
});

describe('answers', () => {
  it('name the methods that are possible', async () => {
    const { status, headers, body } = await servedApp().ask('PUT', '/v1/agents');
    expect([status, body.code]).toEqual([405, 'method_not_allowed']);
    expect(headers.get('allow')?.split(', ').sort()).toEqual(['GET', 'HEAD', 'POST']);
  });

  it('to HEAD have no body', async () => {
    const { status, text } = await servedApp().ask('HEAD', '/v1/agents');
    expect([status, text]).toEqual([200, '']);
  });

  it('find what has a slash in its id', async () => {
    const served = servedApp();
    let seen = '';
    const route: Route = {
      method: 'GET',
      path: '/v1/things/{id}',
      access: 'account',
      answer: async ({ params }) => {
        seen = params['id'] ?? '';
        return jsonAnswer(200, {});
      },
    };
    const { ask } = servedApp({ engine: served.engine, routes: [route] });
    for (const id of ['refunds/late', 'a%2Fb', 'ü b+c', '100%', '..%2f..']) {
      expect((await ask('GET', `/v1/things/${encodeURIComponent(id)}`)).status).toBe(200);
      expect(seen).toBe(id);
    }
  });

  it('come in pieces where they are long, and stop being made when nobody takes them', async () => {
    let made = 0;
    function* pieces() {
      for (; made < 1000; made += 1) yield 'x'.repeat(10_000);
    }
    const route: Route = {
      method: 'GET',
      path: '/v1/long',
      access: 'account',
      answer: async () => textAnswer(200, pieces()),
    };
    const { app } = servedApp({ routes: [route] });
    const answer = await app.fetch(
      new Request('http://localhost/v1/long', { headers: { authorization: `Bearer ${KEY}` } }),
    );
    const reader = answer.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    expect(made).toBeLessThan(50);
  });

  it.each([
    ['an error of ours', new Error('secret of /home/someone')],
    ['a fault of the disk', new Fault('storage', 'cannot write /home/someone/state: secret')],
  ])('show nothing of %s but an id that stands in the log', async (_, error) => {
    const route: Route = {
      method: 'GET',
      path: '/v1/broken',
      access: 'account',
      answer: () => Promise.reject(error),
    };
    const { ask, log } = servedApp({ routes: [route] });
    const { status, text, body } = await ask('GET', '/v1/broken');
    expect(status).toBe(500);
    expect(text).not.toMatch(/secret|someone|\.ts|at /);
    expect(log.join('\n')).toContain('secret');
    expect(log.join('\n')).toContain(body.instance.replace('urn:assay:request:', ''));
  });

  it('of an evaluation that a scorer could not judge keep what was judged', async () => {
    const served = servedApp();
    const made = await served.post('/v1/scorers', {
      name: 'slow',
      type: 'code',
      config: { rubric: 'raise ValueError("no")' },
    });
    const id = made.body.scorer_id;
    const { status, body } = await served.post('/v1/evaluate', {
      ...{ input: 'hi', output: 'hello', scorers: ['toxicity', id] },
    });
    expect(status).toBe(502);
    expect(body).toMatchObject({ code: 'scorer_failed', status: 502, results: { toxicity: { score: 1 } } });
    expect(body.errors).toEqual([expect.objectContaining({ path: `scorers.${id}`, scorer: id })]);
    expect(Object.keys(body.scorer_errors)).toEqual([id]);
    expect(typeof body.evaluation_id).toBe('string');
  });

  it.each([
    ['limit=0', 422],
    ['limit=201', 422],
    ['limit=x', 422],
    ['limit=1', 200],
    ['limit=200', 200],
  ])('to lists with %s are %i', async (query, expected) => {
    expect((await servedApp().ask('GET', `/v1/scorers?${query}`)).status).toBe(expected);
  });

  it('read, list and delete what was created', async () => {
    const { ask, post } = servedApp();
    const { body: made } = await post('/v1/scorers', { name: 'x', type: 'regex', config: { pattern: 'a' } });
    const path = `/v1/scorers/${made.scorer_id}`;
    expect((await ask('GET', '/v1/scorers')).body.data).toHaveLength(1);
    expect((await ask('GET', path)).body).toMatchObject({ scorer_id: made.scorer_id, name: 'x' });
    expect(await ask('DELETE', path)).toMatchObject({ status: 204, text: '' });
    expect((await ask('GET', path)).status).toBe(404);
    expect((await ask('DELETE', path)).status).toBe(404);
  });

  it('come at once where they are asked for later', async () => {
    const { post, engine, ask } = servedApp();
    const body = { items: [{ input: 'a', output: 'b' }], scorers: ['toxicity'] };
    const {
      status,
      headers,
      body: begun,
    } = await post('/v1/evaluate/batch', body, { prefer: 'wait=1, respond-async' });
    expect([status, begun.status, headers.get('preference-applied')]).toEqual([
      202,
      'running',
      'respond-async',
    ]);
    await engine.settled();
    expect((await ask('GET', `/v1/batches/${begun.batch_id}`)).body.status).toBe('completed');
    // Where there is nothing to begin, the preference has no effect.
    const plain = await post(
      '/v1/scorers',
      { name: 'x', type: 'regex', config: { pattern: 'a' } },
      { prefer: 'respond-async' },
    );
    expect([plain.status, plain.headers.get('preference-applied')]).toEqual([201, null]);
  });

  it.each(['has its answer', 'has gone away', 'is told that the service ends'])(
    'stop their work, and hold nothing of it, when the client %s',
    async (end) => {
      const stopping = new AbortController();
      const signals: AbortSignal[] = [];
      const route: Route = {
        method: 'GET',
        path: '/v1/things',
        access: 'account',
        async answer({ signal }) {
          signals.push(signal);
          return jsonAnswer(200, {});
        },
      };
      const { app } = servedApp({ routes: [route], stopping: stopping.signal });
      const outgoing = Object.assign(new EventEmitter(), { writableFinished: end === 'has its answer' });
      const request = new Request('http://127.0.0.1:8787/v1/things', {
        headers: { authorization: `Bearer ${KEY}` },
      });
      await app.fetch(request, { outgoing });
      if (end.startsWith('is told')) stopping.abort(new Fault('cancelled', 'The service is ending.'));
      expect(signals.map(({ aborted }) => aborted)).toEqual([end.startsWith('is told')]);
      outgoing.emit('close');
      expect(signals[0]?.aborted).toBe(end !== 'has its answer');
      expect(getEventListeners(stopping.signal, 'abort')).toEqual([]);
      // Every call of a judge listens.
      expect([stopping.signal, ...signals].map((signal) => getMaxListeners(signal))).toEqual([0, 0]);
    },
  );
});
