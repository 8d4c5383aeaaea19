import { describe, expect, it } from 'vitest';
import type { Listen } from '../../../src/ports/ports.ts';
import { runTracing } from '../../../src/runs/execution/run-tracing.ts';
import { tracedAgents } from '../../../src/runs/execution/traced-agents.ts';
import { journalLine, parseJournalLine } from '../../../src/state/journal-line.ts';
import { traceRecorder } from '../../../src/traces/recorder.ts';
import { seededPorts } from '../../support/seeded-ports.ts';

const SUBJECT = { agentId: 'shop', testCaseId: 'one', turnIndex: 0 };
const NOW = '2030-01-01T00:00:00Z';
const STEP = { name: 'get_order', kind: 'tool' as const, input: { id: 1 }, start_time: NOW };
const END = { output: { result: 'sent' }, end_time: NOW, status: 'completed' as const };
const CALLS = [{ name: 'get_order', arguments: { id: 1 }, result: 'sent' }];

function world() {
  let handle: Parameters<Listen>[0] | undefined;
  let opened = 0;
  const ports = seededPorts({
    listen: async (given) => {
      opened++;
      handle = given;
      return { url: 'http://127.0.0.1:9', close: async () => undefined };
    },
  });
  const lines = { write: journalLine, read: parseJournalLine };
  const recorder = traceRecorder({ folder: '/state/traces', lines, ports });
  const warnings: string[] = [];
  const traced = tracedAgents(recorder, ports);
  const tracing = runTracing('run_1', traced, ports, (message) => warnings.push(message));
  const origin = (key = '') => ({ key, runId: 'run_1', agentId: 'shop' });
  /** A request whose body arrives when `arrive` is called. */
  const post = (key: string, path: string) => {
    let arrive: (body: unknown) => void = () => undefined;
    const body = new Promise<Uint8Array>((resolve) => {
      arrive = (value) => resolve(Buffer.from(JSON.stringify(value)));
    });
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const answer = handle?.({ method: 'POST', path, headers, body: () => body });
    return { arrive, answer };
  };
  return { ports, recorder, tracing, warnings, origin, post, opened: () => opened };
}

describe('tracing of a call', () => {
  it('hands over where to send to, and with what; a remote agent is given nothing', async () => {
    const { tracing, opened } = world();
    expect((await tracing.open({}, SUBJECT)).variables).toEqual({});
    expect(opened()).toBe(0);
    const [first, second] = [
      await tracing.open({ local: true }, SUBJECT),
      await tracing.open({ local: true }, SUBJECT),
    ];
    const key = first.variables['ASSAY_API_KEY'];
    expect(first.variables).toEqual({
      ASSAY_BASE_URL: 'http://127.0.0.1:9',
      ASSAY_API_KEY: expect.stringMatching(/^\w{40,}$/),
      ASSAY_RUN_ID: 'run_1',
      ASSAY_TEST_CASE_ID: 'one',
      TRACEPARENT: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/),
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:9/otlp/${key}`,
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `http://127.0.0.1:9/otlp/${key}/v1/traces`,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf',
    });
    for (const name of ['ASSAY_API_KEY', 'TRACEPARENT'])
      expect(first.variables[name]).not.toBe(second.variables[name]);
    expect(opened()).toBe(1);
  });

  it.each([
    ['tool calls, also none', { tool_calls: [] }, { tool_calls: [], context: ['doc'], usage: USAGE() }],
    ['context', { context: ['mine'] }, { tool_calls: CALLS, context: ['mine'], usage: USAGE() }],
    [
      'usage',
      { usage: { input_tokens: 5 } },
      { tool_calls: CALLS, context: ['doc'], usage: { input_tokens: 5 } },
    ],
  ])('adds only what the answer does not carry: %s', async (_, carried, expected) => {
    const { tracing, recorder, origin } = world();
    const call = await tracing.open({ local: true }, SUBJECT);
    const { trace_id } = await recorder.createTrace(
      { agent_id: 'x' },
      origin(call.variables['ASSAY_API_KEY']),
    );
    const add = async (more: object, end: object) => {
      const { span_id } = await recorder.addSpan(trace_id, { ...STEP, ...more });
      await recorder.updateSpan(span_id, { ...END, ...end });
    };
    await add({}, {});
    await add({ kind: 'retrieval' }, { output: { documents: ['doc'] } });
    await add({ kind: 'llm' }, { tokens_input: 1, tokens_output: 2 });
    expect(await call.collect({ output: 'o', ...carried })).toEqual({ output: 'o', ...expected });
  });

  it('waits a little for steps that are not ended, and no longer', async () => {
    const { tracing, recorder, origin, ports } = world();
    const call = await tracing.open({ local: true }, SUBJECT);
    const { trace_id } = await recorder.createTrace(
      { agent_id: 'x' },
      origin(call.variables['ASSAY_API_KEY']),
    );
    const { span_id } = await recorder.addSpan(trace_id, STEP);
    // The step ends while the first look away lasts.
    const sleep = ports.clock.sleep.bind(ports.clock);
    let looks = 0;
    ports.clock.sleep = async (ms, signal) => {
      if (++looks === 3) await recorder.updateSpan(span_id, END);
      await sleep(ms, signal);
    };
    expect(await call.collect({ output: 'o' })).toMatchObject({ tool_calls: CALLS });
    expect(looks).toBe(3);

    const next = await tracing.open({ local: true }, SUBJECT);
    const open = await recorder.createTrace({ agent_id: 'x' }, origin(next.variables['ASSAY_API_KEY']));
    await recorder.addSpan(open.trace_id, STEP);
    const before = ports.clock.monotonic();
    const { tool_calls } = await next.collect({ output: 'o' });
    expect(tool_calls).toEqual([{ name: 'get_order', arguments: { id: 1 } }]);
    expect(ports.clock.monotonic() - before).toBeLessThanOrEqual(520);
  });

  it('does not wait for a root that nobody ends, nor where nothing is traced', async () => {
    const { tracing, recorder, origin, ports } = world();
    const call = await tracing.open({ local: true }, SUBJECT);
    await recorder.createTrace({ agent_id: 'x' }, origin(call.variables['ASSAY_API_KEY']));
    const before = ports.clock.monotonic();
    expect(await call.collect({ output: 'o' })).toEqual({ output: 'o', tool_calls: [] });
    const silent = await tracing.open({ local: true }, SUBJECT);
    expect(await silent.collect({ output: 'o' })).toEqual({ output: 'o' });
    expect(ports.clock.monotonic()).toBe(before);
  });

  it('hands spans over only where they are asked for, bounded and in the order in which they began', async () => {
    const { tracing, recorder, origin } = world();
    const traced = async (wantsSpans: boolean, steps: number) => {
      const call = await tracing.open({ local: true }, { ...SUBJECT, wantsSpans });
      const from = origin(call.variables['ASSAY_API_KEY']);
      const { trace_id } = await recorder.createTrace({ agent_id: 'x' }, from);
      for (let step = 0; step < steps; step++) {
        const later = { start_time: new Date(Date.parse(NOW) + 1000 * (steps - step)).toISOString() };
        const name = `step ${steps - step}`;
        const input = { id: step, text: 'x'.repeat(1000) };
        const { span_id } = await recorder.addSpan(trace_id, { ...STEP, ...later, name, input });
        await recorder.updateSpan(span_id, { ...END, end_time: later.start_time });
      }
      return (await call.collect({ output: 'o' })).spans;
    };
    expect(await traced(false, 1)).toBeUndefined();
    const spans = (await traced(true, 2))?.filter(({ kind }) => kind === 'tool');
    expect(spans).toEqual([
      { name: 'step 1', kind: 'tool', duration_ms: 0, attributes: { id: 1, text: expect.any(String) } },
      { name: 'step 2', kind: 'tool', duration_ms: 0, attributes: { id: 0, text: expect.any(String) } },
    ]);
    expect(String(spans?.[0]?.attributes['text']).length).toBeLessThanOrEqual(256);
    expect(await traced(true, 250)).toHaveLength(200);
  });

  it('waits a little for spans that are asked for, and knows of none where none came', async () => {
    const { tracing, ports } = world();
    const call = await tracing.open({ local: true }, { ...SUBJECT, wantsSpans: true });
    const before = ports.clock.monotonic();
    expect(await call.collect({ output: 'o' })).toEqual({ output: 'o' });
    expect(ports.clock.monotonic() - before).toBeLessThanOrEqual(520);
  });

  it('waits for a request that has begun', async () => {
    const { tracing, ports, post } = world();
    const call = await tracing.open({ local: true }, SUBJECT);
    const request = post(call.variables['ASSAY_API_KEY'] ?? '', '/v1/traces');
    const sleep = ports.clock.sleep.bind(ports.clock);
    ports.clock.sleep = async (ms, signal) => {
      request.arrive({});
      await request.answer;
      await sleep(ms, signal);
    };
    expect(await call.collect({ output: 'o' })).toEqual({ output: 'o', tool_calls: [] });
  });

  it('finds what a remote agent sent to the service about this turn, and not what it sent about others', async () => {
    const { tracing, recorder } = world();
    const call = await tracing.open({}, SUBJECT);
    const traced = async (run_id: string, test_case_id: string) => {
      const metadata = { test_case_id, turn_index: 0 };
      const { trace_id } = await recorder.createTrace({ agent_id: 'shop', run_id, metadata });
      const { span_id } = await recorder.addSpan(trace_id, STEP);
      await recorder.updateSpan(span_id, END);
    };
    await traced('run_1', 'other');
    await traced('run_2', 'one');
    await traced('run_1', 'one');
    expect(await call.collect({ output: 'o' })).toEqual({ output: 'o', tool_calls: CALLS });
    await traced('run_1', 'one');
    expect(await (await tracing.open({}, SUBJECT)).collect({ output: 'o' })).toEqual({ output: 'o' });
  });

  it('gives what a failed try traced to nobody', async () => {
    const { tracing, recorder, origin } = world();
    const failed = await tracing.open({ local: true }, SUBJECT);
    const key = failed.variables['ASSAY_API_KEY'];
    const { trace_id } = await recorder.createTrace({ agent_id: 'x' }, origin(key));
    failed.drop();
    const again = await tracing.open({ local: true }, SUBJECT);
    await recorder.addSpan(trace_id, STEP);
    await recorder.createTrace({ agent_id: 'x' }, origin(key));
    expect(await again.collect({ output: 'o' })).toEqual({ output: 'o' });
    expect(await recorder.read(trace_id)).toBeDefined();
  });

  it('ends with its run', async () => {
    const { tracing, recorder, origin, post } = world();
    const call = await tracing.open({ local: true }, SUBJECT);
    const key = call.variables['ASSAY_API_KEY'];
    const { trace_id } = await recorder.createTrace({ agent_id: 'x' }, origin(key));
    await call.collect({ output: 'o' });
    await tracing.close();
    expect((await recorder.read(trace_id))?.spans[0]).toMatchObject({ status: 'completed' });
    expect((await post(key ?? '', '/v1/traces').answer)?.status).toBe(401);
  });
});

function USAGE() {
  return { input_tokens: 1, output_tokens: 2, cost_usd: null };
}
