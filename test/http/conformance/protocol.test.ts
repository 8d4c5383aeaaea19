import { request as plainRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agentRequest } from '../../support/greeting-agent.ts';
import { type Answer, type ServiceProcess, serviceProcess } from '../../support/service-process.ts';

let service: ServiceProcess;
beforeAll(async () => {
  service = await serviceProcess();
});
afterAll(() => service?.stop());

const EVALUATION = { output: 'Hello', scorers: ['toxicity'] };
const SCORER = { name: 'S', type: 'regex', config: { pattern: 'a' } };

function expectProblem(answer: Answer, status: number, code: string): void {
  expect(answer.status, answer.text).toBe(status);
  expect(answer.type).toMatch(/^application\/problem\+json(; ?charset=utf-8)?$/i);
  expect(answer.body).toMatchObject({
    type: expect.any(String),
    title: expect.any(String),
    status,
    detail: expect.stringMatching(/./),
    code,
  });
  expect(answer.text).not.toMatch(/\n\s+at |node_modules|\.ts:\d/);
}

describe('a request without the right key', () => {
  it.each([
    ['none', { key: null }],
    ['another one', { key: 'wrong' }],
    ['a longer one', { key: 'account-key-of-the-tests-0123456789x' }],
    ['an empty one', { key: null, headers: { authorization: 'Bearer ' } }],
    ['another scheme', { key: null, headers: { authorization: 'Basic YTpi' } }],
    ['one in a cookie', { key: null, headers: { cookie: 'key=account-key-of-the-tests-0123456789' } }],
  ])('(%s) is 401, and names the scheme', async (_, options) => {
    for (const path of ['/v1/evaluate', '/v1/nothing']) {
      const answer = await service.post(path, EVALUATION, options);
      expectProblem(answer, 401, 'unauthorized');
      expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/);
    }
  });

  it('is 401 also where the key stands in the address', async () => {
    const query = `?api_key=${service.key}&token=${service.key}&access_token=${service.key}`;
    expectProblem(await service.get(`/v1/agents${query}`, { key: null }), 401, 'unauthorized');
  });

  it('is 200 for the health of the service alone', async () => {
    const { status, body } = await service.get('/healthz', { key: null });
    expect({ status, body }).toMatchObject({ status: 200, body: { status: 'ok' } });
  });
});

describe('a path or method that is not there', () => {
  it.each(['/v1/nothing', '/v2/agents', '/v1', '/nothing', '/v1/agents/a/b/c'])('%s is 404', async (path) => {
    expectProblem(await service.get(path), 404, 'not_found');
  });

  it.each([
    ['PUT', '/v1/agents'],
    ['GET', '/v1/evaluate'],
    ['PATCH', '/v1/runs'],
    ['DELETE', '/v1/runs/run_1'],
    ['POST', '/v1/spans/span_1'],
    ['POST', '/v1/analytics/failure-analysis'],
  ])('%s %s is 405, and names what is allowed', async (method, path) => {
    const answer = await service.ask(method, path, method === 'GET' ? undefined : {});
    expectProblem(answer, 405, 'method_not_allowed');
    expect(answer.headers.get('allow')).toMatch(/GET|POST|PATCH/);
  });
});

describe('a body that cannot be read', () => {
  it.each([
    ['cut off', '{"output": "x"'],
    ['empty', ''],
    ['with a comma too many', '{"output": "x",}'],
    ['no JSON', 'output=x'],
    ['not UTF-8', new Uint8Array([123, 34, 97, 34, 58, 34, 255, 34, 125])],
    ['nested too deep', `{"metadata":${'['.repeat(5000)}${']'.repeat(5000)}}`],
  ])('(%s) is 400', async (_, raw) => {
    expectProblem(await service.post('/v1/evaluate', undefined, { raw }), 400, 'malformed_json');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp'])(
    'of type %s is 415',
    async (type) => {
      const options = { raw: JSON.stringify(EVALUATION), headers: { 'content-type': type } };
      const answer = await service.post('/v1/evaluate', undefined, options);
      expect(answer.status).toBe(415);
      expect(answer.type).toMatch(/^application\/problem\+json/);
    },
  );

  it('may name its charset', async () => {
    const headers = { 'content-type': 'application/json; charset=UTF-8' };
    expect((await service.post('/v1/evaluate', EVALUATION, { headers })).status).toBe(200);
  });

  it('larger than 1 MiB is 413', async () => {
    const output = 'x'.repeat(1024 * 1024);
    expectProblem(await service.post('/v1/evaluate', { ...EVALUATION, output }), 413, 'too_large');
  });

  it('with keys like __proto__ changes nothing but itself', async () => {
    const raw = '{"__proto__":{"polluted":1},"constructor":{"x":1},"output":"Hi","scorers":["toxicity"]}';
    expect((await service.post('/v1/evaluate', undefined, { raw })).status).toBe(200);
    expect((await service.get('/healthz')).text).not.toContain('polluted');
  });
});

describe('a request from elsewhere', () => {
  /** fetch sets these headers itself. */
  const plain = (headers: Record<string, string>) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const request = plainRequest(
        `${service.url}/v1/agents`,
        { headers: { authorization: `Bearer ${service.key}`, ...headers } },
        async (answer) => {
          let text = '';
          for await (const piece of answer.setEncoding('utf8')) text += piece;
          resolve({ status: answer.statusCode ?? 0, text });
        },
      );
      request.on('error', reject).end();
    });

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:80', 'evil.example:8787'])(
    'to the host %s is misdirected',
    async (host) => expect(await plain({ host })).toMatchObject({ status: 421 }),
  );

  it.each(['localhost', '127.0.0.1', '[::1]'])('to %s is taken', async (name) => {
    const { port } = new URL(service.url);
    expect(await plain({ host: `${name}:${port}` })).toMatchObject({ status: 200 });
  });

  it.each(['https://evil.example', 'null', 'http://localhost.evil.example'])(
    'by a page of %s is forbidden',
    async (origin) => expect(await plain({ origin })).toMatchObject({ status: 403 }),
  );
});

describe('an Idempotency-Key', () => {
  const once = (key: string) => ({ headers: { 'idempotency-key': key } });
  const count = async () => (await service.get('/v1/scorers?limit=200')).body.data.length;

  it('gives the first answer again, and makes nothing twice', async () => {
    const before = await count();
    const [first, second] = [
      await service.post('/v1/scorers', SCORER, once('one')),
      await service.post('/v1/scorers', SCORER, once('one')),
    ];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(await count()).toBe(before + 1);
  });

  it('with another body is a conflict', async () => {
    await service.post('/v1/scorers', SCORER, once('two'));
    const other = await service.post('/v1/scorers', { ...SCORER, name: 'T' }, once('two'));
    expectProblem(other, 409, 'conflict');
  });

  it('of requests at the same time makes one thing', async () => {
    const before = await count();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => service.post('/v1/scorers', SCORER, once('three'))),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  it('is one for each path', async () => {
    await service.post('/v1/scorers', SCORER, once('four'));
    expect((await service.post('/v1/evaluate', EVALUATION, once('four'))).status).toBe(200);
  });

  it('of an agent gives the same api_key again', async () => {
    const request = agentRequest('http://127.0.0.1:1');
    const first = await service.post('/v1/agents', request, once('five'));
    const second = await service.post('/v1/agents', request, once('five'));
    expect(second.body).toEqual(first.body);
  });

  it('that was refused may be tried again with a better body', async () => {
    expect((await service.post('/v1/scorers', { ...SCORER, type: 'x' }, once('six'))).status).toBe(422);
    expect((await service.post('/v1/scorers', SCORER, once('six'))).status).toBe(201);
  });

  it.each(['', 'x'.repeat(256), 'ü'])('%j is refused', async (key) => {
    expect((await service.post('/v1/scorers', SCORER, once(key))).status).toBe(400);
  });
});
