import { afterEach, describe, expect, it } from 'vitest';
import type { AgentConnection } from '../../src/agents/agent.ts';
import { connectAgent } from '../../src/agents/connect.ts';
import { Fault } from '../../src/errors.ts';
import { nodePorts } from '../../src/ports/node-ports.ts';
import { agentCall, PATIENT, reachable } from '../support/agent-calls.ts';
import { type FakeReply, type FakeServer, fakeAgentServer } from '../support/fake-agent-servers.ts';
import { until } from '../support/run-cli.ts';

const ports = nodePorts();
const servers: FakeServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});
async function serve(reply: FakeReply | ((request: { path: string }) => FakeReply)): Promise<FakeServer> {
  const server = await fakeAgentServer(typeof reply === 'function' ? reply : () => reply);
  servers.push(server);
  return server;
}
const connect = (how: Record<string, unknown>, more = {}): AgentConnection =>
  connectAgent(reachable(how, more), ports);
async function faultOf(promise: Promise<unknown>): Promise<Fault> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
  throw new Error('no fault');
}

describe('an HTTP agent', () => {
  it('gets the object of the program protocol when it has no template, unset settings left out', async () => {
    const server = await serve({ body: { output: 'hi', context: ['doc'] } });
    const answer = await connect({ url: `${server.url}/chat` }).call(
      agentCall('hello', {
        messages: [
          { role: 'user', content: 'before', context: ['kept here'] },
          { role: 'assistant', content: 'ok' },
          { role: 'user', content: 'hello' },
        ],
        turn_index: 1,
      }),
      PATIENT,
    );
    expect(answer).toEqual({ output: 'hi', context: ['doc'] });
    expect(server.seen[0]).toMatchObject({ method: 'POST', path: '/chat' });
    expect(server.seen[0]?.headers['content-type']).toBe('application/json');
    expect(server.seen[0]?.json).toEqual({
      input: 'hello',
      messages: [
        { role: 'user', content: 'before' },
        { role: 'assistant', content: 'ok' },
        { role: 'user', content: 'hello' },
      ],
      test_case_id: 'case_1',
      turn_index: 1,
    });
  });

  it('takes settings of the call before those of the agent', async () => {
    const server = await serve({ body: 'ok' });
    const agent = connect({ url: server.url, model: 'own', temperature: 0.1 }, { system_prompt: 'be brief' });
    await agent.call(agentCall('a'), PATIENT);
    await agent.call(
      agentCall('a', { model: 'variant', temperature: 0.9, system_prompt: 'be long' }),
      PATIENT,
    );
    expect(server.seen.map(({ json }) => [json.model, json.temperature, json.system_prompt])).toEqual([
      ['own', 0.1, 'be brief'],
      ['variant', 0.9, 'be long'],
    ]);
  });

  it('sends template, method and exactly the configured headers', async () => {
    const server = await serve({ body: { data: { reply: 'mapped' } } });
    const answer = await connect({
      url: `${server.url}/v2?x=1`,
      method: 'PUT',
      headers: { 'X-Key': 's3cret', 'Content-Type': 'application/vnd.agent+json' },
      body_template: '{"q":"{{ input }}","h":{{ messages }}}',
      output_path: 'data.reply',
    }).call(agentCall('say "hi"\n","admin":true,"x":"'), PATIENT);
    expect(answer.output).toBe('mapped');
    const seen = server.seen[0];
    expect(seen?.method).toBe('PUT');
    expect(seen?.json.q).toBe('say "hi"\n","admin":true,"x":"');
    expect(Object.keys(seen?.json)).toEqual(['q', 'h']);
    const names = (seen?.rawHeaders ?? [])
      .filter((_, index) => index % 2 === 0)
      .map((name) => name.toLowerCase());
    expect(names.sort()).toEqual(['connection', 'content-length', 'content-type', 'host', 'x-key']);
    expect(seen?.headers['content-type']).toBe('application/vnd.agent+json');
  });

  it('sends a GET without a body, values encoded in the address', async () => {
    const server = await serve({ body: 'plain answer', headers: { 'content-type': 'text/html' } });
    const answer = await connect({ url: `${server.url}/ask?q={{ input }}`, method: 'GET' }).call(
      agentCall('a&b=c d/é'),
      PATIENT,
    );
    expect(answer).toEqual({ output: 'plain answer' });
    await connect({ url: `${server.url}/ask?k=1`, method: 'GET' }).call(agentCall('x y'), PATIENT);
    expect(server.seen.map(({ path, text }) => [path, text])).toEqual([
      ['/ask?q=a%26b%3Dc%20d%2F%C3%A9', ''],
      ['/ask?k=1&input=x+y', ''],
    ]);
    expect(server.seen[0]?.headers['content-type']).toBeUndefined();
  });

  it('gives attachments where the template names them, and says so where it does not', async () => {
    const server = await serve({ body: 'ok' });
    const attachments = [
      { name: 'a.png', media_type: 'image/png', data: 'AAAA', path: '/secret/place/a.png' },
    ];
    const call = agentCall('look', { attachments });
    await connect({ url: server.url }).call(call, PATIENT);
    await connect({ url: server.url, body_template: '{"q":"{{ input }}","f":{{ attachments }}}' }).call(
      call,
      PATIENT,
    );
    const sent = [{ name: 'a.png', media_type: 'image/png', data: 'AAAA' }];
    expect(server.seen.map(({ json }) => json.attachments ?? json.f)).toEqual([sent, sent]);
    const fault = await faultOf(
      connect({ url: server.url, body_template: '{"q":"{{ input }}"}' }).call(call, PATIENT),
    );
    expect([fault.code, fault.retry]).toEqual(['agent_failed', false]);
    expect(fault.message).toContain('attachments');
    expect(server.seen.length).toBe(2);
  });

  it('hands tracing variables to this machine as headers, and to nobody else', async () => {
    const server = await serve({ body: 'ok' });
    const tracing = { ASSAY_RUN_ID: 'run_1', TRACEPARENT: '00-aa-bb-01', ASSAY_API_KEY: 'key' };
    await connect({ url: server.url, headers: { 'X-Assay-Run-Id': 'mine' } }).call(
      agentCall('x', { tracing }),
      PATIENT,
    );
    expect(server.seen[0]?.headers).toMatchObject({
      'x-assay-run-id': 'mine',
      traceparent: '00-aa-bb-01',
      'x-assay-api-key': 'key',
    });
    let headers: unknown;
    const elsewhere = connectAgent(reachable({ url: 'https://agent.example.com/x' }), {
      ...ports,
      http: async (request) => {
        headers = request.headers;
        return { status: 200, headers: {}, text: 'ok' };
      },
    });
    await elsewhere.call(agentCall('x', { tracing }), PATIENT);
    expect(headers).toEqual({ 'content-type': 'application/json' });
  });

  it.each([
    [408, 'overloaded', true],
    [429, 'rate_limited', true],
    [500, 'overloaded', true],
    [502, 'overloaded', true],
    [503, 'overloaded', true],
    [504, 'overloaded', true],
    [529, 'overloaded', true],
    [301, 'agent_failed', false],
    [400, 'agent_failed', false],
    [401, 'agent_failed', false],
    [403, 'agent_failed', false],
    [404, 'agent_failed', false],
    [409, 'agent_failed', false],
    [422, 'agent_failed', false],
  ])('status %i is %s, retryable: %s', async (status, code, retry) => {
    const server = await serve({
      status,
      body: `because\u001b[31m\n${'y'.repeat(500)}`,
      headers: { 'retry-after': '2', location: '/x' },
    });
    const fault = await faultOf(
      connect({ url: `${server.url}/p?token=s3cret` }).call(agentCall('x'), PATIENT),
    );
    expect([fault.code, fault.retry, fault.status]).toEqual([code, retry, status]);
    expect(fault.retryAfterMs).toBe(retry ? 2000 : undefined);
    expect(fault.message).toContain(`status ${status}`);
    expect(fault.message).toContain('because [31m y');
    expect(fault.message.length).toBeLessThan(400);
    expect(`${fault.message}${fault.where}`).not.toContain('s3cret');
    expect(server.seen.length).toBe(1);
  });

  it.each([
    ['drop', 'connection'],
    ['cut', 'connection'],
    ['hang', 'timeout'],
  ] as const)('a server that does %s is a retryable %s', async (fault, code) => {
    const server = await serve({ fault });
    const found = await faultOf(
      connect({ url: server.url }).call(agentCall('x'), {
        timeoutMs: fault === 'hang' ? 150 : PATIENT.timeoutMs,
      }),
    );
    expect([found.code, found.retry]).toEqual([code, true]);
  });

  it('nobody listening is a connection fault, metadata addresses are refused', async () => {
    const server = await serve({ body: 'x' });
    await server.close();
    expect((await faultOf(connect({ url: server.url }).call(agentCall('x'), PATIENT))).code).toBe(
      'connection',
    );
    for (const url of ['http://169.254.169.254/latest', 'http://168.63.129.16/', 'http://[fe80::1]/'])
      expect((await faultOf(connect({ url }).call(agentCall('x'), PATIENT))).code).toBe('address_denied');
  });

  it('refuses bodies that are too large or too deep, and takes garbage for text', async () => {
    const server = await serve(({ path }) =>
      path === '/huge'
        ? { body: 'x'.repeat(11 * 1024 * 1024) }
        : path === '/deep'
          ? { body: `{"output":${'['.repeat(100_000)}` }
          : { body: '{"output": "cut of' },
    );
    const codeAt = async (path: string) =>
      (await faultOf(connect({ url: server.url + path }).call(agentCall('x'), PATIENT))).code;
    expect(await codeAt('/huge')).toBe('too_large');
    expect(await codeAt('/deep')).toBe('agent_failed');
    expect(await connect({ url: server.url }).call(agentCall('x'), PATIENT)).toEqual({
      output: '{"output": "cut of',
    });
  });

  it('stops when its call is given up', async () => {
    const server = await serve({ fault: 'hang' });
    const stop = new AbortController();
    const call = connect({ url: server.url }).call(agentCall('x'), { ...PATIENT, signal: stop.signal });
    await until(() => server.seen.length > 0);
    stop.abort();
    expect((await faultOf(call)).code).toBe('cancelled');
  });

  it.each([
    [{ headers: { 'X A': '1' } }, 'X A'],
    [{ headers: { '': '1' } }, 'headers.'],
    [{ headers: { Host: 'x' } }, 'Host'],
    [{ headers: { 'content-length': '1' } }, 'content-length'],
    [{ headers: { 'Transfer-Encoding': 'chunked' } }, 'Transfer-Encoding'],
    [{ headers: { 'Proxy-Authorization': 'x' } }, 'Proxy-Authorization'],
    [{ headers: { 'X-Key': 'a\r\nX-Injected: 1' } }, 'X-Key'],
    [{ headers: { 'X-Key': 'a\u0000' } }, 'X-Key'],
    [{ headers: { 'X-Key': 'a\u560a' } }, 'X-Key'],
    [{ body_template: '{"q":"{{ nobody }}"}' }, 'nobody'],
    [{ body_template: '{"q":"nothing"}' }, 'never mentions the input'],
    [{ output_path: 'a..b' }, 'output_path'],
    [{ url: 'http://{{ input }}/' }, 'invocation.url'],
  ])('with %j is refused when it is connected, by name', (how, named) => {
    try {
      connect({ url: 'http://127.0.0.1:9/', ...how });
      expect.unreachable();
    } catch (error) {
      expect((error as Fault).code).toBe('validation_failed');
      expect((error as Fault).message).toContain(named);
      expect((error as Fault).message).not.toContain('X-Injected');
    }
  });
});
