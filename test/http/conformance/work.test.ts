import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import {
  agentRequest,
  caseRequest,
  type GreetingAgent,
  greetingAgent,
} from '../../support/greeting-agent.ts';
import {
  eventually,
  type Parsed,
  type ServiceProcess,
  serviceProcess,
} from '../../support/service-process.ts';

let service: ServiceProcess;
let greeter: GreetingAgent;
let agent = '';
/** A scorer that needs no judge. */
let says = '';
const cases: string[] = [];
beforeAll(async () => {
  [service, greeter] = await Promise.all([serviceProcess(), greetingAgent()]);
  const made = await service.post(
    '/v1/agents',
    agentRequest(greeter.url, { system_prompt: 'Greet people.' }),
  );
  agent = made.body.id;
  const scorer = { name: 'Greets', type: 'regex', config: { pattern: 'Hello' } };
  says = (await service.post('/v1/scorers', scorer)).body.scorer_id;
  for (const text of ['Hello', 'Where is TK-7? slowly'])
    cases.push(
      (await service.post('/v1/test-cases', caseRequest(agent, text, { tags: ['greeting'] }))).body.id,
    );
});
afterAll(async () => {
  await service?.stop();
  await greeter?.close();
});

const completed = (path: string, until = 'completed') =>
  eventually(
    () => service.get(path),
    ({ body }) => body.status === until,
  );
/** A case that only a model could judge. */
const unsureCase = () =>
  caseRequest(agent, 'Hi', { turns: [{ input: { text: 'Hi' }, expected_behavior: 'Greets back.' }] });
const later = { headers: { prefer: 'respond-async' } };

describe('POST /v1/runs', () => {
  it('answers at once with a queued run, and ends with results.json', async () => {
    const { status, body } = await service.post('/v1/runs', { test_case_ids: cases });
    expect(status).toBe(202);
    expect(body).toMatchObject({
      run_id: expect.stringMatching(/^run_/),
      status: 'queued',
      test_case_count: 2,
      estimated_duration_s: expect.any(Number),
      webhook_url: expect.stringMatching(new RegExp(`^wss://.+/v1/runs/${body.run_id}/events`)),
    });
    expect(Number.isInteger(body.estimated_duration_s) && body.estimated_duration_s >= 1).toBe(true);
    const seen = new Set<string>();
    const { body: results } = await eventually(
      async () => {
        const answer = await service.get(`/v1/runs/${body.run_id}`);
        seen.add(answer.body.status);
        return answer;
      },
      (answer) => answer.body.status === 'completed',
    );
    expect([...seen].every((one) => ['queued', 'running', 'completed'].includes(one))).toBe(true);
    expect(results).toMatchObject({
      run_id: body.run_id,
      status: 'completed',
      conclusion: expect.stringMatching(/^(passed|failed)$/),
      reason: expect.any(String),
      counts: { total: 2, errored: 0, skipped: 0 },
      agent_id: agent,
      judge: { mode: 'offline' },
    });
    for (const one of results.cases)
      expect(one.attempts[0].turns[0]).toMatchObject({
        turn_id: expect.stringMatching(/^turn_/),
        output: expect.any(String),
      });
  });

  it('ends as completed and neutral, with the reason, where no model says whether answers are right', async () => {
    const id = (await service.post('/v1/test-cases', unsureCase())).body.id;
    const { body } = await service.post('/v1/runs', { test_case_id: id });
    expect((await completed(`/v1/runs/${body.run_id}`)).body).toMatchObject({
      status: 'completed',
      conclusion: 'neutral',
      reason: expect.stringMatching(/unsure[\s\S]*check/),
      counts: { total: 1, passed: 0, failed: 0, errored: 0, skipped: 1, unsure: 1 },
      pass_rate: null,
      cases: [{ status: 'skipped', unsure: true }],
    });
  });

  it.each([
    ['a single id', () => ({ test_case_id: cases[0] }), 1],
    ['several ids', () => ({ test_case_ids: cases }), 2],
    ['a tag', () => ({ tags: ['greeting'] }), 2],
    [
      'all of them, as a union',
      () => ({ test_case_id: cases[0], test_case_ids: [cases[1]], tags: ['greeting'] }),
      2,
    ],
  ])('takes %s', async (_, request, count) => {
    const { status, body, text } = await service.post('/v1/runs', request());
    expect(status, text).toBe(202);
    expect(body.test_case_count).toBe(count);
    await completed(`/v1/runs/${body.run_id}`);
  });

  it('plays another agent in place of that of the case', async () => {
    const other = (await service.post('/v1/agents', agentRequest(greeter.url))).body.id;
    const config = { parallel: false, max_retries: 0, timeout_ms: 60_000 };
    const request = { test_case_id: cases[0], override_agent_id: other, config };
    const { body } = await service.post('/v1/runs', request);
    expect((await completed(`/v1/runs/${body.run_id}`)).body.agent_id).toBe(other);
  });

  it.each([
    ['no selector', {}],
    ['a case that is not there', { test_case_id: 'case_unknown' }],
    ['a tag that nothing has', { tags: ['nothing'] }],
    ['an agent that is not there', { tags: ['greeting'], override_agent_id: 'agent_unknown' }],
    ['half a retry', { tags: ['greeting'], config: { max_retries: 0.5 } }],
    ['no time at all', { tags: ['greeting'], config: { timeout_ms: 0 } }],
    ['parallel that is a text', { tags: ['greeting'], config: { parallel: 'yes' } }],
  ])('refuses %s', async (_, request) => {
    const { status, body, text } = await service.post('/v1/runs', request);
    expect({ status, code: body.code }, text).toEqual({ status: 422, code: 'validation_failed' });
  });

  it('leaves turns that can be evaluated again', async () => {
    const { body } = await service.post('/v1/runs', { test_case_id: cases[1] });
    const results = (await completed(`/v1/runs/${body.run_id}`)).body;
    const { turn_id } = results.cases[0].attempts[0].turns[0];
    const request = { turn_id, scorers: ['toxicity', 'tool_correctness'], expected_tools: ['get_order'] };
    const { status, body: judged, text } = await service.post('/v1/evaluate', request);
    expect(status, text).toBe(200);
    expect(judged.results.tool_correctness).toMatchObject({
      score: 1,
      metadata: { tools_used: expect.any(Array) },
    });
    const own = { turn_id, scorers: ['toxicity'], output: 'You are a stupid idiot, I hate you.' };
    expect((await service.post('/v1/evaluate', own)).body.results.toxicity.pass).toBe(false);
  });

  it('streams its progress at its stream address, in order, without gaps, to the end', async () => {
    const { body } = await service.post('/v1/runs', { test_case_ids: cases });
    expect(body.stream_url).toMatch(/^ws:\/\//);
    const messages: Parsed[] = [];
    const socket = new WebSocket(body.stream_url, { headers: { authorization: `Bearer ${service.key}` } });
    socket.on('message', (data) => messages.push(JSON.parse(String(data))));
    const code = await new Promise((resolve, reject) => {
      socket.on('close', resolve).on('error', reject);
    });
    expect(code).toBe(1000);
    const events = messages.filter(({ type }) => type !== 'heartbeat');
    expect(events[0].type).toBe('run.started');
    expect(events.at(-1)).toMatchObject({
      type: 'run.finished',
      data: { run_id: body.run_id, status: 'completed' },
    });
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => events[0].seq + index));
    const kinds = new Set(events.map(({ type }) => type));
    expect(kinds).toEqual(
      new Set(['run.started', 'case.started', 'turn.scored', 'case.finished', 'run.finished']),
    );
    const again = new WebSocket(`${body.stream_url.replace(/&?after=\d+/, '')}&after=${events[2].seq}`, {
      headers: { authorization: `Bearer ${service.key}` },
    });
    const rest: Parsed[] = [];
    again.on('message', (data) => rest.push(JSON.parse(String(data))));
    await new Promise((resolve) => again.on('close', resolve));
    expect(rest.filter(({ type }) => type !== 'heartbeat')).toEqual(events.slice(3));
  });
});

describe('POST /v1/experiments', () => {
  const request = (more: object = {}) => ({
    name: 'Greeting',
    agent_id: agent,
    variants: ['plain', 'warm'].map((name) => ({
      name,
      config: { system_prompt: name, model: 'm', temperature: 0.1 },
    })),
    test_case_ids: cases,
    metrics: [says, 'latency_ms'],
    config: { runs_per_variant: 2 },
    ...more,
  });

  it('answers when it is complete, with every field of interface 2.5', async () => {
    const { status, body, text } = await service.post('/v1/experiments', request());
    expect(status, text).toBe(201);
    expect(body).toMatchObject({
      experiment_id: expect.stringMatching(/^exp_/),
      status: 'completed',
      statistical_analysis: {
        winner: expect.stringMatching(/^(plain|warm)$/),
        confidence: expect.any(Number),
        p_value: expect.any(Number),
        effect_size: expect.any(Object),
        conclusive: false,
      },
      recommendation: expect.any(String),
    });
    expect(Object.keys(body.results).sort()).toEqual(['plain', 'warm']);
    for (const one of Object.values<Parsed>(body.results)) {
      expect(one).toMatchObject({
        runs: 4,
        pass_rate: expect.any(Number),
        avg_scores: { [says]: expect.any(Number), latency_ms: expect.any(Number) },
      });
      expect(Number.isInteger(one.avg_latency_ms)).toBe(true);
    }
    for (const size of Object.values(body.statistical_analysis.effect_size))
      expect(typeof size).toBe('string');
  });

  it('says with every field of interface 2.5 that nothing is sure where a metric needs a model and there is none', async () => {
    const id = (await service.post('/v1/test-cases', unsureCase())).body.id;
    const more = { metrics: ['relevance'], test_case_ids: [id] };
    const { status, body, text } = await service.post('/v1/experiments', request(more));
    expect(status, text).toBe(201);
    const nothing = { runs: 0, pass_rate: 0, avg_scores: {}, avg_latency_ms: 0, unsure: 2 };
    expect(body).toMatchObject({
      status: 'completed',
      results: { plain: nothing, warm: nothing },
      statistical_analysis: {
        winner: expect.stringMatching(/^(plain|warm)$/),
        confidence: 0,
        p_value: 1,
        effect_size: { relevance: 'n/a' },
        conclusive: false,
      },
      recommendation: expect.stringMatching(/nothing about them is sure.*Give the cases checks, or a model/),
    });
  });

  it('plays every variant ten times when no number is given', async () => {
    const config = { sequential: false };
    const { body } = await service.post('/v1/experiments', request({ config, test_case_ids: [cases[0]] }));
    expect(Object.values<Parsed>(body.results).map(({ runs }) => runs)).toEqual([10, 10]);
  });

  it('goes on in the background when asked to', async () => {
    const { status, body, headers } = await service.post('/v1/experiments', request(), later);
    expect(status).toBe(202);
    expect(body).toMatchObject({ status: expect.stringMatching(/^(pending|running)$/) });
    expect(headers.get('preference-applied')).toBe('respond-async');
    const ended = await completed(`/v1/experiments/${body.experiment_id}`);
    expect(ended.body).toMatchObject({
      status: 'completed',
      statistical_analysis: { winner: expect.any(String) },
    });
  });

  it.each([
    ['one variant', { variants: [{ name: 'a', config: {} }] }, 'variants'],
    ['a name twice', { variants: ['a', 'a'].map((name) => ({ name, config: {} })) }, 'variants[1].name'],
    ['a metric that is none', { metrics: ['nonsense'] }, 'metrics[0]'],
    ['a case that is not there', { test_case_ids: ['case_unknown'] }, 'test_case_ids[0]'],
    ['an agent that is not there', { agent_id: 'agent_unknown' }, 'agent_id'],
    ['no plays', { config: { runs_per_variant: 0 } }, 'config.runs_per_variant'],
    ['randomize that is a text', { config: { randomize: 'no' } }, 'config.randomize'],
  ])('refuses %s', async (_, more, path) => {
    const { status, body, text } = await service.post('/v1/experiments', request(more));
    expect(status, text).toBe(422);
    expect(body.errors.map((one: { path: string }) => one.path)).toContain(path);
  });
});

describe('POST /v1/optimize/prompt', () => {
  const FIELDS = {
    optimization_id: expect.stringMatching(/^opt_/),
    original_prompt: 'Greet people.',
    optimized_prompt: 'Greet people.',
    changes_made: [],
    predicted_improvement: {},
    validation_run_id: expect.stringMatching(/^run_/),
  };

  it.each([
    ['error_driven', {}],
    ['metric_driven', { target_metrics: { toxicity: { target: 0.9, current: 0.5 } } }],
    [
      'full',
      {
        failure_window: '7d',
        min_failures: 3,
        include_examples: false,
        max_examples: 2,
        constraints: { max_prompt_length: 4000, preserve_sections: ['Greet people.'] },
      },
    ],
  ])('%s without enough failures is failed, with all fields', async (optimization_type, more) => {
    const own = (
      await service.post('/v1/agents', agentRequest(greeter.url, { system_prompt: 'Greet people.' }))
    ).body.id;
    const request = { agent_id: own, optimization_type, ...more };
    const { status, body, text } = await service.post('/v1/optimize/prompt', request);
    expect(status, text).toBe(200);
    expect(body).toMatchObject({ ...FIELDS, status: 'failed' });
    const run = await service.get(`/v1/runs/${body.validation_run_id}`);
    expect(run.status).toBe(200);
    expect(run.body.reason).toMatch(/./);
  });

  it('without enough failures is failed with all fields also where the agent never reads its prompt', async () => {
    const invocation = { url: greeter.url, body_template: '{"q":"{{ input }}"}' };
    const request = { name: 'A', provider: 'custom', invocation, system_prompt: 'Greet people.' };
    const own = (await service.post('/v1/agents', request)).body.id;
    const ownRequest = { agent_id: own, optimization_type: 'error_driven' };
    const { status, body, text } = await service.post('/v1/optimize/prompt', ownRequest);
    expect(status, text).toBe(200);
    expect(body).toMatchObject({ ...FIELDS, status: 'failed' });
  });

  it('needs five failures unless told otherwise', async () => {
    const own = (await service.post('/v1/agents', agentRequest(greeter.url, { system_prompt: 'x' }))).body.id;
    const request = { agent_id: own, optimization_type: 'error_driven' };
    const { body } = await service.post('/v1/optimize/prompt', request);
    expect(body).toMatchObject({ decision: 'insufficient_failures', details: { failures: 0, needed: 5 } });
  });

  it('goes on in the background when asked to', async () => {
    const request = { agent_id: agent, optimization_type: 'error_driven' };
    const { status, body, text } = await service.post('/v1/optimize/prompt', request, later);
    expect(status, text).toBe(202);
    expect(body).toMatchObject({ ...FIELDS, status: 'running' });
    const ended = await eventually(
      () => service.get(`/v1/optimizations/${body.optimization_id}`),
      (answer) => answer.body.status !== 'running',
    );
    expect(ended.body).toMatchObject({ status: expect.stringMatching(/^(completed|failed)$/) });
  });

  it.each([
    ['a type that is none', { optimization_type: 'hopeful' }, 'optimization_type'],
    ['a window that is none', { failure_window: 'long' }, 'failure_window'],
    ['metrics without a target', { optimization_type: 'metric_driven' }, 'target_metrics'],
    ['no failures at all', { min_failures: 0 }, 'min_failures'],
    ['a prompt without room', { constraints: { max_prompt_length: 0 } }, 'constraints.max_prompt_length'],
    ['an agent that is not there', { agent_id: 'agent_unknown' }, 'agent_id'],
  ])('refuses %s', async (_, more, path) => {
    const request = { agent_id: agent, optimization_type: 'error_driven', ...more };
    const { status, body, text } = await service.post('/v1/optimize/prompt', request);
    expect(status, text).toBe(422);
    expect(body.errors.map((one: { path: string }) => one.path)).toContain(path);
  });
});

describe('a batch', () => {
  it('goes on in the background when asked to', async () => {
    const items = [{ input: 'a', output: 'Hello' }];
    const { status, body, text } = await service.post(
      '/v1/evaluate/batch',
      { items, scorers: ['toxicity'] },
      later,
    );
    expect(status, text).toBe(202);
    expect(body).toMatchObject({
      batch_id: expect.stringMatching(/^batch_/),
      status: 'running',
      results: [],
      summary: { total: 1 },
    });
    expect((await completed(`/v1/batches/${body.batch_id}`)).body).toMatchObject({
      status: 'completed',
      results: [{ item_index: 0, overall_pass: true, scores: { toxicity: 1 } }],
    });
  });
});

describe('failures of runs', () => {
  it('are analysed, with the runs that show them', async () => {
    const broken = caseRequest(agent, 'Bonjour', {
      turns: [
        {
          input: { text: 'Bonjour' },
          expected_behavior: 'Says "Goodbye and farewell, dear friend".',
          scorers: ['playval'],
          checks: [{ contains: 'Goodbye and farewell, dear friend' }],
        },
      ],
    });
    const id = (await service.post('/v1/test-cases', broken)).body.id;
    const run = (await service.post('/v1/runs', { test_case_id: id })).body.run_id;
    await completed(`/v1/runs/${run}`);
    const { status, body, text } = await service.get(`/v1/analytics/failure-analysis?agent_id=${agent}`);
    expect(status, text).toBe(200);
    expect(body.total_failures).toBeGreaterThanOrEqual(1);
    const ids = body.failure_categories.flatMap((one: { example_run_ids: string[] }) => one.example_run_ids);
    expect(ids).toContain(run);
    for (const one of body.failure_categories)
      expect(one).toMatchObject({
        category: expect.any(String),
        count: expect.any(Number),
        percentage: expect.any(Number),
        common_patterns: expect.any(Array),
        suggested_fix: expect.any(String),
      });
  });
});
