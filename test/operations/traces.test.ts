import { describe, expect, it } from 'vitest';
import { addSpan } from '../../src/operations/add-span.ts';
import { createAgent } from '../../src/operations/create-agent.ts';
import { createTrace } from '../../src/operations/create-trace.ts';
import { call } from '../../src/operations/define-operation.ts';
import { ingestSpans } from '../../src/operations/ingest-spans.ts';
import { operations } from '../../src/operations/registry.ts';
import { updateSpan } from '../../src/operations/update-span.ts';
import { faultOf, offlineEngine } from '../support/offline-engine.ts';

async function withAgent() {
  const engine = offlineEngine();
  const invocation = { url: 'http://127.0.0.1:1/', body_template: '{"input":"{{ input }}"}' };
  const { id } = await call(createAgent, { name: 'Shop', provider: 'custom', invocation }, engine);
  return { engine, agent_id: id };
}
const STEP = { name: 'x', kind: 'tool', input: {}, start_time: '2026-01-01T00:00:00Z' };
const END = { output: {}, end_time: '2026-01-01T00:00:02Z', status: 'completed' };

describe('the tracing operations', () => {
  it('answer with exactly the fields of the interface', async () => {
    const { engine, agent_id } = await withAgent();
    const trace = await call(createTrace, { agent_id, input: { messages: [] }, metadata: { a: 1 } }, engine);
    expect(Object.keys(trace).sort()).toEqual(['root_span_id', 'trace_id']);
    const span = await call(addSpan, { trace_id: trace.trace_id, ...STEP }, engine);
    expect(Object.keys(span)).toEqual(['span_id']);
    const ended = await call(updateSpan, { ...span, ...END, tokens_input: 3, cost_usd: 0.1 }, engine);
    expect(ended).toEqual({ ...span, duration_ms: 2000 });
    expect((await engine.traces().read(trace.trace_id))?.spans[1]).toMatchObject({ tokens_input: 3 });
  });

  it('stand in the registry with their ways in', () => {
    const { createTrace: first, addSpan: second, updateSpan: third } = operations;
    expect([first, second, third].map(({ method, path, status }) => [method, path, status])).toEqual([
      ['POST', '/v1/traces', 201],
      ['POST', '/v1/traces/{trace_id}/spans', 201],
      ['PATCH', '/v1/spans/{span_id}', 200],
    ]);
  });

  it('refuse an agent or a run that does not exist', async () => {
    const { engine, agent_id } = await withAgent();
    const fault = await faultOf(createTrace, { agent_id: 'nobody' }, engine);
    expect([fault.code, fault.problems[0]?.path]).toEqual(['validation_failed', 'agent_id']);
    for (const run_id of ['run_unknown', 'x', '../agents', '__proto__', `run_${'9'.repeat(400)}`]) {
      const without = await faultOf(createTrace, { agent_id, run_id }, engine);
      expect([without.code, without.problems[0]?.path], run_id).toEqual(['validation_failed', 'run_id']);
    }
  });

  it.each([
    ['kind', 'thing'],
    ['name', ''],
    ['input', 'text'],
    ['start_time', 'yesterday'],
    ['start_time', '2026-02-30T00:00:00Z'],
    ['parent_span_id', 'span_other_1'],
  ])('refuse a span whose %s is %s', async (field, value) => {
    const { engine, agent_id } = await withAgent();
    const { trace_id } = await call(createTrace, { agent_id }, engine);
    const fault = await faultOf(addSpan, { trace_id, ...STEP, [field]: value }, engine);
    expect([fault.code, fault.problems[0]?.path]).toEqual(['validation_failed', field]);
  });

  it.each([
    ['status', 'done'],
    ['tokens_input', -1],
    ['tokens_output', 1.5],
    ['cost_usd', -0.1],
    ['end_time', '2025-01-01T00:00:00Z'],
    ['output', []],
  ])('refuse an end whose %s is %s', async (field, value) => {
    const { engine, agent_id } = await withAgent();
    const { trace_id } = await call(createTrace, { agent_id }, engine);
    const { span_id } = await call(addSpan, { trace_id, ...STEP }, engine);
    const fault = await faultOf(updateSpan, { span_id, ...END, [field]: value }, engine);
    expect([fault.code, fault.problems[0]?.path]).toEqual(['validation_failed', field]);
  });
});

describe('the end of a root span', () => {
  it.each([
    [
      'in whole seconds',
      (now: number) => new Date(Math.floor(now / 1000) * 1000).toISOString().replace('.000', ''),
    ],
    ['by a clock that is behind', (now: number) => new Date(now - 2_000).toISOString()],
    ['by a clock that is a day behind', (now: number) => new Date(now - 86_400_000).toISOString()],
  ])('%s is its start at the earliest', async (_, end) => {
    const { engine, agent_id } = await withAgent();
    await engine.ports.clock.sleep(613);
    const { trace_id, root_span_id } = await call(createTrace, { agent_id }, engine);
    const end_time = end(engine.ports.clock.now());
    const ended = await call(updateSpan, { span_id: root_span_id, ...END, end_time }, engine);
    expect(ended).toEqual({ span_id: root_span_id, duration_ms: 0 });
    const root = (await engine.traces().read(trace_id))?.spans[0];
    expect(root?.end_time).toBe(root?.start_time);
  });
});

describe('an export', () => {
  it('is taken as exporters expect, and refused with the field', async () => {
    const { engine, agent_id } = await withAgent();
    const spans = [{ traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), name: 's', startTimeUnixNano: '1' }];
    const body = { resourceSpans: [{ scopeSpans: [{ spans: [...spans, { traceId: 'x' }] }] }] };
    expect(await ingestSpans(body, engine, agent_id)).toEqual({
      partialSuccess: { rejectedSpans: 1, errorMessage: expect.any(String) },
    });
    expect(await engine.traces().agentOf(`trace_${'a'.repeat(32)}`)).toBe(agent_id);
    await expect(ingestSpans({ resourceSpans: 7 }, engine)).rejects.toMatchObject({
      code: 'validation_failed',
      problems: [{ path: 'resourceSpans' }],
    });
  });
});
