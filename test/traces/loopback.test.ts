import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nodeListen } from '../../src/ports/node-listen.ts';
import type { LoopbackListener } from '../../src/ports/ports.ts';
import { problemBody } from '../../src/schema/problem.ts';
import { addSpanResponse, createTraceResponse, updateSpanResponse } from '../../src/schema/trace.ts';
import { journalLine, parseJournalLine } from '../../src/state/journal-line.ts';
import { tracingHandler } from '../../src/traces/loopback.ts';
import { type TraceRecorder, traceRecorder } from '../../src/traces/recorder.ts';
import { EXPORTED_TRACE, EXPORTS, encodeExport, fieldsOf } from '../support/otlp/exports.ts';
import { seededPorts } from '../support/seeded-ports.ts';

const KEY = 'a-key';
const call = (agentId: string) => ({
  ...{ runId: 'run_1', agentId, testCaseId: 'one', turnIndex: 0, openedAt: 0 },
  traceHex: '1'.repeat(32),
  traces: new Set<string>(),
});
let recorder: TraceRecorder;
let listener: LoopbackListener;
beforeEach(async () => {
  const lines = { write: journalLine, read: parseJournalLine };
  recorder = traceRecorder({ folder: '/state/traces', lines, ports: seededPorts() });
  recorder.calls.open(call('shop'), KEY);
  recorder.calls.open(call('thief'), 'other-key');
  listener = await nodeListen()(tracingHandler(recorder).handle);
});
afterEach(() => listener.close());

async function ask(
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; json: unknown; type: string | null }> {
  const response = await fetch(`${listener.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json', ...headers },
    ...(method === 'GET' ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, json: await response.json(), type: response.headers.get('content-type') };
}
const STEP = { name: 'x', kind: 'tool', input: {}, start_time: '2026-01-01T00:00:00Z' };
const END = { output: {}, end_time: '2026-01-01T00:00:01Z', status: 'completed' };
const EXPORT = {
  resourceSpans: [
    {
      scopeSpans: [
        {
          spans: [
            {
              traceId: 'a'.repeat(32),
              spanId: 'b'.repeat(16),
              name: 's',
              startTimeUnixNano: '1767225600000000000',
            },
          ],
        },
      ],
    },
  ],
};

describe('the tracing entry point of a run', () => {
  it('takes a trace, its spans and their ends; the key says whose it is', async () => {
    const trace = await ask('POST', '/v1/traces', {});
    expect(trace.status).toBe(201);
    const { trace_id, root_span_id } = createTraceResponse.parse(trace.json);
    const span = await ask('POST', `/v1/traces/${trace_id}/spans`, { ...STEP, parent_span_id: root_span_id });
    expect(span.status).toBe(201);
    const { span_id } = addSpanResponse.parse(span.json);
    const ended = await ask('PATCH', `/v1/spans/${span_id}`, END);
    expect([ended.status, updateSpanResponse.parse(ended.json)]).toEqual([
      200,
      { span_id, duration_ms: 1000 },
    ]);
    expect(await recorder.read(trace_id)).toMatchObject({ agent_id: 'shop', run_id: 'run_1' });
  });

  it.each([
    ['with the key in the path', `/otlp/${KEY}/v1/traces`, { authorization: '' }],
    ['with the key as a bearer token', '/v1/traces', {}],
  ])('takes an export %s', async (_, path, headers) => {
    expect(await ask('POST', path, EXPORT, headers)).toMatchObject({ status: 200, json: {} });
    expect((await recorder.read(`trace_${'a'.repeat(32)}`))?.spans).toHaveLength(1);
  });

  it.each([
    ['no key', 'POST', '/v1/traces', {}, { authorization: '' }, 401, 'unauthorized'],
    ['a wrong key', 'POST', '/v1/traces', {}, { authorization: 'Bearer x' }, 401, 'unauthorized'],
    ['a wrong key in the path', 'POST', '/otlp/x/v1/traces', EXPORT, {}, 401, 'unauthorized'],
    ['another place', 'POST', '/v1/runs', {}, {}, 404, 'not_found'],
    ['another signal of an exporter', 'POST', `/otlp/${KEY}/v1/profiles`, {}, {}, 404, 'not_found'],
    ['an unknown trace', 'POST', '/v1/traces/trace_9/spans', STEP, {}, 404, 'not_found'],
    ['an unknown span', 'PATCH', '/v1/spans/span_9_9', END, {}, 404, 'not_found'],
    ['reading', 'GET', '/v1/traces', undefined, {}, 405, 'method_not_allowed'],
    ['no JSON', 'POST', '/v1/traces', '{', {}, 400, 'malformed_json'],
    ['no body', 'POST', '/v1/traces', '', {}, 400, 'malformed_json'],
    ['a list', 'POST', '/v1/traces', [], {}, 422, 'validation_failed'],
    ['an export that is none', 'POST', `/otlp/${KEY}/v1/traces`, {}, {}, 422, 'validation_failed'],
    ['a wrong field', 'POST', '/v1/traces', { run_id: 7 }, {}, 422, 'validation_failed'],
    ['depth', 'POST', '/v1/traces', `${'['.repeat(5000)}${']'.repeat(5000)}`, {}, 400, 'malformed_json'],
    [
      'form data',
      'POST',
      '/v1/traces',
      'a=1',
      { 'content-type': 'text/plain' },
      415,
      'unsupported_media_type',
    ],
    [
      'an export in another encoding',
      'POST',
      `/otlp/${KEY}/v1/traces`,
      'x',
      { 'content-encoding': 'br' },
      415,
      'unsupported_media_type',
    ],
    [
      'a packed export that is no gzip',
      'POST',
      `/otlp/${KEY}/v1/traces`,
      'x',
      { 'content-encoding': 'gzip' },
      400,
      'malformed_json',
    ],
    [
      'a packed span',
      'POST',
      '/v1/traces/trace_1/spans',
      'x',
      { 'content-encoding': 'gzip' },
      415,
      'unsupported_media_type',
    ],
    ['a large body', 'POST', '/v1/traces/trace_1/spans', 'x'.repeat(2 ** 20 + 1), {}, 413, 'too_large'],
    ['a large export', 'POST', '/v1/traces', 'x'.repeat(10 * 2 ** 20 + 1), {}, 413, 'too_large'],
  ])('refuses %s', async (_, method, path, body, headers, status, code) => {
    await recorder.createTrace({ agent_id: 'shop' });
    const answer = await ask(method, path, body, headers as Record<string, string>);
    expect([answer.status, answer.type]).toEqual([status, 'application/problem+json']);
    expect(problemBody.parse(answer.json)).toMatchObject({ status, code });
  });

  it('names the field', async () => {
    const wrong = await ask('POST', '/v1/traces', { run_id: 7 });
    expect(wrong.json).toMatchObject({ errors: [{ path: 'run_id' }] });
  });

  /** Sends an export and hands on what came back, byte for byte. */
  async function send(path: string, body: Uint8Array<ArrayBuffer>, headers: Record<string, string>) {
    const response = await fetch(`${listener.url}${path}`, { method: 'POST', headers, body });
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, type: response.headers.get('content-type'), bytes };
  }
  const PROTOBUF = { 'content-type': 'application/x-protobuf' };
  const GZIP = { 'content-encoding': 'gzip' };

  it.each([
    ['protobuf of Node', EXPORTS.node, PROTOBUF],
    ['protobuf of Node, packed', EXPORTS.nodeGzip, { ...PROTOBUF, ...GZIP }],
    ['protobuf of Python', EXPORTS.python, PROTOBUF],
    ['protobuf of Python, packed', EXPORTS.pythonGzip, { ...PROTOBUF, ...GZIP }],
    [
      'JSON, packed',
      new Uint8Array(gzipSync(EXPORTS.nodeJson)),
      { 'content-type': 'application/json', ...GZIP },
    ],
  ])('takes an export as exporters send it, and answers it as it came: %s', async (_, body, headers) => {
    for (const [path, more] of [
      [`/otlp/${KEY}/v1/traces`, {}],
      ['/v1/traces', { authorization: `Bearer ${KEY}` }],
    ] as const) {
      const answer = await send(path, body, { ...headers, ...more });
      expect([answer.status, answer.type]).toEqual([200, headers['content-type']]);
      expect(Buffer.from(answer.bytes).toString()).toBe(
        headers['content-type'] === 'application/json' ? '{}' : '',
      );
    }
    const stored = await recorder.read(`trace_${EXPORTED_TRACE}`);
    expect(stored?.spans.map(({ kind, name, status }) => `${kind} ${name} ${status}`)).toEqual([
      'agent invoke_agent shop completed',
      'llm chat m completed',
      'tool get_order completed',
      'tool refund error',
    ]);
  });

  it('says in protobuf what it did not take, and why', async () => {
    const nameless = encodeExport({
      resourceSpans: [{ scopeSpans: [{ spans: [{ name: 'x' }, { name: 'y' }] }] }],
    });
    const partial = await send(`/otlp/${KEY}/v1/traces`, nameless, PROTOBUF);
    expect([partial.status, partial.type]).toEqual([200, PROTOBUF['content-type']]);
    expect(fieldsOf(partial.bytes, [1])).toEqual({
      1: { 1: 2, 2: expect.stringContaining('traceId of 32') },
    });
  });

  it.each([
    ['bytes that are none', `/otlp/${KEY}/v1/traces`, EXPORTS.nodeJson, {}, 400, 3],
    [
      'a bomb',
      `/otlp/${KEY}/v1/traces`,
      new Uint8Array(gzipSync(new Uint8Array(11 * 2 ** 20))),
      GZIP,
      413,
      8,
    ],
    ['a large one', `/otlp/${KEY}/v1/traces`, new Uint8Array(10 * 2 ** 20 + 1), {}, 413, 8],
    ['another encoding', `/otlp/${KEY}/v1/traces`, EXPORTS.node, { 'content-encoding': 'br' }, 415, 3],
    ['no key', '/v1/traces', EXPORTS.node, {}, 401, 16],
    ['a place for profiles', `/otlp/${KEY}/v1/profiles`, EXPORTS.node, {}, 404, 5],
  ])('refuses protobuf in protobuf: %s', async (_, path, body, headers, status, code) => {
    const answer = await send(path, body, { ...PROTOBUF, ...headers });
    expect([answer.status, answer.type]).toEqual([status, PROTOBUF['content-type']]);
    expect(fieldsOf(answer.bytes)).toEqual({ 1: code, 2: expect.stringMatching(/\w/) });
  });

  it.each([
    ['logs', { resourceLogs: [] }],
    ['metrics', { resourceMetrics: [] }],
  ])('takes %s that exporters send along, and keeps nothing of them', async (kind, body) => {
    expect(await ask('POST', `/otlp/${KEY}/v1/${kind}`, body)).toMatchObject({ status: 200, json: {} });
    const packed = await fetch(`${listener.url}/otlp/${KEY}/v1/${kind}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-protobuf' },
      body: Uint8Array.of(10, 0),
    });
    expect([packed.status, (await packed.arrayBuffer()).byteLength]).toEqual([200, 0]);
    expect((await ask('POST', `/otlp/nobody/v1/${kind}`, body)).status).toBe(401);
    expect((await ask('PUT', `/v1/${kind}`, body)).status).toBe(404);
  });

  it('keeps the traces of one agent from another', async () => {
    const { trace_id, root_span_id } = await recorder.createTrace({ agent_id: 'shop' });
    const as = { authorization: 'Bearer other-key' };
    expect((await ask('POST', `/v1/traces/${trace_id}/spans`, STEP, as)).status).toBe(403);
    expect((await ask('PATCH', `/v1/spans/${root_span_id}`, END, as)).status).toBe(403);
    const { json } = await ask('POST', '/v1/traces', { agent_id: 'shop' }, as);
    expect(await recorder.agentOf(createTraceResponse.parse(json).trace_id)).toBe('thief');
  });

  it('closes at once, whoever is still connected, and is gone then', async () => {
    const socket = connect(Number(new URL(listener.url).port), '127.0.0.1');
    await new Promise((resolve) => socket.once('connect', resolve));
    const ended = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => undefined);
    await listener.close();
    await ended;
    await expect(fetch(listener.url)).rejects.toThrow();
  });
});
