import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  agentRequest,
  caseRequest,
  type GreetingAgent,
  greetingAgent,
} from '../../support/greeting-agent.ts';
import { type ServiceProcess, serviceProcess } from '../../support/service-process.ts';

let service: ServiceProcess;
let greeter: GreetingAgent;
let agent = '';
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
beforeAll(async () => {
  [service, greeter] = await Promise.all([serviceProcess(), greetingAgent()]);
  agent = (await service.post('/v1/agents', agentRequest(greeter.url))).body.id;
});
afterAll(async () => {
  await service?.stop();
  await greeter?.close();
});
const paths = (body: { errors: { path: string }[] }) => body.errors.map((one) => one.path);

describe('POST /v1/agents', () => {
  it.each([
    ['openai', { model: 'm' }],
    ['anthropic', { model: 'm' }],
    ['azure_openai', { base_url: 'https://x.openai.azure.com', deployment: 'd' }],
    ['langchain', { url: 'http://127.0.0.1:1/agent' }],
    ['custom', { url: 'http://127.0.0.1:1/agent' }],
  ])('takes the provider %s, and answers five strings', async (provider, invocation) => {
    const { status, body, text } = await service.post('/v1/agents', { name: 'A', provider, invocation });
    expect(status, text).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^agent_/),
      name: 'A',
      provider,
      created_at: expect.stringMatching(ISO),
      api_key: expect.stringMatching(/.{24,}/),
    });
  });

  // Interface 4.8 asks for no more; what is missing to call it is said when it is called.
  it.each(['openai', 'anthropic', 'azure_openai', 'langchain', 'custom'])(
    'needs no more than a name and the provider %s',
    async (provider) => {
      const { status, text } = await service.post('/v1/agents', { name: 'A', provider });
      expect(status, text).toBe(201);
    },
  );

  it.each(['relevance', 'faithfulness', 'safety', 'hallucination_score', 'toxicity'])(
    'takes the default scorer %s',
    async (name) => {
      const { status, text } = await service.post(
        '/v1/agents',
        agentRequest(greeter.url, { default_scorers: [name] }),
      );
      expect(status, text).toBe(201);
    },
  );

  it.each([
    ['a provider that is none', { provider: 'other' }, 'provider'],
    [
      'a scorer that nobody knows',
      agentRequest('http://127.0.0.1:1', { default_scorers: ['nonsense'] }),
      'default_scorers[0]',
    ],
    [
      'a credential that is no text',
      agentRequest('http://127.0.0.1:1', { credentials: { OPENAI_API_KEY: 7 } }),
      'credentials.OPENAI_API_KEY',
    ],
    [
      'a method that is none',
      { provider: 'custom', invocation: { url: 'http://127.0.0.1:1', method: 'SING' } },
      'invocation.method',
    ],
  ])('refuses %s', async (_, request, path) => {
    const { status, body, text } = await service.post('/v1/agents', { name: 'A', ...request });
    expect(status, text).toBe(422);
    expect(paths(body)).toContain(path);
  });
});

describe('POST /v1/test-cases', () => {
  it('answers the case as it was sent, with what was left out', async () => {
    const turn = {
      input: { text: 'Hi' },
      expected_behavior: 'Greets.',
      scorers: ['toxicity'],
      ground_truth: 'Hello',
      context: ['Be polite.'],
    };
    const { status, body } = await service.post('/v1/test-cases', {
      name: 'Hi',
      agent_id: agent,
      turns: [turn],
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^case_/),
      name: 'Hi',
      agent_id: agent,
      type: 'single',
      turns: [turn],
      tags: [],
      created_at: expect.stringMatching(ISO),
    });
  });

  it('takes several turns of a multi case, and attachments', async () => {
    const attachments = [{ data: 'aGVsbG8=', name: 'a.txt', media_type: 'text/plain' }];
    const turns = ['Hi', 'Bye'].map((text) => ({ input: { text, attachments }, expected_behavior: 'x' }));
    const request = { ...caseRequest(agent, 'x'), type: 'multi', turns, tags: ['a', 'b'] };
    const { status, body } = await service.post('/v1/test-cases', request);
    expect(status).toBe(201);
    expect(body).toMatchObject({ type: 'multi', turns, tags: ['a', 'b'] });
  });

  it.each([
    [
      'a single case with several turns',
      { turns: [1, 2].map(() => ({ input: { text: 'x' }, expected_behavior: 'x' })) },
      'turns',
    ],
    ['a type that is none', { type: 'many' }, 'type'],
    ['no turn', { turns: [] }, 'turns'],
    ['tags that are no texts', { tags: [1] }, 'tags[0]'],
    [
      'a scorer that nobody knows',
      { turns: [{ input: { text: 'x' }, expected_behavior: 'x', scorers: ['nonsense'] }] },
      'turns[0].scorers[0]',
    ],
    ['an agent that is not there', { agent_id: 'agent_unknown' }, 'agent_id'],
  ])('refuses %s', async (_, more, path) => {
    const { status, body, text } = await service.post('/v1/test-cases', {
      ...caseRequest(agent, 'x'),
      ...more,
    });
    expect(status, text).toBe(422);
    expect(paths(body)).toContain(path);
  });
});

describe('POST /v1/test-cases/generate', () => {
  const policy = [
    'Unopened tea can be returned within 30 days. Opened tea cannot be returned.',
    'Orders above 50 euros are delivered free of charge. Delivery takes 3 working days.',
    'A gift card is valid for 24 months. A gift card cannot be exchanged for cash.',
    'Members earn 1 point for every euro. 100 points give a discount of 5 euros.',
    'A return needs the order number. Refunds are paid within 14 days.',
  ].map((content, index) => ({ name: `policy ${index}`, content }));
  const logs = [
    {
      input: 'Which teapot is dishwasher safe?',
      output: 'The steel one is dishwasher safe.',
      feedback: 'good',
    },
    { input: 'Stop my tea subscription.', output: 'No.', feedback: 'bad' },
    { input: 'When do you open on Sunday?', output: 'We open at 10.', feedback: 'neutral' },
    { input: 'Is the green tea organic?', output: 'Yes.' },
  ];

  it('makes ten cases of documents when no number is given', async () => {
    const request = { agent_id: agent, source_type: 'documents', documents: policy };
    const { status, body, text } = await service.post('/v1/test-cases/generate', request);
    expect(status, text).toBe(200);
    expect(body.generated_test_cases).toHaveLength(10);
    for (const one of body.generated_test_cases)
      expect(one).toMatchObject({
        name: expect.any(String),
        turns: expect.arrayContaining([
          expect.objectContaining({
            input: { text: expect.any(String) },
            expected_behavior: expect.any(String),
          }),
        ]),
        difficulty: expect.stringMatching(/^(easy|medium|hard)$/),
        rationale: expect.any(String),
      });
    expect(body.coverage_analysis).toMatchObject({
      policy_topics_covered: expect.any(Array),
      gaps_identified: expect.any(Array),
    });
  });

  it.each([
    ['conversation logs', { source_type: 'conversation_logs', conversation_logs: logs }],
    ['stored failures, of which there are none', { source_type: 'failure_analysis' }],
    [
      'documents with every setting',
      {
        source_type: 'documents',
        documents: policy,
        generation_config: {
          num_test_cases: 3,
          difficulty_distribution: { easy: 0.5, medium: 0.3, hard: 0.2 },
          include_edge_cases: false,
          focus_areas: ['returns'],
        },
      },
    ],
  ])('takes %s', async (_, request) => {
    const { status, body, text } = await service.post('/v1/test-cases/generate', {
      agent_id: agent,
      ...request,
    });
    expect(status, text).toBe(200);
    expect(body.generated_test_cases).toBeInstanceOf(Array);
    expect(body.generated_test_cases.length).toBeLessThanOrEqual(10);
  });

  it('stores none of them', async () => {
    const count = async () => (await service.get('/v1/test-cases?limit=200')).body.data.length;
    const before = await count();
    await service.post('/v1/test-cases/generate', {
      agent_id: agent,
      source_type: 'documents',
      documents: policy,
    });
    expect(await count()).toBe(before);
  });

  it.each([
    ['documents', 'documents'],
    ['conversation_logs', 'conversation_logs'],
    ['rumours', 'source_type'],
  ])('refuses source_type %s alone', async (source_type, path) => {
    const { status, body } = await service.post('/v1/test-cases/generate', { agent_id: agent, source_type });
    expect(status).toBe(422);
    expect(paths(body)).toContain(path);
  });

  it.each([
    [
      'feedback that is none',
      {
        source_type: 'conversation_logs',
        conversation_logs: [{ input: 'a', output: 'b', feedback: 'so-so' }],
      },
      'conversation_logs[0].feedback',
    ],
    [
      'no cases at all',
      { source_type: 'documents', documents: policy, generation_config: { num_test_cases: 0 } },
      'generation_config.num_test_cases',
    ],
  ])('refuses %s', async (_, request, path) => {
    const { status, body } = await service.post('/v1/test-cases/generate', { agent_id: agent, ...request });
    expect(status).toBe(422);
    expect(paths(body)).toContain(path);
  });
});

describe('POST /v1/webhooks', () => {
  const request = {
    url: 'https://example.com/hook',
    events: ['run.failed'],
    secret: 'a-secret-of-some-length',
  };

  it('takes all four events, and never answers the secret', async () => {
    const events = ['run.completed', 'run.failed', 'evaluation.completed', 'optimization.completed'];
    const { status, body, text } = await service.post('/v1/webhooks', { ...request, events });
    expect(status).toBe(201);
    expect(body).toEqual({
      webhook_id: expect.stringMatching(/^wh_/),
      url: request.url,
      events,
      active: true,
    });
    expect(text).not.toContain(request.secret);
  });

  it.each([
    ['plain http', { url: 'http://example.com/hook' }, 'url'],
    ['another scheme', { url: 'ftp://example.com/hook' }, 'url'],
    ['no address', { url: 'example' }, 'url'],
    ['a private address', { url: 'https://10.0.0.1/hook' }, 'url'],
    ['loopback', { url: 'https://127.0.0.1/hook' }, 'url'],
    ['the metadata address', { url: 'https://169.254.169.254/' }, 'url'],
    ['no event', { events: [] }, 'events'],
    ['an event that is none', { events: ['run.complete'] }, 'events[0]'],
    ['an empty secret', { secret: '' }, 'secret'],
  ])('refuses %s', async (_, more, path) => {
    const { status, body, text } = await service.post('/v1/webhooks', { ...request, ...more });
    expect(status, text).toBe(422);
    expect(body.code).toMatch(/^(validation_failed|address_denied)$/);
    expect(paths(body)).toContain(path);
  });
});

describe('GET /v1/analytics/failure-analysis', () => {
  it('looks back 30 days when nothing else is said', async () => {
    const { status, body } = await service.get('/v1/analytics/failure-analysis');
    expect(status).toBe(200);
    expect(body).toMatchObject({ period: '30d', total_failures: 0, failure_categories: [] });
  });

  it('takes an agent and a period', async () => {
    const { status, body } = await service.get(`/v1/analytics/failure-analysis?agent_id=${agent}&period=7d`);
    expect({ status, period: body.period }).toEqual({ status: 200, period: '7d' });
  });

  it.each(['soon', '0d', '-1d', '30', 'd'])('refuses the period %j', async (period) => {
    const { status, body } = await service.get(`/v1/analytics/failure-analysis?period=${period}`);
    expect(status).toBe(422);
    expect(paths(body)).toContain('period');
  });
});
