import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  agentRequest,
  caseRequest,
  type GreetingAgent,
  greetingAgent,
} from '../../support/greeting-agent.ts';
import { eventually, type ServiceProcess, serviceProcess } from '../../support/service-process.ts';

let service: ServiceProcess;
let greeter: GreetingAgent;
/** Kind → ids, in the order in which they were made. */
const made: Record<string, string[]> = {};
const KINDS =
  'scorers test-cases agents runs experiments optimizations evaluations batches webhooks traces'.split(' ');
const ID: Record<string, string> = {
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

beforeAll(async () => {
  [service, greeter] = await Promise.all([serviceProcess(), greetingAgent()]);
  const create = async (kind: string, path: string, body: object) => {
    const answer = await service.post(path, body);
    const id = answer.body[ID[kind] ?? ''];
    if (typeof id !== 'string') throw new Error(`${path}: ${answer.status} ${answer.text}`);
    const ids = made[kind] ?? [];
    made[kind] = [...ids, id];
    return id;
  };
  for (let turn = 0; turn < 3; turn++) {
    const agent = await create(
      'agents',
      '/v1/agents',
      agentRequest(greeter.url, { system_prompt: 'Greet.' }),
    );
    const one = await create('test-cases', '/v1/test-cases', caseRequest(agent, `Hello ${turn}`));
    await create('scorers', '/v1/scorers', { name: `S${turn}`, type: 'regex', config: { pattern: 'a' } });
    await create('traces', '/v1/traces', { agent_id: agent });
    await create('evaluations', '/v1/evaluate', { output: 'Hello', scorers: ['toxicity'] });
    await create('batches', '/v1/evaluate/batch', {
      items: [{ input: 'a', output: 'b' }],
      scorers: ['toxicity'],
    });
    await create('webhooks', '/v1/webhooks', {
      url: `https://example.com/${turn}`,
      events: ['optimization.completed'],
      secret: 'never-to-be-read-back-0123',
    });
    const run = await create('runs', '/v1/runs', { test_case_id: one });
    await eventually(
      () => service.get(`/v1/runs/${run}`),
      ({ body }) => body.status === 'completed',
    );
    await create('optimizations', '/v1/optimize/prompt', {
      agent_id: agent,
      optimization_type: 'error_driven',
    });
    await create('experiments', '/v1/experiments', {
      name: `E${turn}`,
      agent_id: agent,
      variants: ['a', 'b'].map((name) => ({ name, config: {} })),
      test_case_ids: [one],
      metrics: ['toxicity'],
      config: { runs_per_variant: 1 },
    });
  }
});
afterAll(async () => {
  await service?.stop();
  await greeter?.close();
});

/** Ids of a whole list, read page by page. */
async function walk(kind: string, limit: number): Promise<string[]> {
  const ids: string[] = [];
  let cursor = '';
  do {
    const { status, body, text } = await service.get(`/v1/${kind}?limit=${limit}${cursor}`);
    expect(status, text).toBe(200);
    expect(Object.keys(body).sort()).toEqual(['data', 'next_cursor']);
    expect(body.data.length).toBeLessThanOrEqual(limit);
    ids.push(...body.data.map((one: Record<string, string>) => one[ID[kind] ?? '']));
    cursor = body.next_cursor === null ? '' : `&cursor=${encodeURIComponent(body.next_cursor)}`;
  } while (cursor !== '');
  return ids;
}

describe.each(KINDS)('GET /v1/%s', (kind) => {
  it('lists everything once, whatever the size of the page', async () => {
    const whole = await walk(kind, 200);
    expect(new Set(whole).size).toBe(whole.length);
    expect(whole).toEqual(expect.arrayContaining(made[kind] ?? ['?']));
    for (const limit of [1, 2]) expect(await walk(kind, limit)).toEqual(whole);
  });

  it('reads each by its id', async () => {
    for (const id of made[kind] ?? []) {
      const { status, body, text } = await service.get(`/v1/${kind}/${id}`);
      expect(status, text).toBe(200);
      expect(body[ID[kind] ?? '']).toBe(id);
    }
  });

  it('answers 404 for an id that is not there', async () => {
    for (const id of ['unknown', '..%2F..%2Fetc', '%00', 'a'.repeat(300)]) {
      const { status, body, text } = await service.get(`/v1/${kind}/${id}`);
      expect([404, 400], `${id}: ${text}`).toContain(status);
      expect(body.code).toMatch(/not_found|usage|malformed/);
    }
  });

  it.each(['0', '201', '-1', 'abc', '1.5', ''])('refuses the limit %j', async (limit) => {
    const { status, body } = await service.get(`/v1/${kind}?limit=${limit}`);
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ path: 'limit' }]);
  });

  it('refuses a cursor that it did not make', async () => {
    for (const cursor of ['nonsense', '%00', 'eyJhIjoxfQ']) {
      const { status, body, text } = await service.get(`/v1/${kind}?cursor=${cursor}`);
      expect(status, text).toBe(422);
      expect(body.errors).toMatchObject([{ path: 'cursor' }]);
    }
  });
});

describe('what is read', () => {
  it('of an agent holds neither keys nor credentials', async () => {
    const credentials = { OPENAI_API_KEY: 'sk-never-read-back' };
    const { invocation, ...rest } = agentRequest(greeter.url, { credentials });
    const headers = { authorization: 'Bearer never-read-back' };
    const request = {
      ...rest,
      invocation: { ...invocation, headers },
      default_scorers: ['relevance', 'safety'],
    };
    const agent = (await service.post('/v1/agents', request)).body;
    for (const path of [`/v1/agents/${agent.id}`, '/v1/agents?limit=200']) {
      const { text } = await service.get(path);
      expect(text).not.toContain(agent.api_key);
      expect(text).not.toContain('sk-never');
      expect(text).not.toContain('never-read-back');
      expect(text).not.toMatch(/sha256|credentials/);
    }
    expect((await service.get(`/v1/agents/${agent.id}`)).body).toMatchObject({
      id: agent.id,
      name: 'Greeter',
      provider: 'custom',
      default_scorers: ['relevance', 'safety'],
      created_at: agent.created_at,
    });
  });

  it('of a webhook holds no secret', async () => {
    for (const path of [`/v1/webhooks/${made['webhooks']?.[0]}`, '/v1/webhooks'])
      expect((await service.get(path)).text).not.toContain('never-to-be-read');
  });

  it('of a run is newest first', async () => {
    expect(await walk('runs', 200)).toEqual(expect.arrayContaining(made['runs'] ?? []));
    const listed = (await walk('runs', 200)).filter((id) => made['runs']?.includes(id));
    expect(listed).toEqual([...(made['runs'] ?? [])].reverse());
  });

  it('of a run may be the summary alone', async () => {
    const id = made['runs']?.[0];
    const { body } = await service.get(`/v1/runs/${id}`);
    const { body: summary } = await service.get(`/v1/runs/${id}?fields=summary`);
    const { cases, ...rest } = body;
    expect(cases).toHaveLength(1);
    expect(summary).toEqual(rest);
  });
});

describe('DELETE', () => {
  it.each(['scorers', 'test-cases', 'agents', 'webhooks'])('takes one of /v1/%s away', async (kind) => {
    const id = made[kind]?.pop() ?? '';
    const gone = await service.ask('DELETE', `/v1/${kind}/${id}`);
    expect({ status: gone.status, text: gone.text }).toEqual({ status: 204, text: '' });
    expect((await service.get(`/v1/${kind}/${id}`)).status).toBe(404);
    expect(await walk(kind, 200)).not.toContain(id);
    expect((await service.ask('DELETE', `/v1/${kind}/${id}`)).status).toBe(404);
  });

  it.each(['runs', 'experiments', 'optimizations', 'evaluations', 'batches', 'traces'])(
    'is not for /v1/%s',
    async (kind) => {
      const id = made[kind]?.[0];
      expect((await service.ask('DELETE', `/v1/${kind}/${id}`)).status).toBe(405);
      expect((await service.get(`/v1/${kind}/${id}`)).status).toBe(200);
    },
  );
});
