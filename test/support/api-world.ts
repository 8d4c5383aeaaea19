/** The service in memory with something of every kind in it. Plain Node reads this file as well, for `npm run bench -- api`. */
import { createEngine, type Engine } from '../../src/engine/engine.ts';
import { type ServiceApp, serviceApp } from '../../src/http/app.ts';
import { neverStarted } from '../../src/ports/node-spawn.ts';
import type { Http } from '../../src/ports/ports.ts';
import type { ApiRequest } from './api-requests.ts';
import type { KnownValues } from './api-values.ts';
import { seededPorts } from './seeded-ports.ts';

type Parsed = ReturnType<typeof JSON.parse>;

export interface ApiWorld {
  app: ServiceApp;
  engine: Engine;
  known: KnownValues;
  ask(request: Omit<ApiRequest, 'route'>): Promise<Response>;
  /** Ends what still goes on in the background. */
  end(): Promise<void>;
}

const KEY = 'account-key-of-the-api-tests';
const ORIGIN = 'http://127.0.0.1:8787';
const TEMPLATE =
  '{"q":"{{ input }}","as":"{{ system_prompt }}","model":"{{ model }}","heat":"{{ temperature }}"}';
/** Every agent of this world says the same, at once. */
const http: Http = async () => ({ status: 200, headers: {}, text: '{"output":"Hello","tool_calls":[]}' });

const SCORER = { name: 'S', type: 'regex', config: { pattern: 'H' } };
const agentBody = {
  name: 'Greeter',
  provider: 'custom',
  system_prompt: 'Greet people.',
  invocation: { url: 'http://127.0.0.1:9/agent', body_template: TEMPLATE },
};
const caseBody = (agent: string) => ({
  name: 'Hello',
  agent_id: agent,
  tags: ['greeting'],
  turns: [{ input: { text: 'Hi' }, expected_behavior: 'Says "Hello".' }],
});
const experimentBody = (agent: string, testCase: string) => ({
  name: 'E',
  agent_id: agent,
  variants: ['a', 'b'].map((name) => ({ name, config: {} })),
  test_case_ids: [testCase],
  metrics: ['toxicity'],
  config: { runs_per_variant: 1 },
});
const IDS: Readonly<Record<string, string>> = {
  scorers: 'scorer_id',
  'test-cases': 'id',
  agents: 'id',
  runs: 'run_id',
  experiments: 'experiment_id',
  optimizations: 'optimization_id',
  evaluations: 'evaluation_id',
  batches: 'batch_id',
  webhooks: 'webhook_id',
  traces: 'trace_id',
};

export async function apiWorld(): Promise<ApiWorld> {
  const engine = createEngine({
    ports: seededPorts({ http, spawn: () => neverStarted(new Error('no programs here')) }),
    judge: { provider: 'offline' },
  });
  const app = serviceApp({ engine, key: KEY, hosts: { bound: '127.0.0.1' } });
  const ask: ApiWorld['ask'] = async ({ method, path, headers, body }) =>
    app.fetch(
      new Request(ORIGIN + path, {
        method,
        headers: { authorization: `Bearer ${KEY}`, ...headers },
        ...(body === undefined ? {} : { body }),
      }),
    );
  const read = async (path: string): Promise<Parsed> =>
    (await ask({ method: 'GET', path, headers: {} })).json();
  const made = async (path: string, body: object, id: string): Promise<string> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await ask({ method: 'POST', path, headers, body: JSON.stringify(body) });
    const value: Parsed = await answer.json();
    if (typeof value[id] !== 'string') throw new Error(`${path}: ${answer.status} ${JSON.stringify(value)}`);
    return value[id];
  };
  const agent = await made('/v1/agents', agentBody, 'id');
  const case_ = await made('/v1/test-cases', caseBody(agent), 'id');
  const scorer = await made('/v1/scorers', SCORER, 'scorer_id');
  const trace = await made('/v1/traces', { agent_id: agent }, 'trace_id');
  const spans: string[] = [];
  // A span ends once: the more there are, the more of their ends are answered.
  for (let more = 0; more < 40; more++)
    spans.push(
      await made(
        `/v1/traces/${trace}/spans`,
        { name: 's', kind: 'tool', input: {}, start_time: '2026-01-05T09:00:00Z' },
        'span_id',
      ),
    );
  const run = await made('/v1/runs', { test_case_id: case_ }, 'run_id');
  await engine.settled();
  const judged = { output: 'Hello', scorers: ['toxicity'] };
  const evaluation = await made('/v1/evaluate', judged, 'evaluation_id');
  const batch = { items: [{ input: 'Hi', output: 'Hello' }], scorers: ['toxicity'] };
  const batchId = await made('/v1/evaluate/batch', batch, 'batch_id');
  const hook = {
    url: 'https://example.com/h',
    events: ['optimization.completed'],
    secret: 'of-some-length-00',
  };
  const webhook = await made('/v1/webhooks', hook, 'webhook_id');
  const experiment = await made('/v1/experiments', experimentBody(agent, case_), 'experiment_id');
  const optimize = { agent_id: agent, optimization_type: 'error_driven' };
  const optimization = await made('/v1/optimize/prompt', optimize, 'optimization_id');
  const spare = {
    agents: await made('/v1/agents', agentBody, 'id'),
    'test-cases': await made('/v1/test-cases', caseBody(agent), 'id'),
    scorers: await made('/v1/scorers', SCORER, 'scorer_id'),
    webhooks: await made('/v1/webhooks', hook, 'webhook_id'),
  };
  for (let more = 0; more < 2; more++) {
    await made('/v1/evaluate', judged, 'evaluation_id');
    await made('/v1/evaluate/batch', batch, 'batch_id');
    await made('/v1/optimize/prompt', optimize, 'optimization_id');
    await made('/v1/experiments', experimentBody(agent, case_), 'experiment_id');
    await made('/v1/traces', { agent_id: agent }, 'trace_id');
    await made('/v1/runs', { test_case_id: case_ }, 'run_id');
  }
  await engine.settled();
  const scorers = ['toxicity', 'relevance', 'playval', scorer];
  const ofKind: Record<string, string> = {
    scorers: scorer,
    'test-cases': case_,
    agents: agent,
    runs: run,
    experiments: experiment,
    optimizations: optimization,
    evaluations: evaluation,
    batches: batchId,
    webhooks: webhook,
    traces: trace,
  };
  const known: Record<string, unknown[]> = {};
  for (const [kind, id] of Object.entries(ofKind)) {
    const path = `/v1/${kind}/{${IDS[kind]}}`;
    known[`GET ${path} ${IDS[kind]}`] = [id];
    const { next_cursor: cursor } = await read(`/v1/${kind}?limit=1`);
    known[`GET /v1/${kind} cursor`] = cursor === null ? [''] : [cursor];
  }
  for (const [kind, id] of Object.entries(spare))
    known[`DELETE /v1/${kind}/{${IDS[kind]}} ${IDS[kind]}`] = [id];
  const { cases } = await read(`/v1/runs/${run}`);
  return {
    app,
    engine,
    ask,
    known: {
      ...known,
      turn_id: [cases[0].attempts[0].turns[0].turn_id],
      start_time: ['2026-01-05T09:00:00Z'],
      end_time: ['2026-01-05T09:00:01.5+00:00', '2026-01-05T09:00:02'],
      attachments: [[], [{ data: 'aGVsbG8=', name: 'a.txt' }]],
      variants: [['a', 'b'].map((name) => ({ name, config: { system_prompt: name } }))],
      baseline: ['a'],
      primary_metric: ['pass_rate'],
      target_metrics: [{ playval: { target: 0.9 } }],
      documents: [[{ content: 'Unopened tea can be returned within 30 days.' }]],
      conversation_logs: [[{ input: 'Hi', output: 'Hello', feedback: 'good' }]],
      tags: [[], ['greeting']],
      preserve_sections: [[], ['Greet people.']],
      flags: ['', 'i'],
      pattern: ['H', '\\\\d+'],
      agent_id: [agent],
      override_agent_id: [agent],
      test_case_id: [case_],
      test_case_ids: [case_],
      trace_id: [trace],
      span_id: spans,
      parent_span_id: spans,
      run_id: [run],
      scorers,
      default_scorers: scorers,
      metrics: scorers,
    },
    end: () => engine.settled(),
  };
}
