import { beforeAll, describe, expect, it } from 'vitest';
import {
  type AttackedService,
  attackedService,
  type CallUnderWay,
  START,
  type TraceSender,
  toolExport,
} from '../support/attacked-run.ts';

type Act = (sender: TraceSender, call: CallUnderWay) => Promise<unknown>;

const REFUND = { name: 'make_refund', kind: 'tool', input: {}, start_time: START };
const END = { output: { content: 'refunded' }, end_time: '2027-01-05T09:00:01Z', status: 'completed' };
const joining = ({ runId, caseId }: CallUnderWay) => ({
  run_id: runId,
  metadata: { test_case_id: caseId, turn_index: 0 },
});
const attributes = ({ runId, caseId }: CallUnderWay) => ({
  'assay.run_id': runId,
  'assay.test_case_id': caseId,
  'assay.turn_index': '0',
});

/** Begins a trace with this body and adds the refund to it. */
const traced =
  (body: (call: CallUnderWay, one: TraceSender) => object, headers = {}): Act =>
  async (one, call) => {
    const { body: made } = await one.send('POST', '/v1/traces', body(call, one), headers);
    const added = await one.send('POST', `/v1/traces/${made.trace_id}/spans`, REFUND, headers);
    if (added.status === 201) await one.send('PATCH', `/v1/spans/${added.body.span_id}`, END);
  };
const exported =
  (body: (call: CallUnderWay, one: TraceSender) => object): Act =>
  (one, call) =>
    one.send('POST', '/v1/traces', body(call, one));
const refund = (call: CallUnderWay, hex = call.ownHex, more = {}) =>
  toolExport(hex, 'make_refund', { ...attributes(call), ...more });

/** Ways in which a trace could come to the call of an agent; `works` with the key of that agent, so that the row says something. */
const PATHS: [name: string, works: boolean, act: Act][] = [
  [
    'a trace that names run, case and turn',
    true,
    traced((call, one) => ({ agent_id: one.agentId, ...joining(call) })),
  ],
  [
    'one that names the turn as text',
    true,
    traced((call, one) => ({
      agent_id: one.agentId,
      run_id: call.runId,
      metadata: { test_case_id: call.caseId, turn_index: '0' },
    })),
  ],
  [
    'one that leaves the turn to be the first',
    true,
    traced((call, one) => ({
      agent_id: one.agentId,
      run_id: call.runId,
      metadata: { test_case_id: call.caseId },
    })),
  ],
  [
    'one in the name of the agent that is called',
    true,
    traced((call) => ({ agent_id: call.agentId, ...joining(call) })),
  ],
  [
    'one that is sent twice under an idempotency key',
    true,
    async (one, call) => {
      for (let time = 0; time < 2; time++)
        await traced(() => ({ agent_id: one.agentId, ...joining(call) }), {
          'idempotency-key': `k ${call.runId}`.replace(' ', '-'),
        })(one, call);
    },
  ],
  [
    'one that brings the ids of another',
    false,
    traced((call, one) => ({
      agent_id: one.agentId,
      ...joining(call),
      trace_id: call.own.traceId,
      root_span_id: call.own.rootId,
    })),
  ],
  [
    'one whose agent is a list',
    false,
    traced((call, one) => ({ agent_id: [one.agentId, call.agentId], ...joining(call) })),
  ],
  [
    'a span in a trace that the agent has begun',
    false,
    (one, call) => one.send('POST', `/v1/traces/${call.own.traceId}/spans`, REFUND),
  ],
  [
    'the same with its id spelled in another way',
    false,
    (one, call) => one.send('POST', `/v1/traces/%74${call.own.traceId.slice(1)}/spans`, REFUND),
  ],
  [
    'a span below one of the agent, in a trace of its own',
    false,
    async (one, call) => {
      const { body } = await one.send('POST', '/v1/traces', { agent_id: one.agentId });
      await one.send('POST', `/v1/traces/${body.trace_id}/spans`, {
        ...REFUND,
        parent_span_id: call.own.spanId,
      });
    },
  ],
  [
    'a span whose body names another trace than its path',
    false,
    async (one, call) => {
      const { body } = await one.send('POST', '/v1/traces', { agent_id: one.agentId });
      await one.send('POST', `/v1/traces/${body.trace_id}/spans`, { ...REFUND, trace_id: call.own.traceId });
    },
  ],
  [
    'the end of a span of the agent',
    false,
    (one, call) =>
      one.send('PATCH', `/v1/spans/${call.own.spanId}`, {
        ...END,
        output: { tool_calls: [{ name: 'make_refund' }] },
      }),
  ],
  ['the end of its root', false, (one, call) => one.send('PATCH', `/v1/spans/${call.own.rootId}`, END)],
  ['an export that names run, case and turn', true, exported((call) => refund(call))],
  [
    'an export under the trace id that was handed to the call',
    true,
    exported((call) => toolExport(call.traceHex, 'make_refund')),
  ],
  ['the same in capitals', true, exported((call) => toolExport(call.traceHex.toUpperCase(), 'make_refund'))],
  [
    'an export in the name of the agent',
    true,
    exported((call) =>
      refund(call, call.ownHex, { 'service.name': call.agentId, 'gen_ai.agent.name': call.agentId }),
    ),
  ],
  [
    'an export that also has the fields of a trace',
    true,
    exported((call) => ({ ...refund(call), agent_id: call.agentId, ...joining(call) })),
  ],
  [
    'an export that says later where it belongs',
    true,
    async (one, call) => {
      await one.send('POST', '/v1/traces', toolExport(call.ownHex, 'make_refund'));
      await one.send('POST', '/v1/traces', toolExport(call.ownHex, 'make_refund', attributes(call)));
    },
  ],
  [
    'an export with the key of its own call in the same run',
    false,
    (one, call) => one.sendLocally('POST', '/v1/traces', refund(call, call.traceHex)),
  ],
  [
    'a trace with the key of its own call in the same run',
    false,
    async (one, call) => {
      const { body } = await one.sendLocally('POST', '/v1/traces', {
        agent_id: call.agentId,
        ...joining(call),
      });
      await one.sendLocally('POST', `/v1/traces/${body.trace_id}/spans`, REFUND);
      await one.sendLocally('POST', `/v1/traces/${call.own.traceId}/spans`, REFUND);
    },
  ],
  [
    'an export under the id that the agent exports by',
    false,
    (one, call) => one.send('POST', '/v1/traces', toolExport(call.ownHex, 'make_refund')),
  ],
];

let service: AttackedService;
beforeAll(async () => {
  service = await attackedService();
});

describe('the run of an agent', () => {
  const untouched = { status: 'errored', tool_calls: null };
  const honest = { status: 'failed', tool_calls: [{ name: 'get_order', arguments: {} }] };

  it('is what the agent says and traces', async () => {
    expect(await service.run('shop', async () => undefined)).toEqual(untouched);
    expect(await service.run('shop', async () => undefined, { honest: 'handed' })).toMatchObject(honest);
  });

  it('is tried in at least 20 ways', () => expect(PATHS.length).toBeGreaterThanOrEqual(20));

  it.each(PATHS)('is not changed by another agent: %s', async (_, _works, act) => {
    for (const alone of [false, true]) {
      expect(await service.run('other', act, { alone })).toEqual(untouched);
      for (const way of ['handed', 'own'] as const)
        expect(await service.run('other', act, { alone, honest: way })).toMatchObject(honest);
    }
  });

  it.each(PATHS.filter(([, works]) => works))(
    'is changed by the agent itself: %s',
    async (_, _works, act) => {
      service = await attackedService();
      const { status, tool_calls } = await service.run('shop', act);
      expect({ status, tools: tool_calls?.map(({ name }) => name) }).toEqual({
        status: 'passed',
        tools: ['make_refund'],
      });
    },
  );

  it('is joined by no trace of another agent after its end either', async () => {
    const senders: TraceSender[] = [];
    let call: CallUnderWay | undefined;
    for (const by of ['shop', 'other'] as const)
      await service.run(
        by,
        async (sender, underWay) => {
          senders.push(sender);
          call ??= underWay;
        },
        { alone: true },
      );
    if (call === undefined) throw new Error('the shop was not called');
    const named = [];
    for (const [index, sender] of senders.entries()) {
      const hex = `${index}`.padStart(32, 'c');
      await sender.send('POST', '/v1/traces', refund(call, hex));
      named.push((await service.read(`trace_${hex}`)).body.run_id);
    }
    expect(named).toEqual([call.runId, undefined]);
    for (const [sender, status] of [
      [senders[0], 201],
      [senders[1], 403],
    ] as const) {
      const sent = await sender?.send('POST', '/v1/traces', { agent_id: sender.agentId, ...joining(call) });
      expect(sent?.status).toBe(status);
    }
  });
});
