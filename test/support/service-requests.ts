/** What the tables of the conformance tests ask with: ids of things that are there. */
export interface Known {
  agent: string;
  cases: string[];
  trace: string;
  span: string;
}

/** A request that is accepted, and what it cannot do without. */
export interface SampleRequest {
  method: 'POST' | 'PATCH';
  path(known: Known): string;
  body(known: Known): Record<string, unknown>;
  /** Paths as an error names them. */
  required: string[];
  /** Status of success (contract 9). */
  status: number;
}

const TURN = { input: { text: 'Hello' }, expected_behavior: 'Greets.' };
const at = (seconds: number) => `2026-01-05T09:00:${String(seconds).padStart(2, '0')}Z`;

/** Every operation with a body (interface 4), in its order. */
export const SAMPLE_REQUESTS: Readonly<Record<string, SampleRequest>> = {
  'POST /v1/scorers': {
    method: 'POST',
    path: () => '/v1/scorers',
    body: () => ({ name: 'Greets', type: 'regex', config: { pattern: 'hello' } }),
    required: ['name', 'type', 'config', 'config.pattern'],
    status: 201,
  },
  'POST /v1/evaluate': {
    method: 'POST',
    path: () => '/v1/evaluate',
    body: () => ({ output: 'Hello!', scorers: ['toxicity'] }),
    required: ['scorers'],
    status: 200,
  },
  'POST /v1/evaluate/batch': {
    method: 'POST',
    path: () => '/v1/evaluate/batch',
    body: () => ({ items: [{ input: 'Hi', output: 'Hello!' }], scorers: ['toxicity'] }),
    required: ['items', 'items[0].input', 'items[0].output', 'scorers'],
    status: 200,
  },
  'POST /v1/optimize/prompt': {
    method: 'POST',
    path: () => '/v1/optimize/prompt',
    body: ({ agent }) => ({ agent_id: agent, optimization_type: 'error_driven' }),
    required: ['agent_id', 'optimization_type'],
    status: 200,
  },
  'POST /v1/experiments': {
    method: 'POST',
    path: () => '/v1/experiments',
    body: ({ agent, cases }) => ({
      name: 'Two prompts',
      agent_id: agent,
      variants: [
        { name: 'a', config: {} },
        { name: 'b', config: { temperature: 0.5 } },
      ],
      test_case_ids: cases.slice(0, 1),
      metrics: ['toxicity'],
      config: { runs_per_variant: 1 },
    }),
    required: [
      'name',
      'agent_id',
      'variants',
      'variants[1].name',
      'variants[1].config',
      'test_case_ids',
      'metrics',
    ],
    status: 201,
  },
  'POST /v1/test-cases': {
    method: 'POST',
    path: () => '/v1/test-cases',
    body: ({ agent }) => ({ name: 'Hello', agent_id: agent, turns: [TURN] }),
    required: [
      'name',
      'agent_id',
      'turns',
      'turns[0].input',
      'turns[0].input.text',
      'turns[0].expected_behavior',
    ],
    status: 201,
  },
  'POST /v1/test-cases/generate': {
    method: 'POST',
    path: () => '/v1/test-cases/generate',
    body: ({ agent }) => ({
      agent_id: agent,
      source_type: 'documents',
      documents: [{ content: 'Unopened tea can be returned within 30 days.' }],
      generation_config: { num_test_cases: 1 },
    }),
    required: ['agent_id', 'source_type', 'documents', 'documents[0].content'],
    status: 200,
  },
  'POST /v1/agents': {
    method: 'POST',
    path: () => '/v1/agents',
    body: () => ({ name: 'Other', provider: 'openai' }),
    required: ['name', 'provider'],
    status: 201,
  },
  'POST /v1/traces': {
    method: 'POST',
    path: () => '/v1/traces',
    body: ({ agent }) => ({ agent_id: agent }),
    required: ['agent_id'],
    status: 201,
  },
  'POST /v1/traces/{trace_id}/spans': {
    method: 'POST',
    path: ({ trace }) => `/v1/traces/${trace}/spans`,
    body: () => ({ name: 'search', kind: 'tool', input: {}, start_time: at(0) }),
    required: ['name', 'kind', 'input', 'start_time'],
    status: 201,
  },
  'PATCH /v1/spans/{span_id}': {
    method: 'PATCH',
    path: ({ span }) => `/v1/spans/${span}`,
    body: () => ({ output: {}, end_time: at(2), status: 'completed' }),
    required: ['output', 'end_time', 'status'],
    status: 200,
  },
  'POST /v1/runs': {
    method: 'POST',
    path: () => '/v1/runs',
    body: ({ cases }) => ({ test_case_id: cases[0] }),
    // One selector is needed, whichever.
    required: [],
    status: 202,
  },
  'POST /v1/webhooks': {
    method: 'POST',
    path: () => '/v1/webhooks',
    body: () => ({
      url: 'https://example.com/hook',
      events: ['run.failed'],
      secret: 'a-secret-of-some-length-here',
    }),
    required: ['url', 'events', 'secret'],
    status: 201,
  },
};

/** A copy without what the path names (`items[0].input`). */
export function without(body: unknown, path: string): Parsed {
  const copy: Parsed = structuredClone(body);
  const parts = path.split(/[.[\]]+/).filter((part) => part !== '');
  const last = parts.pop();
  const parent = parts.reduce((value, part) => value[part], copy);
  if (last === undefined || !Object.hasOwn(parent, last)) throw new Error(`${path} is not in the sample`);
  delete parent[last];
  return copy;
}

type Parsed = ReturnType<typeof JSON.parse>;
