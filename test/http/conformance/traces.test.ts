import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agentRequest, caseRequest } from '../../support/greeting-agent.ts';
import { type ServiceProcess, serviceProcess } from '../../support/service-process.ts';

let service: ServiceProcess;
let agent = '';
let key = '';
let other = '';
const START = '2026-01-05T09:00:00.000Z';
const END = { output: { content: 'x' }, end_time: '2026-01-05T09:00:01.250Z', status: 'completed' };
beforeAll(async () => {
  service = await serviceProcess();
  const made = await service.post('/v1/agents', agentRequest('http://127.0.0.1:1'));
  [agent, key] = [made.body.id, made.body.api_key];
  other = (await service.post('/v1/agents', agentRequest('http://127.0.0.1:1'))).body.api_key;
});
afterAll(() => service?.stop());

const trace = async (): Promise<{ trace_id: string; root_span_id: string }> =>
  (await service.post('/v1/traces', { agent_id: agent })).body;
const run = async (): Promise<string> => {
  const { id } = (await service.post('/v1/test-cases', caseRequest(agent, 'Hello'))).body;
  return (await service.post('/v1/runs', { test_case_id: id })).body.run_id;
};
const add = (id: string, more: object = {}) =>
  service.post(`/v1/traces/${id}/spans`, { name: 's', kind: 'llm', input: {}, start_time: START, ...more });
const end = (span: string, more: object = {}) =>
  service.ask('PATCH', `/v1/spans/${span}`, { ...END, ...more });
const paths = (body: { errors: { path: string }[] }) => body.errors.map((one) => one.path);

describe('a trace', () => {
  it('is made with a root span', async () => {
    const { status, body } = await service.post('/v1/traces', {
      agent_id: agent,
      run_id: await run(),
      input: { messages: [{ role: 'user', content: 'Hi' }] },
      metadata: { session_id: 's', user_id: 'u' },
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      trace_id: expect.stringMatching(/^trace_/),
      root_span_id: expect.stringMatching(/^span_/),
    });
  });

  it.each(['llm', 'tool', 'retrieval', 'agent', 'chain'])('takes spans of kind %s', async (kind) => {
    const { status, body } = await add((await trace()).trace_id, { kind });
    expect({ status, body }).toEqual({ status: 201, body: { span_id: expect.stringMatching(/^span_/) } });
  });

  it.each(['completed', 'error'])(
    'has spans that end as %s, and computes how long they took',
    async (status) => {
      const span = (await add((await trace()).trace_id)).body.span_id;
      const ended = await end(span, {
        status,
        error: 'why',
        tokens_input: 3,
        tokens_output: 4,
        cost_usd: 0.01,
      });
      expect(ended.status).toBe(200);
      expect(ended.body).toEqual({ span_id: span, duration_ms: 1250 });
    },
  );

  it.each([
    ['an offset', '2026-01-05T10:00:00+01:00', 1250],
    ['no zone', '2026-01-05T09:00:01', 250],
    ['more digits', '2026-01-05T09:00:00.000400Z', 1250],
  ])('reads times with %s', async (_, start_time, duration_ms) => {
    const span = (await add((await trace()).trace_id, { start_time })).body.span_id;
    expect((await end(span)).body).toEqual({ span_id: span, duration_ms });
  });

  it('nests spans, below its root where nothing is said', async () => {
    const { trace_id, root_span_id } = await trace();
    const outer = (await add(trace_id, { kind: 'chain' })).body.span_id;
    const inner = (await add(trace_id, { parent_span_id: outer })).body.span_id;
    await end(inner);
    const { status, body } = await service.get(`/v1/traces/${trace_id}`);
    expect(status).toBe(200);
    const parents = body.spans.map((one: { span_id: string; parent_span_id: string | null }) => [
      one.span_id,
      one.parent_span_id,
    ]);
    expect(parents).toEqual([
      [root_span_id, null],
      [outer, root_span_id],
      [inner, outer],
    ]);
    expect(body).toMatchObject({ trace_id, root_span_id, agent_id: agent });
  });

  it('ends its root span by PATCH as any other', async () => {
    const { root_span_id } = await trace();
    const { status, body } = await end(root_span_id, { end_time: new Date(Date.now() + 5000).toISOString() });
    expect(status).toBe(200);
    expect(body.duration_ms).toBeGreaterThan(0);
  });

  it('refuses an end before the start, and a second end', async () => {
    const span = (await add((await trace()).trace_id)).body.span_id;
    const early = await end(span, { end_time: '2026-01-05T08:59:59Z' });
    expect(early.status).toBe(422);
    expect(paths(early.body)).toContain('end_time');
    expect((await end(span)).status).toBe(200);
    const again = await end(span);
    expect({ status: again.status, code: again.body.code }).toEqual({ status: 409, code: 'conflict' });
  });

  it('refuses a parent that is unknown, or of another trace', async () => {
    const [one, two] = [await trace(), await trace()];
    for (const parent_span_id of ['span_unknown', two.root_span_id]) {
      const { status, body } = await add(one.trace_id, { parent_span_id });
      expect(status).toBe(422);
      expect(paths(body)).toContain('parent_span_id');
    }
  });

  it.each([
    ['an agent that nobody knows', () => service.post('/v1/traces', { agent_id: 'agent_unknown' }), 422],
    ['a trace that nobody knows', () => add('trace_unknown'), 404],
    ['a span that nobody knows', () => end('span_unknown'), 404],
    ['a kind that is none', async () => add((await trace()).trace_id, { kind: 'dream' }), 422],
    ['a status that is none', async () => end((await trace()).root_span_id, { status: 'ok' }), 422],
    ['a time that is none', async () => add((await trace()).trace_id, { start_time: 'today' }), 422],
    ['half a token', async () => end((await trace()).root_span_id, { tokens_input: 0.5 }), 422],
    ['a cost below nothing', async () => end((await trace()).root_span_id, { cost_usd: -1 }), 422],
  ])('refuses %s', async (_, ask, status) => {
    const answer = await ask();
    expect(answer.status, answer.text).toBe(status);
    expect(answer.type).toMatch(/^application\/problem\+json/);
  });
});

describe('the key of an agent', () => {
  const own = () => ({ key });
  it('traces its own agent', async () => {
    const made = await service.post('/v1/traces', { agent_id: agent }, own());
    expect(made.status).toBe(201);
    const path = `/v1/traces/${made.body.trace_id}/spans`;
    const span = { name: 's', kind: 'tool', input: {}, start_time: START };
    const added = await service.post(path, span, own());
    expect(added.status).toBe(201);
    expect((await service.ask('PATCH', `/v1/spans/${added.body.span_id}`, END, own())).status).toBe(200);
    const late = { ...END, end_time: '2026-01-05T09:00:02Z' };
    expect((await service.post('/v1/traces', { agent_id: agent }, { key: other })).status).toBe(403);
    expect((await service.post(path, span, { key: other })).status).toBe(403);
    expect(
      (await service.ask('PATCH', `/v1/spans/${made.body.root_span_id}`, late, { key: other })).status,
    ).toBe(403);
  });

  it.each([
    ['POST', '/v1/evaluate'],
    ['POST', '/v1/evaluate/batch'],
    ['POST', '/v1/optimize/prompt'],
    ['POST', '/v1/experiments'],
    ['POST', '/v1/test-cases'],
    ['POST', '/v1/test-cases/generate'],
    ['POST', '/v1/agents'],
    ['POST', '/v1/scorers'],
    ['POST', '/v1/runs'],
    ['POST', '/v1/webhooks'],
    ['GET', '/v1/analytics/failure-analysis'],
    ['GET', '/v1/traces'],
    ['GET', '/v1/agents'],
    ['DELETE', '/v1/agents/x'],
  ])('does not open %s %s', async (method, path) => {
    const answer = await service.ask(method, path, method === 'POST' ? {} : undefined, own());
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 403, code: 'forbidden' });
  });

  it('ends with the agent', async () => {
    const made = (await service.post('/v1/agents', agentRequest('http://127.0.0.1:1'))).body;
    expect((await service.post('/v1/traces', { agent_id: made.id }, { key: made.api_key })).status).toBe(201);
    expect((await service.ask('DELETE', `/v1/agents/${made.id}`)).status).toBe(204);
    expect((await service.post('/v1/traces', { agent_id: made.id }, { key: made.api_key })).status).toBe(401);
  });
});

describe('spans of OpenTelemetry', () => {
  const attribute = (name: string, stringValue: string) => ({ key: name, value: { stringValue } });
  const otlp = {
    resourceSpans: [
      {
        resource: { attributes: [attribute('service.name', 'shop')] },
        scopeSpans: [
          {
            spans: [
              {
                traceId: '0af7651916cd43dd8448eb211c80319c',
                spanId: 'b7ad6b7169203331',
                name: 'execute_tool get_order',
                kind: 1,
                startTimeUnixNano: '1767603600000000000',
                endTimeUnixNano: '1767603600250000000',
                attributes: [
                  attribute('gen_ai.operation.name', 'execute_tool'),
                  attribute('gen_ai.tool.name', 'get_order'),
                ],
              },
            ],
          },
        ],
      },
    ],
  };

  it('are taken on the same path, once each, and read as a trace', async () => {
    for (let time = 0; time < 2; time++) {
      const { status, text } = await service.post('/v1/traces', otlp, { key });
      expect(status, text).toBe(200);
    }
    const { status, body } = await service.get('/v1/traces/trace_0af7651916cd43dd8448eb211c80319c');
    expect(status).toBe(200);
    const tools = body.spans.filter((one: { kind: string }) => one.kind === 'tool');
    expect(tools).toMatchObject([{ duration_ms: 250 }]);
  });
});
