import { describe, expect, it } from 'vitest';
import { trace as traceSchema } from '../../src/schema/trace.ts';
import { journalLine, parseJournalLine } from '../../src/state/journal-line.ts';
import { callEvidence } from '../../src/traces/call-evidence.ts';
import { otlpAnswer } from '../../src/traces/otlp-answer.ts';
import { type TraceRecorder, traceRecorder } from '../../src/traces/recorder.ts';
import { seededPorts } from '../support/seeded-ports.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const START = 1_767_225_600_000;
const text = (key: string, value: string) => ({ key, value: { stringValue: value } });
const whole = (key: string, value: number) => ({ key, value: { intValue: String(value) } });

interface Sent {
  id: string;
  parent?: string;
  trace?: string;
  name?: string;
  attributes?: unknown[];
  more?: Record<string, unknown>;
}
const span = ({ id, parent, trace = TRACE, name = id, attributes = [], more = {} }: Sent) => ({
  traceId: trace,
  spanId: id,
  ...(parent === undefined ? {} : { parentSpanId: parent }),
  name,
  attributes,
  startTimeUnixNano: `${START}000000`,
  endTimeUnixNano: `${START + 20}000000`,
  ...more,
});
const body = (spans: unknown[], resource: unknown[] = []) => ({
  resourceSpans: [{ resource: { attributes: resource }, scopeSpans: [{ spans }] }],
});
const ROOT = span({
  id: 'aaaaaaaaaaaaaaaa',
  parent: 'ffffffffffffffff',
  attributes: [text('gen_ai.operation.name', 'invoke_agent'), whole('gen_ai.usage.input_tokens', 120)],
});
const TOOL = span({
  id: 'bbbbbbbbbbbbbbbb',
  parent: 'aaaaaaaaaaaaaaaa',
  attributes: [
    text('gen_ai.operation.name', 'execute_tool'),
    text('gen_ai.tool.name', 'get_order'),
    text('gen_ai.tool.call.arguments', '{"order_id":"TK-1"}'),
    text('gen_ai.tool.call.result', '{"state":"sent"}'),
  ],
});
const MODEL = span({
  id: 'cccccccccccccccc',
  parent: 'aaaaaaaaaaaaaaaa',
  attributes: [
    text('gen_ai.operation.name', 'chat'),
    whole('gen_ai.usage.input_tokens', 100),
    whole('gen_ai.usage.output_tokens', 7),
    text('gen_ai.output.messages', '[{"role":"assistant","content":"Sent."}]'),
  ],
});

function recorder(): TraceRecorder {
  const lines = { write: journalLine, read: parseJournalLine };
  return traceRecorder({ folder: '/state/traces', lines, ports: seededPorts() });
}

describe('an export', () => {
  it('is a trace in our form, whatever order its parts come in, and the same span twice is one', async () => {
    const one = recorder();
    expect(await one.ingest(body([TOOL], [text('service.name', 'shop')]), undefined)).toEqual({
      rejected: 0,
    });
    expect(await one.ingest(body([TOOL, ROOT, ROOT, MODEL]), undefined)).toEqual({ rejected: 0 });
    const read = await one.read(`trace_${TRACE}`);
    expect(traceSchema.parse(read)).toEqual(read);
    expect(read).toMatchObject({ agent_id: 'shop', root_span_id: `span_${TRACE}_aaaaaaaaaaaaaaaa` });
    expect(
      read?.spans.map(({ span_id, parent_span_id, kind }) => [
        span_id.slice(-1),
        parent_span_id?.slice(-1),
        kind,
      ]),
    ).toEqual([
      ['a', undefined, 'agent'],
      ['b', 'a', 'tool'],
      ['c', 'a', 'llm'],
    ]);
    expect(read?.spans[1]).toMatchObject({
      name: 'get_order',
      input: { order_id: 'TK-1' },
      output: { state: 'sent' },
      duration_ms: 20,
      status: 'completed',
    });
    // The agent's span repeats the sum of its models: money and tokens count once.
    expect(callEvidence(read === undefined ? [] : [read])).toEqual({
      tool_calls: [{ name: 'get_order', arguments: { order_id: 'TK-1' }, result: { state: 'sent' } }],
      usage: { input_tokens: 100, output_tokens: 7, cost_usd: null },
    });
  });

  it.each([
    ['a trace id that is none', { trace: 'xyz' }],
    ['a trace id of zeros', { trace: '0'.repeat(32) }],
    ['a span id that is none', { id: '../../x' }],
    ['no start', { more: { startTimeUnixNano: undefined } }],
    ['a start beyond all time', { more: { startTimeUnixNano: 1e300 } }],
  ])('rejects a span with %s, and takes the others', async (_, wrong) => {
    const one = recorder();
    const result = await one.ingest(body([TOOL, span({ id: 'dddddddddddddddd', ...wrong })]), 'shop');
    expect(otlpAnswer(result)).toEqual({
      partialSuccess: { rejectedSpans: 1, errorMessage: expect.stringContaining('32') },
    });
    expect((await one.read(`trace_${TRACE}`))?.spans).toHaveLength(1);
  });

  it('of another agent under the same id is a trace of its own, whose parts come together', async () => {
    const one = recorder();
    await one.ingest(body([TOOL]), 'shop');
    expect(await one.ingest(body([MODEL]), 'thief')).toEqual({ rejected: 0 });
    expect(await one.ingest(body([ROOT, MODEL]), 'thief')).toEqual({ rejected: 0 });
    expect((await one.read(`trace_${TRACE}`))?.spans).toHaveLength(1);
    const { items } = await one.page({ limit: 10 });
    const other = items.find(({ agent_id }) => agent_id === 'thief');
    const read = await one.read(other?.trace_id ?? '');
    expect(traceSchema.parse(read)).toEqual(read);
    expect(read?.spans.map(({ kind, parent_span_id }) => [kind, parent_span_id?.slice(-1)])).toEqual([
      ['agent', undefined],
      ['llm', 'a'],
    ]);
  });

  it.each([200, 200_000])('keeps JSON text that nests too deep as text (%d levels)', async (levels) => {
    const one = recorder();
    const deep = `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
    const attributes = [text('gen_ai.tool.name', 'dig'), text('gen_ai.tool.call.result', deep)];
    await one.ingest(body([span({ id: 'eeeeeeeeeeeeeeee', attributes })]), 'shop');
    expect((await one.read(`trace_${TRACE}`))?.spans[0]?.output).toEqual({ result: deep });
  });

  it('counts as rejected what is no span', async () => {
    const { traceId: _, ...nameless } = TOOL;
    const answer = await recorder().ingest(body([null, 7, {}, nameless, TOOL]), 'shop');
    expect(answer).toMatchObject({ rejected: 4 });
  });

  it.each(['0', `${START - 60_000}000000`])('a span that ends at %s lasted no time', async (end) => {
    const one = recorder();
    await one.ingest(body([span({ id: 'eeeeeeeeeeeeeeee', more: { endTimeUnixNano: end } })]), 'shop');
    const [read] = (await one.read(`trace_${TRACE}`))?.spans ?? [];
    expect(read).toMatchObject({ end_time: read?.start_time, duration_ms: 0 });
  });

  it('has a root and no span that is its own ancestor, whatever parents are named', async () => {
    const id = (digit: number) => String(digit).repeat(16);
    const chains: [number, number][][] = [
      [[1, 1]],
      [
        [1, 2],
        [2, 1],
      ],
      [
        [1, 9],
        [2, 3],
        [3, 4],
        [4, 2],
        [5, 4],
        [6, 1],
      ],
    ];
    for (const chain of chains) {
      const one = recorder();
      await one.ingest(body(chain.map(([of, parent]) => span({ id: id(of), parent: id(parent) }))), 'shop');
      const read = await one.read(`trace_${TRACE}`);
      const parents = new Map(read?.spans.map((each) => [each.span_id, each.parent_span_id]));
      expect(parents.get(read?.root_span_id ?? '')).toBeNull();
      for (const begin of parents.keys()) {
        let steps = 0;
        for (let at = parents.get(begin); at != null && steps <= chain.length; at = parents.get(at)) steps++;
        expect(steps).toBeLessThan(chain.length);
      }
    }
  });

  it('tells no calls rather than none where nobody traced the agent as a whole', async () => {
    const one = recorder();
    await one.ingest(body([MODEL]), 'shop');
    const read = await one.read(`trace_${TRACE}`);
    expect(callEvidence(read === undefined ? [] : [read])).not.toHaveProperty('tool_calls');
  });
});

describe('what a trace belongs to', () => {
  const call = (more = {}) => ({
    runId: 'run_1',
    agentId: 'shop',
    testCaseId: 'one',
    turnIndex: 0,
    traceHex: TRACE,
    openedAt: START,
    traces: new Set<string>(),
    ...more,
  });
  const linked = [
    text('assay.run_id', 'run_1'),
    text('assay.test_case_id', 'one'),
    whole('assay.turn_index', 1),
  ];

  it('is told by the trace id that was handed out', async () => {
    const one = recorder();
    const [mine, same] = [call(), call({ traceHex: '1'.repeat(32) })];
    one.calls.open(mine);
    one.calls.open(same);
    await one.ingest(body([TOOL]), 'shop');
    expect([[...mine.traces], [...same.traces]]).toEqual([[`trace_${TRACE}`], []]);
  });

  it('is told by its attributes, where only one call can be meant', async () => {
    const one = recorder();
    const [first, second] = [
      call({ traceHex: '1'.repeat(32) }),
      call({ traceHex: '2'.repeat(32), turnIndex: 1 }),
    ];
    one.calls.open(first);
    one.calls.open(second);
    await one.ingest(body([TOOL], linked), 'shop');
    expect([first.traces.size, second.traces.size]).toEqual([0, 1]);
    // Two attempts of the same turn at once: nobody knows which, so neither gets it.
    const again = call({ traceHex: '3'.repeat(32), turnIndex: 1 });
    one.calls.open(again);
    const trace = '4'.repeat(32);
    await one.ingest(body([span({ id: 'dddddddddddddddd', trace })], linked), 'shop');
    expect([second.traces.size, again.traces.size]).toEqual([1, 0]);
  });

  it('is told late, in an export with the key of the account, whatever name the spans have', async () => {
    const one = recorder();
    const open = call({ traceHex: '1'.repeat(32), turnIndex: 1 });
    one.calls.open(open);
    const service = text('service.name', 'a-service');
    await one.ingest(body([TOOL], [service]), undefined);
    expect([...open.traces]).toEqual([]);
    await one.ingest(body([ROOT], [service, ...linked]), undefined);
    expect([...open.traces]).toEqual([`trace_${TRACE}`]);
    expect((await one.read(`trace_${TRACE}`))?.spans).toHaveLength(2);
    // From then on it is of the agent that was called.
    expect(await one.agentOf(`trace_${TRACE}`)).toBe('shop');
    await one.ingest(body([MODEL]), 'a-service');
    expect((await one.read(`trace_${TRACE}`))?.spans).toHaveLength(2);
  });

  it('is never a call of another agent, nor is such a trace of its run', async () => {
    const one = recorder();
    const open = call({ turnIndex: 1 });
    one.calls.open(open);
    await one.ingest(body([TOOL], linked), 'thief');
    const metadata = { test_case_id: 'one', turn_index: 1 };
    await one.createTrace({ agent_id: 'thief', run_id: 'run_1', metadata });
    expect([...open.traces]).toEqual([]);
    const { items } = await one.page({ limit: 10 });
    expect(items.find(({ trace_id }) => trace_id !== 'trace_1')).not.toHaveProperty('run_id');
    await one.ingest(body([TOOL], linked), 'shop');
    expect([...open.traces]).toEqual([`trace_${TRACE}`]);
  });

  it('is told by metadata for a trace of our own form', async () => {
    const one = recorder();
    const open = call({ traceHex: '1'.repeat(32), turnIndex: 2 });
    one.calls.open(open);
    const metadata = { test_case_id: 'one', turn_index: 2 };
    const { trace_id } = await one.createTrace({ agent_id: 'shop', run_id: 'run_1', metadata });
    await one.createTrace({ agent_id: 'shop', run_id: 'run_2', metadata });
    await one.createTrace({ agent_id: 'shop', run_id: 'run_1', metadata: { test_case_id: 'one' } });
    expect([...open.traces]).toEqual([trace_id]);
  });

  it('of a long-lived process is the call it plays now, but not for what ended before, and never for two', async () => {
    const one = recorder();
    const origin = { key: 'k', runId: 'run_1', agentId: 'shop' };
    const first = call({ traceHex: '1'.repeat(32) });
    one.calls.open(first, 'k');
    await one.ingest(body([TOOL]), 'shop', origin);
    one.calls.close(first);
    const second = call({ traceHex: '2'.repeat(32), turnIndex: 1, openedAt: START + 1_000 });
    one.calls.open(second, 'other');
    one.calls.bind('k', second);
    // More of the first trace, and a trace that ended before the second call began.
    await one.ingest(body([MODEL]), 'shop', origin);
    await one.ingest(body([span({ id: 'dddddddddddddddd', trace: '5'.repeat(32) })]), 'shop', origin);
    expect(second.traces.size).toBe(0);
    const late = { startTimeUnixNano: `${START + 1_001}000000`, endTimeUnixNano: `${START + 1_002}000000` };
    const own = '6'.repeat(32);
    await one.ingest(body([span({ id: 'dddddddddddddddd', trace: own, more: late })]), 'shop', origin);
    expect([...second.traces]).toEqual([`trace_${own}`]);
    expect([...first.traces]).toEqual([`trace_${TRACE}`]);
  });
});
