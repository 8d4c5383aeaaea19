import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { EXPORTED_TRACE, EXPORTS, encodeExport, fieldsOf } from '../support/otlp/exports.ts';
import { createdAgent, KEY, servedApp } from '../support/service-app.ts';

const PROTOBUF = { 'content-type': 'application/x-protobuf' };
const JSON_TYPE = { 'content-type': 'application/json' };
const GZIP = { 'content-encoding': 'gzip' };

/** Sends a body to the service and hands on what came back, byte for byte. */
async function send(
  { app }: ReturnType<typeof servedApp>,
  body: Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
  { path = '/v1/traces', key = KEY }: { path?: string; key?: string | null } = {},
) {
  const answer = await app.fetch(
    new Request(`http://127.0.0.1:8787${path}`, {
      method: 'POST',
      headers: { ...(key === null ? {} : { authorization: `Bearer ${key}` }), ...headers },
      body,
    }),
  );
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { status: answer.status, type: answer.headers.get('content-type'), bytes };
}

describe('spans that exporters send to the service', () => {
  it.each([
    ['protobuf of Node', EXPORTS.node, PROTOBUF],
    ['protobuf of Node, packed', EXPORTS.nodeGzip, { ...PROTOBUF, ...GZIP }],
    ['protobuf of Python', EXPORTS.python, PROTOBUF],
    ['protobuf of Python, packed', EXPORTS.pythonGzip, { ...PROTOBUF, ...GZIP }],
    ['JSON', EXPORTS.nodeJson, JSON_TYPE],
    ['JSON, packed', new Uint8Array(gzipSync(EXPORTS.nodeJson)), { ...JSON_TYPE, ...GZIP }],
  ])('are stored alike, and answered as they came: %s', async (_, body, headers) => {
    const served = servedApp();
    const agent = await createdAgent(served);
    const answer = await send(served, body, headers, { key: agent.key });
    expect([answer.status, answer.type]).toEqual([200, headers['content-type']]);
    expect(Buffer.from(answer.bytes).toString()).toBe(
      headers['content-type'] === JSON_TYPE['content-type'] ? '{}' : '',
    );
    const stored = await served.ask('GET', `/v1/traces/trace_${EXPORTED_TRACE}`);
    expect(stored.body).toMatchObject({ agent_id: agent.id });
    expect(
      stored.body.spans.map((span: { kind: string; name: string }) => `${span.kind} ${span.name}`),
    ).toEqual(['agent invoke_agent shop', 'llm chat m', 'tool get_order', 'tool refund']);
  });

  it('are answered with what was not taken', async () => {
    const nameless = encodeExport({ resourceSpans: [{ scopeSpans: [{ spans: [{ name: 'x' }] }] }] });
    const answer = await send(servedApp(), nameless, PROTOBUF);
    expect(answer.status).toBe(200);
    expect(fieldsOf(answer.bytes, [1])).toEqual({ 1: { 1: 1, 2: expect.stringContaining('traceId of 32') } });
  });

  it.each([
    ['bytes that are none', EXPORTS.nodeJson, PROTOBUF, {}, 400, 3],
    ['packed by something else', EXPORTS.node, { ...PROTOBUF, 'content-encoding': 'br' }, {}, 415, 3],
    ['a bomb', new Uint8Array(gzipSync(new Uint8Array(33 * 2 ** 20))), { ...PROTOBUF, ...GZIP }, {}, 413, 8],
    ['no key', EXPORTS.node, PROTOBUF, { key: null }, 401, 16],
  ])('are refused in protobuf where they came so: %s', async (_, body, headers, more, status, code) => {
    const answer = await send(servedApp(), body, headers, more);
    expect([answer.status, answer.type]).toEqual([status, PROTOBUF['content-type']]);
    expect(fieldsOf(answer.bytes)).toEqual({ 1: code, 2: expect.stringMatching(/\w/) });
  });

  it.each([
    [{ 'content-type': 'application/octet-stream' }, 'application/octet-stream is not understood.'],
    [{ ...JSON_TYPE, 'content-encoding': 'br' }, 'br application/json is not understood.'],
  ])('in another form are told the forms that there are: %o', async (headers, what) => {
    const answer = await send(servedApp(), EXPORTS.node, headers);
    expect(answer.status).toBe(415);
    const { detail } = JSON.parse(Buffer.from(answer.bytes).toString());
    expect(detail).toBe(
      `${what} Send application/json, or an export of spans as application/json or application/x-protobuf, packed by gzip or not at all.`,
    );
  });

  const packed = (value: unknown) => new Uint8Array(gzipSync(JSON.stringify(value)));
  it.each([
    ['another route', '/v1/scorers', packed({ name: 'x' }), { ...JSON_TYPE, ...GZIP }, 415],
    ['another route in protobuf', '/v1/evaluate', EXPORTS.node, PROTOBUF, 415],
    ['a span', '/v1/traces/trace_1/spans', packed({}), { ...JSON_TYPE, ...GZIP }, 415],
    ['a trace of ours', '/v1/traces', packed({ agent_id: 'a' }), { ...JSON_TYPE, ...GZIP }, 415],
    ['packed JSON that is none', '/v1/traces', new Uint8Array(gzipSync('{')), { ...JSON_TYPE, ...GZIP }, 400],
    ['JSON that is not packed as it says', '/v1/traces', EXPORTS.nodeJson, { ...JSON_TYPE, ...GZIP }, 400],
  ])('are all that may be packed: %s', async (_, path, body, headers, status) => {
    const answer = await send(servedApp(), body, headers, { path });
    expect([answer.status, answer.type]).toEqual([status, 'application/problem+json']);
  });
});
