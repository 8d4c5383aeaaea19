import { afterEach, describe, expect, it } from 'vitest';
import type { AgentConnection, LoadedAttachment } from '../../src/agents/agent.ts';
import { connectAgent } from '../../src/agents/connect.ts';
import { Fault } from '../../src/errors.ts';
import { nodePorts } from '../../src/ports/node-ports.ts';
import type { Environment } from '../../src/ports/ports.ts';
import { agentCall, PATIENT, reachable } from '../support/agent-calls.ts';
import {
  anthropicMessage,
  chatCompletion,
  type FakeReply,
  type FakeServer,
  fakeAgentServer,
} from '../support/fake-agent-servers.ts';
import { GONE } from '../support/gone-models.ts';
import { until } from '../support/run-cli.ts';

const nothing: Environment = { get: () => undefined, names: () => [], cwd: () => '/' };
const ports = { ...nodePorts(), env: nothing };
const servers: FakeServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});
async function serve(reply: FakeReply): Promise<FakeServer> {
  const server = await fakeAgentServer(() => reply);
  servers.push(server);
  return server;
}
async function faultOf(promise: Promise<unknown>): Promise<Fault> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
  throw new Error('no fault');
}

interface Kind {
  provider: 'openai' | 'azure_openai' | 'anthropic';
  credential: string;
  good: object;
  how(url: string): Record<string, unknown>;
}
const KINDS: Kind[] = [
  {
    provider: 'openai',
    credential: 'OPENAI_API_KEY',
    good: chatCompletion('fine'),
    how: (url) => ({ base_url: `${url}/v1`, model: 'm-1' }),
  },
  {
    provider: 'azure_openai',
    credential: 'AZURE_OPENAI_API_KEY',
    good: chatCompletion('fine'),
    how: (url) => ({ base_url: url, deployment: 'd-1' }),
  },
  {
    provider: 'anthropic',
    credential: 'ANTHROPIC_API_KEY',
    good: anthropicMessage([{ type: 'text', text: 'fine' }]),
    how: (url) => ({ base_url: url, model: 'm-1' }),
  },
];
function connect(kind: Kind, url: string, more: Record<string, unknown> = {}): AgentConnection {
  const agent = reachable(
    { ...kind.how(url), ...more },
    { provider: kind.provider, credentials: { [kind.credential]: 'sk-own' }, system_prompt: 'You are kind.' },
  );
  return connectAgent(agent, ports);
}
const [openai, azure, anthropic] = KINDS as [Kind, Kind, Kind];
const HISTORY = agentCall('and now?', {
  messages: [
    { role: 'system', content: 'Extra rule.' },
    { role: 'user', content: 'hello' },
    { role: 'assistant', content: 'hi' },
    { role: 'tool', content: 'ignored' },
    { role: 'user', content: 'and now?' },
  ],
});
const TOOLS = [
  { type: 'function', function: { name: 'refund', parameters: { type: 'object' } }, extra: { kept: 1 } },
];

describe('an OpenAI agent', () => {
  it('sends system prompt, history, settings and tools untouched, and reads text and tokens', async () => {
    const server = await serve({ body: chatCompletion('the answer') });
    const agent = connect(openai, server.url, {
      temperature: 0.3,
      max_tokens: 50,
      tools: TOOLS,
      headers: { 'X-Team': 'a' },
    });
    expect(await agent.call(HISTORY, PATIENT)).toEqual({
      output: 'the answer',
      tool_calls: [],
      usage: { input_tokens: 11, output_tokens: 7 },
    });
    const seen = server.seen[0];
    expect(seen?.path).toBe('/v1/chat/completions');
    expect(seen?.headers).toMatchObject({ authorization: 'Bearer sk-own', 'x-team': 'a' });
    expect(seen?.json).toEqual({
      model: 'm-1',
      messages: [
        { role: 'system', content: 'You are kind.' },
        { role: 'system', content: 'Extra rule.' },
        { role: 'user', content: 'hello' },
        { role: 'assistant', content: 'hi' },
        { role: 'user', content: 'and now?' },
      ],
      temperature: 0.3,
      max_tokens: 50,
      tools: TOOLS,
    });
  });

  it('reads tool calls with parsed arguments, broken ones included', async () => {
    const call = (name: string, args: string) => ({
      id: name,
      type: 'function',
      function: { name, arguments: args },
    });
    const message = {
      tool_calls: [
        call('a', '{"x":{"y":1}}'),
        call('b', ''),
        call('c', '{"x":'),
        call('d', '{"__proto__":{"z":1},"k":2}'),
      ],
    };
    const server = await serve({ body: chatCompletion(null, { message, finish: 'tool_calls' }) });
    const answer = await connect(openai, server.url).call(agentCall('x'), PATIENT);
    expect(answer).toMatchObject({ output: '', output_missing: true });
    expect(answer.tool_calls).toEqual([
      { name: 'a', arguments: { x: { y: 1 } } },
      { name: 'b', arguments: {} },
      { name: 'c', arguments: { unparsed: '{"x":' } },
      { name: 'd', arguments: { k: 2 } },
    ]);
  });

  it.each<[string, LoadedAttachment, object]>([
    [
      'image',
      { name: 'a.png', media_type: 'image/png', data: 'AAAA' },
      { type: 'image_url', image_url: { url: 'data:image/png;base64,AAAA' } },
    ],
    [
      'image by URL',
      { name: 'a.png', media_type: 'image/png', url: 'https://x.example/a.png' },
      { type: 'image_url', image_url: { url: 'https://x.example/a.png' } },
    ],
    [
      'PDF',
      { name: 'a.pdf', media_type: 'application/pdf', data: 'AAAA' },
      { type: 'file', file: { filename: 'a.pdf', file_data: 'data:application/pdf;base64,AAAA' } },
    ],
    [
      'sound',
      { name: 'a.mp3', media_type: 'audio/mpeg', data: 'AAAA' },
      { type: 'input_audio', input_audio: { data: 'AAAA', format: 'mp3' } },
    ],
    [
      'text',
      { name: 'a.csv', media_type: 'text/csv', data: Buffer.from('a;ä').toString('base64') },
      { type: 'text', text: 'a.csv:\na;ä' },
    ],
  ])('sends a %s beside the question', async (_, attachment, part) => {
    const server = await serve({ body: chatCompletion('seen') });
    await connect(openai, server.url).call(agentCall('look', { attachments: [attachment] }), PATIENT);
    expect(server.seen[0]?.json.messages.at(-1)).toEqual({
      role: 'user',
      content: [{ type: 'text', text: 'look' }, part],
    });
  });

  it('gives a refusal as its output', async () => {
    const server = await serve({ body: chatCompletion(null, { message: { refusal: 'I will not.' } }) });
    expect((await connect(openai, server.url).call(agentCall('x'), PATIENT)).output).toBe('I will not.');
  });

  it.each([
    ['content_filter', 'content_filter'],
    ['length', 'truncated'],
  ])('has no answer when %s stopped it before it began', async (finish, subcode) => {
    const server = await serve({ body: chatCompletion('', { finish }) });
    const fault = await faultOf(connect(openai, server.url).call(agentCall('x'), PATIENT));
    expect([fault.code, fault.subcode, fault.retry]).toEqual(['agent_failed', subcode, false]);
  });

  it('talks to its own API when no base_url is given', async () => {
    let asked = '';
    const agent = connectAgent(
      reachable({ model: 'm', max_tokens: 9 }, { provider: 'openai', credentials: { OPENAI_API_KEY: 'k' } }),
      {
        ...ports,
        http: async ({ url, body }) => {
          asked = `${url} ${body}`;
          return {
            status: 200,
            headers: { 'content-type': 'application/json' },
            text: JSON.stringify(chatCompletion('ok')),
          };
        },
      },
    );
    await agent.call(agentCall('x'), PATIENT);
    expect(asked).toContain('https://api.openai.com/v1/chat/completions');
    expect(asked).toContain('"max_completion_tokens":9');
  });
});

describe('an Azure OpenAI agent', () => {
  it('is called by deployment path and version, with its own key header', async () => {
    const server = await serve({ body: chatCompletion('azure') });
    const answer = await connect(azure, `${server.url}/`, { api_version: '2025-01-01' }).call(
      agentCall('x'),
      PATIENT,
    );
    expect(answer.output).toBe('azure');
    expect(server.seen[0]?.path).toBe('/openai/deployments/d-1/chat/completions?api-version=2025-01-01');
    expect(server.seen[0]?.headers['api-key']).toBe('sk-own');
  });

  it('is called without version where the endpoint has none', async () => {
    const server = await serve({ body: chatCompletion('azure') });
    await connect(azure, `${server.url}/openai/v1/`).call(agentCall('x'), PATIENT);
    expect(server.seen[0]?.path).toBe('/openai/v1/chat/completions');
    expect(server.seen[0]?.json.model).toBe('d-1');
    expect(server.seen[0]?.headers['api-key']).toBe('sk-own');
  });
});

describe('an Anthropic agent', () => {
  it('sends system prompt apart, a token limit always, tools untouched, and reads blocks', async () => {
    const server = await serve({
      body: anthropicMessage(
        [
          { type: 'thinking', thinking: 'hm', signature: 's' },
          { type: 'text', text: 'Let me ' },
          { type: 'text', text: 'look.' },
          { type: 'tool_use', id: 't1', name: 'refund', input: { order: 7 } },
        ],
        'tool_use',
      ),
    });
    const tools = [
      { name: 'refund', input_schema: { type: 'object' }, cache_control: { type: 'ephemeral' } },
    ];
    const answer = await connect(anthropic, server.url, { temperature: 0, tools }).call(HISTORY, PATIENT);
    expect(answer).toEqual({
      output: 'Let me look.',
      tool_calls: [{ name: 'refund', arguments: { order: 7 } }],
      usage: { input_tokens: 13, output_tokens: 5 },
    });
    const seen = server.seen[0];
    expect(seen?.path).toBe('/v1/messages');
    expect(seen?.headers['x-api-key']).toBe('sk-own');
    expect(seen?.json).toEqual({
      model: 'm-1',
      max_tokens: 4096,
      system: 'You are kind.\n\nExtra rule.',
      messages: [
        { role: 'user', content: 'hello' },
        { role: 'assistant', content: 'hi' },
        { role: 'user', content: 'and now?' },
      ],
      temperature: 0,
      tools,
    });
  });

  it.each<[LoadedAttachment, object]>([
    [
      { name: 'a.png', media_type: 'image/png', data: 'AAAA' },
      { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'AAAA' } },
    ],
    [
      { name: 'a.png', media_type: 'image/png', url: 'https://x.example/a.png' },
      { type: 'image', source: { type: 'url', url: 'https://x.example/a.png' } },
    ],
    [
      { name: 'a.pdf', media_type: 'application/pdf', data: 'AAAA' },
      {
        type: 'document',
        title: 'a.pdf',
        source: { type: 'base64', media_type: 'application/pdf', data: 'AAAA' },
      },
    ],
    [
      { name: 'a.txt', media_type: 'text/plain', data: 'YQ==' },
      { type: 'document', title: 'a.txt', source: { type: 'text', media_type: 'text/plain', data: 'a' } },
    ],
  ])('sends %j as a block', async (attachment, block) => {
    const server = await serve({ body: anthropicMessage([{ type: 'text', text: 'ok' }]) });
    await connect(anthropic, server.url).call(agentCall('look', { attachments: [attachment] }), PATIENT);
    expect(server.seen[0]?.json.messages.at(-1).content).toEqual([{ type: 'text', text: 'look' }, block]);
  });

  it.each([
    ['refusal', 'content_filter'],
    ['max_tokens', 'truncated'],
  ])('has no answer when %s stopped it before it began', async (reason, subcode) => {
    const server = await serve({ body: anthropicMessage([], reason) });
    const fault = await faultOf(connect(anthropic, server.url).call(agentCall('x'), PATIENT));
    expect([fault.code, fault.subcode]).toEqual(['agent_failed', subcode]);
  });
});

describe.each(KINDS)('every provider: $provider', (kind) => {
  it.each([
    [408, 'overloaded', true],
    [409, 'overloaded', true],
    [429, 'rate_limited', true],
    [500, 'overloaded', true],
    [503, 'overloaded', true],
    [520, 'overloaded', true],
    [529, 'overloaded', true],
    [301, 'provider_error', false],
    [400, 'provider_error', false],
    [401, 'provider_error', false],
    [403, 'provider_error', false],
    [404, 'provider_error', false],
    [413, 'provider_error', false],
    [422, 'provider_error', false],
  ])('answers status %i as %s, retryable %s, after one request', async (status, code, retry) => {
    const server = await serve({
      status,
      headers: { 'retry-after': '3' },
      body: { error: { message: 'no', type: 't', code: 'c' } },
    });
    const fault = await faultOf(connect(kind, server.url).call(agentCall('x'), PATIENT));
    expect([fault.code, fault.retry, fault.status]).toEqual([code, retry, status]);
    expect(fault.retryAfterMs).toBe(retry ? 3000 : undefined);
    if (status === 401 || status === 403) expect(fault.hint).toContain(kind.credential);
    expect(`${fault.message} ${fault.hint}`).not.toContain('sk-own');
    expect(server.seen.length).toBe(1);
  });

  it('prefers retry-after-ms', async () => {
    const server = await serve({
      status: 429,
      headers: { 'retry-after': '9', 'retry-after-ms': '120' },
      body: {},
    });
    expect((await faultOf(connect(kind, server.url).call(agentCall('x'), PATIENT))).retryAfterMs).toBe(120);
  });

  it('does not retry a used-up quota or a conversation that is too long', async () => {
    const quota = await serve({ status: 429, body: { error: { code: 'insufficient_quota' } } });
    const used = await faultOf(connect(kind, quota.url).call(agentCall('x'), PATIENT));
    expect([used.code, used.subcode, used.retry]).toEqual(['provider_error', 'quota', false]);
    const long = await serve({
      status: 400,
      body: { error: { code: 'context_length_exceeded', message: 'prompt is too long' } },
    });
    const fault = await faultOf(connect(kind, long.url).call(agentCall('x'), PATIENT));
    expect([fault.code, fault.subcode, fault.retry]).toEqual(['provider_error', 'context_length', false]);
  });

  it.each([
    '',
    '  \n',
    '<html>502</html>',
    'null',
    '[]',
    '"x"',
    '1',
    'NaN',
    '{}{}',
    '{"choices":[]} rest',
    '{"choices":[{"message":{"content":null}}]}',
    '{"choices":{},"content":{}}',
    '{"usage":{"prompt_tokens":-5}}',
  ])('takes a 200 with body %j for a passing fault, never for an answer', async (body) => {
    for (const type of ['application/json', 'text/html']) {
      const server = await serve({ body, headers: { 'content-type': type } });
      const fault = await faultOf(connect(kind, server.url).call(agentCall('x'), PATIENT));
      expect([fault.code, fault.subcode, fault.retry]).toEqual(['provider_error', 'unparseable', true]);
    }
  });

  it('reads a good body under a wrong content type', async () => {
    const server = await serve({ body: kind.good, headers: { 'content-type': 'text/plain' } });
    expect((await connect(kind, server.url).call(agentCall('x'), PATIENT)).output).toBe('fine');
  });

  it('refuses deep JSON and huge bodies', async () => {
    const deep = await serve({ body: `{"choices":${'['.repeat(50_000)}${']'.repeat(50_000)}}` });
    expect((await faultOf(connect(kind, deep.url).call(agentCall('x'), PATIENT))).subcode).toBe(
      'hostile_reply',
    );
    const huge = await serve({ body: 'x'.repeat(11 * 1024 * 1024) });
    expect((await faultOf(connect(kind, huge.url).call(agentCall('x'), PATIENT))).code).toBe('too_large');
  });

  it.each([
    ['drop', 'connection'],
    ['cut', 'connection'],
  ] as const)('a server that does %s is a retryable %s', async (fault, code) => {
    const server = await serve({ fault });
    const found = await faultOf(connect(kind, server.url).call(agentCall('x'), PATIENT));
    expect([found.code, found.retry]).toEqual([code, true]);
    expect(server.seen.length).toBe(1);
  });

  it('a server that does hang is a retryable timeout', async () => {
    const server = await serve({ fault: 'hang' });
    // On a busy machine its time may be over before the request has arrived: then it is given more.
    for (let timeoutMs = 150; server.seen.length === 0; timeoutMs *= 2) {
      const found = await faultOf(connect(kind, server.url).call(agentCall('x'), { timeoutMs }));
      expect([found.code, found.retry]).toEqual(['timeout', true]);
    }
    expect(server.seen.length).toBe(1);
  });

  it('stops when its call is given up', async () => {
    const server = await serve({ fault: 'hang' });
    const stop = new AbortController();
    const call = faultOf(connect(kind, server.url).call(agentCall('x'), { ...PATIENT, signal: stop.signal }));
    await until(() => server.seen.length > 0);
    stop.abort();
    expect((await call).code).toBe('cancelled');
  });

  it('says which attachment it cannot take', async () => {
    const server = await serve({ body: kind.good });
    const attachments = [{ name: 'a.zip', media_type: 'application/zip', data: 'AAAA' }];
    const fault = await faultOf(connect(kind, server.url).call(agentCall('x', { attachments }), PATIENT));
    expect([fault.code, fault.subcode, fault.retry]).toEqual(['agent_failed', 'attachment', false]);
    expect(fault.message).toContain('a.zip');
    expect(server.seen.length).toBe(0);
  });

  it('keeps calls in flight apart', async () => {
    const server = await fakeAgentServer(({ text }) =>
      text.includes('bad') ? { status: 401, body: {} } : { body: kind.good },
    );
    servers.push(server);
    const agent = connect(kind, server.url);
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => agent.call(agentCall(index % 2 ? 'bad' : 'good'), PATIENT)),
    );
    expect(results.map(({ status }) => status)).toEqual(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? 'rejected' : 'fulfilled')),
    );
  });
});

describe('an agent whose model nobody serves', () => {
  it.each(
    GONE.flatMap(({ says, ...reply }) =>
      KINDS.map((kind) => ({ says, provider: kind.provider, kind, reply })),
    ),
  )(
    'is one final fault that names model and place, as $says says it to $provider',
    async ({ kind, reply }) => {
      const server = await serve({ status: reply.status, body: reply.body as object });
      const fault = await faultOf(connect(kind, server.url).call(agentCall('hello'), PATIENT));
      expect(fault).toMatchObject({ code: 'provider_error', subcode: 'model_not_found', retry: false });
      const [model, key] = kind.provider === 'azure_openai' ? ['d-1', 'deployment'] : ['m-1', 'model'];
      expect(fault.message).toContain(
        `does not serve the model "${model}", named by invocation.${key} of the agent`,
      );
      expect(server.seen).toHaveLength(1);
    },
  );

  it('names the variant where that is what named it, and what follows the model', async () => {
    const server = await serve({ status: 404, body: GONE[0]!.body as object });
    const fault = await faultOf(
      connect(openai, server.url).call(agentCall('hello', { model: 'gpt-5' }), PATIENT),
    );
    expect(fault.message).toContain('"gpt-5", named by a variant of the agent');
    expect(fault.hint).toContain('Its successor is gpt-5.6-sol');
  });
});
