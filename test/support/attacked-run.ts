import type { HttpRequest, Listen } from '../../src/ports/ports.ts';
import type { TurnResult } from '../../src/schema/run.ts';
import { seededPorts } from './seeded-ports.ts';
import { servedEngine } from './served-engine.ts';
import { type ServedApp, servedApp } from './service-app.ts';

/** Somebody who sends traces while an agent is called: with a key of the service or of a call. */
export interface TraceSender {
  agentId: string;
  /** Sends to the service with the key of the agent. */
  send(method: string, path: string, body: unknown, headers?: Record<string, string>): Promise<Sent>;
  /** Sends to the address on this machine, with the key that its own call of the run was given. */
  sendLocally(method: string, path: string, body: unknown): Promise<Sent>;
}

/** What an agent that is being called knows, and may have passed on to others. */
export interface CallUnderWay {
  runId: string;
  caseId: string;
  agentId: string;
  /** Of the `traceparent` that it was given. */
  traceHex: string;
  /** The trace id under which it exports where it does not take the one that it was given. */
  ownHex: string;
  /** What it traced itself before. */
  own: { traceId: string; rootId: string; spanId: string };
}

export interface Sent {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers freely
  body: any;
}

/** A service with two agents, both at work in the same runs. */
export interface AttackedService {
  /**
   * One run, in which `act` is done while the shop is called: with the key of the shop or of the other agent. `honest`: the shop exports a
   * tool call of its own afterwards, under the trace id it was handed, or under its own with what names the turn.
   */
  run(
    by: 'shop' | 'other',
    act: (sender: TraceSender, call: CallUnderWay) => Promise<unknown>,
    options?: { honest?: 'handed' | 'own'; alone?: boolean },
  ): Promise<Pick<TurnResult, 'tool_calls'> & { status: string }>;
  /** A trace as the account reads it. */
  read(traceId: string): Promise<Sent>;
}

export const START = '2026-01-05T09:00:00.000Z';
const nanos = `${Date.parse(START)}000000`;

/** An OTLP body with one tool span and attributes on its resource. */
export function toolExport(traceHex: string, name: string, attributes: Record<string, string> = {}) {
  const listed = (record: Record<string, string>) =>
    Object.entries(record).map(([key, stringValue]) => ({ key, value: { stringValue } }));
  const tool = { 'gen_ai.operation.name': 'execute_tool', 'gen_ai.tool.name': name };
  const span = {
    ...{ traceId: traceHex, spanId: 'b7ad6b7169203331', name: `execute_tool ${name}` },
    ...{ startTimeUnixNano: nanos, endTimeUnixNano: nanos, attributes: listed(tool) },
  };
  return {
    resourceSpans: [{ resource: { attributes: listed(attributes) }, scopeSpans: [{ spans: [span] }] }],
  };
}

export async function attackedService(): Promise<AttackedService> {
  const listening: { handle?: Parameters<Listen>[0] } = {};
  const called: { shop?: (request: HttpRequest) => Promise<void>; other?: (request: HttpRequest) => void } =
    {};
  const ports = seededPorts({
    async http(request) {
      if (request.url.endsWith('/shop')) await called.shop?.(request);
      else called.other?.(request);
      return { status: 200, headers: {}, text: '{"output":"Done."}' };
    },
    async listen(handle) {
      listening.handle = handle;
      return { url: 'http://127.0.0.1:9', close: async () => undefined };
    },
  });
  const service = servedApp({ engine: servedEngine({ ports }), given: ports });
  const local = async (key: string, method: string, path: string, body: unknown): Promise<Sent> => {
    const answer = await listening.handle?.({
      ...{ method, path },
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: async () => new TextEncoder().encode(JSON.stringify(body)),
    });
    const said = answer !== undefined && 'body' in answer ? answer.body : 'null';
    return { status: answer?.status ?? 0, body: JSON.parse(Buffer.from(said).toString()) };
  };
  const [shop, other] = [await agentWithCase(service, 'shop'), await agentWithCase(service, 'other')];

  let runs = 0;
  return {
    read: (traceId) => service.ask('GET', `/v1/traces/${traceId}`),
    async run(by, act, { honest, alone = false } = {}) {
      const localKeys = { shop: '', other: '' };
      const otherCalled = new Promise<void>((resolve) => {
        called.other = (request) => {
          localKeys.other = request.headers?.['x-assay-api-key'] ?? '';
          resolve();
        };
        if (alone) resolve();
      });
      const failed: unknown[] = [];
      called.shop = async ({ headers }) => {
        localKeys.shop = headers?.['x-assay-api-key'] ?? '';
        await otherCalled;
        const sender = (who: 'shop' | 'other'): TraceSender => ({
          agentId: { shop, other }[who].id,
          send: (method, path, body, more = {}) =>
            service.ask(method, path, { key: { shop, other }[who].key, body, headers: more }),
          sendLocally: (method, path, body) => local(localKeys[who], method, path, body),
        });
        const traceHex = headers?.['traceparent']?.split('-')[1] ?? '';
        const runId = headers?.['x-assay-run-id'] ?? '';
        runs += 1;
        const ownHex = runs.toString(16).padStart(32, 'a');
        try {
          const own = await tracedBefore(sender('shop'));
          await act(sender(by), { runId, caseId: shop.caseId, agentId: shop.id, traceHex, ownHex, own });
          const place = { 'assay.run_id': runId, 'assay.test_case_id': shop.caseId };
          if (honest !== undefined)
            await sender('shop').send(
              'POST',
              '/v1/traces',
              honest === 'own' ? toolExport(ownHex, 'get_order', place) : toolExport(traceHex, 'get_order'),
            );
        } catch (error) {
          failed.push(error);
        }
      };
      const cases = [shop.caseId, ...(alone ? [] : [other.caseId])];
      const { body } = await service.post('/v1/runs', { test_case_ids: cases, config: { max_retries: 0 } });
      await service.engine.settled();
      if (failed.length > 0) throw failed[0];
      const { body: run } = await service.ask('GET', `/v1/runs/${body.run_id}`);
      const one = run.cases.find(({ id }: { id: string }) => id === shop.caseId);
      const [attempt] = one.attempts;
      return { status: attempt.status, tool_calls: attempt.turns?.[0]?.tool_calls };
    },
  };
}

/** A trace of no run, as an agent begins one when it starts: there to be written into. */
async function tracedBefore({ agentId, send }: TraceSender): Promise<CallUnderWay['own']> {
  const { body } = await send('POST', '/v1/traces', { agent_id: agentId });
  const span = { name: 'think', kind: 'chain', input: {}, start_time: START };
  const added = await send('POST', `/v1/traces/${body.trace_id}/spans`, span);
  return { traceId: body.trace_id, rootId: body.root_span_id, spanId: added.body.span_id };
}

async function agentWithCase(service: ServedApp, name: string) {
  const invocation = { url: `http://127.0.0.1:1/${name}`, body_template: '{"q":"{{ input }}"}' };
  const { body: agent } = await service.post('/v1/agents', { name, provider: 'custom', invocation });
  const { body: made } = await service.post('/v1/test-cases', {
    name,
    agent_id: agent.id,
    turns: [
      {
        input: { text: 'Refund me.' },
        expected_behavior: 'Makes the refund.',
        expected_tools: [{ name: 'make_refund' }],
        scorers: ['tool_correctness'],
      },
    ],
  });
  return { id: agent.id as string, key: agent.api_key as string, caseId: made.id as string };
}
