import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEEPEST, isDeeper } from '../../src/schema/nesting.ts';
import { type FakeServer, fakeAgentServer } from '../support/fake-agent-servers.ts';

const NAMES = ['ASSAY_BASE_URL', 'ASSAY_API_KEY', 'ASSAY_RUN_ID', 'ASSAY_TEST_CASE_ID'];
let service: FakeServer;
let refuse: ((path: string) => number | undefined) | undefined;
beforeEach(async () => {
  vi.resetModules(); // A warning is said once a process.
  refuse = undefined;
  service = await fakeAgentServer(({ path, json }) => {
    const status = refuse?.(path);
    if (status === 0) return { fault: 'drop' };
    if (status !== undefined) return { status, body: { detail: 'no' } };
    return {
      status: 201,
      body: {
        trace_id: 'trace_1',
        root_span_id: 'span_root',
        span_id: `span_${String(json.name).replaceAll(' ', '-')}`,
      },
    };
  });
});
afterEach(async () => {
  for (const name of NAMES) delete process.env[name];
  vi.restoreAllMocks();
  await service.close();
});
const tracing = () => import('../../src/tracing/trace.ts');
function inRun(): void {
  Object.assign(process.env, {
    ASSAY_BASE_URL: `${service.url}/`,
    ASSAY_API_KEY: 'key',
    ASSAY_RUN_ID: 'run_1',
    ASSAY_TEST_CASE_ID: 'case-1',
  });
}
function warnings(): string[] {
  const warned: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    warned.push(String(text));
    return true;
  });
  return warned;
}
const sent = () => service.seen.map(({ method, path, json }) => ({ method, path, json }));

describe('trace and span', () => {
  it('do nothing outside of a run but run the work', async () => {
    const { trace, span } = await tracing();
    const value = await trace('agent', () =>
      span('step', { kind: 'tool' }, async (handle) => {
        handle.usage({ tokens_input: 1 });
        return 7;
      }),
    );
    expect([value, service.seen]).toEqual([7, []]);
    await expect(span('alone', {}, () => Promise.reject(new Error('own')))).rejects.toThrow('own');
  });

  it('send what was done, nested as it was called, before they resolve', async () => {
    inRun();
    const { trace, span } = await tracing();
    const value = await trace({ input: 'Where is it?', turn_index: 2, metadata: { user: 'u' } }, () =>
      span('plan', {}, () => span('get_order', { kind: 'tool', input: { id: 1n } }, async () => 'sent')),
    );
    expect(value).toBe('sent');
    expect(service.seen[0]).toMatchObject({
      headers: { authorization: 'Bearer key' },
      path: '/v1/traces',
      json: {
        run_id: 'run_1',
        input: { value: 'Where is it?' },
        metadata: { user: 'u', test_case_id: 'case-1', turn_index: 2 },
      },
    });
    const steps = sent().filter(({ path }) => path === '/v1/traces/trace_1/spans');
    expect(steps.map(({ json }) => [json.name, json.kind, json.parent_span_id, json.input])).toEqual([
      ['plan', 'chain', 'span_root', {}],
      ['get_order', 'tool', 'span_plan', { id: '1' }],
    ]);
    const ends = sent().filter(({ method }) => method === 'PATCH');
    // The root ends last.
    expect([ends.length, ends.at(-1)?.path]).toEqual([3, '/v1/spans/span_root']);
    expect(new Set(ends.slice(0, 2).map(({ path }) => path))).toEqual(
      new Set(['/v1/spans/span_plan', '/v1/spans/span_get_order']),
    );
    for (const { json } of ends)
      expect(json).toMatchObject({ status: 'completed', output: { result: 'sent' } });
  });

  it('add up what a model took, and show another output where one is named', async () => {
    inRun();
    const { trace, span } = await tracing();
    await trace('agent', () =>
      span('ask', { kind: 'llm' }, (handle) => {
        handle.usage({ tokens_input: 10, cost_usd: 0.5 });
        handle.usage({ tokens_input: 5, tokens_output: 1 });
        handle.output({ content: 'short' });
        return { raw: 'long' };
      }),
    );
    expect(sent().find(({ path }) => path === '/v1/spans/span_ask')?.json).toMatchObject({
      ...{ tokens_input: 15, tokens_output: 1, cost_usd: 0.5 },
      output: { content: 'short' },
    });
  });

  it('keep apart what runs at the same time', async () => {
    inRun();
    const { trace, span } = await tracing();
    await trace('agent', () =>
      Promise.all(['a', 'b', 'c'].map((name) => span(name, {}, () => span(`in ${name}`, {}, () => name)))),
    );
    const steps = sent().filter(({ path }) => path.endsWith('/spans'));
    for (const name of ['a', 'b', 'c']) {
      const inner = steps.find(({ json }) => json.name === `in ${name}`);
      expect(inner?.json.parent_span_id).toBe(`span_${name}`);
    }
  });

  it('record an error and throw the same', async () => {
    inRun();
    const { trace, span } = await tracing();
    const error = new Error('closed');
    await expect(
      trace('agent', () => span('get', { kind: 'tool' }, () => Promise.reject(error))),
    ).rejects.toBe(error);
    expect(
      sent()
        .filter(({ method }) => method === 'PATCH')
        .map(({ json }) => [json.status, json.error]),
    ).toEqual([
      ['error', 'closed'],
      ['error', 'closed'],
    ]);
  });

  it('take what no JSON can say', async () => {
    inRun();
    const { trace, span } = await tracing();
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    const values = [circle, () => 1, Symbol('s'), 'x'.repeat(600_000), [1, 2], null];
    await trace('agent', async () => {
      for (const input of values) await span('s', { input }, () => undefined);
    });
    expect(
      sent().flatMap(({ path, json }) => (path.endsWith('/spans') ? [Object.keys(json.input)] : [])),
    ).toEqual([['value'], ['value'], ['value'], ['value'], ['value'], []]);
  });

  it.each([
    ['refuses everything', () => 500],
    ['drops every connection', () => 0],
    ['refuses single spans', (path: string) => (path.endsWith('/spans') ? 422 : undefined)],
  ])('never fail where the service %s, and say so once', async (_, answer) => {
    inRun();
    refuse = answer;
    const warned = warnings();
    const { trace, span } = await tracing();
    for (let count = 0; count < 3; count++)
      expect(await trace('agent', () => span('step', {}, () => span('inner', {}, () => count)))).toBe(count);
    expect(warned).toEqual([expect.stringMatching(/^agent-assay\/tracing: not everything is traced: .+\n$/)]);
  });

  it.each([
    ['no text', Object.create(null), 'a value that cannot be shown'],
    [
      'a message that throws',
      Object.defineProperty(new Error(), 'message', { get: () => expect.fail() }),
      'a value that cannot be shown',
    ],
    [
      'a message that is no text',
      Object.assign(new Error(), { message: { no: 1 } }),
      expect.stringContaining('[object Object]'),
    ],
    ['a huge message', new Error('x'.repeat(3_000_000)), 'x'.repeat(10_000)],
  ])('record and throw the same error where it has %s', async (_, thrown, error) => {
    inRun();
    const { trace } = await tracing();
    const caught = await trace('agent', () => {
      throw thrown;
    }).catch((reason: unknown) => reason);
    expect(caught === thrown).toBe(true);
    expect(service.seen.at(-1)?.json).toMatchObject({ status: 'error', error });
  });

  it('leave out amounts that are none', async () => {
    inRun();
    const { trace } = await tracing();
    await trace('agent', (handle) => {
      handle.usage({ tokens_input: Number.NaN, tokens_output: -3, cost_usd: Number.POSITIVE_INFINITY });
      handle.usage({ tokens_input: 1.6 });
    });
    const { tokens_input, tokens_output, cost_usd } = service.seen.at(-1)?.json ?? {};
    expect([tokens_input, tokens_output, cost_usd]).toEqual([2, undefined, undefined]);
  });

  it('send of a value that is too large or too deep what the service takes', async () => {
    inRun();
    const { trace } = await tracing();
    const wide = '水'.repeat(400_000);
    const deep = JSON.parse(`${'{"a":'.repeat(150)}1${'}'.repeat(150)}`);
    await trace({ input: wide, metadata: { wide } }, () => deep);
    for (const { json } of service.seen) {
      expect(Buffer.byteLength(JSON.stringify(json))).toBeLessThan(1024 * 1024);
      expect(isDeeper(json, DEEPEST)).toBe(false);
    }
    expect(service.seen.at(-1)?.json).toMatchObject({ output: { result: expect.stringMatching(/^\{"a":/) } });
  });

  it('send very many steps over few connections', async () => {
    let most = 0;
    const open = new Set<unknown>();
    const counting = createServer((request, response) => {
      open.add(request);
      most = Math.max(most, open.size);
      request.resume().on('end', () => {
        open.delete(request);
        response.end('{"trace_id":"trace_1","root_span_id":"span_1","span_id":"span_2"}');
      });
    });
    await new Promise<void>((resolve) => counting.listen(0, '127.0.0.1', resolve));
    inRun();
    process.env['ASSAY_BASE_URL'] = `http://127.0.0.1:${(counting.address() as AddressInfo).port}`;
    const warned = warnings();
    const { trace, span } = await tracing();
    await trace('agent', () => Promise.all(Array.from({ length: 300 }, () => span('step', {}, () => 1))));
    counting.close().closeAllConnections();
    expect(warned).toEqual([]);
    expect(most).toBeLessThanOrEqual(16);
  });

  it('do not hold up an answer for long where the service is slow', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const hanging = createServer(() => undefined);
    await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
    inRun();
    process.env['ASSAY_BASE_URL'] = `http://127.0.0.1:${(hanging.address() as AddressInfo).port}`;
    const warned = warnings();
    const { trace } = await tracing();
    const requested = new Promise((resolve) => hanging.once('request', resolve));
    const answer = trace('agent', () => requested.then(() => 7));
    await requested;
    await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    expect(await answer).toBe(7);
    expect(warned.join('')).toContain('10000 ms');
    hanging.close().closeAllConnections();
  });

  it('take the place from the headers of a request, on this machine only', async () => {
    const warned = warnings();
    const { trace } = await tracing();
    const at = (url: string) => ({
      'x-assay-base-url': url,
      'x-assay-api-key': 'k',
      'x-assay-test-case-id': 'c',
    });
    await trace({ headers: at(service.url) }, () => 1);
    expect(service.seen[0]).toMatchObject({
      headers: { authorization: 'Bearer k' },
      json: { metadata: { test_case_id: 'c' } },
    });
    const before = service.seen.length;
    await trace({ headers: new Headers(at(service.url)) }, () => 1);
    expect(service.seen.length).toBe(2 * before);
    for (const url of [
      'http://169.254.169.254',
      'http://127.0.0.1:1@evil.example',
      'https://example.org',
      `${service.url}/x`,
    ])
      expect(await trace({ headers: at(url) }, () => 2)).toBe(2);
    expect([service.seen.length, warned]).toEqual([2 * before, []]);
  });
});
